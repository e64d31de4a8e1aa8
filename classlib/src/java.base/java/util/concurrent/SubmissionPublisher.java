package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/** Publishes what it is given to all subscribers, each of which has a buffer and a task of the executor's. */
public class SubmissionPublisher<T> implements Flow.Publisher<T>, AutoCloseable {
    /** A larger buffer is cut down to this. */
    private static final int LARGEST_BUFFER = 1 << 30;

    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private final List<PublisherSubscription<T>> subscriptions = new ArrayList<>();
    private final Executor executor;
    private final int capacity;
    private final BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
    private boolean closed;
    private Throwable closedBy;

    public SubmissionPublisher(Executor executor, int maxBufferCapacity,
            BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler) {
        this.executor = Objects.requireNonNull(executor);
        if (maxBufferCapacity <= 0) {
            throw new IllegalArgumentException("capacity must be positive");
        }
        int bits = 32 - Integer.numberOfLeadingZeros(Math.min(maxBufferCapacity, LARGEST_BUFFER) - 1);
        capacity = 1 << bits;
        this.handler = handler;
    }

    public SubmissionPublisher(Executor executor, int maxBufferCapacity) {
        this(executor, maxBufferCapacity, null);
    }

    public SubmissionPublisher() {
        this(ForkJoinPool.commonPool(), Flow.defaultBufferSize(), null);
    }

    @Override
    public void subscribe(Flow.Subscriber<? super T> subscriber) {
        Objects.requireNonNull(subscriber);
        PublisherSubscription<T> added = new PublisherSubscription<>(subscriber, executor, capacity, handler);
        synchronized (monitor) {
            prune();
            for (PublisherSubscription<T> s : subscriptions) {
                if (subscriber.equals(s.subscriber)) {
                    s.fail(new IllegalStateException("Duplicate subscribe"));
                    subscriptions.remove(s);
                    return;
                }
            }
            if (!closed) {
                subscriptions.add(added);
            }
        }
        added.begin();
        if (closed) {
            if (closedBy != null) {
                added.fail(closedBy);
            } else {
                added.complete();
            }
        }
    }

    private void prune() {
        subscriptions.removeIf(PublisherSubscription::isDone);
    }

    private List<PublisherSubscription<T>> current(T item) {
        Objects.requireNonNull(item);
        synchronized (monitor) {
            if (closed) {
                throw new IllegalStateException("Closed");
            }
            prune();
            return List.copyOf(subscriptions);
        }
    }

    public int submit(T item) {
        int most = 0;
        for (PublisherSubscription<T> s : current(item)) {
            most = Math.max(most, s.put(item, Long.MAX_VALUE));
        }
        return most;
    }

    public int offer(T item, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        return offer(item, 0, onDrop);
    }

    public int offer(T item, long timeout, TimeUnit unit, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        return offer(item, Math.max(0, unit.toNanos(timeout)), onDrop);
    }

    private int offer(T item, long nanos, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        int most = 0;
        int drops = 0;
        for (PublisherSubscription<T> s : current(item)) {
            int lag = s.put(item, nanos);
            if (lag < 0 && onDrop != null && onDrop.test(s.subscriber, item)) {
                lag = s.put(item, 0);
            }
            if (lag < 0) {
                drops++;
            } else {
                most = Math.max(most, lag);
            }
        }
        return drops > 0 ? -drops : most;
    }

    @Override
    public void close() {
        for (PublisherSubscription<T> s : end(null)) {
            s.complete();
        }
    }

    public void closeExceptionally(Throwable error) {
        Objects.requireNonNull(error);
        for (PublisherSubscription<T> s : end(error)) {
            s.fail(error);
        }
    }

    private List<PublisherSubscription<T>> end(Throwable error) {
        synchronized (monitor) {
            if (closed) {
                return List.of();
            }
            closed = true;
            closedBy = error;
            List<PublisherSubscription<T>> all = List.copyOf(subscriptions);
            subscriptions.clear();
            return all;
        }
    }

    public boolean isClosed() {
        return closed;
    }

    public Throwable getClosedException() {
        return closedBy;
    }

    public boolean hasSubscribers() {
        return getNumberOfSubscribers() > 0;
    }

    public int getNumberOfSubscribers() {
        return getSubscribers().size();
    }

    public Executor getExecutor() {
        return executor;
    }

    public int getMaxBufferCapacity() {
        return capacity;
    }

    public List<Flow.Subscriber<? super T>> getSubscribers() {
        synchronized (monitor) {
            prune();
            List<Flow.Subscriber<? super T>> found = new ArrayList<>();
            for (PublisherSubscription<T> s : subscriptions) {
                found.add(s.subscriber);
            }
            return found;
        }
    }

    public boolean isSubscribed(Flow.Subscriber<? super T> subscriber) {
        return getSubscribers().contains(Objects.requireNonNull(subscriber));
    }

    public long estimateMinimumDemand() {
        long least = Long.MAX_VALUE;
        synchronized (monitor) {
            prune();
            for (PublisherSubscription<T> s : subscriptions) {
                least = Math.min(least, s.estimateDemand());
            }
            return subscriptions.isEmpty() ? 0 : least;
        }
    }

    public int estimateMaximumLag() {
        int most = 0;
        synchronized (monitor) {
            prune();
            for (PublisherSubscription<T> s : subscriptions) {
                most = Math.max(most, s.lag());
            }
        }
        return most;
    }

    public CompletableFuture<Void> consume(Consumer<? super T> consumer) {
        Objects.requireNonNull(consumer);
        CompletableFuture<Void> status = new CompletableFuture<>();
        subscribe(new Flow.Subscriber<T>() {
            private Flow.Subscription subscription;

            @Override
            public void onSubscribe(Flow.Subscription s) {
                subscription = s;
                status.whenComplete((result, error) -> s.cancel());
                if (!status.isDone()) {
                    s.request(Long.MAX_VALUE);
                }
            }

            @Override
            public void onNext(T item) {
                try {
                    consumer.accept(item);
                } catch (Throwable error) {
                    subscription.cancel();
                    status.completeExceptionally(error);
                }
            }

            @Override
            public void onError(Throwable error) {
                status.completeExceptionally(error);
            }

            @Override
            public void onComplete() {
                status.complete(null);
            }
        });
        return status;
    }
}
