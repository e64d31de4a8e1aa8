/** Hands a shape to whoever takes one. */
public class ConfusedHolderA {
    public static Object hand(ConfusedTakerA taker) {
        return taker.take(new ConfusedShapeA());
    }

    public static Object hand(ConfusedBaseA base) {
        return base.take(new ConfusedShapeA());
    }
}
