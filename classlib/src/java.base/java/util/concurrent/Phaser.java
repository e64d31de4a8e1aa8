package java.util.concurrent;

import jdk.internal.concurrent.Deadline;

/** Threads that meet again and again; they may come and go between the meetings. */
public class Phaser {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
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
    public int bulkRegister(int parties) {
        synchronized (monitor) {
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
    }

    public int arrive() {
        return arrive(0);
    }

    public int arriveAndDeregister() {
        return arrive(1);
    }

    private int arrive(int leaving) {
        synchronized (monitor) {
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
    }

    private void advance() {
        boolean ended = onAdvance(phase, parties);
        int next = phase + 1 & Integer.MAX_VALUE;
        phase = ended ? next | Integer.MIN_VALUE : next;
        unarrived = parties;
        monitor.notifyAll();
    }

    public int arriveAndAwaitAdvance() {
        synchronized (monitor) {
            int arrived = arrive(0);
            return arrived < 0 ? arrived : awaitAdvance(arrived);
        }
    }

    /** Waits, whatever interrupts, until the phase is another one; gives that. */
    public int awaitAdvance(int phase) {
        synchronized (monitor) {
            boolean interrupted = false;
            while (phase >= 0 && this.phase == phase) {
                try {
                    monitor.wait();
                } catch (InterruptedException ignored) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            return phase < 0 ? phase : this.phase;
        }
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

    private int awaitAdvance(int awaited, Deadline deadline)
            throws InterruptedException, TimeoutException {
        synchronized (monitor) {
            while (awaited >= 0 && phase == awaited) {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                if (!deadline.waitOn(monitor)) {
                    throw new TimeoutException();
                }
            }
            return awaited < 0 ? awaited : phase;
        }
    }

    public void forceTermination() {
        synchronized (monitor) {
            phase |= Integer.MIN_VALUE;
            monitor.notifyAll();
        }
    }

    public final int getPhase() {
        synchronized (monitor) {
            return phase;
        }
    }

    public int getRegisteredParties() {
        synchronized (monitor) {
            return parties;
        }
    }

    public int getArrivedParties() {
        synchronized (monitor) {
            return parties - unarrived;
        }
    }

    public int getUnarrivedParties() {
        synchronized (monitor) {
            return unarrived;
        }
    }

    public boolean isTerminated() {
        synchronized (monitor) {
            return phase < 0;
        }
    }

    /** Called when all have arrived, before they go on; whether the phaser ends. */
    protected boolean onAdvance(int phase, int registeredParties) {
        return registeredParties == 0;
    }

    @Override
    public String toString() {
        synchronized (monitor) {
            return super.toString() + "[phase = " + phase + " parties = " + parties + " arrived = "
                    + (parties - unarrived) + "]";
        }
    }
}
