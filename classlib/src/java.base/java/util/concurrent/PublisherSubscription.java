package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.function.BiConsumer;
import jdk.internal.concurrent.Deadline;

/** A subscriber of a {@link SubmissionPublisher} with what it has not yet received. At most one task serves it at a time. */
final class PublisherSubscription<T> implements Flow.Subscription, Runnable {
    final Flow.Subscriber<? super T> subscriber;
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private final Executor executor;
    private final int capacity;
    private final BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
    private final ArrayDeque<T> items = new ArrayDeque<>();
    private long demand;
    private boolean begun;
    private boolean running;
    private boolean completed;
    private boolean done;
    private Throwable failure;

    PublisherSubscription(Flow.Subscriber<? super T> subscriber, Executor executor, int capacity,
            BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler) {
        this.subscriber = subscriber;
        this.executor = executor;
        this.capacity = capacity;
        this.handler = handler;
    }

    boolean isDone() {
        return done;
    }

    int lag() {
        synchronized (monitor) {
            return items.size();
        }
    }

    long estimateDemand() {
        synchronized (monitor) {
            return demand - items.size();
        }
    }

    void begin() {
        start();
    }

    /** Has a task serve the subscriber, unless one does. */
    private void start() {
        synchronized (monitor) {
            if (running || done) {
                return;
            }
            running = true;
        }
        try {
            executor.execute(this);
        } catch (RuntimeException | Error refused) {
            running = false;
            done = true;
            throw refused;
        }
    }

    /** The number of items that wait, or -1 where there was no room in time, 0 where nobody listens any more. */
    int put(T item, long nanos) {
        int lag;
        boolean interrupted = false;
        synchronized (monitor) {
            Deadline deadline = nanos == Long.MAX_VALUE ? Deadline.never() : Deadline.after(nanos);
            while (!done && items.size() >= capacity) {
                try {
                    if (nanos == 0 || !deadline.waitOn(monitor)) {
                        return -1;
                    }
                } catch (InterruptedException e) {
                    interrupted = true;
                    if (nanos != Long.MAX_VALUE) {
                        break;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            if (done || items.size() >= capacity) {
                return done ? 0 : -1;
            }
            items.add(item);
            lag = items.size();
        }
        start();
        return lag;
    }

    void complete() {
        synchronized (monitor) {
            completed = true;
        }
        start();
    }

    void fail(Throwable error) {
        synchronized (monitor) {
            failure = error;
        }
        start();
    }

    @Override
    public void request(long n) {
        synchronized (monitor) {
            if (done) {
                return;
            }
            if (n <= 0) {
                failure = new IllegalArgumentException("non-positive subscription request");
            } else {
                demand = demand + n < 0 ? Long.MAX_VALUE : demand + n;
            }
        }
        start();
    }

    @Override
    public void cancel() {
        synchronized (monitor) {
            done = true;
            items.clear();
            monitor.notifyAll();
        }
    }

    /** Serves the subscriber until there is nothing that it wants. */
    @Override
    public void run() {
        if (!begun) {
            begun = true;
            try {
                subscriber.onSubscribe(this);
            } catch (Throwable error) {
                refuse(error);
            }
        }
        while (true) {
            T item = null;
            Throwable error;
            synchronized (monitor) {
                error = failure;
                boolean last = error != null || completed && items.isEmpty();
                if (done || !last && (demand == 0 || items.isEmpty())) {
                    running = false;
                    return;
                }
                if (last) {
                    done = true;
                    items.clear();
                    monitor.notifyAll();
                } else {
                    item = items.poll();
                    if (demand != Long.MAX_VALUE) {
                        demand--;
                    }
                    monitor.notifyAll();
                }
            }
            deliver(item, error);
        }
    }

    private void deliver(T item, Throwable error) {
        try {
            if (item != null) {
                subscriber.onNext(item);
            } else if (error != null) {
                subscriber.onError(error);
            } else {
                subscriber.onComplete();
            }
        } catch (Throwable thrown) {
            if (item != null) {
                refuse(thrown);
            }
        }
    }

    /** The subscriber itself threw: it hears of it and of nothing else. */
    private void refuse(Throwable thrown) {
        cancel();
        if (handler != null) {
            try {
                handler.accept(subscriber, thrown);
            } catch (Throwable ignored) {
                // Nobody is left to hear of it.
            }
        }
        try {
            subscriber.onError(thrown);
        } catch (Throwable ignored) {
            // Nobody is left to hear of it.
        }
    }
}
