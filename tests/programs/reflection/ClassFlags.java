// Flags of classes of all kinds, as sets.
import java.lang.reflect.*;
import java.util.*;

public class ClassFlags {
    private static class Hidden {
    }

    protected abstract static class Base {
    }

    static final class Closed {
    }

    class Inner {
    }

    interface Shape {
    }

    enum Colour { RED, GREEN {
        } }

    record Point(int x) {
    }

    @interface Note {
    }

    sealed interface Either permits Left {
    }

    record Left() implements Either {
    }

    public static void main(String[] args) {
        class Local {
        }
        Object anonymous = new Object() {
        };
        Runnable lambda = () -> {
        };
        for (Class<?> each : new Class<?>[] {ClassFlags.class, Hidden.class, Base.class, Closed.class, Inner.class, Shape.class, Colour.class, Colour.GREEN.getClass(), Point.class, Note.class, Either.class,
            Local.class, anonymous.getClass(), int.class, void.class, int[].class, Hidden[].class, String.class, Runnable.class, Map.Entry.class, Thread.State.class, Override.class, Object.class, String[][].class}) {
            System.out.println(each.getTypeName().replaceAll("\\$\\d", "\\$N") + " " + each.accessFlags() + " " + Modifier.toString(each.getModifiers()));
        }
        System.out.println(AccessFlag.maskToAccessFlags(0x0411, AccessFlag.Location.CLASS) + " " + AccessFlag.VOLATILE.mask() + AccessFlag.VOLATILE.locations() + AccessFlag.SUPER.sourceModifier());
        try {
            AccessFlag.maskToAccessFlags(0x40, AccessFlag.Location.CLASS);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            ClassFlags.class.accessFlags().add(AccessFlag.FINAL);
        } catch (UnsupportedOperationException e) {
            System.out.println("not to be changed");
        }
    }
}
