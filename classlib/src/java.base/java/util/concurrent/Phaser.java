package java.util.concurrent;

import jdk.internal.concurrent.Deadline;

/** Threads that meet again and again; they may come and go between the meetings. */
public class Phaser {
    private static final int MOST_PARTIES = 65535;

    /** Negative once it has ended. */
    private int phase;
    private int parties;
    private int unarrived;

    public Phaser() {
        this(0);
    }

    public Phaser(int parties) {
        if (parties < 0 || parties > MOST_PARTIES) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        this.parties = parties;
        unarrived = parties;
    }

    public int register() {
        return bulkRegister(1);
    }

    /** Gives the phase for which the new parties count. */
    public synchronized int bulkRegister(int parties) {
        if (parties < 0) {
            throw new IllegalArgumentException();
        }
        if (phase < 0 || parties == 0) {
            return phase;
        }
        if (parties > MOST_PARTIES - this.parties) {
            throw new IllegalStateException(
                    "Attempt to register more than " + MOST_PARTIES + " parties for " + this);
        }
        this.parties += parties;
        unarrived += parties;
        return phase;
    }

    public int arrive() {
        return arrive(0);
    }

    public int arriveAndDeregister() {
        return arrive(1);
    }

    private synchronized int arrive(int leaving) {
        int arrived = phase;
        if (arrived >= 0) {
            if (unarrived <= 0) {
                throw new IllegalStateException("Attempted arrival of unregistered party for " + this);
            }
            parties -= leaving;
            if (--unarrived == 0) {
                advance();
            }
        }
        return arrived;
    }

    private void advance() {
        boolean ended = onAdvance(phase, parties);
        int next = phase + 1 & Integer.MAX_VALUE;
        phase = ended ? next | Integer.MIN_VALUE : next;
        unarrived = parties;
        notifyAll();
    }

    public synchronized int arriveAndAwaitAdvance() {
        int arrived = arrive(0);
        return arrived < 0 ? arrived : awaitAdvance(arrived);
    }

    /** Waits, whatever interrupts, until the phase is another one; gives that. */
    public synchronized int awaitAdvance(int phase) {
        boolean interrupted = false;
        while (phase >= 0 && this.phase == phase) {
            try {
                wait();
            } catch (InterruptedException ignored) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return phase < 0 ? phase : this.phase;
    }

    public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
        try {
            return awaitAdvance(phase, Deadline.never());
        } catch (TimeoutException never) {
            throw new InternalError(never);
        }
    }

    public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        return awaitAdvance(phase, Deadline.after(unit.toNanos(timeout)));
    }

    private synchronized int awaitAdvance(int awaited, Deadline deadline)
            throws InterruptedException, TimeoutException {
        while (awaited >= 0 && phase == awaited) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (!deadline.waitOn(this)) {
                throw new TimeoutException();
            }
        }
        return awaited < 0 ? awaited : phase;
    }

    public synchronized void forceTermination() {
        phase |= Integer.MIN_VALUE;
        notifyAll();
    }

    public final synchronized int getPhase() {
        return phase;
    }

    public synchronized int getRegisteredParties() {
        return parties;
    }

    public synchronized int getArrivedParties() {
        return parties - unarrived;
    }

    public synchronized int getUnarrivedParties() {
        return unarrived;
    }

    public synchronized boolean isTerminated() {
        return phase < 0;
    }

    /** Called when all have arrived, before they go on; whether the phaser ends. */
    protected boolean onAdvance(int phase, int registeredParties) {
        return registeredParties == 0;
    }

    @Override
    public synchronized String toString() {
        return super.toString() + "[phase = " + phase + " parties = " + parties + " arrived = "
                + (parties - unarrived) + "]";
    }
}
