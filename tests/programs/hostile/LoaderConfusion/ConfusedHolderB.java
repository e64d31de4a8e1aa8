/** Hands a shape to whoever takes one. */
public class ConfusedHolderB {
    public static Object hand(ConfusedTakerB taker) {
        return taker.take(new ConfusedShapeB());
    }

    public static Object hand(ConfusedBaseB base) {
        return base.take(new ConfusedShapeB());
    }
}
