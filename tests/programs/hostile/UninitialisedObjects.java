// Objects used before their constructors have run, under both verifiers.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class UninitialisedObjects {
    static Object describe(Object result) {
        return result == null || result instanceof String ? result : result.getClass().getName();
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
                    Throwable cause = thrown.getCause();
                    System.out.println(name + " ! " + thrown.getClass().getName()
                            + (cause == null ? "" : " <- " + cause.getClass().getName()));
                }
            }
        }
    }

    public static void main(String[] args) {
        run("StoredInField49", "StoredInField52", "StoredInArray49", "StoredInArray52", "Passed49",
                "Passed52", "Returned49", "Returned52", "Thrown49", "Thrown52", "Cast49", "Cast52",
                "InstanceOf49", "InstanceOf52", "Twice49", "Twice52", "Once49", "Once52", "OtherClass49",
                "OtherClass52", "OfSuperclass49", "OfSuperclass52", "Called49", "Called52", "GotField49",
                "GotField52", "PutField49", "PutField52", "Concatenated49", "Concatenated52",
                "LoopHeld49", "LoopHeld52", "TwoOfOne49", "TwoOfOne52", "InHandler49", "InHandler52",
                "DeadCode49", "DeadCode52", "JumpOver49", "JumpOver52", "Interface49", "Interface52",
                "Abstract49", "Abstract52", "MirrorMade49", "MirrorMade52", "MirrorConstructed49",
                "MirrorConstructed52", "EnumMade49", "EnumMade52", "NoSuper49", "NoSuper52",
                "SuperTwice49", "SuperTwice52", "LeakBefore49", "LeakBefore52", "FieldBefore49",
                "FieldBefore52", "ReadBefore49", "ReadBefore52", "CaughtSuper49", "CaughtSuper52",
                "CaughtLeak49", "CaughtLeak52", "Conditional49", "Conditional52", "Endless49",
                "Endless52", "Grandparent49", "Grandparent52", "ItselfForever49", "ItselfForever52",
                "ReplacedThis49", "ReplacedThis52", "OtherThis49", "OtherThis52", "Ordinary49",
                "Ordinary52");
    }
}
