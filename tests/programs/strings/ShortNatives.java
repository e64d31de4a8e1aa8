// What compiled code calls by registers: comparisons, searches, copies and joins of texts and arrays, short and long, and what
// does not fit.
import java.util.Arrays;

public class ShortNatives {
    private static final int[] LENGTHS = {0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33, 40, 4095, 4096, 4097, 9000};

    private static long sum;

    private static void mix(long value) {
        sum = sum * 31 + value;
    }

    private static String text(int length, char base) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append((char) (base + i * 7 % 13));
        }
        return text.toString();
    }

    private static void compare(String a, String b) {
        mix(a.equals(b) ? 1 : 0);
        mix(a.compareTo(b));
        mix(new String(a.toCharArray()).hashCode());
        mix(a.indexOf(b) + 3L * a.lastIndexOf(b));
        mix(a.startsWith(b) ? 2 : 3);
        mix(a.regionMatches(1, b, 1, 2) ? 5 : 7);
    }

    private static void search(String text, int wanted) {
        mix(text.indexOf(wanted));
        mix(text.lastIndexOf(wanted));
        mix(text.indexOf(wanted, 2));
        mix(text.indexOf("" + (char) wanted + 'x'));
    }

    private static void join(String a, String b, int i) {
        mix((a + b).hashCode());
        mix((a + ":" + i).hashCode());
        mix((i + a + -i * 3L + b + i).hashCode());
        mix((a + b + a + b + a + b + a).hashCode());
        mix(a.concat(b).length());
        String nothing = i % 3 == 0 ? null : a;
        mix((nothing + b).hashCode());
    }

    private static void numbers(int i) {
        int odd = i * 0x9E3779B1;
        long wide = odd * 0x9E3779B97F4A7C15L;
        mix(Integer.toString(odd >> (i & 31)).hashCode());
        mix(Long.toString(wide >> (i & 63)).hashCode());
        mix(Double.toString(odd / 64.0).hashCode());
        mix(Double.toString(Double.longBitsToDouble(wide)).hashCode());
        mix(Float.toString(Float.intBitsToFloat(odd)).hashCode());
        StringBuilder text = new StringBuilder(i & 7);
        text.append(odd >> (i & 31)).append(' ').append(wide >> (i & 63)).append(i);
        mix(text.toString().hashCode());
        mix(text.capacity());
        mix((long) Double.parseDouble(Double.toString(odd / 8.0)));
    }

    private static void copies(int length, int i) {
        byte[] bytes = new byte[length + 8];
        int[] ints = new int[length + 8];
        String[] texts = new String[length + 8];
        for (int k = 0; k < bytes.length; k++) {
            bytes[k] = (byte) (k * 5 + i);
            ints[k] = k * 7 + i;
            texts[k] = k % 2 == 0 ? "even" : "odd";
        }
        System.arraycopy(bytes, 0, bytes, 3, length);
        System.arraycopy(bytes, 5, bytes, 1, length);
        System.arraycopy(ints, 1, ints, 0, length);
        System.arraycopy(ints, 0, ints, 2, length);
        System.arraycopy(texts, 0, texts, 1, length);
        mix(Arrays.hashCode(bytes));
        mix(Arrays.hashCode(ints.clone()));
        Object[] objects = new Object[length + 8];
        System.arraycopy(texts, 0, objects, 1, length);
        mix(Arrays.hashCode(objects));
        mix(Arrays.hashCode(texts.clone()));
    }

    private static void refused(Object from, int at, Object to, int into, int length) {
        try {
            System.arraycopy(from, at, to, into, length);
            mix(1);
        } catch (RuntimeException e) {
            mix(e.getClass().getName().hashCode());
        }
    }

    private static void misfits(int i) {
        int[] ints = new int[8];
        refused(ints, i % 10, ints, 2, 5);
        refused(ints, -(i % 2), ints, 2, 5);
        refused(ints, 1, ints, 2, i % 3 - 1);
        refused(ints, 1, i % 2 == 0 ? ints : new long[8], 2, 3);
        refused(ints, 1, i % 2 == 0 ? ints : null, 2, 3);
        refused(i % 2 == 0 ? (Object) "text" : ints, 1, ints, 2, 3);
        refused(new Object[] {"a", i % 2 == 0 ? "b" : 7}, 0, new String[2], 0, 2);
    }

    private static void objects(Object object, Object other) {
        mix(object.getClass() == other.getClass() ? 1 : 2);
        mix(object.hashCode() == System.identityHashCode(object) ? 1 : 2);
        mix(System.identityHashCode(null));
        synchronized (object) {
            mix(object.hashCode() == System.identityHashCode(object) ? 1 : 2);
        }
    }

    /** What is loaded before a native that writes is loaded again behind it. */
    private static void loads(byte[] bytes, int i) {
        byte before = bytes[3];
        System.arraycopy(bytes, 0, bytes, 1, 6);
        mix(before * 100L + bytes[3]);
        bytes[0] = (byte) i;
        mix(new String(bytes, 0, 4, java.nio.charset.StandardCharsets.ISO_8859_1).hashCode() + bytes[0]);
    }

    public static void main(String[] args) {
        byte[] bytes = new byte[16];
        for (int round = 0; round < 12; round++) {
            for (int length : LENGTHS) {
                if (length > 40 && round % 6 != 0) {
                    continue;
                }
                String latin = text(length, 'a');
                String wide = text(length, 'Ͱ');
                for (int i = 0; i < (length > 40 ? 4 : 150); i++) {
                    compare(latin, i % 2 == 0 ? text(length, 'a') : latin + "x");
                    compare(wide, i % 2 == 0 ? text(length, 'Ͱ') : latin);
                    search(i % 2 == 0 ? latin : wide, i % 3 == 0 ? 'g' : 'ʹ');
                    search(wide + "\ud83d\ude00", 0x1F600);
                    join(latin, i % 5 == 0 ? wide : "end", i);
                    copies(length, i);
                }
            }
            System.out.println(sum);
            for (int i = 0; i < 1500; i++) {
                numbers(i * 17 + round);
                misfits(i);
                objects(new Object(), i % 2 == 0 ? "text" : new Object());
                loads(bytes, i);
            }
            System.out.println(sum);
        }
    }
}
