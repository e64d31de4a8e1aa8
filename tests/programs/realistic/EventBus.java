// An event bus with typed listeners, priorities, once-only and failing listeners, statistics; generics and interfaces.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;

public class EventBus {
    interface Event {
        default String describe() {
            return getClass().getSimpleName();
        }
    }

    sealed interface Order extends Event permits Placed, Cancelled {
        int id();
    }

    record Placed(int id, double amount) implements Order {
    }

    record Cancelled(int id, String reason) implements Order {
        @Override
        public String describe() {
            return "Cancelled(" + reason + ")";
        }
    }

    enum Tick implements Event {
        FAST, SLOW
    }

    @FunctionalInterface
    interface Listener<E extends Event> extends Consumer<E> {
        static <E extends Event> Listener<E> once(Listener<? super E> inner) {
            AtomicBoolean done = new AtomicBoolean();
            return e -> {
                if (done.compareAndSet(false, true)) {
                    inner.accept(e);
                }
            };
        }

        default Listener<E> when(Predicate<? super E> condition) {
            return e -> {
                if (condition.test(e)) {
                    accept(e);
                }
            };
        }
    }

    private record Subscription<E extends Event>(Class<E> type, int priority, long number, Listener<? super E> listener) {
        boolean takes(Event event) {
            return type.isInstance(event);
        }

        void deliver(Event event) {
            listener.accept(type.cast(event));
        }
    }

    private final List<Subscription<?>> subscriptions = new CopyOnWriteArrayList<>();
    private final ConcurrentMap<String, AtomicInteger> delivered = new ConcurrentHashMap<>();
    private final List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
    private final AtomicLong numbers = new AtomicLong();
    private BiConsumer<Event, Integer> monitor = (event, count) -> { };

    <E extends Event> AutoCloseable subscribe(Class<E> type, int priority, Listener<? super E> listener) {
        Subscription<E> s = new Subscription<>(type, priority, numbers.incrementAndGet(), listener);
        subscriptions.add(s);
        return () -> subscriptions.remove(s);
    }

    void monitor(BiConsumer<Event, Integer> more) {
        monitor = monitor.andThen(more);
    }

    int publish(Event event) {
        List<Subscription<?>> receivers = subscriptions.stream().filter(s -> s.takes(event))
                .sorted(Comparator.<Subscription<?>>comparingInt(Subscription::priority).reversed().thenComparingLong(Subscription::number)).toList();
        for (Subscription<?> s : receivers) {
            try {
                s.deliver(event);
                delivered.computeIfAbsent(s.type().getSimpleName(), k -> new AtomicInteger()).incrementAndGet();
            } catch (RuntimeException e) {
                failures.add(new IllegalStateException("listener " + s.number() + " of " + event.describe(), e));
            }
        }
        monitor.accept(event, receivers.size());
        return receivers.size();
    }

    public static void main(String[] args) throws Exception {
        EventBus bus = new EventBus();
        StringBuilder log = new StringBuilder();
        bus.monitor((e, n) -> log.append(e.describe()).append(':').append(n).append(' '));
        bus.monitor((e, n) -> {
            if (n == 0) {
                log.append("(dead) ");
            }
        });
        DoubleSummaryStatistics amounts = new DoubleSummaryStatistics();
        bus.subscribe(Placed.class, 0, p -> amounts.accept(p.amount()));
        bus.subscribe(Order.class, 5, o -> System.out.println("order " + o.id() + " " + switch (o) {
            case Placed(int id, double amount) when amount > 100 -> "large " + amount;
            case Placed p -> "small " + p.amount();
            case Cancelled(var id, var reason) -> "cancelled: " + reason;
        }));
        bus.subscribe(Event.class, 9, Listener.once(e -> System.out.println("first event: " + e)));
        Listener<Cancelled> fragile = c -> {
            throw new UnsupportedOperationException(c.reason().toUpperCase());
        };
        bus.subscribe(Cancelled.class, 1, fragile.when(c -> c.reason().startsWith("n")));
        try (AutoCloseable ticks = bus.subscribe(Tick.class, 0, t -> System.out.println("tick " + t + " " + t.ordinal()))) {
            System.out.println(Stream.of(new Placed(1, 99.5), Tick.SLOW, new Placed(2, 250), new Cancelled(1, "none left"), new Cancelled(2, "late"))
                    .map(bus::publish).toList());
        }
        Event anonymous = new Event() {
            @Override
            public String toString() {
                return "anonymous";
            }
        };
        System.out.println(bus.publish(Tick.FAST) + " " + bus.publish(anonymous) + " " + bus.publish(Tick.SLOW));
        System.out.println(log.toString().trim());
        System.out.println(new TreeMap<>(bus.delivered) + " " + amounts);
        bus.failures.forEach(f -> System.out.println(f.getMessage() + " <- " + f.getCause()));

        ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor();
        bus.monitor = (e, n) -> { };
        List<Future<Integer>> futures = new ArrayList<>();
        bus.subscriptions.removeIf(s -> s.type() == Order.class);
        bus.subscribe(Cancelled.class, 7, Listener.once(p -> System.out.println("once")));
        for (int i = 0; i < 20; i++) {
            int id = i;
            futures.add(pool.submit(() -> bus.publish(id % 4 == 3 ? Tick.values()[id % 2] : new Cancelled(id, "bulk"))));
        }
        int sum = 0;
        for (Future<Integer> f : futures) {
            sum += f.get();
        }
        pool.close();
        System.out.println(sum + " " + bus.delivered.values().stream().mapToInt(AtomicInteger::get).sum());
    }
}
