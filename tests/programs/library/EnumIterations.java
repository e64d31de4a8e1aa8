// Iterators of sets and maps of enums: they never fail because of changes, and remove what they gave last, once.

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

public class EnumIterations {
    enum Small {
        A, B, C, D, E
    }

    /** More than 64 constants, whose sets are of another class. */
    enum Great {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    static void attempt(String what, Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    /** What an iterator does that is used against the rules. */
    static void misused(String what, Collection<?> all) {
        Iterator<?> iterator = all.iterator();
        attempt(what + " removes before next", () -> {
            iterator.remove();
            return all;
        });
        attempt(what + " removes", () -> {
            Object given = String.valueOf(iterator.next());
            iterator.remove();
            return given + " " + all;
        });
        attempt(what + " removes twice", () -> {
            iterator.remove();
            return all;
        });
        while (iterator.hasNext()) {
            iterator.next();
        }
        attempt(what + " beyond the end", iterator::next);
        attempt(what + " removes the last", () -> {
            iterator.remove();
            return all + " " + iterator.hasNext();
        });
        attempt(what + " removes the last twice", () -> {
            iterator.remove();
            return all;
        });
        attempt(what + " of nothing", () -> {
            all.clear();
            return all.iterator().hasNext() + " " + all.iterator().next();
        });
    }

    /** What is added and removed while a set is gone through. */
    static <E extends Enum<E>> void changed(EnumSet<E> set, E first, E second, E far, E last) {
        Iterator<E> iterator = set.iterator();
        System.out.println(iterator.next() + " of " + set);
        set.remove(first);
        set.remove(second);
        attempt("second removed", iterator::next);
        set.add(last);
        attempt("last added", () -> {
            StringBuilder given = new StringBuilder();
            while (iterator.hasNext()) {
                given.append(iterator.next()).append(' ');
            }
            return given + "of " + set;
        });
        attempt("removes what was added meanwhile", () -> {
            iterator.remove();
            return set + " " + set.size();
        });
        set.add(first);
        set.add(far);
        Iterator<E> other = set.iterator();
        other.next();
        set.clear();
        attempt("cleared", () -> other.hasNext() + " " + set.size());
        attempt("removes of the cleared", () -> {
            other.remove();
            return set + " " + set.size();
        });
        set.addAll(List.of(first, far, last));
        for (E each : set) {
            if (each == first) {
                set.remove(last);
                set.add(second);
            }
            System.out.print(each + " ");
        }
        System.out.println("of " + set);
    }

    static void maps() {
        EnumMap<Small, String> map = new EnumMap<>(Map.of(Small.A, "a", Small.C, "c", Small.D, "d"));
        Iterator<Small> keys = map.keySet().iterator();
        keys.next();
        map.put(Small.B, null);
        map.remove(Small.D);
        map.put(Small.E, "e");
        attempt("keys", () -> keys.next() + " " + keys.next() + " " + keys.next() + " " + keys.hasNext());
        map.remove(Small.E);
        attempt("removes what is gone", () -> {
            keys.remove();
            return map + " " + map.size();
        });
        map.put(Small.E, "new");
        attempt("removes twice", () -> {
            keys.remove();
            return map + " " + map.size();
        });
        Iterator<String> values = map.values().iterator();
        values.next();
        map.clear();
        attempt("cleared", () -> values.hasNext());
        attempt("next of the cleared", values::next);
        map.put(Small.B, "b");
        map.put(Small.D, "d");
        Iterator<Map.Entry<Small, String>> entries = map.entrySet().iterator();
        Map.Entry<Small, String> entry = entries.next();
        map.put(Small.B, "other");
        attempt("entry", () -> entry + " " + entry.setValue("third") + " " + map);
        attempt("asked often", () -> entries.hasNext() + " " + entries.hasNext() + " " + entry);
        entries.remove();
        attempt("its entry", entry::getValue);
        attempt("all", () -> {
            map.putAll(Map.of(Small.A, "a", Small.E, "e"));
            return map.keySet().removeIf(key -> key == Small.A) + " " + map.values().remove("e") + " " + map.entrySet().removeAll(List.of(Map.entry(Small.D, "d")))
                    + " " + map + " " + map.size();
        });
    }

    public static void main(String[] args) {
        misused("small", EnumSet.of(Small.A, Small.C, Small.E));
        misused("great", EnumSet.of(Great.A1, Great.G3, Great.G9));
        EnumMap<Great, Integer> map = new EnumMap<>(Map.of(Great.A1, 1, Great.G3, 2, Great.G9, 3));
        misused("keys", map.clone().keySet());
        misused("values", map.clone().values());
        misused("entries", map.clone().entrySet());
        changed(EnumSet.of(Small.A, Small.B, Small.C), Small.A, Small.B, Small.D, Small.E);
        changed(EnumSet.of(Great.A0, Great.A1, Great.C3), Great.A0, Great.A1, Great.G0, Great.G9);
        maps();
        System.out.println(Arrays.toString(EnumSet.range(Great.F8, Great.G2).toArray()));
    }
}
