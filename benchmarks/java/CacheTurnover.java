import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A cache of text pages with least-recently-used eviction, beside streams of throw-away strings, boxes
 * and arrays of all sizes. Stresses copying of survivors of mixed age and size.
 */
public final class CacheTurnover {

    record Page(String title, byte[] body, Map<String, Integer> links) {}

    static final class Cache {
        private final LinkedHashMap<Integer, Page> pages = new LinkedHashMap<>(16, 0.75f, true);
        private final int capacity;
        private int misses;

        Cache(int capacity) {
            this.capacity = capacity;
        }

        Page get(int number) {
            Page page = pages.get(number);
            if (page == null) {
                misses++;
                page = load(number);
                pages.put(number, page);
                if (pages.size() > capacity) {
                    Iterator<Integer> oldest = pages.keySet().iterator();
                    oldest.next();
                    oldest.remove();
                }
            }
            return page;
        }

        private static Page load(int number) {
            byte[] body = new byte[200 + number % 17 * 150];
            for (int i = 0; i < body.length; i += 16) {
                body[i] = (byte) (number + i);
            }
            Map<String, Integer> links = new HashMap<>();
            for (int i = 0; i < number % 6; i++) {
                links.put("page-" + (number * 7 + i) % 5000, i);
            }
            return new Page("page-" + number, body, links);
        }
    }

    static long serve(int requests) {
        Cache cache = new Cache(6000);
        long checksum = 0;
        int seed = 8;
        for (int i = 0; i < requests; i++) {
            seed = seed * 1664525 + 1013904223;
            int draw = seed >>> 9;
            int number = draw % 3 == 0 ? draw % 1000 : draw % 20_000;
            Page page = cache.get(number);
            String line = page.title() + ' ' + i + ' ' + page.body().length;
            checksum = checksum * 31 + line.hashCode();
            for (Map.Entry<String, Integer> link : page.links().entrySet()) {
                checksum += link.getKey().length() * (link.getValue() + 1L);
            }
        }
        return checksum * 31 + cache.misses;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 60_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = serve(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("CacheTurnover " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
