// Dynamic constants whose bootstrap methods give the wrong thing, fail, or may not be called.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ForgedConstants {
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
        run("Made", "MadeText", "MadeWrong", "MadeArray", "MadeInt", "MadeLong", "MadeByte",
                "MadeBoolean", "TextAsInt", "NullAsInt", "NullAsText", "Failing", "FailingError", "Near",
                "Secret", "TooMany", "Many", "Instance", "Getter", "Constructor", "Lookup",
                "MissingBootstrap", "MissingArgument", "Null", "NullInt", "NullArray",
                "EnumOf", "Fixed", "FixedFrom", "Primitive", "Invoked", "InvokedWrong", "InvokedGuarded",
                "InvokedLookup", "OpenVariable", "SecretVariable", "StringVariable", "NoArray", "Lambda");
    }
}
