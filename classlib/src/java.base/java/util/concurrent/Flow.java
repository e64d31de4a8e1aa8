package java.util.concurrent;

/** The interfaces of streams of items whose consumers say how much they want. */
public final class Flow {
    private static final int DEFAULT_BUFFER_SIZE = 256;

    private Flow() {
    }

    /** Produces items. */
    @FunctionalInterface
    public interface Publisher<T> {
        void subscribe(Subscriber<? super T> subscriber);
    }

    /** Receives items. */
    public interface Subscriber<T> {
        void onSubscribe(Subscription subscription);

        void onNext(T item);

        void onError(Throwable throwable);

        void onComplete();
    }

    /** What joins both. */
    public interface Subscription {
        void request(long n);

        void cancel();
    }

    /** Both in one. */
    public interface Processor<T, R> extends Subscriber<T>, Publisher<R> {
    }

    public static int defaultBufferSize() {
        return DEFAULT_BUFFER_SIZE;
    }
}
