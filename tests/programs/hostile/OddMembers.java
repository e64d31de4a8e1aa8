// Members of one name, natives named like the library's, locks not given back, values of other types.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class OddMembers {
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

    public static void main(String[] args) {
        run("FieldsOfOneName", "SameField", "SameMethod", "MethodsByResult", "Nativearraycopy",
                "Nativehalt0", "NativeregisterNatives", "NativecurrentThread", "NativeidentityHashCode",
                "NativeHash", "NativeInitialiser", "NativeConstructor", "NotLocked", "LockNull", "UnlockNull", "SelfCovering", "WideLocals", "LongOverInt",
                "HalfOfLong", "DupOfLong", "FallOff", "Underflow", "ReturnInt", "ReturnNothing",
                "IntAsObject", "ObjectAsInt", "FloatAsInt", "NoReceiver", "StaticWithReceiver",
                "WrongInterface", "WrongArray", "LongArrayAsInt",
                "StoreInWrongArray", "BooleanAsByte", "ThrowText", "CatchText");
    }
}
