// stress: off
import java.util.*;

/** Arrays, sorting (with counted comparisons), Random, BitSet, enum collections, Collections, Optional and kin. */
public class UtilitiesLog {
    interface Step {
        Object run() throws Exception;
    }

    static int hash = 17;
    static int lines;
    /** With an argument, every line is printed, and no hash: to find the first difference. */
    static boolean all;

    static void log(String what, Step s) {
        String r;
        try {
            r = String.valueOf(s.run());
        } catch (Exception e) {
            r = e.toString();
        }
        String line = (what + " -> " + r).replace("\n", "\\n").replace("\r", "\\r");
        hash = 31 * hash + line.hashCode();
        lines++;
        System.out.println(all ? line : (line.length() > 120 ? line.substring(0, 120) : line) + " #" + hash);
    }

    static long seed = 7;

    static int next(int bound) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % bound);
    }

    static int calls;

    static Integer[] pattern(int kind, int n) {
        Integer[] a = new Integer[n];
        for (int i = 0; i < n; i++) {
            switch (kind) {
                case 0: a[i] = next(1000000); break;
                case 1: a[i] = i; break;
                case 2: a[i] = n - i; break;
                case 3: a[i] = next(4); break;
                case 4: a[i] = i % 17 == 0 ? next(n) : i; break;
                case 5: a[i] = i < n / 2 ? i : n - i; break;
                case 6: a[i] = i % 50; break;
                default: a[i] = i / 40 * 40 + (next(3) == 0 ? -i : i); break;
            }
        }
        return a;
    }

    static void sorting() {
        for (int n : new int[] {0, 1, 2, 3, 7, 20, 31, 32, 33, 64, 100, 257, 1000, 5000}) {
            for (int kind = 0; kind < 8; kind++) {
                Integer[] a = pattern(kind, n);
                int k = kind;
                log("sort" + k + "/" + n, () -> {
                    calls = 0;
                    Integer[] b = a.clone();
                    Arrays.sort(b, (x, y) -> { calls++; return Integer.compare(x / 3, y / 3); });
                    int c = calls;
                    Integer[] d = a.clone();
                    Arrays.sort(d);
                    int[] p = new int[n];
                    long[] l = new long[n];
                    double[] f = new double[n];
                    float[] g = new float[n];
                    short[] s = new short[n];
                    char[] h = new char[n];
                    byte[] z = new byte[n];
                    for (int i = 0; i < n; i++) {
                        p[i] = a[i] * 7919;
                        l[i] = a[i] * 1234567891011L;
                        f[i] = k == 3 && i % 3 == 0 ? (i % 2 == 0 ? -0.0 : Double.NaN) : a[i] / 3.0 - 100;
                        g[i] = (float) f[i];
                        s[i] = (short) p[i];
                        h[i] = (char) p[i];
                        z[i] = (byte) p[i];
                    }
                    Arrays.sort(p);
                    Arrays.sort(l);
                    Arrays.sort(f);
                    Arrays.sort(g);
                    Arrays.sort(s);
                    Arrays.sort(h);
                    Arrays.sort(z);
                    return c + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(p) + " "
                            + Arrays.hashCode(l) + " " + Arrays.hashCode(f) + " " + Arrays.hashCode(g) + " "
                            + Arrays.hashCode(s) + " " + Arrays.hashCode(h) + " " + Arrays.hashCode(z);
                });
            }
        }
        log("bigshort", () -> { short[] s = new short[20000]; char[] c = new char[20000]; for (int i = 0; i < s.length; i++) { s[i] = (short) next(70000); c[i] = (char) next(70000); } Arrays.sort(s, 10, 19990); Arrays.sort(c); return Arrays.hashCode(s) + " " + Arrays.hashCode(c); });
    }

    static void arrays() {
        int[] a = {3, 1, 2};
        log("ts", () -> Arrays.toString(a) + Arrays.toString(new double[] {1, -0.0, 1e10}) + Arrays.toString((int[]) null) + Arrays.toString(new char[] {'a'}) + Arrays.toString(new boolean[2]) + Arrays.toString(new Object[] {null, "x"}));
        Object[] self = {1, null, new int[] {1, 2}, new String[][] {{"a"}, null}};
        self[1] = self;
        log("deep", () -> Arrays.deepToString(self) + Arrays.deepToString(null));
        log("deepEq", () -> Arrays.deepEquals(new Object[] {new int[] {1}, "a", new Object[] {1.0}}, new Object[] {new int[] {1}, "a", new Object[] {1.0}}) + " " + Arrays.deepHashCode(new Object[] {new long[] {1, 2}, "a", null, new double[][] {{1}}}));
        log("copy", () -> Arrays.toString(Arrays.copyOf(a, 5)) + Arrays.toString(Arrays.copyOf(a, 1)) + Arrays.toString(Arrays.copyOfRange(a, 1, 6)) + Arrays.copyOf(new String[] {"q"}, 3).getClass());
        log("neg", () -> Arrays.copyOf(a, -1));
        log("rng", () -> Arrays.copyOfRange(a, 2, 1));
        log("rng2", () -> { Arrays.fill(a, 2, 5, 0); return 0; });
        log("rng3", () -> { Arrays.fill(a, -1, 2, 0); return 0; });
        log("rng4", () -> { Arrays.sort(a, 2, 1); return 0; });
        log("fill", () -> { String s = ""; for (int n : new int[] {0, 1, 5, 31, 32, 33, 64, 65, 200}) { int[] x = new int[n]; Arrays.fill(x, 7); Object[] o = new Object[n + 10]; Arrays.fill(o, 3, n + 3, "z"); double[] d = new double[n]; Arrays.fill(d, 0.5); s += Arrays.hashCode(x) + " " + Arrays.hashCode(o) + Arrays.hashCode(d) + ","; } return s; });
        log("bs", () -> { int[] s = {1, 3, 3, 5, 9}; String r = ""; for (int i = 0; i < 11; i++) { r += Arrays.binarySearch(s, i) + " "; } return r + Arrays.binarySearch(new String[] {"a", "c"}, "b") + Arrays.binarySearch(new double[] {-0.0, 0.0, 1}, 0.0) + Arrays.binarySearch(s, 1, 3, 3); });
        log("cmp", () -> Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.compare(new int[] {1}, new int[] {1, 3}) + " " + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 2}) + Arrays.mismatch(new long[] {1, 2}, new long[] {1}) + Arrays.compare(new String[] {"a"}, new String[] {"c"}) + Arrays.equals(new double[] {0.0}, new double[] {-0.0}) + Arrays.equals(new float[] {Float.NaN}, new float[] {Float.NaN}));
        log("hash", () -> Arrays.hashCode(new long[] {1L << 40}) + " " + Arrays.hashCode(new double[] {1.5, -0.0}) + " " + Arrays.hashCode(new boolean[] {true, false}) + Arrays.hashCode(new float[] {1.5f}) + Arrays.hashCode((Object[]) null) + Arrays.hashCode(new byte[] {-1}));
        log("set", () -> { int[] x = new int[5]; Arrays.setAll(x, i -> i * i); Arrays.parallelPrefix(x, Integer::sum); return Arrays.toString(x); });
        log("objects", () -> Objects.hash(1, "a", null) + " " + Objects.equals(null, null) + Objects.deepEquals(new int[] {1}, new int[] {1}) + Objects.toString(null, "d") + Objects.requireNonNullElse(null, 5));
        for (int i : new int[] {-1, 3, 7}) {
            log("chk", () -> Objects.checkIndex(i, 3));
            log("chk", () -> Objects.checkFromToIndex(i, 5, 6));
            log("chk", () -> Objects.checkFromIndexSize(i, 5, 6));
            log("chk", () -> Objects.checkIndex((long) i, 3L));
        }
        log("rnn", () -> Objects.requireNonNull(null, "msg"));
        log("rnn", () -> Objects.requireNonNull(null, () -> "sup"));
        log("rnn", () -> Objects.requireNonNull(null));
        log("rnn", () -> Objects.requireNonNullElse(null, null));
    }

    static void random() {
        for (long s : new long[] {0, 1, 42, -7, 123456789012345L}) {
            Random r = new Random(s);
            log("next", () -> r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(64) + " " + r.nextInt((1 << 30) + 3) + " " + r.nextInt(5, 17) + " " + r.nextInt(-8, 8) + " " + r.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE));
            log("long", () -> r.nextLong() + " " + r.nextLong(1000) + " " + r.nextLong(1L << 40) + " " + r.nextLong(-5, 1L << 50) + " " + r.nextLong(Long.MIN_VALUE, Long.MAX_VALUE));
            log("fp", () -> r.nextDouble() + " " + r.nextFloat() + " " + r.nextDouble(5) + " " + r.nextDouble(-1, 1) + " " + r.nextFloat(2f) + " " + r.nextFloat(1, 3) + " " + r.nextDouble(-1e308, 1.7e308));
            log("gauss", () -> r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextGaussian());
            log("bool", () -> { String t = ""; for (int i = 0; i < 20; i++) { t += r.nextBoolean() ? 1 : 0; } byte[] b = new byte[11]; r.nextBytes(b); return t + Arrays.toString(b); });
            log("shuffle", () -> { List<Integer> l = new ArrayList<>(); for (int i = 0; i < 20; i++) { l.add(i); } Collections.shuffle(l, r); LinkedList<Integer> m = new LinkedList<>(l); Collections.shuffle(m, r); return l + " " + m; });
            SplittableRandom q = new SplittableRandom(s);
            log("split", () -> q.nextInt() + " " + q.nextLong() + " " + q.nextInt(100) + " " + q.nextInt(3, 9) + " " + q.nextDouble() + " " + q.nextBoolean() + " " + q.split().nextLong() + " " + q.nextLong(77) + " " + q.nextInt(16));
            log("bytes", () -> { byte[] b = new byte[13]; q.nextBytes(b); return Arrays.toString(b); });
        }
        Random r = new Random(3);
        log("x", () -> r.nextInt(0));
        log("x", () -> r.nextInt(5, 5));
        log("x", () -> r.nextLong(-1));
        log("x", () -> r.nextDouble(-1));
        log("x", () -> r.nextDouble(3, 2));
        log("sum", () -> { long t = 0; Random z = new Random(99); for (int i = 0; i < 20000; i++) { t = t * 31 + z.nextInt(i + 1); } return t; });
        log("setSeed", () -> { r.nextGaussian(); r.setSeed(5); return r.nextGaussian(); });
        log("sub", () -> new Random(4) { @Override protected int next(int bits) { return 1; } }.nextLong());
    }

    enum Color { RED, GREEN { @Override public String toString() { return "green!"; } }, BLUE, CYAN }

    static void enums() {
        EnumMap<Color, Integer> m = new EnumMap<>(Color.class);
        log("em", () -> m.put(Color.BLUE, 1) + " " + m.put(Color.RED, null) + m.put(Color.BLUE, 2) + m + m.containsKey(Color.RED) + m.containsValue(null) + m.get("x") + m.keySet() + m.values());
        log("em", () -> m.equals(new HashMap<>(m)) + " " + m.remove(Color.RED) + m.size() + m.clone() + new EnumMap<>(m).merge(Color.BLUE, 5, Integer::sum));
        log("em", () -> { for (Iterator<Map.Entry<Color, Integer>> it = m.entrySet().iterator(); it.hasNext();) { it.next().setValue(9); it.remove(); } return m; });
        log("em", () -> new EnumMap<>(new HashMap<Color, Integer>()));
        log("es", () -> EnumSet.allOf(Color.class) + " " + EnumSet.noneOf(Color.class) + EnumSet.of(Color.CYAN, Color.GREEN) + EnumSet.complementOf(EnumSet.of(Color.RED)) + EnumSet.range(Color.GREEN, Color.CYAN));
        log("es", () -> { EnumSet<Color> s = EnumSet.of(Color.CYAN); return s.add(Color.RED) + " " + s.add(Color.RED) + s.contains(null) + s.containsAll(EnumSet.of(Color.RED)) + s.removeAll(EnumSet.of(Color.RED)) + s + s.equals(Set.of(Color.CYAN)) + s.retainAll(List.of(Color.RED)) + s; });
        log("es", () -> EnumSet.range(Color.CYAN, Color.RED));
        log("es", () -> EnumSet.copyOf(new ArrayList<Color>()));
        log("es", () -> { EnumSet<Color> s = EnumSet.allOf(Color.class); s.removeIf(c -> c.ordinal() % 2 == 0); return s + " " + EnumSet.copyOf(List.of(Color.BLUE, Color.RED)); });
    }

    static void bits() {
        BitSet b = new BitSet();
        for (int i = 0; i < 800; i++) {
            int x = next(300);
            int y = x + next(100);
            BitSet o = new BitSet(next(50));
            for (int j = 0; j < 20; j++) {
                o.set(next(400));
            }
            int op = next(24);
            log("bit" + op, () -> {
                switch (op) {
                    case 0: case 1: b.set(x); break;
                    case 2: b.set(x, y); break;
                    case 3: b.clear(x); break;
                    case 4: b.clear(x, y); break;
                    case 5: b.flip(x); break;
                    case 6: b.flip(x, y); break;
                    case 7: return b.get(x) + " " + b.get(x, y);
                    case 8: return b.nextSetBit(x) + " " + b.nextClearBit(x) + " " + b.previousSetBit(x) + " " + b.previousClearBit(x);
                    case 9: b.and(o); break;
                    case 10: b.or(o); break;
                    case 11: b.xor(o); break;
                    case 12: b.andNot(o); break;
                    case 13: return b.intersects(o) + " " + b.equals(o) + b.hashCode();
                    case 14: return Arrays.toString(b.toByteArray()) + Arrays.toString(b.toLongArray());
                    case 15: return BitSet.valueOf(b.toByteArray()).equals(b) + " " + BitSet.valueOf(b.toLongArray()).equals(b) + b.clone().equals(b);
                    case 16: return b.length() + " " + b.cardinality() + " " + b.isEmpty() + new BitSet(x).size();
                    case 17: b.set(x, y, false); break;
                    case 18: b.set(x, true); break;
                    case 19: b.clear(x + 100, 100000); break;
                    default: return b.toString();
                }
                return b.cardinality() + " " + b.hashCode();
            });
        }
        log("x", () -> b.get(-1));
        log("x", () -> new BitSet(-1));
        log("x", () -> { b.set(5, 3); return 0; });
        log("x", () -> b.nextSetBit(-2));
        log("x", () -> b.previousSetBit(-2));
        log("x", () -> { b.clear(); return b + " " + b.length() + b.nextClearBit(0) + b.previousSetBit(0); });
    }

    static void texts() {
        log("sj", () -> new StringJoiner(", ", "[", "]").add("a").add(null).merge(new StringJoiner("-").add("x").add("y")) + " " + new StringJoiner(",").setEmptyValue("E") + new StringJoiner(",", "<", ">").length());
        log("sj", () -> new StringJoiner(null));
        for (String d : new String[] {" \t\n\r\f", ",", ",;"}) {
            for (boolean ret : new boolean[] {false, true}) {
                log("st", () -> { StringTokenizer t = new StringTokenizer("a,b ;c,,d  e", d, ret); String r = t.countTokens() + ":"; while (t.hasMoreTokens()) { r += "<" + t.nextToken() + ">"; } return r; });
            }
        }
        log("st", () -> new StringTokenizer("").nextToken());
        log("st", () -> { StringTokenizer t = new StringTokenizer("k=v;w"); return t.nextToken("=") + t.nextToken(";") + t.hasMoreElements(); });
        log("opt", () -> Optional.of(3).map(x -> x + 1) + " " + Optional.ofNullable(null) + Optional.of(1).filter(x -> x > 1) + Optional.of(2).flatMap(x -> Optional.of("z" + x)) + Optional.empty().or(() -> Optional.of(1)) + Optional.of(1).hashCode() + Optional.of(1).equals(Optional.of(1)));
        log("opt", () -> Optional.empty().get());
        log("opt", () -> Optional.empty().orElseThrow());
        log("opt", () -> Optional.of(null));
        log("opt", () -> Optional.empty().orElseThrow(() -> new Exception("mine")));
        log("opt", () -> OptionalInt.of(3) + " " + OptionalInt.empty() + OptionalLong.of(4) + OptionalDouble.of(2.5) + OptionalDouble.empty().equals(OptionalDouble.empty()) + OptionalInt.of(3).hashCode());
        log("opt", () -> OptionalInt.empty().getAsInt());
        log("stat", () -> { IntSummaryStatistics s = new IntSummaryStatistics(); s.accept(3); s.accept(-8); DoubleSummaryStatistics d = new DoubleSummaryStatistics(); d.accept(0.1); d.accept(0.2); d.accept(0.3); LongSummaryStatistics l = new LongSummaryStatistics(); l.accept(5); return s.getSum() + " " + s.getAverage() + " " + s.getMin() + s.getMax() + d.getSum() + d.getAverage() + l.getCount(); });
    }

    static void algorithms() {
        List<Integer> l = new ArrayList<>(List.of(5, 3, 9, 1, 3));
        log("c", () -> { Collections.sort(l); return l + " " + Collections.binarySearch(l, 3) + Collections.binarySearch(l, 4) + Collections.max(l) + Collections.min(l) + Collections.frequency(l, 3); });
        log("c", () -> { Collections.reverse(l); Collections.swap(l, 0, 4); Collections.rotate(l, 2); return l; });
        log("c", () -> { LinkedList<Integer> m = new LinkedList<>(l); Collections.rotate(m, -7); Collections.reverse(m); Collections.replaceAll(m, 3, 4); return m + " " + Collections.indexOfSubList(m, List.of(4)) + Collections.lastIndexOfSubList(m, List.of(4)) + Collections.disjoint(m, l); });
        log("c", () -> Collections.addAll(l, 7, 8) + " " + Collections.nCopies(3, "x") + Collections.emptyList() + Collections.singleton(1) + Collections.singletonMap(1, 2) + Collections.list(Collections.enumeration(l)));
        log("c", () -> { Collections.fill(l, 0); Collections.copy(l, List.of(1, 2)); return l; });
        log("c", () -> { Collections.copy(new ArrayList<>(), List.of(1)); return 0; });
        log("c", () -> Collections.max(new ArrayList<Integer>()));
        log("c", () -> Collections.nCopies(-1, 0));
        log("c", () -> Collections.emptyList().add(null));
        log("c", () -> Collections.emptyIterator().next());
        log("c", () -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).entrySet().iterator().next().setValue(3));
        log("c", () -> Collections.newSetFromMap(new LinkedHashMap<Integer, Boolean>()).add(3) + " " + Collections.asLifoQueue(new ArrayDeque<>(List.of(1, 2))).remove());
        List<String> w = new ArrayList<>(List.of("pear", "fig", "apple", "kiwi", "plum"));
        log("cmp", () -> { w.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())); return w; });
        log("cmp", () -> { w.sort(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder())); return w; });
        log("cmp", () -> { w.add(null); w.sort(Comparator.nullsFirst(Comparator.naturalOrder())); String a = w.toString(); w.sort(Comparator.nullsLast(Comparator.comparing((String s) -> s.charAt(1)))); return a + w; });
        log("cmp", () -> { List<Map.Entry<String, Integer>> e = new ArrayList<>(new TreeMap<>(Map.of("a", 3, "b", 1, "c", 2)).entrySet()); e.sort(Map.Entry.comparingByValue()); String r = e.toString(); e.sort(Map.Entry.<String, Integer>comparingByKey().reversed()); return r + e; });
        log("cmp", () -> ((Object) Collections.reverseOrder(Collections.reverseOrder()) == (Object) Comparator.<Integer>naturalOrder()) + " " + Comparator.naturalOrder().reversed().equals(Collections.reverseOrder()));
        log("set", () -> new TreeSet<>(List.of(5, 1, 3)).reversed() + " " + new LinkedHashSet<>(List.of(5, 1, 3)).reversed() + new TreeSet<>(List.of(5, 1, 3)).subSet(1, 4).last() + new TreeSet<Integer>(Comparator.reverseOrder()).headSet(1));
        log("set", () -> new TreeSet<Integer>().first());
        log("set", () -> new TreeSet<>(List.of(1, 5)).subSet(3, 1));
        log("set", () -> new TreeSet<>(List.of(1, 5)).headSet(3).add(4));
        log("set", () -> { LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(1, 2, 3)); s.addFirst(3); s.addLast(1); return s + " " + s.getFirst() + s.removeLast() + s; });
        log("ht", () -> { Hashtable<String, Integer> h = new Hashtable<>(); for (int i = 0; i < 40; i++) { h.put("k" + i, i); } return h + " " + Collections.list(h.keys()) + Collections.list(h.elements()); });
    }

    public static void main(String[] args) {
        all = args.length > 0;
        sorting();
        arrays();
        random();
        enums();
        bits();
        texts();
        algorithms();
    }
}
