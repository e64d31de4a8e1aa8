// Objects without their constructors, as readers of texts make them by sun.misc.Unsafe; what is no class of objects is refused.
import java.lang.reflect.Field;
import java.util.*;

public class UnsafeObjects {
    static class Plain {
        final int number;
        String name = "set by the constructor";

        Plain(int number) {
            this.number = number;
            throw new IllegalStateException("never called");
        }
    }

    static class Deeper extends Plain {
        long more = 5;

        Deeper() {
            super(1);
        }
    }

    static class Lazily {
        static {
            System.out.println("initialised");
        }
    }

    abstract static class None {
    }

    public static void main(String[] args) throws Exception {
        Class<?> unsafe = Class.forName("sun.misc.Unsafe");
        Field field = unsafe.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Object instance = field.get(null);
        java.lang.reflect.Method allocate = unsafe.getMethod("allocateInstance", Class.class);
        Plain plain = (Plain) allocate.invoke(instance, Plain.class);
        Deeper deeper = (Deeper) allocate.invoke(instance, Deeper.class);
        System.out.println(plain.number + " " + plain.name + " " + deeper.more + " " + deeper.name + " " + (deeper instanceof Plain) + " " + plain.equals(deeper));
        System.out.println(allocate.invoke(instance, Lazily.class) != null);
        for (Class<?> each : new Class<?>[] {None.class, Runnable.class, int[].class, int.class, Override.class}) {
            try {
                allocate.invoke(instance, each);
                System.out.println("made " + each);
            } catch (java.lang.reflect.InvocationTargetException e) {
                System.out.println(each + " " + e.getCause().getClass().getName());
            }
        }
        long sum = 0;
        for (int i = 0; i < 2000; i++) {
            sum += ((Plain) allocate.invoke(instance, Plain.class)).number;
        }
        System.out.println(sum);
        try {
            unsafe.getMethod("throwException", Throwable.class).invoke(instance, new java.io.IOException("thrown"));
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause());
        }
    }
}
