/** Overrides what it inherits from another loader's class. */
public class ConfusedSub extends ConfusedBaseB {
    @Override
    public Object take(ConfusedShapeB shape) {
        return shape.third;
    }
}
