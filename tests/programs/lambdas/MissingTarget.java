// remove: MissingTargetGone.class
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Call sites whose implementation has gone, moved, or changed: the error, and the same error again. */
public class MissingTarget {
    static void attempt(String what, Supplier<Object> action) {
        for (int round = 0; round < 2; round++) {
            try {
                System.out.println(what + " -> " + action.get());
            } catch (Throwable e) {
                System.out.println(what + ": " + e + " / " + e.getCause());
            }
        }
    }

    static Object gone() {
        Function<String, Integer> f = MissingTargetHelper::gone;
        return f.apply("x");
    }

    static Object nowInstance() {
        IntSupplier f = MissingTargetHelper::nowInstance;
        return f.getAsInt();
    }

    static Object nowStatic(MissingTargetHelper helper) {
        IntSupplier f = helper::nowStatic;
        return f.getAsInt();
    }

    static Object nowPrivate(MissingTargetHelper helper) {
        IntSupplier f = helper::nowPrivate;
        return f.getAsInt();
    }

    static Object constructor() {
        Supplier<MissingTargetHelper> f = MissingTargetHelper::new;
        return f.get().kept();
    }

    static Object goneClass() {
        Supplier<Object> f = MissingTargetGone::new;
        return f.get() == null;
    }

    static Object kept(MissingTargetHelper helper) {
        IntSupplier f = helper::kept;
        return f.getAsInt();
    }

    public static void main(String[] args) {
        MissingTargetHelper helper = MissingTargetHelper.make();
        attempt("kept", () -> kept(helper));
        attempt("gone", MissingTarget::gone);
        attempt("now instance", MissingTarget::nowInstance);
        attempt("now static", () -> nowStatic(helper));
        attempt("now private", () -> nowPrivate(helper));
        attempt("constructor", MissingTarget::constructor);
        attempt("gone class", MissingTarget::goneClass);
    }
}

class MissingTargetGone {
}
