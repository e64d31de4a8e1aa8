// Stack maps that say what is not so, at the wrong place, or in no form that there is.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class StackMapLies {
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
        run("Right52", "Right69", "RightObject52", "RightObject69", "None52",
                "None69", "Other52", "Other69", "Missing52", "Missing69", "Interface52", "Interface69", "Array52", "Array69", "Null52", "Null69", "This52", "This69", "New52", "New69", "NewBeyond52", "NewBeyond69", "Int52", "Int69", "Top52", "Top69", "Long52", "Long69", "Double52",
                "Double69", "Tag952", "Tag969", "NoConstant52", "NoConstant69",
                "NumberConstant52", "NumberConstant69", "Same52", "Same69", "Chop52", "Chop69", "Reserved52", "Reserved69", "Stacked52", "Stacked69",
                "Full52", "Full69", "FullStack52", "FullStack69", "FullMany52",
                "FullMany69", "FullStackMany52", "FullStackMany69", "ThreeLocals52", "ThreeLocals69", "Early52", "Early69", "Late52", "Late69", "Inside52",
                "Inside69", "AtEnd52", "AtEnd69", "Beyond52", "Beyond69", "Twice52",
                "Twice69", "More52", "More69", "MoreWrong52", "MoreWrong69", "Counted52", "Counted69", "CountedFew52", "CountedFew69", "CountedMost52", "CountedMost69", "Cut52", "Cut69", "CutMore52", "CutMore69",
                "LongHalf", "LongWhole", "DoubleWhole", "LongOver", "Ints", "Constructor6", "Constructor7", "Dead",
                "TwoMaps");
    }
}
