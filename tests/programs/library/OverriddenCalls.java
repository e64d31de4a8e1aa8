// stress: off
// Which overridden methods the methods, views and iterators of each collection class call.
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import overridden.CollectionCalls;
import overridden.ConcurrentMaps.*;
import overridden.Lists.*;
import overridden.MapCalls;
import overridden.Maps.*;
import overridden.Queues.*;
import overridden.Sets.*;
import overridden.Subject;
import overridden.Tick;

/**
 * Which of a collection's methods its other methods, views and iterators call, as a subclass sees it that overrides
 * them all: for each public collection class that can be subclassed.
 */
@SuppressWarnings({"rawtypes", "unchecked"})
public class OverriddenCalls {
    private static final List<String> ABC = List.of("a", "b", "c");

    public static void main(String[] args) throws Exception {
        lists();
        sets();
        queues();
        maps();
    }

    private static void lists() {
        new Subject("ArrayList", () -> new NotingArrayList(ABC)).run(CollectionCalls.LIST);
        new Subject("LinkedList", () -> new NotingLinkedList(ABC)).run(CollectionCalls.LIST).run(CollectionCalls.DEQUE);
        new Subject("Vector", () -> new NotingVector(ABC)).run(without(CollectionCalls.LIST, "subList")).run(CollectionCalls.VECTOR);
        new Subject("Stack", () -> filled(new NotingStack())).run(CollectionCalls.STACK);
        new Subject("CopyOnWriteArrayList", () -> new NotingCopyOnWriteArrayList(ABC)).run(CollectionCalls.LIST)
                .run(CollectionCalls.COPY_ON_WRITE);
    }

    private static void sets() {
        new Subject("HashSet", () -> new NotingHashSet(ABC)).run(CollectionCalls.COLLECTION);
        new Subject("LinkedHashSet", () -> new NotingLinkedHashSet(ABC)).run(CollectionCalls.COLLECTION)
                .run(CollectionCalls.SEQUENCED);
        new Subject("TreeSet", () -> new NotingTreeSet(ABC)).run(CollectionCalls.COLLECTION)
                .run(CollectionCalls.SEQUENCED).run(CollectionCalls.NAVIGABLE);
        new Subject("ConcurrentSkipListSet", () -> new NotingConcurrentSkipListSet(ABC))
                .run(CollectionCalls.COLLECTION).run(CollectionCalls.SEQUENCED).run(CollectionCalls.NAVIGABLE);
        new Subject("CopyOnWriteArraySet", () -> new NotingCopyOnWriteArraySet(ABC)).run(CollectionCalls.COLLECTION);
        new Subject("BitSet", () -> {
            NotingBitSet bits = new NotingBitSet();
            bits.set(1);
            bits.set(70);
            return bits;
        }).run(CollectionCalls.BITS);
    }

    private static void queues() {
        new Subject("ArrayDeque", () -> new NotingArrayDeque(ABC)).run(CollectionCalls.COLLECTION)
                .run(CollectionCalls.DEQUE);
        new Subject("PriorityQueue", () -> new NotingPriorityQueue(ABC)).run(CollectionCalls.COLLECTION)
                .run(CollectionCalls.QUEUE);
        new Subject("ConcurrentLinkedQueue", () -> new NotingConcurrentLinkedQueue(ABC))
                .run(CollectionCalls.COLLECTION).run(CollectionCalls.QUEUE);
        new Subject("ConcurrentLinkedDeque", () -> new NotingConcurrentLinkedDeque(ABC))
                .run(CollectionCalls.COLLECTION).run(CollectionCalls.DEQUE);
        blocking("ArrayBlockingQueue", () -> filled(new NotingArrayBlockingQueue(8)));
        blocking("LinkedBlockingQueue", () -> new NotingLinkedBlockingQueue(ABC));
        blocking("PriorityBlockingQueue", () -> new NotingPriorityBlockingQueue(ABC));
        blocking("LinkedBlockingDeque", () -> new NotingLinkedBlockingDeque(ABC)).run(CollectionCalls.DEQUE)
                .run(CollectionCalls.BLOCKING_DEQUE);
        blocking("LinkedTransferQueue", () -> new NotingLinkedTransferQueue(ABC)).run(CollectionCalls.TRANSFER);
        new Subject("DelayQueue", () -> {
            NotingDelayQueue queue = new NotingDelayQueue();
            for (String s : ABC) {
                queue.offer(new Tick(s));
            }
            return queue;
        }).with(Tick::new).run(CollectionCalls.COLLECTION).run(CollectionCalls.QUEUE).run(CollectionCalls.BLOCKING);
        new Subject("SynchronousQueue", NotingSynchronousQueue::new).run(CollectionCalls.COLLECTION);
    }

    private static Subject blocking(String name, java.util.function.Supplier<Object> fresh) {
        return new Subject(name, fresh).run(CollectionCalls.COLLECTION).run(CollectionCalls.QUEUE)
                .run(CollectionCalls.BLOCKING);
    }

    private static void maps() {
        Map<String, Integer> three = new java.util.TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
        new Subject("HashMap", () -> new NotingHashMap(three)).run(MapCalls.MAP);
        new Subject("LinkedHashMap", () -> new NotingLinkedHashMap(three)).run(MapCalls.MAP).run(MapCalls.SEQUENCED);
        new Subject("LinkedHashMap by access", () -> filled(new NotingLinkedHashMap(16, 0.75f, true), three))
                .run(without(MapCalls.SEQUENCED, "sequenced"));
        new Subject("TreeMap", () -> new NotingTreeMap(Collections.unmodifiableMap(three))).run(MapCalls.MAP)
                .run(without(MapCalls.SEQUENCED, "reversed"));
        new Subject("Hashtable", () -> new NotingHashtable(three)).run(MapCalls.MAP).run(MapCalls.TABLE);
        new Subject("IdentityHashMap", () -> new NotingIdentityHashMap(three)).run(MapCalls.MAP);
        new Subject("WeakHashMap", () -> new NotingWeakHashMap(three)).run(MapCalls.MAP);
        new Subject("Properties", () -> filled(new NotingProperties(), three)).run(MapCalls.MAP).run(MapCalls.TABLE)
                .run(MapCalls.PROPERTIES);
        new Subject("ConcurrentHashMap", () -> new NotingConcurrentHashMap(three)).run(MapCalls.MAP)
                .run(MapCalls.TABLE).run(MapCalls.CONCURRENT_HASH);
        new Subject("ConcurrentSkipListMap", () -> new NotingConcurrentSkipListMap(Collections.unmodifiableMap(three)))
                .run(without(MapCalls.MAP, "keySet"));
    }

    /** The calls but those whose names begin so. */
    private static Map<String, Subject.Call> without(Map<String, Subject.Call> calls, String beginning) {
        Map<String, Subject.Call> rest = new LinkedHashMap<>(calls);
        rest.keySet().removeIf(name -> name.startsWith(beginning));
        return rest;
    }

    private static Object filled(Collection collection) {
        for (String s : ABC) {
            collection.add(s);
        }
        return collection;
    }

    private static Object filled(Map map, Map<String, Integer> entries) {
        entries.forEach(map::put);
        return map;
    }
}
