// Constructors named as methods of interfaces, whatever the class is, and other odd names of constructors.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ConstructorsByInterface {
    public static class Plain {
        public final int value;

        public Plain() {
            value = 42;
        }
    }

    public abstract static class Abstract {
        public Abstract() {
        }
    }

    public interface Face {
        default void given() {
        }
    }

    /** The text of what was thrown; what verifiers tell is theirs. */
    static String describe(Throwable thrown) {
        String text = thrown instanceof VerifyError ? "VerifyError" : thrown.toString();
        return thrown.getCause() == null ? text : text + " <- " + describe(thrown.getCause());
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle names = MethodHandles.publicLookup().findStatic(Class.forName("Names"), "run", MethodType.methodType(Object.class));
        for (String name : ((String) (Object) names.invoke()).split(" ")) {
            for (int i = 0; i < 2; i++) {
                try {
                    MethodHandle run = MethodHandles.publicLookup().findStatic(Class.forName(name), "run",
                            MethodType.methodType(Object.class));
                    Object result = run.invoke();
                    System.out.println(name + " = " + String.valueOf(result).replaceFirst("@.*", ""));
                } catch (Throwable thrown) {
                    System.out.println(name + " ! " + describe(thrown));
                }
            }
        }
    }
}
