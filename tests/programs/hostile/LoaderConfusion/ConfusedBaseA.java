/** Takes shapes, as a class to be extended. */
public class ConfusedBaseA {
    public Object take(ConfusedShapeA shape) {
        return shape.second;
    }
}
