// stress: off
// A crawler over made-up pages: a pool of threads, futures, a concurrent map of what was seen, retries, timeouts.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

public class PageFetcher {
    static final class NoSuchPage extends Exception {
        NoSuchPage(String page) {
            super("no page " + page);
        }
    }

    static List<String> links(int page) {
        return IntStream.of(page * 2 + 1, page * 3 + 2, page * 5 % 40, 40 + page % 3).filter(p -> p < 43).mapToObj(p -> "/p" + p).toList();
    }

    static String fetch(String page, int attempt) throws NoSuchPage, InterruptedException {
        int number = Integer.parseInt(page.substring(2));
        Thread.sleep(number % 5);
        if (number == 41) {
            throw new NoSuchPage(page);
        }
        if (number % 7 == 3 && attempt == 1) {
            throw new IllegalStateException("busy " + page);
        }
        return "<title>Page " + number + "</title>" + String.join(",", links(number));
    }

    final ExecutorService pool = Executors.newFixedThreadPool(4);
    final ConcurrentHashMap<String, Integer> depth = new ConcurrentHashMap<>();
    final ConcurrentLinkedQueue<String> failures = new ConcurrentLinkedQueue<>();
    final AtomicInteger retries = new AtomicInteger();
    final LongAdder bytes = new LongAdder();

    String fetchWithRetry(String page) throws Exception {
        for (int attempt = 1; ; attempt++) {
            try {
                return fetch(page, attempt);
            } catch (IllegalStateException busy) {
                retries.incrementAndGet();
            }
        }
    }

    void crawl(String start) throws InterruptedException {
        Set<String> level = new TreeSet<>(Set.of(start));
        for (int d = 0; !level.isEmpty(); d++) {
            List<Callable<Set<String>>> tasks = new ArrayList<>();
            for (String page : level) {
                depth.putIfAbsent(page, d);
                tasks.add(() -> {
                    String text = fetchWithRetry(page);
                    bytes.add(text.length());
                    String after = text.substring(text.indexOf("</title>") + 8);
                    return after.isEmpty() ? Set.of() : new TreeSet<>(Arrays.asList(after.split(",")));
                });
            }
            Set<String> next = new TreeSet<>();
            for (Future<Set<String>> future : pool.invokeAll(tasks)) {
                try {
                    next.addAll(future.get());
                } catch (ExecutionException e) {
                    failures.add(e.getCause().getClass().getSimpleName() + ": " + e.getCause().getMessage());
                }
            }
            next.removeAll(depth.keySet());
            System.out.println("depth " + d + ": " + level.size() + " pages, next " + next);
            level = next;
        }
    }

    public static void main(String[] args) throws Exception {
        PageFetcher fetcher = new PageFetcher();
        fetcher.crawl("/p0");
        System.out.println(new TreeMap<>(fetcher.depth));
        System.out.println(fetcher.failures + " retries " + fetcher.retries + " bytes " + fetcher.bytes.sum());
        Map<Integer, Long> perDepth = fetcher.depth.values().stream().collect(Collectors.groupingBy(d -> d, Collectors.counting()));
        System.out.println(perDepth + " " + fetcher.depth.values().stream().mapToInt(Integer::intValue).sum());

        Future<String> slow = fetcher.pool.submit(() -> {
            Thread.sleep(60_000);
            return "late";
        });
        try {
            slow.get(20, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout, cancelled " + slow.cancel(true) + " " + slow.isDone() + " " + slow.isCancelled());
        }
        try {
            slow.get();
        } catch (CancellationException e) {
            System.out.println("cancelled " + slow.state());
        }
        String first = fetcher.pool.invokeAny(List.of(() -> {
            Thread.sleep(5_000);
            return "slow";
        }, () -> "fast", () -> {
            throw new NoSuchPage("x");
        }));
        System.out.println(first);
        List<CompletableFuture<String>> titles = IntStream.rangeClosed(40, 42).mapToObj(i -> CompletableFuture.supplyAsync(() -> {
            try {
                return fetcher.fetchWithRetry("/p" + i).replaceAll("<title>(.*)</title>.*", "$1");
            } catch (Exception e) {
                throw new CompletionException(e);
            }
        }, fetcher.pool).exceptionally(t -> "failed: " + t.getMessage())).toList();
        CompletableFuture.allOf(titles.toArray(CompletableFuture[]::new)).join();
        System.out.println(titles.stream().map(CompletableFuture::join).collect(Collectors.joining("; ")));
        fetcher.pool.shutdown();
        System.out.println(fetcher.pool.awaitTermination(5, TimeUnit.SECONDS) + " " + fetcher.pool.isTerminated());
        try {
            fetcher.pool.execute(() -> { });
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
    }
}
