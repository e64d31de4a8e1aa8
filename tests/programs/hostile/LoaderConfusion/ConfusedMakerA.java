/** Makes and takes shapes. */
public class ConfusedMakerA {
    public static ConfusedShapeA shared = new ConfusedShapeA();
    public ConfusedShapeA held = new ConfusedShapeA();

    public static ConfusedShapeA make() {
        return new ConfusedShapeA();
    }

    public static ConfusedShapeA[][] many() {
        return new ConfusedShapeA[1][1];
    }

    public static Object take(ConfusedShapeA shape) {
        return shape.second;
    }
}
