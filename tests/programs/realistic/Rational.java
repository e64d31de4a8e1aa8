// Exact fractions with an interface hierarchy; continued fractions; Egyptian fractions; sums that stay exact.
import java.util.*;

public final class Rational implements Comparable<Rational> {
    static final Rational ZERO = new Rational(0, 1), ONE = new Rational(1, 1);
    final long n, d;

    Rational(long n, long d) {
        if (d == 0) {
            throw new ArithmeticException("zero denominator");
        }
        long g = gcd(Math.abs(n), Math.abs(d)) * (d < 0 ? -1 : 1);
        this.n = n / g;
        this.d = d / g;
    }

    static long gcd(long a, long b) {
        return b == 0 ? Math.max(a, 1) : gcd(b, a % b);
    }

    Rational plus(Rational o) {
        return new Rational(Math.addExact(Math.multiplyExact(n, o.d), Math.multiplyExact(o.n, d)), Math.multiplyExact(d, o.d));
    }

    Rational minus(Rational o) {
        return plus(new Rational(-o.n, o.d));
    }

    Rational times(Rational o) {
        return new Rational(Math.multiplyExact(n, o.n), Math.multiplyExact(d, o.d));
    }

    Rational inverse() {
        return new Rational(d, n);
    }

    @Override
    public int compareTo(Rational o) {
        return Long.compare(n * o.d, o.n * d);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Rational r && r.n == n && r.d == d;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(n) * 31 + Long.hashCode(d);
    }

    @Override
    public String toString() {
        return d == 1 ? "" + n : n + "/" + d;
    }

    static List<Long> continued(Rational r) {
        List<Long> terms = new ArrayList<>();
        while (true) {
            long whole = Math.floorDiv(r.n, r.d);
            terms.add(whole);
            Rational rest = r.minus(new Rational(whole, 1));
            if (rest.equals(ZERO)) {
                return terms;
            }
            r = rest.inverse();
        }
    }

    static List<Rational> egyptian(Rational r) {
        List<Rational> parts = new ArrayList<>();
        while (r.n > 0) {
            Rational unit = new Rational(1, Math.ceilDiv(r.d, r.n));
            parts.add(unit);
            r = r.minus(unit);
        }
        return parts;
    }

    public static void main(String[] args) {
        Rational h = ZERO;
        for (int i = 1; i <= 20; i++) {
            h = h.plus(new Rational(1, i));
        }
        System.out.println(h);
        System.out.println(continued(new Rational(415, 93)) + " " + continued(new Rational(-7, 3)) + " " + egyptian(new Rational(7, 15)) + " " + egyptian(new Rational(5, 21)));
        TreeSet<Rational> farey = new TreeSet<>();
        for (int d = 1; d <= 6; d++) {
            for (int n = 0; n <= d; n++) {
                farey.add(new Rational(n, d));
            }
        }
        System.out.println(farey + " " + farey.size());
        System.out.println(new HashSet<>(List.of(new Rational(1, 2), new Rational(-3, -9))).contains(new Rational(5, 10)) + " " + new Rational(4, -6));
        try {
            Rational big = new Rational(Long.MAX_VALUE, 2);
            big.times(big);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            ZERO.inverse();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
