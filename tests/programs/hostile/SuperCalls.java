// Methods called by invokespecial that are not the superclass's or the own ones.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class SuperCalls {
    public static class Grand {
        public Grand() {
        }

        public String over() {
            return "grand over";
        }

        public String lost() {
            return "grand lost";
        }

        private String secret() {
            return "grand secret";
        }
    }

    public abstract static class Base extends Grand {
        public Base() {
        }

        @Override
        public String over() {
            return "base over";
        }

        private String secret() {
            return "base secret";
        }

        public static String shared() {
            return "base shared";
        }

        public final String fixed() {
            return "base fixed";
        }

        public abstract String unmade();

        @Override
        public String toString() {
            return "base";
        }
    }

    public static class Child extends Base {
        public Child() {
        }

        @Override
        public String unmade() {
            return "child unmade";
        }
    }

    public static class Other {
        public Other() {
        }

        public String over() {
            return "other over";
        }

        public static String shared() {
            return "other shared";
        }
    }

    public interface Indirect {
        default String given() {
            return "indirect given";
        }

        String needed();
    }

    public interface Direct extends Indirect {
        @Override
        default String given() {
            return "direct given " + own();
        }

        private String own() {
            return "direct own";
        }

        static String made() {
            return "direct made";
        }
    }

    public interface Foreign {
        default String given() {
            return "foreign given";
        }
    }

    /** The text of what was thrown; what verifiers tell is theirs. */
    static String describe(Throwable thrown) {
        String text = thrown instanceof VerifyError ? "VerifyError" : thrown.toString();
        return thrown.getCause() == null ? text : text + " <- " + describe(thrown.getCause());
    }

    /** Calls the method {@code run} of each class twice. */
    static void run(String... names) {
        for (String name : names) {
            for (int i = 0; i < 2; i++) {
                try {
                    MethodHandle run = MethodHandles.publicLookup().findStatic(Class.forName(name), "run",
                            MethodType.methodType(Object.class));
                    Object result = run.invoke();
                    System.out.println(name + " = " + (result == null || !result.getClass().isArray()
                            ? String.valueOf(result).replaceFirst("@.*", "") : result.getClass()));
                } catch (Throwable thrown) {
                    System.out.println(name + " ! " + describe(thrown));
                }
            }
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle names = MethodHandles.publicLookup().findStatic(Class.forName("Names"), "run", MethodType.methodType(Object.class));
        run(((String) (Object) names.invoke()).split(" "));
    }
}
