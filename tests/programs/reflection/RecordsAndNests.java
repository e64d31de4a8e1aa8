import java.lang.reflect.*;
import java.util.*;

/** Records, sealed classes, enclosing classes and methods, nests and member classes. */
public class RecordsAndNests {
    record Empty() { }
    record Point<T extends Number>(@Deprecated T x, List<? super T> y, int... rest) { static int origin = 0; Point { } double norm() { return 0; } }
    sealed interface Shape permits Circle, Square, Shape.Odd { final class Odd implements Shape { } }
    record Circle(double r) implements Shape { }
    static non-sealed class Square implements Shape { }
    static sealed abstract class Base { static final class One extends Base { } static sealed class Two extends Base permits Three { } static non-sealed class Three extends Two { } }
    enum Op { PLUS { int apply() { return 1; } }, MINUS; int apply() { return 0; } }
    class Inner { class Innermost { } }
    public static class Visible { public interface Part { } }
    static Object field = new Object() { };
    static Runnable lambda = () -> { };
    Object inConstructor;
    RecordsAndNests(int x) { class InConstructor { } inConstructor = new InConstructor(); }
    static Object inMethod(String s) { class InMethod { } return new InMethod(); }
    static Object inLambda() { java.util.function.Supplier<Object> s = () -> new Object() { }; return s.get(); }

    static void about(Class<?> c) {
        System.out.println(c.getTypeName().replaceAll("0x[0-9a-f]+", "0x") + " simple=" + c.getSimpleName().replaceAll("0x[0-9a-f]+", "0x") + " canonical=" + c.getCanonicalName() + " mods=" + Modifier.toString(c.getModifiers())
                + " encl=" + c.getEnclosingClass() + " decl=" + c.getDeclaringClass() + " m=" + c.getEnclosingMethod() + " k=" + c.getEnclosingConstructor()
                + " flags=" + c.isAnonymousClass() + c.isLocalClass() + c.isMemberClass() + c.isSynthetic() + c.isHidden() + c.isRecord() + c.isSealed() + c.isEnum()
                + " host=" + c.getNestHost().getSimpleName() + " mate=" + c.isNestmateOf(RecordsAndNests.class));
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {RecordsAndNests.class, Empty.class, Point.class, Shape.class, Circle.class, Square.class, Shape.Odd.class, Base.class, Base.Two.class, Op.class, Inner.Innermost.class,
            Visible.Part.class, field.getClass(), new RecordsAndNests(1).inConstructor.getClass(), inMethod("").getClass(), inLambda().getClass(), Op.PLUS.getClass(), int.class, int[].class, Inner[].class, String.class, Map.Entry.class}) about(c);
        for (Class<?> c : new Class<?>[] {Empty.class, Point.class, Circle.class, Square.class, String.class}) {
            System.out.println(c.getSimpleName() + " " + Arrays.toString(c.getRecordComponents()));
            if (c.isRecord()) for (RecordComponent r : c.getRecordComponents()) {
                System.out.println("  " + r.getName() + " " + r.getType() + " " + r.getGenericType() + " " + r.getGenericSignature() + " " + r.getAccessor() + " " + Arrays.toString(r.getAnnotations()) + r.getDeclaringRecord().getSimpleName());
            }
        }
        Constructor<?> canonical = Point.class.getDeclaredConstructors()[0];
        System.out.println(canonical + " " + canonical.toGenericString() + " " + Arrays.toString(canonical.getParameters()) + canonical.getParameters()[0].isNamePresent());
        for (Class<?> c : new Class<?>[] {Shape.class, Base.class, Base.Two.class, Base.Three.class, Op.class, Circle.class, int.class}) {
            Class<?>[] permitted = c.getPermittedSubclasses();
            System.out.println(c.getSimpleName() + " " + c.isSealed() + " " + (permitted == null ? null : Arrays.stream(permitted).map(Class::getName).toList()) + " " + c.toGenericString());
        }
        System.out.println(new TreeSet<>(Arrays.stream(RecordsAndNests.class.getDeclaredClasses()).map(Class::getSimpleName).toList()) + " " + Arrays.toString(RecordsAndNests.class.getClasses()) + Arrays.toString(Visible.class.getClasses()) + Arrays.toString(Map.class.getClasses()));
        System.out.println(new TreeSet<>(Arrays.stream(Inner.class.getNestMembers()).map(Class::getName).toList()));
        System.out.println(Arrays.toString(String[].class.getNestMembers()) + int.class.getNestHost());
        System.out.println(lambda.getClass().isHidden() + " " + lambda.getClass().isSynthetic() + " " + lambda.getClass().getCanonicalName() + " " + Arrays.toString(lambda.getClass().getInterfaces()) + lambda.getClass().getNestHost());
        lambda.getClass().getMethod("run").invoke(lambda);
        System.out.println(Arrays.stream(lambda.getClass().getDeclaredMethods()).map(Method::getName).toList());
        System.out.println(Class.forName("RecordsAndNests$Op", false, RecordsAndNests.class.getClassLoader()).getEnumConstants().length);
    }
}
