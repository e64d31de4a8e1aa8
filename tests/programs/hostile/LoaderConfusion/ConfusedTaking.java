/** Implements another loader's interface. */
public class ConfusedTaking implements ConfusedTakerB {
    @Override
    public Object take(ConfusedShapeB shape) {
        return shape.third;
    }
}
