package java.util.stream;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** Gatherers that are often wanted. */
public final class Gatherers {
    private Gatherers() {
    }

    /** A list that no one can change. */
    private static <T> List<T> window(List<T> elements) {
        @SuppressWarnings("unchecked")
        T[] copy = (T[]) elements.toArray();
        return Collections.unmodifiableList(Arrays.asList(copy));
    }

    private static int checkSize(int windowSize) {
        if (windowSize < 1) {
            throw new IllegalArgumentException("'windowSize' must be greater than zero");
        }
        return windowSize;
    }

    public static <T> Gatherer<T, ?, List<T>> windowFixed(int windowSize) {
        checkSize(windowSize);
        return Gatherer.<T, ArrayList<T>, List<T>>ofSequential(ArrayList::new,
                Gatherer.Integrator.<ArrayList<T>, T, List<T>>ofGreedy((window, element, downstream) -> {
                    window.add(element);
                    if (window.size() < windowSize) {
                        return true;
                    }
                    List<T> full = window(window);
                    window.clear();
                    return downstream.push(full);
                }), (window, downstream) -> {
                    if (!window.isEmpty() && !downstream.isRejecting()) {
                        downstream.push(window(window));
                    }
                });
    }

    /** The last elements, and whether a window has been sent. */
    private static final class Sliding<T> {
        final ArrayList<T> elements = new ArrayList<>();
        boolean sent;
    }

    public static <T> Gatherer<T, ?, List<T>> windowSliding(int windowSize) {
        checkSize(windowSize);
        return Gatherer.<T, Sliding<T>, List<T>>ofSequential(Sliding::new,
                Gatherer.Integrator.<Sliding<T>, T, List<T>>ofGreedy((window, element, downstream) -> {
                    if (window.elements.size() == windowSize) {
                        window.elements.remove(0);
                    }
                    window.elements.add(element);
                    if (window.elements.size() < windowSize) {
                        return true;
                    }
                    window.sent = true;
                    return downstream.push(window(window.elements));
                }), (window, downstream) -> {
                    if (!window.sent && !window.elements.isEmpty() && !downstream.isRejecting()) {
                        downstream.push(window(window.elements));
                    }
                });
    }

    /** A value that changes. */
    private static final class Value<R> {
        R value;

        Value(R value) {
            this.value = value;
        }
    }

    public static <T, R> Gatherer<T, ?, R> fold(Supplier<R> initial,
            BiFunction<? super R, ? super T, ? extends R> folder) {
        Objects.requireNonNull(initial);
        Objects.requireNonNull(folder);
        return Gatherer.<T, Value<R>, R>ofSequential(() -> new Value<>(initial.get()),
                Gatherer.Integrator.<Value<R>, T, R>ofGreedy((state, element, downstream) -> {
                    state.value = folder.apply(state.value, element);
                    return true;
                }), (state, downstream) -> downstream.push(state.value));
    }

    public static <T, R> Gatherer<T, ?, R> scan(Supplier<R> initial,
            BiFunction<? super R, ? super T, ? extends R> scanner) {
        Objects.requireNonNull(initial);
        Objects.requireNonNull(scanner);
        return Gatherer.<T, Value<R>, R>ofSequential(() -> new Value<>(initial.get()),
                Gatherer.Integrator.<Value<R>, T, R>ofGreedy((state, element, downstream) -> {
                    state.value = scanner.apply(state.value, element);
                    return downstream.push(state.value);
                }));
    }

    /** Maps in virtual threads, so many at a time at most; results keep the order of the elements. */
    public static <T, R> Gatherer<T, ?, R> mapConcurrent(int maxConcurrency,
            Function<? super T, ? extends R> mapper) {
        if (maxConcurrency < 1) {
            throw new IllegalArgumentException("'maxConcurrency' must be greater than 0");
        }
        Objects.requireNonNull(mapper);
        return Gatherer.<T, ArrayDeque<FutureTask<R>>, R>ofSequential(ArrayDeque::new,
                Gatherer.Integrator.<ArrayDeque<FutureTask<R>>, T, R>ofGreedy((running, element, downstream) -> {
                    boolean wanted = running.size() < maxConcurrency || downstream.push(result(running.poll()));
                    if (wanted) {
                        FutureTask<R> task = new FutureTask<>(() -> mapper.apply(element));
                        running.add(task);
                        Thread.startVirtualThread(task);
                    }
                    return wanted;
                }), (running, downstream) -> {
                    while (!running.isEmpty() && !downstream.isRejecting()) {
                        downstream.push(result(running.poll()));
                    }
                    for (FutureTask<R> task : running) {
                        task.cancel(true);
                    }
                });
    }

    private static <R> R result(FutureTask<R> task) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException again) {
                    interrupted = true;
                } catch (ExecutionException failed) {
                    throw failed.getCause() instanceof RuntimeException
                            ? (RuntimeException) failed.getCause() : new RuntimeException(failed.getCause());
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
