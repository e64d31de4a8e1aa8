// Compound assignment with implicit casts, evaluation order of operands, and conditional operator promotion.
public class Compound {
    static StringBuilder log = new StringBuilder();

    static int say(int v) {
        log.append(v).append(' ');
        return v;
    }

    static int fail() {
        throw new IllegalStateException("right operand");
    }

    public static void main(String[] args) {
        int r = say(1) + say(2) * say(3) - say(4) / say(5) % say(6);
        System.out.println(r + " [" + log + "]");
        int a = 5;
        a += a++ * 2 + a;
        System.out.println(a);
        a = a++ + ++a;
        System.out.println(a);
        int i = 0;
        i = i++ + i++;
        System.out.println(i);
        int[] x = {1, 2, 3};
        int k = 0;
        x[k++] += 10;
        x[k] <<= k + 1;
        x[2] ^= x[0] |= x[1] &= 6;
        System.out.println(x[0] + " " + x[1] + " " + x[2] + " " + k);
        char c = 'a';
        c += 1;
        c++;
        System.out.println(c + " " + (c + 1) + " " + (char) (c + 1));
        boolean flag = false;
        Object o = flag ? 1 : 2.0;
        Object p = flag ? 1 : 'c';
        Object q = flag ? (Integer) 1 : (Object) "s";
        System.out.println(o + " " + p + " " + q + " " + (true ? null : 0) + " " + (flag ? 'a' : 98) + (!flag ? 'b' : a));
        boolean b = true;
        b &= false;
        b |= true;
        b ^= true;
        System.out.println(b);
        try {
            x[say(7)] = fail();
        } catch (IllegalStateException e) {
            System.out.println("right side first: " + e.getMessage());
        }
        try {
            x[9] += fail();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        int[] none = null;
        try {
            none[fail()] = 1;
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        long l = 7;
        l <<= 33;
        l >>>= 1L;
        l %= 1000;
        short s = 10;
        s /= 0.3;
        s -= 'a';
        System.out.println(l + " " + s);
        String t = null;
        t += null;
        t += 1 + 2;
        t += 'x' + 1;
        System.out.println(t);
    }
}
