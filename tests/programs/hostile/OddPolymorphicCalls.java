// Signature polymorphic methods called by every instruction, with descriptors of all kinds.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class OddPolymorphicCalls {
    /** Calls the method {@code run} of each class. */
    static void run(String... names) {
        for (String name : names) {
            for (int i = 0; i < 2; i++) {
                try {
                    MethodHandle run = MethodHandles.publicLookup().findStatic(Class.forName(name), "run",
                            MethodType.methodType(Object.class));
                    System.out.println(name + " = " + (Object) run.invoke());
                } catch (Throwable thrown) {
                    Throwable cause = thrown.getCause();
                    System.out.println(name + " ! " + thrown.getClass().getName()
                            + (cause == null ? "" : " <- " + cause.getClass().getName()));
                }
            }
        }
    }

    public static MethodHandle handle;
    public static java.lang.invoke.VarHandle variable;
    static String text = "text";

    public static String twice(String text) {
        return text + text;
    }

    static {
        try {
            handle = MethodHandles.lookup().findStatic(OddPolymorphicCalls.class, "twice",
                    MethodType.methodType(String.class, String.class));
            variable = MethodHandles.lookup().findStaticVarHandle(OddPolymorphicCalls.class, "text", String.class);
        } catch (ReflectiveOperationException thrown) {
            throw new IllegalStateException(thrown);
        }
    }

    public static void main(String[] args) {
        run("Virtual", "NullHandle", "NullConverting", "NullVariable", "NoArguments", "ObjectResult",
                "ConvertedResult", "WrongResult", "PrimitiveResult", "VoidResult", "PrimitiveArgument",
                "MissingType", "MissingResult", "MissingArray", "InternalType", "PrivateType",
                "ManyArguments", "ManyLongs", "Type", "GetVariable",
                "GetAsInteger", "GetAsInt", "GetAsVoid", "GetWithObject", "SetInteger", "SetObject",
                "SetWrongObject", "SetGivesResult", "CasAsObject", "CasTooFew", "AddToText",
                "BitsOfText");
    }
}
