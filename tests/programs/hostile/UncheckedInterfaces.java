// References that claim interfaces which their objects do not implement, cold and in hot loops.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class UncheckedInterfaces {
    public interface Shape {
        int area();

        default String name() {
            return "shape";
        }
    }

    public static class Square implements Shape {
        public Square() {
        }

        @Override
        public int area() {
            return 4;
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
                    System.out.println(name + " = " + (result == null || !result.getClass().isArray() ? result : result.getClass()));
                } catch (Throwable thrown) {
                    // Compiled code of HotSpot's throws without a text.
                    System.out.println(name + " ! " + (name.startsWith("Hot") ? thrown.getClass() : describe(thrown)));
                }
            }
        }
    }

    public static void main(String[] args) {
        run("Argument49", "Field49", "Returned49", "Array49", "ArrayField49", "ArrayOfObjects49", "ArrayOfArrays49",
                "ArrayOfNumbers49", "Numbers49", "Null49", "Virtual49", "ObjectMethod49", "ObjectMethodNull49",
                "ObjectFinal49",
                "OwnDefault49", "Receiver49", "NotList49", "ToLibrary49", "ToComparator49", "ToNative49", "Thrown49",
                "HotCalls49", "HotFields49", "Argument52", "Field52", "Returned52", "Array52", "ArrayField52",
                "ArrayOfObjects52", "ArrayOfArrays52", "ArrayOfNumbers52", "Numbers52", "Null52", "Virtual52",
                "ObjectMethod52", "ObjectMethodNull52", "ObjectFinal52", "OwnDefault52", "Receiver52", "NotList52", "ToLibrary52",
                "ToComparator52", "ToNative52", "Thrown52", "HotCalls52", "HotFields52");
    }
}
