// Methods as large as the format allows, and larger.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class HugeCode {
    /** The text of what was thrown, of a long one its length; what verifiers tell is theirs. */
    static String describe(Throwable thrown) {
        String text = thrown instanceof VerifyError ? "VerifyError" : thrown.toString();
        text = text.length() > 1000 ? text.substring(0, 100) + "... of " + text.length() : text;
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
        run("Code65535", "Code65536", "CodeEmpty", "Table1", "Table16370",
                "Bounds5x4", "Bounds0x65535", "Bounds65535x0", "Keys_1_2_3_", "Bounds65535x65535", "Keys_3_2_1_",
                "Keys_1_1_", "Keys_2147483648_2147483647_", "Keys_2147483647_2147483648_", "Keys_", "Pairs0",
                "Pairs65535", "Padding", "Locals0", "WideLocals0", "Locals1", "WideLocals1", "Locals29999", "Locals30000", "Stack0", "Stack1", "Arguments254Itrue",
                "Arguments254Ifalse", "Arguments254Jtrue", "Arguments254Jfalse", "Arguments255Itrue",
                "Arguments255Ifalse", "Arguments255Jtrue", "Arguments255Jfalse", "Arguments256Itrue",
                "Arguments256Ifalse", "Arguments256Jtrue", "Arguments256Jfalse", "Arguments300Itrue",
                "Arguments300Ifalse", "Arguments300Jtrue", "Arguments300Jfalse", "Dimensions1x0", "Dimensions1x1",
                "Dimensions1x2", "Dimensions1x255", "Dimensions254x0", "Dimensions254x1", "Dimensions254x2",
                "Dimensions254x255", "Dimensions255x0", "Dimensions255x1", "Dimensions255x255", "Dimensions255x2",
                "ArrayOfDeepest", "MultiOfObject", "NewArray0", "NewArray3", "NewArray4", "NewArray11", "NewArray12",
                "NewArray255", "LongestNames", "LongClassName");
    }
}
