import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

public class Stamps {
    static final class Point {
        private final StampedLock lock = new StampedLock();
        private double x;
        private double y;
        int optimistic;
        int pessimistic;

        void move(double dx, double dy) {
            long stamp = lock.writeLock();
            try {
                x += dx;
                y += dy;
            } finally {
                lock.unlockWrite(stamp);
            }
        }

        double distance() {
            long stamp = lock.tryOptimisticRead();
            double px = x;
            double py = y;
            if (!lock.validate(stamp)) {
                pessimistic++;
                stamp = lock.readLock();
                try {
                    px = x;
                    py = y;
                } finally {
                    lock.unlockRead(stamp);
                }
            } else {
                optimistic++;
            }
            return Math.hypot(px, py);
        }

        void moveIfAtOrigin(double nx, double ny) {
            long stamp = lock.readLock();
            try {
                while (x == 0 && y == 0) {
                    long write = lock.tryConvertToWriteLock(stamp);
                    if (write != 0) {
                        stamp = write;
                        x = nx;
                        y = ny;
                        break;
                    }
                    lock.unlockRead(stamp);
                    stamp = lock.writeLock();
                }
            } finally {
                lock.unlock(stamp);
            }
        }
    }

    static void refuse(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + " done");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e);
        }
    }

    static String state(StampedLock lock) {
        String s = lock.toString();
        return s.substring(s.indexOf('['));
    }

    public static void main(String[] args) throws Exception {
        Point p = new Point();
        p.moveIfAtOrigin(3, 4);
        p.moveIfAtOrigin(1, 1);
        System.out.println(p.distance() + " " + p.optimistic + p.pessimistic);
        Thread[] movers = new Thread[3];
        for (int i = 0; i < movers.length; i++) {
            movers[i] = new Thread(() -> {
                for (int k = 0; k < 200; k++) {
                    p.move(1, -1);
                    p.distance();
                }
            });
            movers[i].start();
        }
        for (Thread mover : movers) {
            mover.join();
        }
        System.out.println(p.distance() == Math.hypot(603, -596));

        StampedLock lock = new StampedLock();
        System.out.println(state(lock) + lock.tryOptimisticRead());
        long w = lock.writeLock();
        System.out.println(w + state(lock) + lock.isWriteLocked() + lock.tryOptimisticRead() + lock.tryReadLock() + lock.tryWriteLock()
                + StampedLock.isWriteLockStamp(w) + StampedLock.isReadLockStamp(w) + StampedLock.isLockStamp(w) + StampedLock.isOptimisticReadStamp(w));
        System.out.println(lock.tryReadLock(1, TimeUnit.MILLISECONDS) + " " + lock.validate(w));
        refuse("unlock read", () -> lock.unlockRead(w));
        refuse("wrong stamp", () -> lock.unlockWrite(w + 1));
        lock.unlockWrite(w);
        refuse("again", () -> lock.unlockWrite(w));
        long r1 = lock.readLock();
        long r2 = lock.tryReadLock();
        System.out.println(r1 + " " + r2 + state(lock) + lock.getReadLockCount() + lock.tryConvertToWriteLock(r1) + " " + lock.tryConvertToReadLock(r1));
        lock.unlockRead(r2);
        long up = lock.tryConvertToWriteLock(r1);
        System.out.println(up + " " + lock.tryConvertToWriteLock(up) + " " + lock.tryConvertToReadLock(up) + state(lock));
        System.out.println(lock.tryUnlockRead() + " " + lock.tryUnlockRead() + lock.tryUnlockWrite() + lock.isReadLocked());
        long o = lock.tryOptimisticRead();
        long w2 = lock.tryConvertToWriteLock(o);
        System.out.println(o + " " + w2 + " " + lock.validate(o) + lock.tryConvertToOptimisticRead(w2) + state(lock));
        refuse("zero", () -> lock.unlock(0));
        Lock view = lock.asReadLock();
        view.lock();
        System.out.println(state(lock) + lock.asWriteLock().tryLock());
        view.unlock();
        refuse("view", view::unlock);
        refuse("condition", () -> lock.asWriteLock().newCondition());
        ReadWriteLock both = lock.asReadWriteLock();
        both.writeLock().lock();
        Thread waiting = new Thread(() -> {
            try {
                lock.readLockInterruptibly();
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        waiting.start();
        waiting.interrupt();
        waiting.join();
        both.writeLock().unlock();
        System.out.println(state(lock));
    }
}
