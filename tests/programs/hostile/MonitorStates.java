// Monitors and locks used by who does not hold them, from every place, with odd times, and left in odd ways.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class MonitorStates {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    enum Constant {
        ONE
    }

    record Point(int x) {
    }

    static String in(Object lock, Action action) throws Throwable {
        synchronized (lock) {
            return String.valueOf(action.run());
        }
    }

    /** Runs an action in another thread and gives what came of it. */
    static Object elsewhere(Action action) throws Throwable {
        Object[] result = new Object[1];
        Thread thread = new Thread(() -> {
            try {
                result[0] = action.run();
            } catch (Throwable thrown) {
                result[0] = thrown;
            }
        });
        thread.start();
        thread.join();
        return result[0];
    }

    synchronized Object waiting(long millis, int nanos) throws InterruptedException {
        wait(millis, nanos);
        return "waited";
    }

    public static void main(String[] args) throws Throwable {
        Object[] objects = {new Object(), "text", 5, new int[1], new Object[1], String.class, Constant.ONE, new Point(1), (Runnable) () -> { },
            Thread.currentThread(), new RuntimeException(), int.class};
        String[] names = {"object", "text", "box", "ints", "array", "class", "enum", "record", "lambda", "thread", "exception", "primitive"};
        for (int i = 0; i < objects.length; i++) {
            Object object = objects[i];
            String name = names[i] + " ";
            show(name + "notify", () -> {
                object.notify();
                return "";
            });
            show(name + "notifyAll", () -> {
                object.notifyAll();
                return "";
            });
            show(name + "wait", () -> {
                object.wait();
                return "";
            });
            show(name + "wait 1", () -> {
                object.wait(1);
                return "";
            });
            show(name + "wait negative", () -> {
                object.wait(-1);
                return "";
            });
            show(name + "wait nanos", () -> {
                object.wait(0, 1000000);
                return "";
            });
            show(name + "held", () -> in(object, () -> {
                object.notify();
                object.notifyAll();
                object.wait(1);
                return Thread.holdsLock(object) + "" + elsewhere(() -> Thread.holdsLock(object));
            }));
            show(name + "held elsewhere", () -> in(object, () -> elsewhere(() -> {
                object.notify();
                return "";
            })));
            show(name + "held wait negative", () -> in(object, () -> {
                object.wait(Long.MIN_VALUE);
                return "";
            }));
            show(name + "interrupted", () -> in(object, () -> {
                Thread.currentThread().interrupt();
                object.wait(Long.MAX_VALUE);
                return "";
            }));
            System.out.println(Thread.interrupted() + " " + Thread.holdsLock(object));
        }
        show("null holdsLock", () -> Thread.holdsLock(null));
        show("null lock", () -> in(null, () -> ""));
        MonitorStates own = new MonitorStates();
        show("nanos", () -> own.waiting(0, -1));
        show("nanos million", () -> own.waiting(0, 1_000_000));
        show("both", () -> own.waiting(-1, -1));
        show("least", () -> own.waiting(0, 1));
        show("interrupted after null", () -> {
            Thread.currentThread().interrupt();
            Object none = null;
            none.wait();
            return "";
        });
        System.out.println(Thread.interrupted());
        show("interrupted and not held", () -> {
            Thread.currentThread().interrupt();
            own.wait();
            return "";
        });
        System.out.println(Thread.interrupted());
        show("thrown from nested locks", () -> {
            Object a = new Object();
            Object b = new Object();
            try {
                synchronized (a) {
                    synchronized (b) {
                        synchronized (a) {
                            throw new IllegalStateException("inner");
                        }
                    }
                }
            } catch (IllegalStateException thrown) {
                return Thread.holdsLock(a) + "" + Thread.holdsLock(b);
            }
        });
        show("wait gives back all holds", () -> {
            Object lock = new Object();
            Object[] seen = new Object[1];
            synchronized (lock) {
                synchronized (lock) {
                    synchronized (lock) {
                        Thread other = new Thread(() -> {
                            synchronized (lock) {
                                seen[0] = "entered";
                                lock.notify();
                            }
                        });
                        other.start();
                        lock.wait(10_000);
                        other.join();
                    }
                    Thread.sleep(1);
                    lock.notify();
                }
                lock.notify();
            }
            return seen[0] + " " + Thread.holdsLock(lock);
        });
        show("reassigned lock", () -> {
            Object[] lock = {new Object()};
            synchronized (lock[0]) {
                lock[0] = new Object();
                lock[0].notify();
            }
            return "";
        });
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Condition foreign = new ReentrantLock().newCondition();
        show("unlock", () -> {
            lock.unlock();
            return "";
        });
        show("signal", () -> {
            condition.signal();
            return "";
        });
        show("signalAll", () -> {
            condition.signalAll();
            return "";
        });
        show("await", () -> {
            condition.await();
            return "";
        });
        show("await 0", () -> condition.await(0, TimeUnit.SECONDS));
        show("awaitNanos", () -> condition.awaitNanos(-5));
        show("awaitUninterruptibly", () -> {
            condition.awaitUninterruptibly();
            return "";
        });
        lock.lock();
        show("unlock elsewhere", () -> elsewhere(() -> {
            lock.unlock();
            return "";
        }));
        show("tryLock elsewhere", () -> elsewhere(lock::tryLock));
        show("signal elsewhere", () -> elsewhere(() -> {
            condition.signal();
            return "";
        }));
        show("await negative", () -> condition.awaitNanos(Long.MIN_VALUE) < 0);
        show("foreign condition", () -> foreign.await(1, TimeUnit.NANOSECONDS));
        show("monitor of lock", () -> {
            lock.notify();
            return "";
        });
        show("monitor of condition", () -> {
            condition.wait();
            return "";
        });
        show("lockInterruptibly", () -> {
            Thread.currentThread().interrupt();
            lock.lockInterruptibly();
            return "";
        });
        System.out.println(Thread.interrupted() + " " + lock.getHoldCount() + " " + lock.isHeldByCurrentThread());
        lock.unlock();
        show("unlock twice", () -> {
            lock.unlock();
            return "";
        });
        System.out.println(lock.toString().endsWith("[Unlocked]"));
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        Lock read = both.readLock();
        Lock write = both.writeLock();
        show("read unlock", () -> {
            read.unlock();
            return "";
        });
        show("write unlock", () -> {
            write.unlock();
            return "";
        });
        show("read condition", () -> read.newCondition());
        show("upgrade", () -> {
            read.lock();
            try {
                return write.tryLock() + " " + write.tryLock(1, TimeUnit.MILLISECONDS);
            } finally {
                read.unlock();
            }
        });
        show("downgrade", () -> {
            write.lock();
            read.lock();
            write.unlock();
            try {
                return both.isWriteLocked() + " " + both.getReadLockCount() + " " + elsewhere(write::tryLock) + " " + elsewhere(() -> {
                    boolean isRead = read.tryLock();
                    read.unlock();
                    return isRead;
                });
            } finally {
                read.unlock();
            }
        });
        show("read unlock elsewhere", () -> {
            read.lock();
            try {
                return elsewhere(() -> {
                    read.unlock();
                    return "";
                });
            } finally {
                read.unlock();
            }
        });
        System.out.println(both.getReadLockCount() + " " + both.isWriteLocked());
        show("unpark null", () -> {
            LockSupport.unpark(null);
            return "";
        });
        show("unpark before", () -> {
            LockSupport.unpark(Thread.currentThread());
            LockSupport.unpark(Thread.currentThread());
            LockSupport.park();
            LockSupport.parkNanos(-1);
            LockSupport.parkNanos(null, 1);
            LockSupport.parkUntil(-1);
            return "parked";
        });
    }
}
