// Call sites of ObjectMethods with getters of other classes, wrong names, kinds and numbers.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ForgedRecords {
    static Object describe(Object result) {
        return result == null || result instanceof String || result instanceof Number || result instanceof MethodHandle ? result
                : result.getClass().getName();
    }

    /** Calls the method {@code run} of each class. */
    static void run(String... names) {
        for (String name : names) {
            for (int i = 0; i < 2; i++) {
                try {
                    MethodHandle run = MethodHandles.publicLookup().findStatic(Class.forName(name), "run",
                            MethodType.methodType(Object.class));
                    System.out.println(name + " = " + describe(run.invoke()));
                } catch (Throwable thrown) {
                    System.out.println(name + " ! " + thrown.getClass().getName());
                }
            }
        }
    }

    public static void main(String[] args) {
        run("Plain", "Open", "Secret", "Near", "StringValue", "StaticHandle",
                "SetterHandle", "NoNames", "WrongName", "WrongResult",
                "OtherClass", "TextOf",
                "MethodHandleOf");
    }
}
