// Entries of maps of enums after the map has lost them, and those that an array was given.

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

public class RemovedEnumEntries {
    enum Letter {
        A, B, C
    }

    static void attempt(Callable<Object> action) {
        try {
            System.out.println(action.call());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static void show(List<Map.Entry<Letter, Integer>> entries) {
        for (Map.Entry<Letter, Integer> entry : entries) {
            System.out.println(entry + " " + entry.getKey() + " " + entry.getValue() + " " + entry.equals(entry) + " "
                    + entry.equals(new AbstractMap.SimpleEntry<Letter, Integer>(Letter.A, null)) + " "
                    + entry.equals(Map.entry(Letter.A, 1)));
        }
    }

    static void byMap() {
        EnumMap<Letter, Integer> map = new EnumMap<>(Map.of(Letter.A, 1, Letter.C, 3));
        map.put(Letter.B, null);
        List<Map.Entry<Letter, Integer>> copies = new ArrayList<>(map.entrySet());
        List<Map.Entry<Letter, Integer>> places = new ArrayList<>();
        for (Map.Entry<Letter, Integer> entry : map.entrySet()) {
            places.add(entry);
        }
        map.remove(Letter.A);
        map.remove(Letter.B);
        show(copies);
        show(places);
        System.out.println(map.entrySet().contains(places.get(0)) + " " + map.entrySet().contains(places.get(2)));
        System.out.println(places.get(2).setValue(7) + " " + map + " " + places.get(2) + " " + copies.get(2));
        System.out.println(copies.get(2).setValue(9) + " " + map + " " + copies.get(2));
        map.put(Letter.A, 5);
        System.out.println(places.get(0) + " " + copies.get(0) + " " + map + " " + map.size());
        Map.Entry<?, ?>[] array = map.entrySet().toArray(new Map.Entry<?, ?>[4]);
        System.out.println(array.length + " " + array[0] + " " + array[2] + " " + map.entrySet().toArray().length);
    }

    static void byIterator() {
        EnumMap<Letter, Integer> map = new EnumMap<>(Map.of(Letter.A, 1, Letter.C, 3));
        Iterator<Map.Entry<Letter, Integer>> entries = map.entrySet().iterator();
        Map.Entry<Letter, Integer> entry = entries.next();
        entries.remove();
        attempt(entry::getKey);
        attempt(entry::getValue);
        attempt(() -> entry.setValue(4));
        attempt(() -> entry.equals(entry) + " " + (entry.hashCode() == System.identityHashCode(entry)));
        attempt(() -> {
            entries.remove();
            return map;
        });
        Map.Entry<Letter, Integer> last = entries.next();
        map.remove(Letter.C);
        attempt(() -> last + " " + map.size());
        entries.remove();
        map.put(Letter.C, 8);
        attempt(last::getValue);
        attempt(() -> map + " " + entries.hasNext());
    }

    public static void main(String[] args) {
        byMap();
        byIterator();
    }
}
