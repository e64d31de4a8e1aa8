// Classes of the class path in packages of the library.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class LibraryPackages {
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
                    System.out.println(name + " = " + (result == null || !result.getClass().isArray() ? result : result.getClass()));
                } catch (Throwable thrown) {
                    System.out.println(name + " ! " + describe(thrown));
                }
            }
        }
    }

    public static void main(String[] args) {
        run("java.lang.Evil", "java.Evil", "java.util.concurrent.Evil", "java.lang.String", "java.no.such.Evil",
                "javax.Evil", "jdk.Evil", "sun.Evil", "com.sun.Evil", "Java.lang.Evil", "javaa.lang.Evil");
    }
}
