// Classes that claim nests and superclasses that are not theirs.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class FalseNests {
    /** Calls the method {@code run} of each class. */
    static void run(String... names) {
        for (String name : names) {
            for (int i = 0; i < 2; i++) {
                try {
                    MethodHandle run = MethodHandles.publicLookup().findStatic(Class.forName(name), "run",
                            MethodType.methodType(Object.class));
                    System.out.println(name + " = " + (Object) run.invoke());
                } catch (Throwable thrown) {
                    System.out.println(name + " ! " + thrown.getClass().getName());
                }
            }
        }
    }

    private static String secret() {
        return "secret of the test";
    }

    static class Keeper {
        private static String secret() {
            return "secret of the keeper";
        }
    }

    abstract static sealed class Shut permits Allowed {
    }

    static final class Allowed extends Shut {
    }

    sealed interface ShutInterface permits AllowedToo {
    }

    static final class AllowedToo implements ShutInterface {
    }

    public static void main(String[] args) {
        run("Mate", "Uninvited", "other.Stranger", "OfMissing", "OfLibrary", "OfItself", "Link",
                "OfTest", "Foreign", "OfSealed", "OfSealedInterface", "OfFinal", "OfRecord", "OfEnum",
                "OfHandle", "OfVariable", "OfCallSite", "OfInterface",
                "OfClassAsInterface", "OfMissingClass", "OfOwn", "OfThread", "OfObject", "OfClass",
                "OfArray", "OfMath");
    }
}
