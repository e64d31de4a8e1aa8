// Boxing, unboxing, widening and covariance between a functional interface and its implementation.
import java.util.function.*;

public class Adaptation {
    static long widen(long l) {
        return l + 1;
    }

    static double real(double d) {
        return d / 2;
    }

    static Integer boxed(Integer i) {
        return i == null ? -1 : i + 1;
    }

    static int plain(int i) {
        return i * 3;
    }

    static Object object(Object o) {
        return "<" + o + ">";
    }

    static String text(CharSequence c) {
        return c + "" + c.length();
    }

    static int sideEffect;

    static int effect(int x) {
        sideEffect += x;
        return x;
    }

    interface ToLong {
        long go(int x);
    }

    interface ToObject {
        Object go(char c);
    }

    interface IntToNumber {
        Number go(int i);
    }

    interface ByteToInt {
        int go(byte b);
    }

    interface FloatOp {
        double go(float f);
    }

    public static void main(String[] args) {
        ToLong a = Adaptation::widen;
        System.out.println(a.go(41));
        IntToDoubleFunction b = Adaptation::real;
        System.out.println(b.applyAsDouble(7));
        Function<Integer, Integer> c = Adaptation::plain;
        System.out.println(c.apply(5));
        IntUnaryOperator d = Adaptation::boxed;
        System.out.println(d.applyAsInt(5));
        Function<Integer, Long> e = Adaptation::object0;
        System.out.println(e.apply(9));
        Function<String, Object> f = Adaptation::text;
        System.out.println(f.apply("abc"));
        IntFunction<Object> g = Adaptation::object;
        System.out.println(g.apply(3));
        IntConsumer h = Adaptation::effect;
        h.accept(30);
        Runnable r = () -> effect(12);
        r.run();
        System.out.println(sideEffect);
        ToObject i = Adaptation::object;
        System.out.println(i.go('x'));
        IntToNumber j = Adaptation::plain;
        System.out.println(j.go(4) + " " + j.go(4).getClass().getName());
        ByteToInt k = Adaptation::plain;
        System.out.println(k.go((byte) -2));
        FloatOp l = Adaptation::real;
        System.out.println(l.go(3f));
        ToDoubleFunction<Integer> m = Adaptation::real2;
        System.out.println(m.applyAsDouble(8));
        Supplier<Long> n = () -> 5L;
        long unboxed = n.get();
        BooleanSupplier o = Boolean.TRUE::booleanValue;
        ToIntBiFunction<Long, Long> p = Long::compare;
        IntPredicate q = Character::isDigit;
        ObjIntConsumer<StringBuilder> s = StringBuilder::append;
        StringBuilder sb = new StringBuilder();
        s.accept(sb, 77);
        System.out.println(unboxed + " " + o.getAsBoolean() + " " + p.applyAsInt(1L, 2L) + " " + q.test('5') + " " + sb);
        try {
            Function<Integer, Integer> bad = Adaptation::plain;
            bad.apply(null);
        } catch (NullPointerException x) {
            System.out.println("null unboxed");
        }
        try {
            Function raw = (Function<String, Integer>) String::length;
            raw.apply(5);
        } catch (ClassCastException x) {
            System.out.println("argument cast");
        }
        Supplier<Object> t = Adaptation::nothing;
        System.out.println(t.get());
        Function<Character, Integer> u = ch -> ch + 1;
        BiFunction<Byte, Short, Integer> v = (x, y) -> x + y;
        System.out.println(u.apply('a') + " " + v.apply((byte) 1, (short) 2));
    }

    static Long object0(int i) {
        return (long) i * i;
    }

    static double real2(int i) {
        return i + 0.5;
    }

    static String nothing() {
        return null;
    }
}
