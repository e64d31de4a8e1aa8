// packages: libcommons-collections4-java
// jars: commons-collections4.jar
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.bag.HashBag;
import org.apache.commons.collections4.bag.TreeBag;
import org.apache.commons.collections4.bidimap.DualHashBidiMap;
import org.apache.commons.collections4.bidimap.TreeBidiMap;
import org.apache.commons.collections4.collection.PredicatedCollection;
import org.apache.commons.collections4.comparators.ComparatorChain;
import org.apache.commons.collections4.comparators.FixedOrderComparator;
import org.apache.commons.collections4.functors.*;
import org.apache.commons.collections4.iterators.*;
import org.apache.commons.collections4.keyvalue.MultiKey;
import org.apache.commons.collections4.list.CursorableLinkedList;
import org.apache.commons.collections4.list.GrowthList;
import org.apache.commons.collections4.list.SetUniqueList;
import org.apache.commons.collections4.list.TreeList;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.multimap.ArrayListValuedHashMap;
import org.apache.commons.collections4.queue.CircularFifoQueue;
import org.apache.commons.collections4.sequence.SequencesComparator;
import org.apache.commons.collections4.set.ListOrderedSet;
import org.apache.commons.collections4.trie.PatriciaTrie;

/** Bags, maps, lists, sets, queues, tries and the helpers around them. */
public class Driver {
    interface Attempt {
        Object get() throws Exception;
    }

    static void attempt(String title, Attempt what) {
        try {
            System.out.println(title + ": " + what.get());
        } catch (Exception e) {
            System.out.println(title + " threw " + e);
        }
    }

    public static void main(String[] args) {
        Bag<String> bag = new TreeBag<>(List.of("a", "b", "a", "c"));
        bag.add("b", 3);
        bag.remove("c", 1);
        System.out.println(bag + " " + bag.getCount("b") + " " + bag.uniqueSet() + " " + bag.size());
        System.out.println(new HashBag<>(List.of(1, 1, 2)).equals(new HashBag<>(List.of(1, 2, 1))));
        BidiMap<String, Integer> bidi = new TreeBidiMap<>();
        for (String word : "one two three four five".split(" ")) {
            bidi.put(word, word.length() * 10 + bidi.size());
        }
        System.out.println(bidi + " " + bidi.getKey(42) + " " + bidi.inverseBidiMap() + " " + bidi.removeValue(30));
        BidiMap<Integer, String> dual = new DualHashBidiMap<>();
        dual.put(1, "x");
        dual.put(2, "x");
        System.out.println(dual);
        OrderedMap<String, Integer> linked = new LinkedMap<>();
        linked.put("z", 1);
        linked.put("y", 2);
        linked.put("x", 3);
        System.out.println(linked + " " + linked.firstKey() + " " + linked.nextKey("z") + " " + linked.previousKey("x"));
        LRUMap<Integer, String> recent = new LRUMap<>(3);
        for (int i = 0; i < 6; i++) {
            recent.put(i, "v" + i);
            recent.get(3);
        }
        System.out.println(recent + " " + recent.isFull());
        Map<String, String> insensitive = new CaseInsensitiveMap<>();
        insensitive.put("Key", "1");
        insensitive.put("KEY", "2");
        System.out.println(insensitive);
        MultiKeyMap<String, Integer> keys = MultiKeyMap.multiKeyMap(new LinkedMap<>());
        keys.put("a", "b", 1);
        keys.put("a", "c", 2);
        keys.put("a", "b", "c", 3);
        System.out.println(keys + " " + keys.get("a", "c") + " " + new MultiKey<>("p", "q") + " " + keys.removeMultiKey("a", "b"));
        MultiValuedMap<String, Integer> many = new ArrayListValuedHashMap<>();
        for (int i = 0; i < 10; i++) {
            many.put(i % 3 == 0 ? "fizz" : "other", i);
        }
        System.out.println(many.get("fizz") + " " + many.get("other").size() + " " + many.get("none") + " " + many.size());
        System.out.println(new Flat3Map<>(Map.of("k", "v")) + " " + new ListOrderedMap<String, String>());
        Map<String, Integer> lazy = LazyMap.lazyMap(new TreeMap<>(), (Transformer<String, Integer>) String::length);
        System.out.println(lazy.get("hello") + " " + lazy.get("") + " " + lazy);
        Map<String, Integer> defaulted = DefaultedMap.defaultedMap(new HashMap<>(), -1);
        System.out.println(defaulted.get("?") + " " + defaulted.size());
        attempt("fixed", () -> FixedSizeMap.fixedSizeMap(new HashMap<>(Map.of("a", 1))).put("b", 2));
        attempt("predicated", () -> PredicatedCollection.predicatedCollection(new ArrayList<>(), new Predicate<Object>() {
            @Override
            public boolean evaluate(Object value) {
                return value != null;
            }

            @Override
            public String toString() {
                return "not null";
            }
        }).add(null));
        attempt("unmodifiable", () -> CollectionUtils.unmodifiableCollection(List.of(1)).add(2));
        PatriciaTrie<Integer> trie = new PatriciaTrie<>();
        for (String word : "car card care cat dog do done".split(" ")) {
            trie.put(word, word.length());
        }
        System.out.println(trie + " " + trie.prefixMap("car") + " " + trie.headMap("cat") + " " + trie.selectKey("dot"));
        TreeList<Integer> tree = new TreeList<>();
        for (int i = 0; i < 20; i++) {
            tree.add(i * 7 % (tree.size() + 1), i);
        }
        tree.remove(5);
        System.out.println(tree + " " + tree.indexOf(13));
        CursorableLinkedList<String> cursorable = new CursorableLinkedList<>(List.of("p", "q", "r"));
        CursorableLinkedList.Cursor<String> cursor = cursorable.cursor();
        cursor.next();
        cursorable.add(1, "inserted");
        System.out.println(cursor.next() + " " + cursorable);
        cursor.close();
        GrowthList<String> growth = new GrowthList<>();
        growth.set(3, "late");
        System.out.println(growth + " " + SetUniqueList.setUniqueList(new ArrayList<>(List.of(1, 2, 1))));
        CircularFifoQueue<Integer> ring = new CircularFifoQueue<>(3);
        for (int i = 0; i < 5; i++) {
            ring.add(i);
        }
        System.out.println(ring + " " + ring.isAtFullCapacity() + " " + ring.get(1));
        System.out.println(ListOrderedSet.listOrderedSet(List.of("c", "a", "b")).indexOf("b"));
        System.out.println(CollectionUtils.union(List.of(1, 2, 2), List.of(2, 3)) + " " + CollectionUtils.intersection(List.of(1, 2, 2), List.of(2, 2, 3))
                + " " + CollectionUtils.subtract(List.of(1, 2, 2), List.of(2)) + " " + CollectionUtils.disjunction(List.of(1, 2), List.of(2, 3)));
        System.out.println(CollectionUtils.getCardinalityMap(List.of("u", "v", "u")) + " " + CollectionUtils.isEqualCollection(List.of(1, 2), List.of(2, 1)));
        System.out.println(CollectionUtils.permutations(List.of(1, 2, 3)) + " " + ListUtils.partition(List.of(1, 2, 3, 4, 5), 2));
        System.out.println(ListUtils.longestCommonSubsequence("abcbdab", "bdcaba") + " " + CollectionUtils.collate(List.of(1, 4), List.of(2, 3)));
        System.out.println(new SequencesComparator<>(List.of(1, 2, 3, 4), List.of(2, 4, 5)).getScript().getModifications());
        System.out.println(IterableUtils.chainedIterable(List.of(1), List.of(2, 3)) + " " + IteratorUtils.toList(new FilterIterator<>(List.of(1, 2, 3, 4).iterator(), i -> i % 2 == 0)));
        System.out.println(IteratorUtils.toList(new ZippingIterator<>(List.of(1, 3).iterator(), List.of(2, 4, 6).iterator())));
        System.out.println(IteratorUtils.toList(new CollatingIterator<>(Comparator.<Integer>naturalOrder(), List.of(1, 5).iterator(), List.of(2, 9).iterator())));
        ComparatorChain<String> chain = new ComparatorChain<>(Comparator.comparing(String::length));
        chain.addComparator(Comparator.reverseOrder());
        List<String> sorted = new ArrayList<>(List.of("bb", "a", "ccc", "aa", "b"));
        sorted.sort(chain);
        System.out.println(sorted);
        FixedOrderComparator<String> order = new FixedOrderComparator<>("low", "mid", "high");
        attempt("order", () -> order.compare("low", "high"));
        attempt("unknown", () -> order.compare("low", "none"));
        Transformer<Object, Object> invoke = InvokerTransformer.invokerTransformer("toString");
        System.out.println(TransformerUtils.chainedTransformer(invoke, s -> s + "!").transform(12));
        System.out.println(PredicateUtils.allPredicate(UniquePredicate.uniquePredicate(), InstanceofPredicate.instanceOfPredicate(String.class)).evaluate("s"));
        Factory<Date> factory = FactoryUtils.instantiateFactory(Date.class, new Class<?>[] {long.class}, new Object[] {0L});
        System.out.println(factory.create().getTime() + " " + MapUtils.getInteger(Map.of("n", "12"), "n") + " " + EnumerationUtils.toList(new StringTokenizer("a b")));
        attempt("nothing", () -> CollectionUtils.extractSingleton(List.of(1, 2)));
        System.out.println(SetUtils.difference(Set.of(1, 2), Set.of(2)) + " " + QueueUtils.emptyQueue() + " " + BagUtils.emptyBag() + " " + MapUtils.invertMap(Map.of("a", 1)));
        MapUtils.verbosePrint(System.out, "map", new TreeMap<>(Map.of("a", new TreeMap<>(Map.of("b", 1)))));
    }
}
