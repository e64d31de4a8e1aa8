import java.util.ArrayList;
import java.util.List;

/**
 * A large live graph of documents and sections that is edited at random: old objects are made to point
 * at new ones all the time. Stresses the write barrier, the remembered set and the old generation.
 */
public final class HeapEdits {

    static final class Section {
        final int number;
        Section next;
        Document origin;
        int[] words;

        Section(int number, Section next) {
            this.number = number;
            this.next = next;
            this.words = new int[8 + number % 8];
        }
    }

    static final class Document {
        Section first;
        Section latest;
        int sections;
        int revision;

        void prepend(Section section) {
            section.next = first;
            first = section;
            sections++;
        }

        void dropAfter(int kept) {
            Section section = first;
            for (int i = 1; i < kept && section != null; i++) {
                section = section.next;
            }
            while (section != null) {
                Section dropped = section.next;
                section.next = null;
                section = dropped;
            }
            sections = kept;
        }
    }

    static long edit(int edits) {
        List<Document> documents = new ArrayList<>();
        int numbers = 0;
        for (int i = 0; i < 6_000; i++) {
            Document document = new Document();
            for (int k = 0; k < 30; k++) {
                document.prepend(new Section(numbers++, null));
            }
            documents.add(document);
        }
        long checksum = 0;
        int seed = 3;
        for (int i = 0; i < edits; i++) {
            seed = seed * 1664525 + 1013904223;
            Document document = documents.get((seed >>> 8) % documents.size());
            seed = seed * 1664525 + 1013904223;
            Document other = documents.get((seed >>> 8) % documents.size());
            Section section = new Section(numbers++, null);
            section.origin = other;
            other.latest = section;
            section.words[i % 8] = i;
            document.prepend(section);
            document.revision++;
            if (document.sections > 40) {
                document.dropAfter(30);
            }
            checksum = checksum * 31 + section.origin.first.number + (document.latest == null ? 0 : document.latest.number);
        }
        for (Document document : documents) {
            for (Section section = document.first; section != null; section = section.next) {
                checksum = checksum * 31 + section.number + section.words[section.number % 8];
            }
            checksum += document.revision;

        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 600_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = edit(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("HeapEdits " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
