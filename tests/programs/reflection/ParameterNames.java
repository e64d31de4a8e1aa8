// javac: -parameters
import java.lang.reflect.*;
import java.util.*;

/** Parameters with names in the class file, those that compilers add among them. */
public class ParameterNames {
    static void named(final int count, String text, List<String>... lists) { }
    class Inner { Inner(int depth) { } }
    enum E { A("x"); E(String label) { } }
    record R(int left, String right) { R { } R(int only) { this(only, ""); } }
    static Object anonymous(int captured, String other) { class Local { int c = captured; Local(long own) { System.out.print(other); } } return new Local(1); }
    interface I { void method(Map<String, ? extends Number> argument); }

    static void about(Executable e) {
        System.out.println(e + " " + e.toGenericString());
        for (Parameter p : e.getParameters()) {
            System.out.println("  " + p + " | " + p.getName() + " " + p.getModifiers() + " " + Modifier.toString(p.getModifiers()) + " " + p.getType() + " " + p.getParameterizedType() + " "
                    + p.isNamePresent() + p.isImplicit() + p.isSynthetic() + p.isVarArgs() + " " + p.equals(e.getParameters()[0]) + " " + (p.hashCode() == (e.hashCode() ^ Arrays.asList(e.getParameters()).indexOf(p))));
        }
        System.out.println("  " + Arrays.toString(e.getGenericParameterTypes()) + e.getParameterCount());
    }

    public static void main(String[] args) throws Exception {
        about(ParameterNames.class.getDeclaredMethod("named", int.class, String.class, List[].class));
        about(Inner.class.getDeclaredConstructors()[0]);
        about(E.class.getDeclaredConstructors()[0]);
        about(E.class.getMethod("valueOf", String.class));
        about(R.class.getDeclaredConstructor(int.class, String.class));
        about(R.class.getDeclaredConstructor(int.class));
        about(R.class.getMethod("equals", Object.class));
        about(anonymous(1, "o").getClass().getDeclaredConstructors()[0]);
        about(I.class.getMethod("method", Map.class));
        about(ParameterNames.class.getConstructor());
    }
}
