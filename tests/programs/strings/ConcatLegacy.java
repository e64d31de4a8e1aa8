// release: 8
// Concatenation as javac made it before invokedynamic: StringBuilder chains.
public class ConcatLegacy {
    static String none;
    static char c = 'x';

    static String all(boolean z, byte b, short s, char c, int i, long l, float f, double d, Object o, char[] a) {
        return "" + z + b + s + c + i + l + f + d + o + a.length + none;
    }

    public static void main(String[] args) {
        System.out.println(all(false, (byte) 1, (short) 2, '3', 4, 5L, 6f, 7d, "8", new char[9]));
        String s = "start";
        for (int i = 0; i < 10; i++) {
            s += i + c;
            s += "," + c + i;
        }
        System.out.println(s);
        String[] array = {"a", null};
        int k = 0;
        array[k++] += "b" + k;
        array[k] += k;
        System.out.println(array[0] + array[1]);
        StringBuilder b = new StringBuilder();
        b.append("x" + 1).append(2 + "y").append(1 + 2 + "z");
        System.out.println(b);
    }
}
