import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Uses classes of another loader that has another shape. */
public class ConfusedUser {
    public static Object result() {
        return ConfusedMakerB.make().third;
    }

    public static Object argument() {
        return ConfusedMakerB.take(new ConfusedShapeB());
    }

    public static Object staticField() {
        return ConfusedMakerB.shared.third;
    }

    public static Object instanceField() {
        return new ConfusedMakerB().held.third;
    }

    public static Object storeField() {
        ConfusedMakerB maker = new ConfusedMakerB();
        maker.held = new ConfusedShapeB();
        return "stored";
    }

    public static Object arrays() {
        return ConfusedMakerB.many()[0][0] == null;
    }

    public static Object overriding() {
        return ConfusedHolderB.hand(new ConfusedSub());
    }

    public static Object implementing() {
        return ConfusedHolderB.hand(new ConfusedTaking());
    }

    public static Object implementingLate() {
        ConfusedTakerB taker = new ConfusedTaking();
        return taker.take(new ConfusedShapeB());
    }

    public static Object methodReference() {
        return ConfusedHolderB.hand(ConfusedLambda.make());
    }

    public static Object handle() throws Throwable {
        MethodType type = MethodType.methodType(ConfusedShapeB.class);
        try {
            Object made = MethodHandles.lookup().findStatic(ConfusedMakerB.class, "make", type).invoke();
            return ((ConfusedShapeB) made).third;
        } catch (IllegalAccessException | LinkageError refused) {
            return "nothing";
        }
    }

    public static Object own() {
        ConfusedShapeB[] shapes = {new ConfusedShapeB()};
        return shapes[0].third + " " + shapes[0].second;
    }
}
