// stress: off
// Every conversion of method handles between types of all kinds, as asType and as explicitCastArguments have it.
import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.Arrays;

public class HandleConversions {
    static final Class<?>[] TYPES = {boolean.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class,
        Boolean.class, Byte.class, Short.class, Character.class, Integer.class, Long.class, Float.class, Double.class, Object.class,
        Number.class, Comparable.class, Serializable.class, String.class, int[].class, Object[].class, void.class};
    static final Object[] VALUES = {null, true, false, (byte) -3, (short) 300, 'x', '\uffff', 70000, -1, 1L << 40, -7L, 1.5f, Float.NaN, -1e20f,
        2.5, -3.7e9, 1e300, "text", new int[] {1}, new Object[0]};

    static Class<?> wrapper(Class<?> type) {
        return MethodType.methodType(type).wrap().returnType();
    }

    static String describe(Object value) {
        return value == null ? "null" : value instanceof int[] || value instanceof Object[] ? value.getClass().getSimpleName()
                : value.getClass().getSimpleName() + ":" + (value instanceof Character c ? Integer.toHexString(c) : value);
    }

    static String describe(Throwable thrown) {
        String text = String.valueOf(thrown.getMessage());
        int where = text.indexOf(" (java.");
        return thrown instanceof NullPointerException ? "NullPointerException" : thrown.getClass().getSimpleName() + ": "
                + (where < 0 ? text : text.substring(0, where));
    }

    /** Adds how a value was refused, in full once a line. */
    static void refuse(StringBuilder line, String text) {
        line.append(line.indexOf(text) < 0 ? " [" + text + "]" : " [again]");
    }

    /** Why a conversion was refused, if not in the usual words. */
    static String refusal(RuntimeException thrown, MethodHandle handle, MethodType type) {
        return thrown instanceof WrongMethodTypeException && thrown.getMessage().equals("cannot convert " + handle + " to " + type)
                ? "refused" : describe(thrown);
    }

    static MethodHandle taking(Class<?> type) {
        return type == void.class ? MethodHandles.zero(void.class) : MethodHandles.identity(type);
    }

    interface Convert {
        MethodHandle apply(MethodHandle handle, MethodType type);
    }

    /** Converts the parameter, then the result, of handles that give back what they get. */
    static void all(String name, Convert convert) {
        for (Class<?> from : TYPES) {
            for (Class<?> to : TYPES) {
                String at = name + " " + from.getSimpleName() + " to " + to.getSimpleName() + ": ";
                StringBuilder line = new StringBuilder(at);
                MethodType type = taking(from).type().changeReturnType(to);
                try {
                    MethodHandle results = convert.apply(taking(from), type);
                    line.append("result");
                    for (Object value : from == void.class ? new Object[] {null} : VALUES) {
                        if (from == void.class || value == null && !from.isPrimitive() || wrapper(from).isInstance(value)) {
                            try {
                                Object got = from == void.class ? results.invokeWithArguments() : results.invokeWithArguments(value);
                                line.append(' ').append(describe(got));
                            } catch (Throwable thrown) {
                                refuse(line, describe(thrown));
                            }
                        }
                    }
                } catch (RuntimeException thrown) {
                    line.append(refusal(thrown, taking(from), type));
                }
                System.out.println(line);
                if (from == void.class || to == void.class) {
                    continue;
                }
                line = new StringBuilder(at);
                type = MethodType.methodType(to, from);
                try {
                    MethodHandle parameters = convert.apply(taking(to), type);
                    line.append("parameter");
                    for (Object value : VALUES) {
                        if (value == null && !from.isPrimitive() || wrapper(from).isInstance(value)) {
                            try {
                                line.append(' ').append(describe(parameters.invokeWithArguments(value)));
                            } catch (Throwable thrown) {
                                refuse(line, describe(thrown));
                            }
                        }
                    }
                } catch (RuntimeException thrown) {
                    line.append(refusal(thrown, taking(to), type));
                }
                System.out.println(line);
            }
        }
    }

    static void show(String name, Convert convert, MethodHandle handle, MethodType type) {
        try {
            System.out.println(name + " " + convert.apply(handle, type).type());
        } catch (RuntimeException thrown) {
            System.out.println(name + " " + describe(thrown));
        }
    }

    static String two(String text, int number) {
        return text + number;
    }

    public static void main(String[] args) throws Throwable {
        all("asType", MethodHandle::asType);
        all("cast", MethodHandles::explicitCastArguments);
        MethodHandle two = MethodHandles.lookup().findStatic(HandleConversions.class, "two", MethodType.methodType(String.class, String.class, int.class));
        for (MethodType type : Arrays.asList(MethodType.methodType(String.class), MethodType.methodType(String.class, String.class),
                MethodType.methodType(String.class, String.class, int.class, int.class), MethodType.methodType(void.class, Object.class, Object.class),
                MethodType.methodType(int.class, String.class, int.class), null)) {
            show("asType " + type, MethodHandle::asType, two, type);
            show("cast " + type, MethodHandles::explicitCastArguments, two, type);
        }
        show("null handle", MethodHandles::explicitCastArguments, null, two.type());
    }
}
