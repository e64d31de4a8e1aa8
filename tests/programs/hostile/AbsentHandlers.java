// Handlers and other places whose types are absent, broken or no throwables.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class AbsentHandlers {
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
        run("H45noneSuch", "H45divideSuch", "H45nullSuch", "H45noneString", "H45divideString", "H45nullString",
                "H45noneRunnable", "H45divideRunnable", "H45nullRunnable", "H45noneI", "H45divideI", "H45nullI",
                "H45noneBroken", "H45divideBroken", "H45nullBroken", "H45noneObject", "H45divideObject",
                "H45nullObject", "H45noneError", "H45divideError", "H45nullError", "H45noneThrowing45",
                "H45divideThrowing45", "H45nullThrowing45", "Throwing45", "N45argument", "N45result", "N45assigned",
                "N45returned", "N45thrown", "N45merged", "N45array", "H49noneSuch", "H49divideSuch", "H49nullSuch",
                "H49noneString", "H49divideString", "H49nullString", "H49noneRunnable", "H49divideRunnable",
                "H49nullRunnable", "H49noneI", "H49nullI", "H49divideI", "H49noneBroken", "H49divideBroken",
                "H49nullBroken", "H49noneObject", "H49divideObject", "H49nullObject", "H49noneError", "H49divideError",
                "H49nullError", "H49noneThrowing49", "H49divideThrowing49", "H49nullThrowing49", "Throwing49",
                "N49argument", "N49result", "N49assigned", "N49returned", "N49thrown", "N49merged", "N49array",
                "H50noneSuch", "H50divideSuch", "H50nullSuch", "H50noneString", "H50divideString", "H50nullString",
                "H50noneRunnable", "H50divideRunnable", "H50nullRunnable", "H50divideI", "H50noneI", "H50nullI",
                "H50noneBroken", "H50divideBroken", "H50nullBroken", "H50noneObject", "H50divideObject",
                "H50nullObject", "H50noneError", "H50divideError", "H50nullError", "H50noneThrowing50",
                "H50divideThrowing50", "H50nullThrowing50", "Throwing50", "N50argument", "N50result", "N50assigned",
                "N50returned", "N50thrown", "N50merged", "N50array", "H52noneSuch", "H52divideSuch", "H52nullSuch",
                "H52noneString", "H52divideString", "H52nullString", "H52noneRunnable", "H52divideRunnable",
                "H52nullRunnable", "H52noneI", "H52divideI", "H52nullI", "H52noneBroken", "H52divideBroken",
                "H52nullBroken", "H52noneObject", "H52divideObject", "H52nullObject", "H52noneError", "H52divideError",
                "H52nullError", "H52noneThrowing52", "H52divideThrowing52", "H52nullThrowing52", "Throwing52",
                "N52argument", "N52result", "N52assigned", "N52returned", "N52thrown", "N52merged", "N52array",
                "H61noneSuch", "H61divideSuch", "H61nullSuch", "H61noneString", "H61divideString", "H61nullString",
                "H61noneRunnable", "H61divideRunnable", "H61nullRunnable", "H61noneI", "H61divideI", "H61nullI",
                "H61noneBroken", "H61divideBroken", "H61nullBroken", "H61noneObject", "H61divideObject",
                "H61nullObject", "H61noneError", "H61divideError", "H61nullError", "H61noneThrowing61",
                "H61divideThrowing61", "H61nullThrowing61", "Throwing61", "N61argument", "N61result", "N61assigned",
                "N61returned", "N61thrown", "N61merged", "N61array");
    }
}
