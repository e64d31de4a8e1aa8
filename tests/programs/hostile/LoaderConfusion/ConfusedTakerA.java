/** Takes shapes, by an interface. */
public interface ConfusedTakerA {
    Object take(ConfusedShapeA shape);
}
