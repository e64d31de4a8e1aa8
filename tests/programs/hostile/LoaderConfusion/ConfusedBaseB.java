/** Takes shapes, as a class to be extended. */
public class ConfusedBaseB {
    public Object take(ConfusedShapeB shape) {
        return shape.second;
    }
}
