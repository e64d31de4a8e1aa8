/** Takes shapes, by an interface. */
public interface ConfusedTakerB {
    Object take(ConfusedShapeB shape);
}
