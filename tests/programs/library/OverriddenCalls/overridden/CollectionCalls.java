package overridden;

import java.util.*;
import java.util.concurrent.*;
import java.util.function.Consumer;
import java.util.function.Function;

/** Calls of the methods of collections. */
@SuppressWarnings({"rawtypes", "unchecked"})
public final class CollectionCalls {
    public static final Map<String, Subject.Call> COLLECTION = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> LIST = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> SEQUENCED = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> NAVIGABLE = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> QUEUE = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> DEQUE = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> BLOCKING = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> BLOCKING_DEQUE = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> TRANSFER = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> VECTOR = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> STACK = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> COPY_ON_WRITE = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> BITS = new LinkedHashMap<>();

    private static final Consumer NOTHING = x -> { };

    private CollectionCalls() {
    }

    private interface On<T> {
        Object call(T collection, Function<String, Object> element) throws Exception;
    }

    private static <T> void put(Map<String, Subject.Call> calls, String name, On<T> call) {
        calls.put(name, (c, e) -> call.call((T) c, e));
    }

    private static void c(String name, On<Collection> call) {
        put(COLLECTION, name, call);
    }

    private static void l(String name, On<List> call) {
        put(LIST, name, call);
    }

    private static void s(String name, On<SequencedCollection> call) {
        put(SEQUENCED, name, call);
    }

    private static void n(String name, On<NavigableSet> call) {
        put(NAVIGABLE, name, call);
    }

    private static void q(String name, On<Queue> call) {
        put(QUEUE, name, call);
    }

    private static void d(String name, On<Deque> call) {
        put(DEQUE, name, call);
    }

    private static void b(String name, On<BlockingQueue> call) {
        put(BLOCKING, name, call);
    }

    private static Object nothing(Runnable run) {
        run.run();
        return null;
    }

    private static List two(Function<String, Object> e) {
        return List.of(e.apply("b"), e.apply("d"));
    }

    /** The calls of every view that is a collection. */
    static void collection(Map<String, Subject.Call> calls, String view, On<Collection> call) {
        COLLECTION.forEach((name, inner) -> {
            if (name.equals("addAll self")) {
                return; // has no end in some
            }
            calls.put(view + name, (c, e) -> {
                Collection seen = (Collection) call.call((Collection) c, e);
                Notes.taken();
                return inner.on(seen, e);
            });
        });
    }

    static {
        c("add", (c, e) -> c.add(e.apply("d")));
        c("add present", (c, e) -> c.add(e.apply("a")));
        c("addAll", (c, e) -> c.addAll(two(e)));
        c("addAll self", (c, e) -> c.addAll(c));
        c("addAll nothing", (c, e) -> c.addAll(List.of()));
        c("clear", (c, e) -> nothing(c::clear));
        c("contains", (c, e) -> c.contains(e.apply("b")));
        c("containsAll", (c, e) -> c.containsAll(two(e)));
        c("isEmpty", (c, e) -> c.isEmpty());
        c("size", (c, e) -> c.size());
        c("iterator", (c, e) -> {
            Iterator i = c.iterator();
            while (i.hasNext()) {
                i.next();
            }
            return null;
        });
        c("iterator.remove", (c, e) -> {
            Iterator i = c.iterator();
            i.next();
            i.remove();
            return null;
        });
        c("iterator.forEachRemaining", (c, e) -> nothing(() -> c.iterator().forEachRemaining(NOTHING)));
        c("forEach", (c, e) -> nothing(() -> c.forEach(NOTHING)));
        c("remove", (c, e) -> c.remove(e.apply("b")));
        c("remove absent", (c, e) -> c.remove(e.apply("x")));
        c("removeAll", (c, e) -> c.removeAll(two(e)));
        c("removeAll set", (c, e) -> c.removeAll(new HashSet(two(e))));
        c("removeAll many", (c, e) -> c.removeAll(List.of(e.apply("a"), e.apply("b"), e.apply("d"), e.apply("e"))));
        c("removeIf", (c, e) -> c.removeIf(e.apply("b")::equals));
        c("retainAll", (c, e) -> c.retainAll(two(e)));
        c("toArray", (c, e) -> c.toArray());
        c("toArray short", (c, e) -> c.toArray(new Object[0]));
        c("toArray long", (c, e) -> c.toArray(new Object[9]));
        c("toArray made", (c, e) -> c.toArray(Object[]::new));
        c("toString", (c, e) -> c.toString());
        c("hashCode", (c, e) -> c.hashCode());
        c("equals self", (c, e) -> c.equals(c));
        c("equals other", (c, e) -> c.equals(""));
        c("equals list", (c, e) -> c.equals(new ArrayList<>(two(e))));
        c("equals set", (c, e) -> c.equals(Set.of(e.apply("a"), e.apply("b"), e.apply("c"))));
        c("equals equal list", (c, e) -> c.equals(List.of(e.apply("a"), e.apply("b"), e.apply("c"))));
        c("equal to set", (c, e) -> new HashSet<>(two(e)).equals(c));
        c("in ArrayList", (c, e) -> new ArrayList(c));
        c("in ArrayList.addAll", (c, e) -> new ArrayList(List.of("x")).addAll(c));
        c("in ArrayList.removeAll", (c, e) -> new ArrayList(List.of("x")).removeAll(c));
        c("in LinkedList", (c, e) -> new LinkedList(c));
        c("in Vector", (c, e) -> new Vector(c));
        c("in HashSet", (c, e) -> new HashSet(c));
        c("in HashSet.removeAll", (c, e) -> new HashSet(List.of("x")).removeAll(c));
        c("in LinkedHashSet", (c, e) -> new LinkedHashSet(c));
        c("in TreeSet", (c, e) -> new TreeSet(c));
        c("in ArrayDeque", (c, e) -> new ArrayDeque(c));
        c("in PriorityQueue", (c, e) -> new PriorityQueue(c));
        c("in CopyOnWriteArrayList", (c, e) -> new CopyOnWriteArrayList(c));
        c("in CopyOnWriteArraySet", (c, e) -> new CopyOnWriteArraySet(c));
        c("in ConcurrentLinkedQueue", (c, e) -> new ConcurrentLinkedQueue(c));
        c("in ConcurrentSkipListSet", (c, e) -> new ConcurrentSkipListSet(c));
        c("in LinkedBlockingQueue", (c, e) -> new LinkedBlockingQueue(c));
        c("in LinkedBlockingDeque", (c, e) -> new LinkedBlockingDeque(c));
        c("in List.copyOf", (c, e) -> List.copyOf(c));
        c("in Set.copyOf", (c, e) -> Set.copyOf(c));
        c("in Collections", (c, e) -> Collections.max(c) + "" + Collections.min(c) + Collections.frequency(c, "a"));
        c("in disjoint", (c, e) -> Collections.disjoint(c, two(e)));
        c("in String.join", (c, e) -> String.join(",", c));
        c("in unmodifiable", (c, e) -> {
            Collection u = Collections.unmodifiableCollection(c);
            u.forEach(NOTHING);
            return u.contains("a") + "" + u.size() + u.isEmpty() + u.toArray() + u;
        });
        c("in checked", (c, e) -> {
            Collection u = Collections.checkedCollection(c, Object.class);
            u.forEach(NOTHING);
            return u.add(e.apply("d")) + "" + u.addAll(two(e)) + u.size() + u.remove("x") + u;
        });
        c("in synchronized", (c, e) -> {
            Collection u = Collections.synchronizedCollection(c);
            u.forEach(NOTHING);
            return u.add(e.apply("d")) + "" + u.addAll(two(e)) + u.size() + u.remove("x") + u;
        });

        LIST.putAll(COLLECTION);
        l("add at", (c, e) -> nothing(() -> c.add(1, "d")));
        l("addAll at", (c, e) -> c.addAll(1, two(e)));
        l("addFirst", (c, e) -> nothing(() -> c.addFirst("d")));
        l("addLast", (c, e) -> nothing(() -> c.addLast("d")));
        l("get", (c, e) -> c.get(1));
        l("set", (c, e) -> c.set(1, "d"));
        l("getFirst", (c, e) -> c.getFirst());
        l("getLast", (c, e) -> c.getLast());
        l("removeFirst", (c, e) -> c.removeFirst());
        l("removeLast", (c, e) -> c.removeLast());
        l("remove at", (c, e) -> c.remove(1));
        l("indexOf", (c, e) -> c.indexOf("b"));
        l("lastIndexOf", (c, e) -> c.lastIndexOf("b"));
        l("replaceAll", (c, e) -> nothing(() -> c.replaceAll(x -> x)));
        l("sort", (c, e) -> nothing(() -> c.sort(null)));
        l("listIterator", (c, e) -> {
            ListIterator i = c.listIterator();
            i.next();
            i.set("x");
            i.add("y");
            i.previous();
            i.remove();
            return i.nextIndex() + i.previousIndex();
        });
        l("listIterator at", (c, e) -> {
            ListIterator i = c.listIterator(3);
            i.hasPrevious();
            i.previous();
            i.remove();
            return null;
        });
        l("listIterator.forEachRemaining", (c, e) -> nothing(() -> c.listIterator(1).forEachRemaining(NOTHING)));
        l("in Collections list", (c, e) -> {
            Collections.swap(c, 0, 1);
            Collections.reverse(c);
            Collections.rotate(c, 1);
            Collections.shuffle(c, new Random(1));
            Collections.fill(c, "z");
            Collections.replaceAll(c, "z", "y");
            Collections.addAll(c, "p", "q");
            Collections.copy(c, List.of("a", "b"));
            return null;
        });
        l("in binarySearch", (c, e) -> Collections.binarySearch(c, "b"));
        l("in indexOfSubList", (c, e) -> Collections.indexOfSubList(c, List.of("c")));
        l("in lastIndexOfSubList", (c, e) -> Collections.lastIndexOfSubList(c, List.of("a")));
        l("in checked list", (c, e) -> {
            List u = Collections.checkedList(c, Object.class);
            u.replaceAll(x -> x);
            u.sort(null);
            return u.addAll(two(e)) + "" + u.addAll(1, two(e)) + u.get(0) + u.set(0, "x") + u.indexOf("x") + u.equals(List.of());
        });
        l("in unmodifiable list", (c, e) -> {
            List u = Collections.unmodifiableList(c);
            return u.get(0) + "" + u.indexOf("b") + u.subList(0, 1) + u.listIterator().next() + u.equals(List.of())
                    + u.hashCode() + u.reversed();
        });
        l("in synchronized list", (c, e) -> {
            List u = Collections.synchronizedList(c);
            return u.get(0) + "" + u.indexOf("b") + u.subList(0, 1) + u.listIterator().next() + u.equals(List.of())
                    + u.hashCode() + u.reversed();
        });
        l("clone", (c, e) -> c.getClass().getMethod("clone").invoke(c));
        listView("subList", c -> c.subList(0, 2));
        listView("reversed", c -> c.reversed());

        s("addFirst", (c, e) -> nothing(() -> c.addFirst("d")));
        s("addLast", (c, e) -> nothing(() -> c.addLast("d")));
        s("getFirst", (c, e) -> c.getFirst());
        s("getLast", (c, e) -> c.getLast());
        s("removeFirst", (c, e) -> c.removeFirst());
        s("removeLast", (c, e) -> c.removeLast());
        s("reversed twice", (c, e) -> c.reversed().reversed());
        s("reversed addFirst", (c, e) -> nothing(() -> c.reversed().addFirst("d")));
        s("reversed addLast", (c, e) -> nothing(() -> c.reversed().addLast("d")));
        s("reversed getFirst", (c, e) -> c.reversed().getFirst());
        s("reversed getLast", (c, e) -> c.reversed().getLast());
        s("reversed removeFirst", (c, e) -> c.reversed().removeFirst());
        s("reversed removeLast", (c, e) -> c.reversed().removeLast());
        collection(SEQUENCED, "reversed ", (c, e) -> ((SequencedCollection) c).reversed());

        n("ceiling", (c, e) -> c.ceiling("b") + "" + c.floor("b") + c.higher("b") + c.lower("b"));
        n("first", (c, e) -> c.first());
        n("last", (c, e) -> c.last());
        n("pollFirst", (c, e) -> c.pollFirst());
        n("pollLast", (c, e) -> c.pollLast());
        n("comparator", (c, e) -> c.comparator());
        n("descendingIterator", (c, e) -> c.descendingIterator().next());
        n("headSet", (c, e) -> c.headSet("b"));
        n("tailSet", (c, e) -> c.tailSet("b"));
        n("subSet", (c, e) -> c.subSet("b", "c"));
        n("in TreeSet sorted", (c, e) -> new TreeSet((SortedSet) c));
        n("in PriorityQueue sorted", (c, e) -> new PriorityQueue((SortedSet) c));
        collection(NAVIGABLE, "descendingSet ", (c, e) -> ((NavigableSet) c).descendingSet());
        collection(NAVIGABLE, "tailSet ", (c, e) -> ((NavigableSet) c).tailSet("a", true));

        q("offer", (c, e) -> c.offer(e.apply("d")));
        q("peek", (c, e) -> c.peek());
        q("element", (c, e) -> c.element());
        q("poll", (c, e) -> c.poll());
        q("remove()", (c, e) -> c.remove());

        DEQUE.putAll(QUEUE);
        d("addFirst", (c, e) -> nothing(() -> c.addFirst("d")));
        d("addLast", (c, e) -> nothing(() -> c.addLast("d")));
        d("offerFirst", (c, e) -> c.offerFirst("d"));
        d("offerLast", (c, e) -> c.offerLast("d"));
        d("push", (c, e) -> nothing(() -> c.push("d")));
        d("pop", (c, e) -> c.pop());
        d("getFirst", (c, e) -> c.getFirst());
        d("getLast", (c, e) -> c.getLast());
        d("peekFirst", (c, e) -> c.peekFirst());
        d("peekLast", (c, e) -> c.peekLast());
        d("pollFirst", (c, e) -> c.pollFirst());
        d("pollLast", (c, e) -> c.pollLast());
        d("removeFirst", (c, e) -> c.removeFirst());
        d("removeLast", (c, e) -> c.removeLast());
        d("removeFirstOccurrence", (c, e) -> c.removeFirstOccurrence("b"));
        d("removeLastOccurrence", (c, e) -> c.removeLastOccurrence("b"));
        d("descendingIterator", (c, e) -> {
            Iterator i = c.descendingIterator();
            i.next();
            i.remove();
            i.forEachRemaining(NOTHING);
            return null;
        });
        for (String name : List.copyOf(DEQUE.keySet())) {
            Subject.Call inner = DEQUE.get(name);
            DEQUE.put("reversed " + name, (c, e) -> {
                Object reversed = ((Deque) c).reversed();
                Notes.taken();
                return inner.on(reversed, e);
            });
        }
        collection(DEQUE, "reversed ", (c, e) -> ((Deque) c).reversed());

        b("put", (c, e) -> {
            c.put(e.apply("d"));
            return null;
        });
        b("take", (c, e) -> c.take());
        b("offer for", (c, e) -> c.offer(e.apply("d"), 1, TimeUnit.MILLISECONDS));
        b("poll for", (c, e) -> c.poll(1, TimeUnit.MILLISECONDS));
        b("remainingCapacity", (c, e) -> c.remainingCapacity());
        b("drainTo", (c, e) -> c.drainTo(new ArrayList()));
        b("drainTo two", (c, e) -> c.drainTo(new ArrayList(), 2));
        put(BLOCKING_DEQUE, "putFirst", (BlockingDeque c, Function<String, Object> e) -> {
            c.putFirst("x");
            c.putLast("y");
            return null;
        });
        put(BLOCKING_DEQUE, "takeFirst", (BlockingDeque c, Function<String, Object> e) -> "" + c.takeFirst() + c.takeLast());
        put(BLOCKING_DEQUE, "for", (BlockingDeque c, Function<String, Object> e) -> ""
                + c.offerFirst("x", 1, TimeUnit.MILLISECONDS) + c.offerLast("x", 1, TimeUnit.MILLISECONDS)
                + c.pollFirst(1, TimeUnit.MILLISECONDS) + c.pollLast(1, TimeUnit.MILLISECONDS));
        put(TRANSFER, "tryTransfer", (TransferQueue c, Function<String, Object> e) -> c.tryTransfer("x"));
        put(TRANSFER, "tryTransfer for", (TransferQueue c, Function<String, Object> e) -> c.tryTransfer("x", 1, TimeUnit.MILLISECONDS));
        put(TRANSFER, "waiting", (TransferQueue c, Function<String, Object> e) -> c.getWaitingConsumerCount() + "" + c.hasWaitingConsumer());
        others();
    }

    private static void listView(String view, Function<List, List> made) {
        for (String name : List.copyOf(LIST.keySet())) {
            if (!name.startsWith("subList") && !name.equals("clone")) {
                Subject.Call inner = LIST.get(name);
                LIST.put(view + " " + name, (c, e) -> {
                    Object seen = made.apply((List) c);
                    Notes.taken();
                    return inner.on(seen, e);
                });
            }
        }
    }

    private static void v(String name, On<Vector> call) {
        put(VECTOR, name, call);
    }

    private static void bits(String name, On<BitSet> call) {
        put(BITS, name, call);
    }

    private static void others() {
        v("addElement", (c, e) -> nothing(() -> c.addElement("d")));
        v("insertElementAt", (c, e) -> nothing(() -> c.insertElementAt("d", 1)));
        v("elementAt", (c, e) -> c.elementAt(1));
        v("firstElement", (c, e) -> c.firstElement() + "" + c.lastElement());
        v("removeElement", (c, e) -> c.removeElement("b"));
        v("removeElementAt", (c, e) -> nothing(() -> c.removeElementAt(1)));
        v("removeAllElements", (c, e) -> nothing(c::removeAllElements));
        v("setElementAt", (c, e) -> nothing(() -> c.setElementAt("d", 1)));
        v("setSize", (c, e) -> nothing(() -> c.setSize(1)));
        v("setSize more", (c, e) -> nothing(() -> c.setSize(30)));
        v("trimToSize", (c, e) -> nothing(c::trimToSize));
        v("copyInto", (c, e) -> nothing(() -> c.copyInto(new Object[3])));
        v("elements", (c, e) -> Collections.list(c.elements()));
        v("indexOf from", (c, e) -> c.indexOf("b", 1) + c.lastIndexOf("b", 2));
        v("ensureCapacity", (c, e) -> nothing(() -> c.ensureCapacity(99)));
        STACK.putAll(VECTOR);
        put(STACK, "push", (Stack c, Function<String, Object> e) -> c.push("d"));
        put(STACK, "pop", (Stack c, Function<String, Object> e) -> c.pop());
        put(STACK, "peek", (Stack c, Function<String, Object> e) -> c.peek());
        put(STACK, "search", (Stack c, Function<String, Object> e) -> c.search("a"));
        put(STACK, "empty", (Stack c, Function<String, Object> e) -> c.empty());
        put(COPY_ON_WRITE, "addIfAbsent", (CopyOnWriteArrayList c, Function<String, Object> e) -> c.addIfAbsent("d") + "" + c.addIfAbsent("a"));
        put(COPY_ON_WRITE, "addAllAbsent", (CopyOnWriteArrayList c, Function<String, Object> e) -> c.addAllAbsent(two(e)));
        put(COPY_ON_WRITE, "indexOf from", (CopyOnWriteArrayList c, Function<String, Object> e) -> c.indexOf("b", 0) + c.lastIndexOf("b", 2));
        BitSet other = BitSet.valueOf(new long[] {7, 9});
        bits("and", (c, e) -> nothing(() -> c.and(other)));
        bits("or", (c, e) -> nothing(() -> c.or(other)));
        bits("xor", (c, e) -> nothing(() -> c.xor(other)));
        bits("andNot", (c, e) -> nothing(() -> c.andNot(other)));
        bits("in and", (c, e) -> nothing(() -> BitSet.valueOf(new long[] {7, 9}).and(c)));
        bits("in or", (c, e) -> nothing(() -> BitSet.valueOf(new long[] {7}).or(c)));
        bits("intersects", (c, e) -> c.intersects(other));
        bits("cardinality", (c, e) -> c.cardinality() + "" + c.length() + c.size() + c.isEmpty());
        bits("clear", (c, e) -> nothing(c::clear));
        bits("clear range", (c, e) -> nothing(() -> c.clear(1, 99)));
        bits("clear bit", (c, e) -> nothing(() -> c.clear(1)));
        bits("flip", (c, e) -> nothing(() -> c.flip(1)));
        bits("flip range", (c, e) -> nothing(() -> c.flip(1, 99)));
        bits("get range", (c, e) -> c.get(1, 99));
        bits("set", (c, e) -> nothing(() -> c.set(1, true)));
        bits("set false", (c, e) -> nothing(() -> c.set(1, false)));
        bits("set range", (c, e) -> nothing(() -> c.set(1, 99, true)));
        bits("set range false", (c, e) -> nothing(() -> c.set(1, 99, false)));
        bits("next", (c, e) -> c.nextSetBit(0) + c.nextClearBit(0) + c.previousSetBit(9) + c.previousClearBit(9));
        bits("stream", (c, e) -> c.stream().sum());
        bits("arrays", (c, e) -> c.toLongArray().length + c.toByteArray().length);
        bits("toString", (c, e) -> c.toString());
        bits("hashCode", (c, e) -> c.hashCode());
        bits("equals", (c, e) -> c.equals(other));
        bits("clone", (c, e) -> c.clone());
    }
}
