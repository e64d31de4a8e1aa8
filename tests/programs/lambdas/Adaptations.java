import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
/** Method references whose results and arguments are boxed, unboxed, widened and cast. */
public class Adaptations {
    static Object objectValue(Object o) { return o; }
    static Number numberValue(Number n) { return n; }
    static Comparable<?> comparable(Object n) { return (Comparable<?>) n; }
    static <T> T same(T t) { return t; }
    static <T extends Number> T num(T t) { return t; }
    static <T extends Comparable<T>> T comp(T t) { return t; }
    static <T extends java.io.Serializable> T ser(T t) { return t; }
    static byte b(byte x) { return x; } static char c(char x) { return x; } static short s(short x) { return x; }
    static int i(int x) { return x; } static long l(long x) { return x; } static float f(float x) { return x; } static double d(double x) { return x; }
    static long wide(long a, double b, float c) { return a + (long) b + (long) c; }
    static void nothing(Object o) { System.out.println("nothing " + o); }
    interface Wide { double go(int a, char b, short c); }
    interface WideBoxed { Object go(Integer a, Character b, Byte c); }
    interface LongResult { long go(Object o); }
    interface FloatR { float go(Integer i); }
    interface IntR<T> { int go(T t); }
    interface BoolR<T> { boolean go(T t); }
    interface CharR<T> { char go(T t); }
    interface ByteR<T> { byte go(T t); }
    interface ShortR<T> { short go(T t); }
    interface DoubleR<T> { double go(T t); }
    static void t(String n, Supplier<Object> s) { try { System.out.println(n + " " + s.get()); } catch (Throwable t) { System.out.println(n + " " + t); } }
    @SuppressWarnings({"unchecked","rawtypes"})
    public static void main(String[] a) throws Throwable {
        Map<String, Integer> m = new TreeMap<>(); m.put("a", 1); m.put("b", 2);
        t("1", () -> m.entrySet().stream().mapToDouble(Map.Entry::getValue).sum());
        t("2", () -> m.entrySet().stream().mapToLong(Map.Entry::getValue).sum());
        t("3", () -> m.entrySet().stream().mapToInt(Map.Entry::getValue).sum());
        ToDoubleFunction<Integer> g = Adaptations::same; t("4", () -> g.applyAsDouble(7));
        ToDoubleFunction<Float> g2 = Adaptations::num; t("5", () -> g2.applyAsDouble(7.5f));
        ToDoubleFunction<Long> g3 = Adaptations::comp; t("6", () -> g3.applyAsDouble(7L));
        ToDoubleFunction<Byte> g4 = Adaptations::ser; t("7", () -> g4.applyAsDouble((byte) 7));
        ToDoubleFunction raw = (ToDoubleFunction) (ToDoubleFunction<Integer>) Adaptations::same;
        t("8", () -> raw.applyAsDouble("text"));
        t("9", () -> raw.applyAsDouble(null));
        t("10", () -> raw.applyAsDouble('c'));
        IntR<Character> ic = Adaptations::same; t("11", () -> ic.go('x'));
        DoubleR<Character> dc = Adaptations::same; t("12", () -> dc.go('x'));
        IntR<Short> is = Adaptations::same; t("13", () -> is.go((short) 3));
        BoolR<Boolean> br = Adaptations::same; t("14", () -> br.go(true));
        CharR<Character> cr = Adaptations::same; t("15", () -> cr.go('q'));
        ByteR<Byte> by = Adaptations::num; t("16", () -> by.go((byte) 4));
        ShortR<Byte> sb = Adaptations::num; t("17", () -> sb.go((byte) 4));
        IntR rawI = (IntR) (IntR<Integer>) Adaptations::same; t("18", () -> rawI.go(5.9)); t("19", () -> rawI.go(1L << 33));
        IntR rawN = (IntR) (IntR<Integer>) Adaptations::num; t("20", () -> rawN.go(5.9)); 
        BoolR rawB = (BoolR) (BoolR<Boolean>) Adaptations::same; t("21", () -> rawB.go(1));
        CharR rawC = (CharR) (CharR<Character>) Adaptations::same; t("22", () -> rawC.go(1));
        ByteR rawBy = (ByteR) (ByteR<Byte>) Adaptations::same; t("23", () -> rawBy.go(300)); 
        Wide w = Adaptations::wide; t("24", () -> w.go(1, 'b', (short) 3));
        WideBoxed wb = Adaptations::wide; t("25", () -> wb.go(1, 'b', (byte) 3));
        Function<Integer, Object> fo = Adaptations::l0; t("26", () -> fo.apply(3));
        Function<Integer, Number> fn = Adaptations::i; t("27", () -> fn.apply(3));
        Function<Integer, Comparable> fc = Adaptations::i; t("28", () -> fc.apply(3));
        Function<Integer, java.io.Serializable> fs = Adaptations::i; t("29", () -> fs.apply(3));
        Function<Short, Double> fd = x -> (double) Adaptations.f(x); t("30", () -> fd.apply((short) 3));
        Consumer<Object> nn = Adaptations::same; t("31", () -> { nn.accept(1); return "ok"; });
        Consumer<Long> nl = Adaptations::l; t("32", () -> { nl.accept(1L); return "ok"; });
        Consumer<Integer> ni = Adaptations::l; t("33", () -> { ni.accept(1); return "ok"; });
        ObjLongConsumer<String> olc = (x, y) -> System.out.println(x + y); olc.accept("o", 3);
        LongFunction<Double> lf = Adaptations::d; t("34", () -> lf.apply(3));
        IntFunction<Long> il = x -> (long) x; t("35", () -> il.apply(3));
        Supplier<List<String>> sl = ArrayList::new; t("36", () -> sl.get());
        IntFunction<int[]> ia = int[]::new; t("37", () -> ia.apply(3).length);
        Function<Integer, int[]> ib = int[]::new; t("38", () -> ib.apply(3).length);
        ToLongFunction<List<?>> sz = List::size; t("39", () -> sz.applyAsLong(List.of(1, 2)));
        ToDoubleFunction<String> ln = String::length; t("40", () -> ln.applyAsDouble("four"));
    }
    static long l0(long x) { return x; }
}
