import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.*;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Predicate;

/** Which overridden methods the library's own methods call: what a subclass that counts or refuses elements sees. */
public class SelfCalls {
    static final StringBuilder log = new StringBuilder();

    static void note(String what) {
        log.append(' ').append(what);
    }

    static void show(String what, Object value) {
        String seen = log.toString();
        log.setLength(0);
        System.out.println(what + " = " + value + " |" + seen);
        log.setLength(0);
    }

    static class LoggedMap extends HashMap<String, Integer> {
        LoggedMap() {
        }

        LoggedMap(Map<String, Integer> m) {
            super(m);
        }

        @Override
        public Integer put(String k, Integer v) {
            note("put " + k);
            return super.put(k, v);
        }

        @Override
        public boolean containsKey(Object k) {
            note("containsKey " + k);
            return super.containsKey(k);
        }
    }

    static class Eldest extends LinkedHashMap<String, Integer> {
        Eldest(Map<String, Integer> m) {
            super(m);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> e) {
            note("eldest " + e);
            return size() > 2;
        }
    }

    static class LoggedList extends ArrayList<String> {
        LoggedList(Collection<String> c) {
            super(c);
        }

        @Override
        public String get(int i) {
            note("get " + i);
            return super.get(i);
        }

        @Override
        public String set(int i, String s) {
            note("set " + i);
            return super.set(i, s);
        }

        @Override
        public String remove(int i) {
            note("remove " + i);
            return super.remove(i);
        }

        @Override
        public int indexOf(Object o) {
            note("indexOf " + o);
            return super.indexOf(o);
        }

        @Override
        public int size() {
            note("size");
            return super.size();
        }
    }

    static class LoggedLinked extends LinkedList<String> {
        @Override
        public boolean add(String s) {
            note("add " + s);
            return super.add(s);
        }

        @Override
        public void addFirst(String s) {
            note("addFirst " + s);
            super.addFirst(s);
        }

        @Override
        public void addLast(String s) {
            note("addLast " + s);
            super.addLast(s);
        }

        @Override
        public int indexOf(Object o) {
            note("indexOf " + o);
            return super.indexOf(o);
        }
    }

    static class LoggedStack extends Stack<String> {
        @Override
        public boolean add(String s) {
            note("add " + s);
            return super.add(s);
        }

        @Override
        public void addElement(String s) {
            note("addElement " + s);
            super.addElement(s);
        }

        @Override
        public void removeElementAt(int i) {
            note("removeElementAt " + i);
            super.removeElementAt(i);
        }

        @Override
        public boolean removeIf(Predicate<? super String> p) {
            note("removeIf");
            return super.removeIf(p);
        }
    }

    static class LoggedTree extends TreeSet<String> {
        LoggedTree(Collection<String> c) {
            super(c);
        }

        @Override
        public boolean add(String s) {
            note("add " + s);
            return super.add(s);
        }
    }

    static class LoggedDeque extends ArrayDeque<String> {
        LoggedDeque(Collection<String> c) {
            super(c);
        }

        @Override
        public void addLast(String s) {
            note("addLast " + s);
            super.addLast(s);
        }

        @Override
        public boolean addAll(Collection<? extends String> c) {
            note("addAll");
            return super.addAll(c);
        }

        @Override
        public String peekFirst() {
            note("peekFirst");
            return super.peekFirst();
        }

        @Override
        public boolean offerLast(String s) {
            note("offerLast " + s);
            return super.offerLast(s);
        }
    }

    static class Queue1 extends LinkedBlockingQueue<String> {
        Queue1(Collection<String> c) {
            super(c);
        }

        @Override
        public boolean offer(String s) {
            note("offer " + s);
            return super.offer(s);
        }
    }

    static class Queue2 extends ConcurrentLinkedQueue<String> {
        Queue2(Collection<String> c) {
            super(c);
        }

        @Override
        public boolean offer(String s) {
            note("offer " + s);
            return super.offer(s);
        }

        @Override
        public String poll() {
            note("poll");
            return super.poll();
        }
    }

    static class CopyList extends CopyOnWriteArrayList<String> {
        @Override
        public String remove(int i) {
            note("remove " + i);
            return super.remove(i);
        }

        @Override
        public String get(int i) {
            note("get " + i);
            return super.get(i);
        }
    }

    static class CopySet extends CopyOnWriteArraySet<String> {
        CopySet(Collection<String> c) {
            super(c);
        }

        @Override
        public boolean addAll(Collection<? extends String> c) {
            note("addAll");
            return super.addAll(c);
        }
    }

    static class Captured extends PrintStream {
        Captured() {
            super(new ByteArrayOutputStream());
        }

        @Override
        public void write(byte[] b, int from, int n) {
            note("write " + new String(b, from, n).replace("\n", "\\n"));
            super.write(b, from, n);
        }
    }

    /** A key whose hash changes once it is in a map. */
    static class Moved {
        int hash = 1;

        @Override
        public int hashCode() {
            note("hash");
            return hash;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> two = new TreeMap<>(Map.of("a", 1, "b", 2));
        LoggedMap map = new LoggedMap(two);
        show("new", map);
        map.putAll(two);
        show("putAll", map);
        show("clone", map.clone());
        map.putIfAbsent("c", 3);
        map.merge("c", 3, Integer::sum);
        map.computeIfAbsent("d", k -> 4);
        show("others", map);
        show("keySet", map.keySet().contains("a"));
        Eldest eldest = new Eldest(Map.of("a", 1));
        show("eldest new", eldest);
        eldest.putAll(two);
        eldest.put("c", 3);
        show("eldest put", eldest);
        show("eldest clone", ((LinkedHashMap<?, ?>) eldest.clone()).size());

        List<String> abc = List.of("a", "b", "c");
        LoggedList list = new LoggedList(abc);
        show("remove", list.remove("b"));
        show("contains", list.contains("c"));
        list.addAll(abc);
        Iterator<String> it = list.iterator();
        it.next();
        it.remove();
        show("iterator", 0);
        List<String> part = list.subList(1, 3);
        show("subList get", part.get(0) + part.indexOf("b") + part.contains("z"));
        part.set(0, "q");
        part.replaceAll(String::toUpperCase);
        part.sort(null);
        show("subList set", part);
        part.remove(0);
        ListIterator<String> lit = part.listIterator();
        lit.next();
        lit.set("r");
        lit.remove();
        show("subList remove", part.size());
        Collections.reverse(list);
        show("reverse", 0);

        LoggedLinked linked = new LoggedLinked();
        linked.offer("a");
        linked.push("b");
        linked.offerFirst("c");
        linked.offerLast("d");
        linked.addAll(abc);
        show("linked", linked.contains("a"));
        LoggedStack stack = new LoggedStack();
        stack.add("a");
        stack.push("b");
        stack.addAll(abc);
        stack.remove("b");
        stack.removeAll(List.of("c"));
        show("stack", stack.pop());
        show("tree", new LoggedTree(abc));
        LoggedDeque deque = new LoggedDeque(abc);
        show("deque", deque);
        deque.addAll(abc);
        deque.offer("z");
        show("deque", deque.getFirst() + deque.peek());
        Queue1 one = new Queue1(abc);
        one.addAll(abc);
        show("blocking", one.size());
        Queue2 q = new Queue2(abc);
        q.addAll(abc);
        q.clear();
        show("concurrent", q.isEmpty());
        CopyList copy = new CopyList();
        copy.addAll(abc);
        copy.remove("a");
        copy.removeFirst();
        show("copy", copy.getFirst());
        show("copy set", new CopySet(abc));

        Captured out = new Captured();
        out.print("x");
        out.println(5);
        out.println();
        out.append("y");
        out.close();
        show("print", 0);

        Map<Moved, Integer> moved = new HashMap<>();
        Moved key = new Moved();
        moved.put(key, 1);
        key.hash = 7;
        moved.keySet().removeIf(k -> true);
        show("moved", moved.size());

        // Lists without random access: by index as long as they are short, by iterators then.
        for (int n : new int[] {4, 5, 9, 10, 11, 17, 18, 24, 25, 34, 35, 99, 100}) {
            int[] calls = new int[3];
            AbstractSequentialList<Integer> counted = new AbstractSequentialList<>() {
                final LinkedList<Integer> all = new LinkedList<>(Collections.nCopies(n, 7));

                @Override
                public int size() {
                    return n;
                }

                @Override
                public Integer get(int i) {
                    calls[0]++;
                    return super.get(i);
                }

                @Override
                public Integer set(int i, Integer v) {
                    calls[1]++;
                    return super.set(i, v);
                }

                @Override
                public ListIterator<Integer> listIterator(int i) {
                    calls[2]++;
                    return all.listIterator(i);
                }
            };
            StringBuilder seen = new StringBuilder();
            List<Runnable> work = List.of(() -> Collections.reverse(counted), () -> Collections.fill(counted, 3),
                    () -> Collections.copy(counted, new LinkedList<>(counted)), () -> Collections.rotate(counted, 3),
                    () -> Collections.replaceAll(counted, 3, 4), () -> Collections.indexOfSubList(counted, List.of(1)),
                    () -> Collections.lastIndexOfSubList(counted, List.of(9, 9)),
                    () -> Collections.shuffle(counted, new Random(1)), () -> Collections.sort(counted));
            for (Runnable r : work) {
                Arrays.fill(calls, 0);
                r.run();
                seen.append(' ').append(Arrays.toString(calls));
            }
            System.out.println(n + seen.toString());
        }
    }
}
