// Setters of final fields: by lookups, and by fields of which access was forced, as reflection sets them.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

public class FinalSetters {
    final int number = Integer.parseInt("3");
    final String text = "a".concat("b");
    static final int FIXED = Integer.parseInt("4");

    public record Pair(int left, String right) {
    }

    interface Attempt {
        Object get() throws Throwable;
    }

    static void show(Attempt attempt) {
        try {
            System.out.println(attempt.get());
        } catch (Throwable thrown) {
            System.out.println(thrown.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    static void found() {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        show(() -> lookup.findSetter(FinalSetters.class, "number", int.class));
        show(() -> lookup.findStaticSetter(FinalSetters.class, "FIXED", int.class));
        show(() -> lookup.findSetter(Pair.class, "left", int.class));
    }

    static void unreflected(boolean accessible) {
        for (Class<?> owner : new Class<?>[] {FinalSetters.class, Pair.class}) {
            for (Field field : owner.getDeclaredFields()) {
                field.setAccessible(accessible);
                System.out.println(field + " " + accessible);
                show(() -> MethodHandles.lookup().unreflectSetter(field));
                show(() -> MethodHandles.publicLookup().unreflectSetter(field));
                show(() -> MethodHandles.lookup().unreflectGetter(field));
            }
        }
    }

    static void set() throws Throwable {
        Field text = FinalSetters.class.getDeclaredField("text");
        text.setAccessible(true);
        MethodHandle setText = MethodHandles.publicLookup().unreflectSetter(text);
        text.setAccessible(false);
        FinalSetters object = new FinalSetters();
        setText.invoke(object, "new");
        System.out.println(text.get(object));
        show(() -> setText.invoke((FinalSetters) null, "text"));
        show(() -> setText.invoke((Object) "text", "text"));
        show(() -> setText.invoke(object, (Object) 1));
        Field number = FinalSetters.class.getDeclaredField("number");
        number.setAccessible(true);
        MethodHandle setNumber = MethodHandles.lookup().unreflectSetter(number);
        setNumber.invokeExact(object, 77);
        System.out.println(number.get(object) + " " + setNumber.type());
        setNumber.invoke(object, (byte) 5);
        System.out.println(number.getInt(object));
        setNumber.invokeWithArguments(object, 6);
        System.out.println(number.getInt(object));
    }

    public static void main(String[] args) throws Throwable {
        found();
        unreflected(false);
        unreflected(true);
        set();
    }
}
