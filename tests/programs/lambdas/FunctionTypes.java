// The interfaces of java.util.function with their default methods, primitive forms included.
import java.util.function.*;

public class FunctionTypes {
    public static void main(String[] args) {
        BiFunction<Integer, Integer, Integer> bf = Integer::sum;
        System.out.println(bf.andThen(x -> "sum" + x).apply(2, 3));
        Consumer<StringBuilder> c1 = s -> s.append("1");
        StringBuilder sb = new StringBuilder();
        c1.andThen(s -> s.append("2")).andThen(c1).accept(sb);
        BiConsumer<StringBuilder, Integer> bc = StringBuilder::append;
        bc.andThen((s, i) -> s.append(-i)).accept(sb, 5);
        System.out.println(sb);
        BiPredicate<String, Integer> bp = (s, n) -> s.length() == n;
        System.out.println(bp.and((s, n) -> n > 2).test("abc", 3) + " " + bp.negate().test("abc", 3) + " " + bp.or((s, n) -> true).test("a", 9));
        IntPredicate even = i -> i % 2 == 0;
        System.out.println(even.negate().test(2) + " " + even.and(i -> i > 10).test(12) + " " + even.or(i -> i == 1).test(1));
        LongPredicate lp = l -> l > 0;
        DoublePredicate dp = d -> d != d;
        System.out.println(lp.test(1L << 33) + " " + dp.test(Double.NaN) + " " + dp.negate().test(1));
        IntUnaryOperator iu = x -> x + 1;
        System.out.println(iu.andThen(x -> x * 2).applyAsInt(1) + " " + iu.compose(x -> x * 2).applyAsInt(1));
        LongUnaryOperator lu = x -> x << 3;
        DoubleUnaryOperator du = Math::sqrt;
        System.out.println(lu.andThen(x -> x + 1).applyAsLong(2) + " " + du.compose(x -> x + 7).applyAsDouble(9));
        DoubleBinaryOperator db = (a, b) -> a / b;
        LongBinaryOperator lb = Math::max;
        IntBinaryOperator ib = (a, b) -> a ^ b;
        System.out.println(db.applyAsDouble(1, 4) + " " + lb.applyAsLong(5, 6) + " " + ib.applyAsInt(6, 3));
        ToLongFunction<String> tl = Long::parseLong;
        ToDoubleBiFunction<Integer, Integer> td = (a, b) -> a / (double) b;
        ToLongBiFunction<Integer, Integer> tlb = (a, b) -> (long) a * b;
        System.out.println(tl.applyAsLong("77") + " " + td.applyAsDouble(1, 2) + " " + tlb.applyAsLong(1 << 20, 1 << 20));
        IntToLongFunction il = i -> i * 1000000000L;
        LongToIntFunction li = l -> (int) (l >> 32);
        DoubleToIntFunction di = d -> (int) d;
        DoubleToLongFunction dl = Math::round;
        LongToDoubleFunction ld = l -> l / 2.0;
        DoubleFunction<String> df = Double::toString;
        LongFunction<String> lf = Long::toHexString;
        System.out.println(il.applyAsLong(5) + " " + li.applyAsInt(3L << 32) + " " + di.applyAsInt(9.9) + " " + dl.applyAsLong(2.5) + " " + ld.applyAsDouble(5) + " " + df.apply(1e10) + " " + lf.apply(-1L));
        IntSupplier is = () -> 1;
        LongSupplier ls = () -> 2;
        DoubleSupplier ds = () -> 3;
        BooleanSupplier bs = () -> true;
        System.out.println(is.getAsInt() + " " + ls.getAsLong() + " " + ds.getAsDouble() + " " + bs.getAsBoolean());
        ObjLongConsumer<StringBuilder> ol = (s, l) -> s.append(l);
        ObjDoubleConsumer<StringBuilder> od = (s, d) -> s.append(d);
        LongConsumer lc = l -> sb.append('L').append(l);
        DoubleConsumer dc = d -> sb.append('D').append(d);
        IntConsumer ic = i -> sb.append('I').append(i);
        ol.accept(sb, 8L);
        od.accept(sb, 0.5);
        lc.andThen(l -> sb.append('!')).accept(4);
        dc.accept(1);
        ic.andThen(ic).accept(6);
        System.out.println(sb);
        try {
            c1.andThen(null);
        } catch (NullPointerException e) {
            System.out.println("null argument");
        }
    }
}
