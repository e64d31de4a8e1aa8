import java.util.*;
import java.util.concurrent.*;
import java.util.function.Function;

public class Publishing {
    static class Collecting<T> implements Flow.Subscriber<T> {
        final List<String> log = Collections.synchronizedList(new ArrayList<>());
        final CountDownLatch end = new CountDownLatch(1);
        final int batch;
        Flow.Subscription subscription;
        int left;

        Collecting(int batch) {
            this.batch = batch;
        }

        public void onSubscribe(Flow.Subscription s) {
            subscription = s;
            log.add("subscribed");
            left = batch;
            s.request(batch);
        }

        public void onNext(T item) {
            log.add(String.valueOf(item));
            if ("stop".equals(item)) {
                subscription.cancel();
                end.countDown();
            } else if ("bang".equals(item)) {
                throw new IllegalStateException("bang");
            } else if ("none".equals(item)) {
                subscription.request(0);
            }
            if (--left == 0) {
                left = batch;
                subscription.request(batch);
            }
        }

        public void onError(Throwable error) {
            log.add("error " + error);
            end.countDown();
        }

        public void onComplete() {
            log.add("complete");
            end.countDown();
        }
    }

    static final class Mapping<T, R> extends SubmissionPublisher<R> implements Flow.Processor<T, R> {
        private final Function<T, R> function;
        private Flow.Subscription subscription;

        Mapping(Function<T, R> function) {
            this.function = function;
        }

        public void onSubscribe(Flow.Subscription s) {
            (subscription = s).request(1);
        }

        public void onNext(T item) {
            submit(function.apply(item));
            subscription.request(1);
        }

        public void onError(Throwable error) {
            closeExceptionally(error);
        }

        public void onComplete() {
            close();
        }
    }

    public static void main(String[] args) throws Exception {
        Collecting<String> all = new Collecting<>(2);
        Collecting<String> first = new Collecting<>(1);
        try (SubmissionPublisher<String> publisher = new SubmissionPublisher<>()) {
            publisher.subscribe(all);
            publisher.subscribe(first);
            System.out.println(publisher.getNumberOfSubscribers() + " " + publisher.isSubscribed(all) + publisher.hasSubscribers() + publisher.getMaxBufferCapacity());
            for (String s : List.of("a", "stop", "b", "c")) {
                publisher.submit(s);
            }
        }
        all.end.await();
        first.end.await();
        System.out.println(all.log + " " + first.log.subList(0, 3));

        SubmissionPublisher<Integer> source = new SubmissionPublisher<>();
        Mapping<Integer, String> squares = new Mapping<>(i -> i + "^2=" + i * i);
        Collecting<String> sink = new Collecting<>(3);
        squares.subscribe(sink);
        source.subscribe(squares);
        for (int i = 1; i <= 5; i++) {
            source.submit(i);
        }
        source.close();
        sink.end.await();
        System.out.println(sink.log + " " + source.isClosed() + source.getClosedException());
        try {
            source.submit(6);
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        Collecting<Integer> late = new Collecting<>(1);
        source.subscribe(late);
        late.end.await();
        System.out.println(late.log);

        SubmissionPublisher<String> failing = new SubmissionPublisher<>(Runnable::run, 4, (s, e) -> System.out.println("handler " + e));
        Collecting<String> angry = new Collecting<>(10);
        failing.subscribe(angry);
        failing.submit("x");
        failing.submit("bang");
        failing.submit("y");
        System.out.println(angry.log + " " + failing.getNumberOfSubscribers());
        Collecting<String> asks = new Collecting<>(10);
        failing.subscribe(asks);
        failing.submit("none");
        System.out.println(asks.log);
        Collecting<String> twice = new Collecting<>(10);
        failing.subscribe(twice);
        failing.subscribe(twice);
        System.out.println(twice.log);
        failing.closeExceptionally(new RuntimeException("over"));
        System.out.println(failing.getClosedException() + " " + failing.isClosed());

        SubmissionPublisher<Integer> slow = new SubmissionPublisher<>(Runnable::run, 2);
        Collecting<Integer> nothing = new Collecting<>(1) {
            public void onNext(Integer item) {
                log.add("got " + item);
            }
        };
        slow.subscribe(nothing);
        int[] drops = {0};
        for (int i = 0; i < 6; i++) {
            int lag = slow.offer(i, (s, item) -> {
                drops[0]++;
                return false;
            });
            System.out.print(lag + " ");
        }
        System.out.println(drops[0] + " " + nothing.log + " " + slow.estimateMaximumLag() + slow.estimateMinimumDemand());
        SubmissionPublisher<Integer> consumed = new SubmissionPublisher<>();
        int[] sum = {0};
        CompletableFuture<Void> done = consumed.consume(i -> sum[0] += i);
        for (int i = 0; i < 10; i++) {
            consumed.submit(i);
        }
        consumed.close();
        done.get();
        System.out.println(sum[0] + " " + done.isDone());
        try {
            new SubmissionPublisher<Integer>(Runnable::run, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        System.out.println(Flow.defaultBufferSize());
    }
}
