package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Objects;
import jdk.internal.concurrent.Deadline;

/**
 * A queue without a bound whose producers may wait until their elements are taken.
 *
 * <p>Consumers that wait are counted, less the elements that are there for them already: an element is handed over at
 * once where that leaves somebody.
 */
public class LinkedTransferQueue<E> extends MonitorQueue<E> implements TransferQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = -3223113410248163686L;

    public LinkedTransferQueue() {
        super(new ArrayDeque<>(), Integer.MAX_VALUE);
    }

    public LinkedTransferQueue(Collection<? extends E> c) {
        this();
        fill(c);
    }

    @Override
    public boolean add(E e) {
        return offerAt(e, false);
    }

    /** There is always room: nothing waits, and so nothing is interrupted. */
    @Override
    public void put(E e) {
        offerAt(e, false);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offerAt(e, false);
    }

    @Override
    public boolean isEmpty() {
        return firstElement() == null;
    }

    @Override
    public int drainTo(Collection<? super E> target) {
        return drain(target, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> target, int most) {
        return drain(target, most);
    }

    private int drain(Collection<? super E> target, int most) {
        Objects.requireNonNull(target);
        if (target == this) {
            throw new IllegalArgumentException();
        }
        int n = 0;
        for (E e; n < most && (e = poll()) != null; n++) {
            target.add(e);
        }
        return n;
    }

    @Override
    public String toString() {
        return Arrays.toString(copy());
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public boolean tryTransfer(E e) {
        return offerToWaiting(e);
    }

    @Override
    public void transfer(E e) throws InterruptedException {
        handOver(e, Deadline.never());
    }

    @Override
    public boolean tryTransfer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return handOver(e, Deadline.after(unit.toNanos(timeout)));
    }

    @Override
    public boolean hasWaitingConsumer() {
        return waitingConsumers() > 0;
    }

    @Override
    public int getWaitingConsumerCount() {
        return waitingConsumers();
    }
}
