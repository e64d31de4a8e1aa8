import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The same plug-in, second version: it keeps its words otherwise, and tells more. */
public class Tally {
    /** What goes over from one version to the next. */
    record Entry(String word, int count) {
    }

    private static final Map<String, Integer> COUNTS = new TreeMap<>();

    static void add(String word) {
        restore(word, 1);
    }

    static String report() {
        return COUNTS.entrySet().stream().map(e -> e.getKey() + " " + e.getValue()).collect(Collectors.joining(", "));
    }

    static Object[] save() {
        return COUNTS.entrySet().stream().map(e -> new Entry(e.getKey(), e.getValue())).toArray();
    }

    static void restore(String word, int count) {
        COUNTS.merge(word, count, Integer::sum);
    }
}
