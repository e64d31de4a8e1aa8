// packages: libtrove3-java
// jars: trove4j.jar
import gnu.trove.TIntCollection;
import gnu.trove.iterator.*;
import gnu.trove.list.array.*;
import gnu.trove.list.linked.TIntLinkedList;
import gnu.trove.list.linked.TLinkedList;
import gnu.trove.map.hash.*;
import gnu.trove.set.hash.*;
import gnu.trove.stack.array.TIntArrayStack;
import java.io.*;
import java.util.*;

/** Collections of primitive values. */
public class Driver {
    public static void main(String[] args) throws Exception {
        TIntArrayList list = new TIntArrayList();
        for (int i = 0; i < 20; i++) {
            list.add(i * 37 % 23);
        }
        list.insert(3, 100);
        list.removeAt(5);
        System.out.println(list + " " + list.max() + " " + list.min() + " " + list.sum() + " " + list.indexOf(14));
        list.sort();
        System.out.println(list + " " + list.binarySearch(14) + " " + list.subList(2, 5) + " " + list.grep(v -> v % 5 == 0) + " " + list.inverseGrep(v -> v > 3));
        list.transformValues(v -> v * v);
        list.reverse();
        list.shuffle(new Random(3));
        System.out.println(list);
        TIntIntHashMap map = new TIntIntHashMap(10, 0.5f, -1, -2);
        for (int i = 0; i < 50; i++) {
            map.adjustOrPutValue(i * i % 17, 1, 1);
        }
        System.out.println(map + " " + map.get(999) + " " + map.getNoEntryKey() + " " + map.remove(4) + " " + map.increment(0) + " " + map.size());
        int sum = 0;
        for (TIntIntIterator each = map.iterator(); each.hasNext();) {
            each.advance();
            sum += each.key() * each.value();
            each.setValue(each.value() + 1);
        }
        System.out.println(sum + " " + Arrays.stream(map.values()).sum());
        TObjectIntHashMap<String> counts = new TObjectIntHashMap<>();
        for (String word : "the cat and the dog and the bird".split(" ")) {
            counts.adjustOrPutValue(word, 1, 1);
        }
        TreeMap<String, Integer> sorted = new TreeMap<>();
        counts.forEachEntry((key, value) -> {
            sorted.put(key, value);
            return true;
        });
        System.out.println(sorted + " " + counts.containsValue(3));
        TLongObjectHashMap<String> names = new TLongObjectHashMap<>();
        names.put(1L << 40, "big");
        names.put(-1, "minus");
        names.putIfAbsent(-1, "other");
        names.retainEntries((key, value) -> key < 0);
        System.out.println(names + " " + names.equals(new TLongObjectHashMap<>(names)));
        TDoubleHashSet set = new TDoubleHashSet(new double[] {1.5, 2.5, 1.5, Double.NaN});
        System.out.println(set.size() + " " + set.contains(2.5) + " " + set.retainAll(new double[] {2.5, 3}) + " " + set);
        TIntHashSet odd = new TIntHashSet();
        for (int i = 1; i < 40; i += 2) {
            odd.add(i);
        }
        int[] all = odd.toArray();
        Arrays.sort(all);
        System.out.println(Arrays.toString(all) + " " + odd.hashCode());
        TIntArrayStack stack = new TIntArrayStack();
        stack.push(1);
        stack.push(2);
        System.out.println(stack.peek() + " " + stack.pop() + " " + stack.pop());
        TIntLinkedList linked = new TIntLinkedList(list);
        linked.set(0, 7);
        linked.remove(49);
        System.out.println(linked.get(0) + " " + linked.size() + " " + ((TIntCollection) linked).contains(7));
        THashMap<String, Integer> hash = new THashMap<>();
        THashSet<Object> objects = new THashSet<>();
        for (int i = 0; i < 1000; i++) {
            hash.put("k" + i, i);
            objects.add(i % 10);
        }
        hash.keySet().removeIf(key -> key.length() > 2);
        System.out.println(new TreeMap<>(hash) + " " + new TreeSet<>((Set<Integer>) (Set<?>) objects));
        TCharArrayList letters = new TCharArrayList("hello".toCharArray());
        letters.remove('l');
        System.out.println(letters + " " + new TByteArrayList(new byte[] {3, 1}) + " " + new TFloatArrayList(new float[] {1.5f}) + " " + new TShortArrayList(new short[] {2}));
        try {
            list.get(1000);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(map);
        System.out.println(new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject().equals(map) + " " + bytes.size());
    }
}
