// Numbers beyond the range of boolean, byte, char and short where those are promised.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class NarrowValues {
    public static String use(boolean value) {
        boolean[] array = new boolean[3];
        java.util.Arrays.fill(array, value);
        java.util.Map<Boolean, String> map = new java.util.HashMap<>();
        map.put(true, "yes");
        map.put(false, "no");
        return array[1] + " " + map.get(value) + " " + Boolean.hashCode(value) + " " + (value ? "taken" : "not taken") + " " + (value ^ true);
    }

    public static String use(byte value) {
        int[] counts = new int[256];
        counts[value & 255]++;
        return Byte.valueOf(value) + " " + Byte.toString(value) + " " + Byte.toUnsignedInt(value) + " " + (byte) value
                + " " + java.util.Arrays.toString(new byte[] {value});
    }

    public static String use(char value) {
        StringBuilder builder = new StringBuilder("a").append(value).insert(0, value);
        builder.setCharAt(1, value);
        String text = builder.toString();
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            shown.append(Integer.toHexString(text.charAt(i))).append(' ');
        }
        return shown + "" + text.length() + " " + text.indexOf(value) + " " + Integer.toHexString(Character.toUpperCase(value))
                + " " + Character.isLetter(value) + " " + text.replace(value, 'x').length() + " " + Character.valueOf(value).hashCode();
    }

    public static String use(short value) {
        short[] array = {value};
        java.util.Arrays.sort(array);
        return Short.valueOf(value) + " " + Short.toString(value) + " " + Short.reverseBytes(value) + " " + array[0];
    }

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
        run("Ofboolean", "Libraryboolean2", "Libraryboolean3", "Librarybooleanm255", "Libraryboolean128",
                "Libraryboolean256", "Libraryboolean257", "Libraryboolean74565", "Libraryboolean65601",
                "Libraryboolean2147483647", "Librarybooleanm0", "Ofbyte", "Librarybyte2", "Librarybyte3",
                "Librarybytem255", "Librarybyte128", "Librarybyte256", "Librarybyte257", "Librarybyte74565",
                "Librarybyte65601", "Librarybyte2147483647", "Librarybytem0", "Ofchar", "Librarychar2", "Librarychar3",
                "Librarycharm255", "Librarychar128", "Librarychar256", "Librarychar257", "Librarychar74565",
                "Librarychar65601", "Librarychar2147483647", "Librarycharm0", "Ofshort", "Libraryshort2",
                "Libraryshort3", "Libraryshortm255", "Libraryshort128", "Libraryshort256", "Libraryshort257",
                "Libraryshort74565", "Libraryshort65601", "Libraryshort2147483647", "Libraryshortm0");
    }
}
