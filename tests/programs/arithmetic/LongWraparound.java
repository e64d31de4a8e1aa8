// Long addition, subtraction, multiplication, negation and bit operations.
public class LongWraparound {
    static long max = Long.MAX_VALUE, min = Long.MIN_VALUE, one = 1, big = 0x123456789ABCDEFL;

    public static void main(String[] args) {
        System.out.println(max + one);
        System.out.println(min - one);
        System.out.println(-min);
        System.out.println(max * 2);
        System.out.println(max * max);
        System.out.println(min * min);
        System.out.println(min * -one);
        System.out.println(big * big);
        System.out.println(big * -31);
        System.out.println(~big);
        System.out.println(big ^ max);
        System.out.println(big & 0xFFFF0000FFFF0000L);
        System.out.println(big | min);
        System.out.println((int) big);
        System.out.println((int) (big >> 32));
        long l = max;
        l++;
        System.out.println(l);
        l -= 2;
        System.out.println(l);
        l += 0.5f;
        System.out.println(l);
        int i = 5;
        i += max;
        System.out.println(i);
        i += 1e30;
        System.out.println(i);
    }
}
