/** The other form. */
public class ConfusedShapeB {
    public long first = 0x123456789abcdefL;
    public Object second = "reference";
    public long third = 3;

    @Override
    public int hashCode() {
        return 13;
    }
}
