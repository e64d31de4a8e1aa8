/** One form: a reference at the place where the other has a number. */
public class ConfusedShapeA {
    public Object first = "object";
    public int second = 2;

    @Override
    public int hashCode() {
        return 11;
    }
}
