import java.util.ArrayList;
import java.util.List;

/** A plug-in, first version. */
public class Tally {
    /** What goes over from one version to the next. */
    record Entry(String word, int count) {
    }

    private static final List<Entry> ENTRIES = new ArrayList<>();

    static void add(String word) {
        for (int i = 0; i < ENTRIES.size(); i++) {
            Entry entry = ENTRIES.get(i);
            if (entry.word().equals(word)) {
                ENTRIES.set(i, new Entry(word, entry.count() + 1));
                return;
            }
        }
        ENTRIES.add(new Entry(word, 1));
    }

    static String report() {
        return ENTRIES.size() + " words";
    }

    static Object[] save() {
        return ENTRIES.toArray();
    }

    static void restore(String word, int count) {
        ENTRIES.add(new Entry(word, count));
    }
}
