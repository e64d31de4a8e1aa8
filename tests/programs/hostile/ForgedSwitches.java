// Call sites of SwitchBootstraps with labels, types and restarts that javac would not write.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ForgedSwitches {
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
        run("Texts", "Classes", "Numbers", "LongLabel", "FloatLabel", "DoubleLabel", "HandleLabel",
                "TypeLabel", "MissingLabel", "InternalLabel", "ArrayLabel", "NoLabels", "Negative",
                "Beyond", "AtEnd", "NullSelector", "OneParameter", "ThreeParameters",
                "LongRestart", "LongResult", "EnumNames", "EnumNumber");
    }
}
