// Classes of odd names, found, named and made.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class OddClassNames {
    static Object describe(Object result) {
        return result instanceof Class<?> of ? of.getName() : result instanceof String ? result : result.getClass().getName();
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
        run("int", "void", "boolean", "I", "V", "Q", "L", "java.util.Evil",
                "javax.Evil", "sun.Evil", "module-info", "package-info",
                "odd.package-info", "Odd$$Lambda+0x0000000000000001",
                "OddClassNames$$Lambda+0x0000000000000001", "a-b", "a b", "Lower", "lower",
                "a.b.c.d.Deep", "\u00e9t\u00e9", "a,b", "<odd>", "con", "$", "_", "1", "java",
                "java.Evil", "jav.a.lang.String", "Ldc0", "New0", "Array0", "Cast0", "Many0", "Ldc1",
                "New1", "Array1", "Cast1", "Many1", "Ldc2", "New2", "Array2", "Cast2", "Many2", "Ldc3",
                "New3", "Array3", "Cast3", "Many3", "Ldc4", "New4", "Array4", "Cast4", "Many4", "Ldc5",
                "New5", "Array5", "Cast5", "Many5", "Ldc6", "New6", "Array6", "Cast6", "Many6", "Ldc7",
                "New7", "Array7", "Cast7", "Many7", "Ldc8", "New8", "Array8", "Cast8", "Many8", "Ldc9",
                "New9", "Array9", "Cast9", "Many9", "Ldc50", "New50", "Array50", "Cast50", "Many50",
                "Ldc51", "New51", "Array51", "Cast51", "Many51", "Ldc52", "New52", "Array52", "Cast52",
                "Many52", "Ldc53", "New53", "Array53", "Cast53", "Many53", "Ldc54", "New54", "Array54",
                "Cast54", "Many54", "Ldc57", "New57", "Array57", "Cast57", "Many57", "Ldc58",
                "New58", "Array58", "Cast58", "Many58", "Ldc59", "New59", "Array59", "Cast59", "Many59");
    }
}
