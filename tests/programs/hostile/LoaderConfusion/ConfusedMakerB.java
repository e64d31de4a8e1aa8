/** Makes and takes shapes. */
public class ConfusedMakerB {
    public static ConfusedShapeB shared = new ConfusedShapeB();
    public ConfusedShapeB held = new ConfusedShapeB();

    public static ConfusedShapeB make() {
        return new ConfusedShapeB();
    }

    public static ConfusedShapeB[][] many() {
        return new ConfusedShapeB[1][1];
    }

    public static Object take(ConfusedShapeB shape) {
        return shape.second;
    }
}
