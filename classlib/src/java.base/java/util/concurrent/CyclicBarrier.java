package java.util.concurrent;

import jdk.internal.concurrent.Deadline;

/** A number of threads wait for each other, again and again. */
public class CyclicBarrier {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    /** One passing of the barrier. */
    private static final class Round {
        boolean passed;
        boolean broken;
    }

    private final int parties;
    private final Runnable action;
    private Round round = new Round();
    private int missing;

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public CyclicBarrier(int parties, Runnable barrierAction) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.missing = parties;
        this.action = barrierAction;
    }

    public int getParties() {
        return parties;
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        try {
            return await(Deadline.never());
        } catch (TimeoutException impossible) {
            throw new InternalError(impossible);
        }
    }

    public int await(long timeout, TimeUnit unit)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        return await(Deadline.after(unit.toNanos(timeout)));
    }

    private int await(Deadline deadline)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        synchronized (monitor) {
            Round mine = round;
            if (mine.broken) {
                throw new BrokenBarrierException();
            }
            if (Thread.interrupted()) {
                breakRound();
                throw new InterruptedException();
            }
            int index = --missing;
            if (index == 0) {
                pass();
                return 0;
            }
            while (true) {
                boolean inTime = true;
                try {
                    inTime = deadline.waitOn(monitor);
                } catch (InterruptedException e) {
                    if (mine == round && !mine.broken) {
                        breakRound();
                        throw e;
                    }
                    Thread.currentThread().interrupt();
                }
                if (mine.broken) {
                    throw new BrokenBarrierException();
                }
                if (mine.passed) {
                    return index;
                }
                if (!inTime) {
                    breakRound();
                    throw new TimeoutException();
                }
            }
        }
    }

    private void pass() {
        boolean ran = false;
        try {
            if (action != null) {
                action.run();
            }
            ran = true;
        } finally {
            if (!ran) {
                breakRound();
            }
        }
        round.passed = true;
        next();
    }

    private void next() {
        monitor.notifyAll();
        missing = parties;
        round = new Round();
    }

    private void breakRound() {
        round.broken = true;
        missing = parties;
        monitor.notifyAll();
    }

    public boolean isBroken() {
        synchronized (monitor) {
            return round.broken;
        }
    }

    public void reset() {
        synchronized (monitor) {
            breakRound();
            next();
        }
    }

    public int getNumberWaiting() {
        synchronized (monitor) {
            return parties - missing;
        }
    }
}
