import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The library's hash maps: boxed, text and record keys; put, get, merge, computeIfAbsent, remove, walks over entries,
 * a set as the visited cells of a search, a linked map as a cache.
 */
public final class LibraryMaps {

    record Cell(int column, int row) {}

    private int state = 3;

    private int draw() {
        state = state * 1664525 + 1013904223;
        return state >>> 5;
    }

    private long boxedKeys(int size) {
        Map<Integer, Integer> squares = new HashMap<>();
        for (int i = 0; i < size; i++) {
            squares.put(draw() % (size / 2), i);
        }
        long checksum = squares.size();
        for (int i = 0; i < size; i++) {
            Integer found = squares.get(i);
            checksum = checksum * 31 + (found == null ? 1 : found);
        }
        for (Map.Entry<Integer, Integer> entry : squares.entrySet()) {
            checksum += entry.getKey() * (long) entry.getValue();
        }
        for (int i = 0; i < size; i += 3) {
            squares.remove(i);
        }
        return checksum * 31 + squares.size();
    }

    private long textKeys(int size) {
        String[] words = new String[2000];
        for (int i = 0; i < words.length; i++) {
            words[i] = "key-" + i * 37;
        }
        Map<String, Integer> counts = new HashMap<>();
        Map<String, List<Integer>> places = new HashMap<>();
        for (int i = 0; i < size; i++) {
            String word = words[draw() % words.length];
            counts.merge(word, 1, Integer::sum);
            places.computeIfAbsent(word, key -> new ArrayList<>()).add(i);
        }
        long checksum = 0;
        for (Map.Entry<String, List<Integer>> entry : places.entrySet()) {
            checksum = checksum * 31 + entry.getKey().hashCode() + entry.getValue().size();
            checksum += counts.getOrDefault(entry.getKey(), 0);
        }
        return checksum;
    }

    private long search(int side) {
        Set<Cell> visited = new HashSet<>();
        List<Cell> border = List.of(new Cell(0, 0));
        long checksum = 0;
        while (!border.isEmpty()) {
            List<Cell> next = new ArrayList<>();
            for (Cell cell : border) {
                for (int direction = 0; direction < 4; direction++) {
                    int column = cell.column() + (direction == 0 ? 1 : direction == 1 ? -1 : 0);
                    int row = cell.row() + (direction == 2 ? 1 : direction == 3 ? -1 : 0);
                    boolean wall = column * 7 + row * 13 - column * row % 5 > 0 && (column ^ row) % 7 == 3;
                    if (column < 0 || row < 0 || column >= side || row >= side || wall) {
                        continue;
                    }
                    Cell neighbour = new Cell(column, row);
                    if (visited.add(neighbour)) {
                        next.add(neighbour);
                    }
                }
            }
            checksum = checksum * 31 + next.size();
            border = next;
        }
        return checksum * 31 + visited.size();
    }

    private long cache(int size) {
        Map<Integer, String> cache = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
                return size() > 500;
            }
        };
        long misses = 0;
        for (int i = 0; i < size; i++) {
            int key = draw() % 3 == 0 ? draw() % 300 : draw() % 2000;
            if (cache.get(key) == null) {
                misses++;
                cache.put(key, "value");
            }
        }
        return misses;
    }

    static long run(int size) {
        LibraryMaps maps = new LibraryMaps();
        long checksum = maps.boxedKeys(size);
        checksum = checksum * 31 + maps.textKeys(size);
        checksum = checksum * 31 + maps.search((int) Math.sqrt(size / 3));
        return checksum * 31 + maps.cache(size / 2);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 120_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = run(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("LibraryMaps " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
