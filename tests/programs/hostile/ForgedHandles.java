// Constants that are method handles to members of all kinds of access.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ForgedHandles {
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
        run("SecretGetter", "NearGetter", "GuardedGetter", "OpenGetter", "OpenSetter", "FixedSetter",
                "GuardedSetter", "SecretStatic", "GuardedStatic", "FixedStaticSetter",
                "WrongType", "MissingField", "Hide", "Guard",
                "GuardSpecial", "HideSpecial", "GuardedNew", "ObjectClone", "ObjectFinalize",
                "StringValue", "StringHash", "ThreadSpecial", "ObjectSpecial", "ListSpecial", "ClassNew",
                "AbstractNew", "MissingClass", "MissingType", "InterfaceStatic", "OpenStatic", "OpenStaticVirtual", "Lookup", "SystemExit",
                "Internal", "ThreadStart", "ClassPrivate");
    }
}
