// TreeMap and TreeSet navigation: floor, ceiling, ranges, descending views, polls, comparators, live sub-views.
import java.util.*;

public class TreeMaps {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        int x = 7;
        for (int i = 0; i < 40; i++) {
            x = x * 31 % 101;
            m.put(x, "v" + i);
        }
        System.out.println(m);
        for (int k : new int[] {-5, 7, 8, 50, 200}) {
            System.out.println(k + " " + m.floorKey(k) + " " + m.ceilingKey(k) + " " + m.lowerKey(k) + " " + m.higherKey(k) + " " + m.floorEntry(k) + " " + m.ceilingEntry(k));
        }
        System.out.println(m.firstKey() + " " + m.lastKey() + " " + m.firstEntry() + " " + m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m.size());
        System.out.println(m.headMap(20).keySet() + " " + m.tailMap(80).keySet() + " " + m.subMap(20, 40).keySet() + " " + m.subMap(20, false, 40, true).keySet() + " " + m.headMap(20, true).size());
        System.out.println(m.descendingMap().headMap(80).keySet() + " " + m.descendingKeySet().first());
        SortedMap<Integer, String> view = m.subMap(30, 60);
        view.put(31, "new");
        m.remove(view.lastKey());
        System.out.println(view.size() + " " + view.keySet() + " " + m.containsKey(31));
        try {
            view.put(99, "outside");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Integer k : new ArrayList<>(m.keySet())) {
            if (k % 2 == 0) {
                m.remove(k);
            }
        }
        System.out.println(m.keySet() + " " + m.navigableKeySet().higher(50));
        TreeSet<String> s = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        Collections.addAll(s, "banana", "Apple", "cherry", "apple", "BANANA", "date");
        System.out.println(s + " " + s.contains("CHERRY") + " " + s.first() + s.last() + s.floor("c") + s.ceiling("c") + s.lower("apple") + s.higher("apple"));
        System.out.println(s.headSet("c") + " " + s.tailSet("c") + " " + s.subSet("b", "d") + " " + s.descendingSet() + " " + s.pollFirst() + s.pollLast() + s);
        TreeSet<Integer> big = new TreeSet<>();
        long sum = 0;
        for (int i = 0; i < 500; i++) {
            big.add(i * 7919 % 1009);
            if (i % 3 == 0) {
                big.remove(i * 31 % 1009);
            }
        }
        for (int v : big) {
            sum = sum * 31 + v;
        }
        System.out.println(big.size() + " " + sum);
        TreeMap<String, Integer> byLength = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String w : "to be or not to be that is the question".split(" ")) {
            byLength.merge(w, 1, Integer::sum);
        }
        System.out.println(byLength + " " + byLength.comparator().compare("a", "b"));
        try {
            new TreeSet<Object>(List.of(1)).add("x");
        } catch (ClassCastException e) {
            System.out.println("not comparable with each other");
        }
        try {
            new TreeMap<Integer, Integer>().firstKey();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + e.getMessage());
        }
        System.out.println(new TreeMap<Integer, Integer>().firstEntry() + " " + new TreeSet<Integer>().pollFirst());
    }
}
