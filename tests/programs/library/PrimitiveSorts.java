// Arrays of each primitive type in order: random ones, runs, few values, parts, zeros of both signs, NaN.
import java.util.*;

public class PrimitiveSorts {
    static final Random RANDOM = new Random(11);

    static int value(int kind, int i) {
        return switch (kind) {
            case 0 -> RANDOM.nextInt();
            case 1 -> i * 3;
            case 2 -> -i;
            case 3 -> RANDOM.nextInt(4);
            default -> i + RANDOM.nextInt(5);
        };
    }

    public static void main(String[] args) {
        for (int size : new int[] {0, 1, 2, 19, 20, 21, 100, 1000, 9000}) {
            StringBuilder line = new StringBuilder().append(size);
            for (int kind = 0; kind < 5; kind++) {
                int[] ints = new int[size];
                long[] longs = new long[size];
                short[] shorts = new short[size];
                char[] chars = new char[size];
                byte[] bytes = new byte[size];
                float[] floats = new float[size];
                double[] doubles = new double[size];
                for (int i = 0; i < size; i++) {
                    int v = value(kind, i);
                    ints[i] = v;
                    longs[i] = (long) v << 20;
                    shorts[i] = (short) v;
                    chars[i] = (char) v;
                    bytes[i] = (byte) v;
                    floats[i] = v % 7 == 0 ? v % 2 == 0 ? -0.0f : Float.NaN : Float.intBitsToFloat(v);
                    doubles[i] = v % 7 == 0 ? v % 2 == 0 ? -0.0 : Double.NaN : v / 3.0;
                }
                int from = size / 10;
                Arrays.sort(ints, from, size - from);
                Arrays.sort(longs);
                Arrays.sort(shorts, from, size - from);
                Arrays.sort(chars, from, size - from);
                Arrays.sort(bytes);
                Arrays.sort(floats, from, size - from);
                Arrays.sort(doubles);
                line.append(' ').append(Integer.toHexString(Arrays.hashCode(ints) + 31 * Arrays.hashCode(longs) + 37 * Arrays.hashCode(shorts) + 41 * Arrays.hashCode(chars)
                        + 43 * Arrays.hashCode(bytes) + 47 * Arrays.hashCode(floats) + 53 * Arrays.hashCode(doubles)));
            }
            System.out.println(line);
        }
        float[] special = {Float.NaN, 0.0f, -0.0f, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE, -Float.MIN_VALUE, Float.intBitsToFloat(0xffc00001), -1};
        Arrays.sort(special);
        System.out.println(Arrays.toString(special));
        char[] letters = "the quick brown fox".toCharArray();
        Arrays.sort(letters);
        System.out.println(new String(letters).trim() + " " + Arrays.binarySearch(letters, 'q'));
        try {
            Arrays.sort(special, 5, 3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
