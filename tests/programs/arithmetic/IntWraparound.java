// Addition, subtraction, multiplication and negation wrap; iinc in its short and wide form.
public class IntWraparound {
    static int max = Integer.MAX_VALUE, min = Integer.MIN_VALUE;

    public static void main(String[] args) {
        System.out.println(max + 1);
        System.out.println(min - 1);
        System.out.println(-min);
        System.out.println(max * 2);
        System.out.println(max * max);
        System.out.println(min * min);
        System.out.println(min * -1);
        System.out.println(65536 * (max >>> 15));
        int i = max;
        i++;
        System.out.println(i);
        i--;
        System.out.println(i);
        i += 127;
        System.out.println(i);
        i += 128;
        System.out.println(i);
        i += -32768;
        System.out.println(i);
        i -= 32767;
        System.out.println(i);
        i += 32768;
        System.out.println(i);
        i += 1000000;
        System.out.println(i);
        System.out.println(~max);
        System.out.println(max ^ min);
        System.out.println(max & min);
        System.out.println(max | min);
        byte b = 127;
        b++;
        short s = Short.MIN_VALUE;
        s--;
        char c = 0;
        c--;
        System.out.println(b + " " + s + " " + (int) c);
        b += 200;
        s *= 3;
        c += 2.9;
        System.out.println(b + " " + s + " " + (int) c);
        b >>>= 1;
        System.out.println(b);
        b = -1;
        b >>>= 10;
        System.out.println(b);
    }
}
