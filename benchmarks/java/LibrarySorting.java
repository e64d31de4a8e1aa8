import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The library's sorting: primitive arrays that are random, nearly ordered and full of equal values, strings and
 * boxed numbers by their own order, records by composed comparators, binary searches, a heap.
 */
public final class LibrarySorting {

    record City(String name, int region, double area) {}

    private int state = 7;

    private int draw() {
        state = state * 1664525 + 1013904223;
        return state >>> 4;
    }

    private long integers(int size) {
        int[] random = new int[size];
        int[] nearlyOrdered = new int[size];
        int[] fewValues = new int[size];
        for (int i = 0; i < size; i++) {
            random[i] = draw();
            nearlyOrdered[i] = i + draw() % 8;
            fewValues[i] = draw() % 20;
        }
        Arrays.sort(random);
        Arrays.sort(nearlyOrdered);
        Arrays.sort(fewValues);
        long checksum = Arrays.hashCode(random) + 31L * Arrays.hashCode(nearlyOrdered) + 7L * Arrays.hashCode(fewValues);
        for (int i = 0; i < size; i++) {
            checksum += Arrays.binarySearch(random, draw());
        }
        return checksum;
    }

    private long doubles(int size) {
        double[] values = new double[size];
        for (int i = 0; i < size; i++) {
            values[i] = (draw() - (1 << 27)) / 1024.0;
        }
        Arrays.sort(values);
        return Arrays.hashCode(values);
    }

    private long strings(int size) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            words.add("w" + draw() % 5000 + "x");
        }
        Collections.sort(words);
        String[] reversed = words.toArray(new String[0]);
        Arrays.sort(reversed, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        return words.hashCode() * 31L + Arrays.hashCode(reversed);
    }

    private long records(int size) {
        List<City> cities = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            cities.add(new City("city" + draw() % 700, draw() % 16, draw() % 1000 / 8.0));
        }
        cities.sort(Comparator.comparingInt(City::region).thenComparing(City::name)
                .thenComparing(Comparator.comparingDouble(City::area).reversed()));
        long checksum = 0;
        for (City city : cities) {
            checksum = checksum * 31 + city.name().hashCode() + city.region() + (long) (city.area() * 8);
        }
        return checksum;
    }

    private long heap(int size) {
        PriorityQueue<Integer> queue = new PriorityQueue<>(Comparator.reverseOrder());
        for (int i = 0; i < size; i++) {
            queue.add(draw() % 100_000);
        }
        long checksum = 0;
        while (!queue.isEmpty()) {
            checksum = checksum * 31 + queue.poll();
        }
        return checksum;
    }

    static long run(int size) {
        LibrarySorting sorting = new LibrarySorting();
        long checksum = sorting.integers(size);
        checksum = checksum * 31 + sorting.doubles(size / 2);
        checksum = checksum * 31 + sorting.strings(size / 8);
        checksum = checksum * 31 + sorting.records(size / 8);
        return checksum * 31 + sorting.heap(size / 8);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 80_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = run(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("LibrarySorting " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
