/** Is asked about shapes of its own loader and of others. */
public class ConfusedHot implements LoaderConfusion.Test {
    @Override
    public Object run(Object argument) {
        if (argument == null) {
            return new ConfusedShapeB();
        }
        boolean is = argument instanceof ConfusedShapeB;
        Object[] store = new ConfusedShapeB[1];
        boolean isStored = true;
        try {
            store[0] = argument;
        } catch (ArrayStoreException e) {
            isStored = false;
        }
        boolean isCast = true;
        try {
            ConfusedShapeB shape = (ConfusedShapeB) argument;
            shape.hashCode();
        } catch (ClassCastException e) {
            isCast = false;
        }
        if (is != isStored || is != isCast) {
            throw new AssertionError("told apart by some");
        }
        return is ? (Object) (long) argument.hashCode() : "refused";
    }
}
