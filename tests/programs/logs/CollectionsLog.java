// stress: off
import java.util.*;

/** Random operation sequences on every list, queue and map: each step's result or exception, and the contents. */
public class CollectionsLog {
    static long seed = 42;

    static int next(int bound) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % bound);
    }

    interface Step {
        Object run();
    }

    static int hash = 17;
    static int lines;
    /** With an argument, every line is printed, and no hash: to find the first difference. */
    static boolean all;

    /** Prints some results in full and folds all into one number. */
    static void log(String what, Step s) {
        String r;
        try {
            r = String.valueOf(s.run());
        } catch (RuntimeException e) {
            r = e.toString();
        }
        String line = what + " -> " + r;
        hash = 31 * hash + line.hashCode();
        lines++;
        if (all) {
            System.out.println(line);
        } else if (lines % 23 == 1) {
            System.out.println(line + " #" + hash);
        }
    }

    static void end(String name, Object contents) {
        System.out.println("== " + name + " " + contents + (all ? "" : " #" + hash));
    }

    static void list(String name, List<Integer> l, int steps) {
        for (int i = 0; i < steps; i++) {
            int v = next(50);
            int at = next(l.size() + 3) - 1;
            switch (next(30)) {
                case 0: case 1: case 2: case 3: case 4: case 5:
                    log("add", () -> l.add(v)); break;
                case 6: case 7: log("addAt" + at, () -> { l.add(at, v); return l.size(); }); break;
                case 8: log("get" + at, () -> l.get(at)); break;
                case 9: log("set" + at, () -> l.set(at, v)); break;
                case 10: log("removeAt" + at, () -> l.remove(at)); break;
                case 11: log("remove", () -> l.remove((Object) v)); break;
                case 12: log("indexOf", () -> l.indexOf(v) + " " + l.lastIndexOf(v) + " " + l.contains(v)); break;
                case 13: log("addAll", () -> l.addAll(Arrays.asList(v, v + 1, null == l ? 0 : v + 2))); break;
                case 14: log("addAllAt" + at, () -> l.addAll(at, List.of(v, v))); break;
                case 15: log("sub", () -> l.subList(at, next(l.size() + 2))); break;
                case 16: log("subclear", () -> { List<Integer> s = l.subList(next(l.size() + 1), l.size());
                    if (s.size() > 3) { s = s.subList(0, 3); } s.add(7); s.remove(0); s.clear(); return l.size(); }); break;
                case 17: log("sort", () -> { l.sort(next(2) == 0 ? null : Comparator.reverseOrder()); return l; }); break;
                case 18: log("removeIf", () -> l.removeIf(x -> x % 7 == v % 7)); break;
                case 19: log("retain", () -> l.size() > 30 && l.retainAll(new ArrayList<>(l.subList(0, 20)))); break;
                case 20: log("iter", () -> { Iterator<Integer> it = l.iterator(); int s = 0;
                    while (it.hasNext()) { int x = it.next(); s += x; if (x == v) { it.remove(); } } return s; }); break;
                case 21: log("listIter", () -> { ListIterator<Integer> it = l.listIterator(l.size()); String s = "";
                    while (it.hasPrevious()) { int x = it.previous(); s += it.nextIndex();
                        if (x % 5 == 0) { it.set(x + 1); } else if (x % 11 == 0) { it.remove(); it.add(x * 2); it.previous(); } }
                    return s + l; }); break;
                case 22: log("cme", () -> { for (Integer x : l) { l.add(x); } return l.size(); }); break;
                case 23: log("hash", () -> l.hashCode() + " " + l.equals(new LinkedList<>(l)) + l.equals(new ArrayList<>(l).subList(0, l.size() / 2))); break;
                case 24: log("toArray", () -> Arrays.toString(l.toArray()) + Arrays.toString(l.toArray(new Integer[2]))); break;
                case 25: log("ends", () -> l.getFirst() + " " + l.getLast()); break;
                case 26: log("removeEnds", () -> l.removeFirst() + " " + l.removeLast()); break;
                case 27: log("reversed", () -> l.reversed() + " " + l.reversed().indexOf(v)); break;
                case 28: log("reversedOps", () -> { List<Integer> r = l.reversed(); r.add(v); r.add(0, v + 1); r.remove(r.size() - 1);
                    r.addAll(List.of(1, 2, 3)); ListIterator<Integer> it = r.listIterator(1); it.next(); it.add(99); it.previous(); it.set(98); return l; }); break;
                default: log("replaceAll", () -> { l.replaceAll(x -> (x * 3 + 1) % 50); return l; }); break;
            }
            if (l.size() > 60) {
                log("clear", () -> { l.clear(); return l; });
            }
        }
        end(name, l);
        log("badIter", () -> { Iterator<Integer> it = l.iterator(); it.remove(); return 0; });
        log("badIter2", () -> { l.clear(); return l.iterator().next(); });
        for (int i : new int[] {-1, 0, 5}) {
            log("e1", () -> l.get(i));
            log("e2", () -> l.set(i, 0));
            log("e3", () -> l.remove(i));
            log("e4", () -> { l.add(i == 0 ? 1 : i, 0); return 0; });
            log("e5", () -> l.listIterator(i).nextIndex());
            log("e6", () -> l.addAll(i == 0 ? 2 : i, List.of(1)));
            log("e7", () -> l.subList(i, 1));
            log("e8", () -> l.subList(0, i));
        }
        log("e9", () -> { l.addAll(List.of(1, 2, 3)); return l.subList(2, 1); });
        log("e10", () -> { List<Integer> s = l.subList(0, 2); l.add(4); return s.size(); });
        log("e11", () -> l.subList(0, 2).get(2));
        end(name, l);
    }

    static void deque(String name, Deque<Integer> d, int steps) {
        for (int i = 0; i < steps; i++) {
            int v = next(30);
            switch (next(22)) {
                case 0: case 1: case 2: log("addLast", () -> { d.addLast(v); return d.size(); }); break;
                case 3: case 4: case 5: log("addFirst", () -> { d.addFirst(v); return d.size(); }); break;
                case 6: log("poll", d::poll); break;
                case 7: log("pollLast", d::pollLast); break;
                case 8: log("peek", () -> d.peek() + " " + d.peekLast()); break;
                case 9: log("pop", d::pop); break;
                case 10: log("push", () -> { d.push(v); return d; }); break;
                case 11: log("rfo", () -> d.removeFirstOccurrence(v)); break;
                case 12: log("rlo", () -> d.removeLastOccurrence(v)); break;
                case 13: log("getFirst", d::getFirst); break;
                case 14: log("removeLast", d::removeLast); break;
                case 15: log("iter", () -> { Iterator<Integer> it = d.iterator(); while (it.hasNext()) { if (it.next() % 4 == 0) { it.remove(); } } return d; }); break;
                case 16: log("desc", () -> { Iterator<Integer> it = d.descendingIterator(); String s = ""; while (it.hasNext()) { int x = it.next(); s += x + ","; if (x % 9 == 1) { it.remove(); } } return s + d; }); break;
                case 17: log("removeIf", () -> d.removeIf(x -> x == v)); break;
                case 18: log("contains", () -> d.contains(v) + " " + d.size() + d.isEmpty()); break;
                case 19: log("rev", () -> { Deque<Integer> r = d.reversed(); r.offer(v); r.push(v + 1); return r + " " + r.peekLast() + d; }); break;
                case 20: log("element", d::element); break;
                default: log("array", () -> Arrays.toString(d.toArray())); break;
            }
        }
        end(name, d);
        d.clear();
        log("e1", d::pop);
        log("e2", d::remove);
        log("e3", d::getLast);
        log("e4", () -> { d.addFirst(null); return d; });
        log("e5", () -> d.iterator().next());
    }

    static void priority(String name, PriorityQueue<Integer> q, int steps) {
        for (int i = 0; i < steps; i++) {
            int v = next(40);
            switch (next(12)) {
                case 0: case 1: case 2: case 3: case 4: log("offer", () -> { q.offer(v); return q; }); break;
                case 5: case 6: log("poll", () -> q.poll() + " " + q); break;
                case 7: log("remove", () -> q.remove(v) + " " + q); break;
                case 8: log("iter", () -> { String s = ""; for (Iterator<Integer> it = q.iterator(); it.hasNext();) { int x = it.next(); s += x + " "; if (x % 5 == v % 5) { it.remove(); } } return s + q; }); break;
                case 9: log("removeIf", () -> q.removeIf(x -> x % 6 == v % 6) + " " + q); break;
                case 10: log("copy", () -> new PriorityQueue<>(q) + " " + new PriorityQueue<>(new ArrayList<>(q).reversed())); break;
                default: log("peek", () -> q.peek() + " " + q.contains(v)); break;
            }
        }
        end(name, q);
        q.clear();
        log("e1", q::remove);
        log("e2", q::element);
        log("e3", () -> q.add(null));
        log("e4", () -> new PriorityQueue<Integer>(0));
        log("e5", () -> new PriorityQueue<>(new TreeSet<>(List.of(3, 1, 2))).comparator());
    }

    /** Keys whose hashes collide often. */
    static final class Key implements Comparable<Key> {
        final int v;
        final int spread;

        Key(int v, int spread) {
            this.v = v;
            this.spread = spread;
        }

        @Override public int hashCode() {
            return v % spread * 5;
        }

        @Override public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).v == v;
        }

        @Override public int compareTo(Key o) {
            return Integer.compare(v, o.v);
        }

        @Override public String toString() {
            return "k" + v;
        }
    }

    static <K> void map(String name, Map<K, Integer> m, java.util.function.IntFunction<K> keys, int steps, int range) {
        for (int i = 0; i < steps; i++) {
            int n = next(range);
            K k = keys.apply(n);
            int v = next(100);
            switch (next(26)) {
                case 0: case 1: case 2: case 3: case 4: log("put", () -> m.put(k, v)); break;
                case 5: log("get", () -> m.get(k)); break;
                case 6: log("getOr", () -> m.getOrDefault(k, -1)); break;
                case 7: case 8: log("remove", () -> m.remove(k)); break;
                case 9: log("containsKey", () -> m.containsKey(k) + " " + m.containsValue(v)); break;
                case 10: log("putIfAbsent", () -> m.putIfAbsent(k, v)); break;
                case 11: log("computeIfAbsent", () -> m.computeIfAbsent(k, x -> v % 3 == 0 ? null : v)); break;
                case 12: log("computeIfPresent", () -> m.computeIfPresent(k, (x, y) -> y % 3 == 0 ? null : y + 1)); break;
                case 13: log("compute", () -> m.compute(k, (x, y) -> y == null ? (Integer) v : y % 2 == 0 ? null : (Integer) (y + 1))); break;
                case 14: case 15: log("merge", () -> m.merge(k, v, (x, y) -> (x + y) % 4 == 0 ? null : (Integer) (x + y))); break;
                case 16: log("replace", () -> m.replace(k, v) + " " + m.replace(k, v, v + 1) + m.remove(k, v + 2)); break;
                case 17: log("string", () -> m.toString()); break;
                case 18: log("keys", () -> m.keySet() + " " + m.values()); break;
                case 19: log("iter", () -> { String s = ""; for (Iterator<Map.Entry<K, Integer>> it = m.entrySet().iterator(); it.hasNext();) { Map.Entry<K, Integer> e = it.next(); s += e + ";"; if (e.getValue() % 10 == v % 10) { it.remove(); } else if (e.getValue() % 7 == 0) { e.setValue(e.getValue() + 1); } } return s; }); break;
                case 20: log("keyIter", () -> { for (Iterator<K> it = m.keySet().iterator(); it.hasNext();) { if (it.next().hashCode() % 5 == 1) { it.remove(); } } return m.size(); }); break;
                case 21: log("hash", () -> m.hashCode() + " " + m.equals(new HashMap<>(m)) + " " + m.keySet().hashCode()); break;
                case 22: log("forEach", () -> { StringBuilder s = new StringBuilder(); m.forEach((x, y) -> s.append(x).append('=').append(y).append(' ')); return s; }); break;
                case 23: log("replaceAll", () -> { m.replaceAll((x, y) -> (y * 3 + 1) % 100); return m.size(); }); break;
                case 24: log("putAll", () -> { Map<K, Integer> o = new LinkedHashMap<>(); for (int j = 0; j < v / 4; j++) { o.put(keys.apply(next(range)), j); } m.putAll(o); return m; }); break;
                default: log("views", () -> m.keySet().contains(k) + " " + m.entrySet().contains(Map.entry(k, v)) + m.values().remove(v) + m.keySet().removeAll(List.of(k)) + m.entrySet().remove(Map.entry(k, v))); break;
            }
        }
        end(name, m);
        log("copies", () -> new HashMap<>(m) + " " + new LinkedHashMap<>(m) + new HashSet<>(m.keySet()));
        log("cme", () -> { for (K k : m.keySet()) { m.put(keys.apply(range + 1), 0); m.remove(k); } return m.size(); });
        log("cme2", () -> m.computeIfAbsent(keys.apply(range + 5), k -> { m.put(keys.apply(range + 6), 1); return 2; }));
        log("noelem", () -> { m.clear(); return m.keySet().iterator().next(); });
        log("illegal", () -> { m.keySet().iterator().remove(); return 0; });
        log("empty", () -> m + " " + m.keySet() + m.values() + m.entrySet());
    }

    static <K> void sequenced(String name, SequencedMap<K, Integer> m, java.util.function.IntFunction<K> keys, int steps) {
        for (int i = 0; i < steps; i++) {
            K k = keys.apply(next(20));
            int v = next(100);
            switch (next(10)) {
                case 0: log("putFirst", () -> m.putFirst(k, v) + " " + m); break;
                case 1: log("putLast", () -> m.putLast(k, v) + " " + m); break;
                case 2: log("first", () -> m.firstEntry() + " " + m.lastEntry()); break;
                case 3: log("poll", () -> m.pollFirstEntry() + " " + m.pollLastEntry()); break;
                case 4: log("rev", () -> m.reversed() + " " + m.reversed().keySet() + m.reversed().firstEntry()); break;
                case 5: log("views", () -> m.sequencedKeySet().reversed() + " " + m.sequencedValues().reversed() + m.sequencedEntrySet().reversed()); break;
                case 6: log("ends", () -> m.sequencedKeySet().getFirst() + " " + m.sequencedValues().getLast() + m.sequencedEntrySet().getFirst()); break;
                case 7: log("revPut", () -> { m.reversed().put(k, v); return m; }); break;
                case 8: log("setv", () -> m.firstEntry().setValue(3)); break;
                default: log("put", () -> m.put(k, v) + " " + m.get(keys.apply(3))); break;
            }
        }
        end(name, m);
    }

    static void navigable(String name, NavigableMap<Integer, Integer> m, int depth) {
        for (int i = -2; i < 42; i += 3) {
            int k = i;
            log(name, () -> m.lowerKey(k) + " " + m.floorKey(k) + " " + m.ceilingKey(k) + " " + m.higherKey(k));
            log(name, () -> m.lowerEntry(k) + " " + m.floorEntry(k) + " " + m.ceilingEntry(k) + " " + m.higherEntry(k));
            log(name, () -> m.get(k) + " " + m.containsKey(k));
        }
        log(name, () -> m + " " + m.size() + m.isEmpty());
        log(name, () -> m.firstKey() + " " + m.lastKey() + m.firstEntry() + m.lastEntry());
        log(name, () -> m.descendingMap() + " " + m.descendingKeySet() + m.navigableKeySet().descendingSet() + m.keySet());
        log(name, () -> m.navigableKeySet().headSet(17, true) + " " + m.navigableKeySet().tailSet(17, false));
        log(name, () -> m.put(21, 5) + " " + m.remove(21) + m.put(1000, 1));
        log(name, () -> m.remove(1000));
        log(name, () -> m.comparator() == null);
        log(name, () -> { Iterator<Integer> it = m.keySet().iterator(); it.next(); it.next(); it.remove(); return m; });
        if (depth > 0) {
            for (int i = 0; i < 6; i++) {
                int a = next(44) - 2;
                int b = next(44) - 2;
                boolean ai = next(2) == 0;
                boolean bi = next(2) == 0;
                String what = name + "[" + a + ai + "," + b + bi;
                try {
                    navigable(what, m.subMap(a, ai, b, bi), depth - 1);
                } catch (RuntimeException e) {
                    log(what, () -> e.toString());
                }
                try {
                    navigable(what + "h", m.headMap(b, bi), depth - 1);
                    navigable(what + "t", m.tailMap(a, ai).descendingMap(), depth - 1);
                } catch (RuntimeException e) {
                    log(what, () -> e.toString());
                }
            }
        }
        log(name, () -> m.pollFirstEntry() + " " + m.pollLastEntry());
    }

    public static void main(String[] args) {
        all = args.length > 0;
        list("ArrayList", new ArrayList<>(), 3000);
        list("ArrayList(1)", new ArrayList<>(1), 300);
        list("LinkedList", new LinkedList<>(), 3000);
        list("Vector", new Vector<>(), 3000);
        list("Stack", new Stack<>(), 500);
        list("subList", new ArrayList<>(List.of(1, 2, 3, 4)).subList(1, 3), 1500);
        list("reversed", new ArrayList<>(List.of(1, 2, 3, 4)).reversed(), 1500);
        list("linkedReversed", new LinkedList<>(List.of(1, 2, 3, 4)).reversed(), 800);
        list("asList", Arrays.asList(1, 2, 3, 4, 5, 6, 7), 400);
        list("of", List.of(1, 2, 3, 4, 5), 400);
        list("of2", List.of(1, 2), 200);
        list("copyOf", List.copyOf(new ArrayList<>(List.of(5, 6, 7))), 200);
        list("unmodifiable", Collections.unmodifiableList(new ArrayList<>(List.of(3, 4))), 200);
        list("synchronized", Collections.synchronizedList(new ArrayList<>()), 400);
        list("nCopies", Collections.nCopies(4, 9), 200);
        list("singleton", Collections.singletonList(4), 200);
        list("empty", Collections.emptyList(), 200);
        deque("ArrayDeque", new ArrayDeque<>(), 3000);
        deque("ArrayDeque(3)", new ArrayDeque<>(3), 500);
        deque("LinkedListDeque", new LinkedList<>(), 2000);
        deque("reversedDeque", new ArrayDeque<Integer>().reversed(), 500);
        priority("PriorityQueue", new PriorityQueue<>(), 1500);
        priority("PriorityQueueReverse", new PriorityQueue<>(Comparator.reverseOrder()), 800);
        for (int spread : new int[] {1, 3, 7, 1000}) {
            map("HashMap/" + spread, new HashMap<>(), n -> new Key(n, spread), 2500, spread < 7 ? spread * 4 : 40);
            map("LinkedHashMap/" + spread, new LinkedHashMap<>(), n -> new Key(n, spread), 700, spread < 7 ? spread * 4 : 40);
            map("TreeMap/" + spread, new TreeMap<>(), n -> new Key(n, spread), 700, spread < 7 ? spread * 4 : 40);
            map("Hashtable/" + spread, new Hashtable<>(), n -> new Key(n, spread), 1500, spread < 7 ? spread * 4 : 40);
        }
        map("HashMap*16", new HashMap<>(), n -> n * 16, 1500, 12);
        map("HashMap(2)", new HashMap<>(2), n -> n * 17, 1500, 300);
        map("HashMap(100,2)", new HashMap<>(100, 2f), n -> n * 33, 1500, 300);
        map("HashMap<String>", new HashMap<>(), n -> "key" + n * 31, 3000, 500);
        map("TreeMapReverse", new TreeMap<>(Comparator.<Integer>reverseOrder()), n -> n, 2000, 60);
        map("synchronizedMap", Collections.synchronizedMap(new HashMap<>()), n -> n, 500, 60);
        map("unmodifiableMap", Collections.unmodifiableMap(new TreeMap<>(Map.of(1, 2, 3, 4))), n -> n, 200, 6);
        map("emptyMap", Collections.emptyMap(), n -> n, 100, 6);
        map("singletonMap", Collections.singletonMap(3, 4), n -> n, 100, 6);
        map("Map.of", Map.of(3, 4), n -> n, 150, 6);
        map("IdentityHashMap", new TreeMap<>(new IdentityHashMap<>(Map.of(1, 2))), n -> n, 100, 6);
        LinkedHashMap<Integer, Integer> access = new LinkedHashMap<>(16, 0.75f, true);
        map("accessOrder", access, n -> n, 2000, 30);
        map("lru", new LinkedHashMap<Integer, Integer>(16, 0.75f, true) {
            @Override protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
                return size() > 8;
            }
        }, n -> n, 2000, 30);
        sequenced("seqLinked", new LinkedHashMap<>(), n -> n, 600);
        sequenced("seqAccess", new LinkedHashMap<>(16, 0.75f, true), n -> n, 600);
        sequenced("seqTree", new TreeMap<>(), n -> n, 600);
        TreeMap<Integer, Integer> tree = new TreeMap<>();
        for (int i = 0; i < 40; i += 2) {
            tree.put(i, i * i);
        }
        navigable("nav", tree, 2);
        // Sizes of tables show in the order of small integers.
        for (int n = 1; n < 33; n++) {
            List<Integer> l = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                l.add((n - i) * 16);
            }
            Set<Integer> s = new HashSet<>(l);
            Map<Integer, Integer> m = new LinkedHashMap<>();
            l.forEach(x -> m.put(x, x));
            HashMap<Integer, Integer> p = new HashMap<>();
            p.put(3, 3);
            p.putAll(m);
            int k = n;
            log("sizes" + n, () -> s + " " + new HashMap<>(m).keySet() + p.keySet() + HashMap.newHashMap(k) + ((HashSet<Integer>) s).clone() + new HashMap<>(p).clone());
            log("sizes" + n, () -> { Set<Integer> t = new HashSet<>(k); t.addAll(l); return t; });
            log("sizes" + n, () -> { Set<Integer> t = HashSet.newHashSet(k); t.addAll(l); return t + " " + new Hashtable<>(m); });
        }
        log("x", () -> new HashMap<>(-1));
        log("x", () -> new HashMap<>(1, Float.NaN));
        log("x", () -> new ArrayList<>(-1));
        log("x", () -> new Hashtable<>(-1));
        log("x", () -> new TreeMap<String, String>().firstKey());
        log("x", () -> new Hashtable<String, String>().put("", null));
        log("x", () -> new Stack<Integer>().pop());
        log("x", () -> new Stack<Integer>().peek());
        log("x", () -> { Stack<Integer> s = new Stack<>(); s.push(1); s.push(2); return s.search(1) + " " + s + s.elementAt(1) + s.empty(); });
        log("x", () -> new Vector<>(List.of(1)).elementAt(3));
        log("x", () -> new Vector<>(List.of(1)).firstElement());
        log("x", () -> List.of(1, null));
        log("x", () -> List.of(1).contains(null));
        log("x", () -> Set.of(1, 1));
        log("x", () -> Map.of(1, 1, 1, 2));
        log("x", () -> Map.entry(1, null));
        log("x", () -> Map.entry(1, 2).setValue(3));
        end("end", lines);
    }
}
