// stress: off
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** ConcurrentHashMap's order and results, copy-on-write lists, atomics, time units, and locks between threads. */
public class ConcurrentLog {
    static long seed = 11;

    static int next(int bound) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % bound);
    }

    static void map(String name, int range, int factor, int steps) {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        int hash = 0;
        for (int i = 0; i < steps; i++) {
            int k = next(range) * factor;
            int v = next(100);
            Object r;
            switch (next(14)) {
                case 0: case 1: case 2: case 3: r = m.put(k, v); break;
                case 4: r = m.remove(k); break;
                case 5: r = m.putIfAbsent(k, v); break;
                case 6: r = m.computeIfAbsent(k, x -> v % 3 == 0 ? null : v); break;
                case 7: r = m.computeIfPresent(k, (x, y) -> y % 5 == 0 ? null : y + 1); break;
                case 8: r = m.compute(k, (x, y) -> y == null ? (Integer) v : y % 4 == 0 ? null : (Integer) (y + 1)); break;
                case 9: r = m.merge(k, v, (x, y) -> (x + y) % 6 == 0 ? null : (Integer) (x + y)); break;
                case 10: r = m.keySet() + " " + m.values() + m.contains(v); break;
                case 11: r = m.replace(k, v) + " " + m.remove(k, v + 1) + m.replace(k, v, 3); break;
                case 12: {
                    String s = "";
                    for (Iterator<Map.Entry<Integer, Integer>> it = m.entrySet().iterator(); it.hasNext();) {
                        Map.Entry<Integer, Integer> e = it.next();
                        s += e + ",";
                        if (e.getValue() % 11 == 0) {
                            it.remove();
                        } else if (e.getValue() % 7 == 0) {
                            e.setValue(5);
                        }
                    }
                    r = s;
                    break;
                }
                default: r = m.toString() + m.size(); break;
            }
            hash = hash * 31 + String.valueOf(r).hashCode();
            if (i % 40 == 0) {
                System.out.println(name + " " + i + " " + r + " #" + hash);
            }
        }
        System.out.println(name + " " + m + " #" + hash + " " + new ConcurrentHashMap<>(m) + new HashMap<>(m).equals(m) + m.hashCode());
    }

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    static void lists() {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(3, 1, 2));
        for (Integer i : l) {
            l.add(i + 10);
        }
        l.sort(null);
        l.removeIf(i -> i == 2);
        System.out.println(l + " " + l.addIfAbsent(1) + l.addIfAbsent(9) + l.indexOf(11) + l.hashCode() + l.equals(List.of(1)));
        attempt(() -> l.iterator().remove());
        attempt(() -> l.get(99));
        attempt(() -> l.add(99, 1));
        attempt(() -> l.remove(-1));
        attempt(() -> new ConcurrentHashMap<>().put(null, 1));
        attempt(() -> new ConcurrentHashMap<>().put(1, null));
        attempt(() -> new ConcurrentHashMap<>(-1));
        attempt(() -> new ReentrantLock().unlock());
        attempt(() -> new ReentrantLock().newCondition().signal());
    }

    static void atomics() {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.incrementAndGet() + " " + i.getAndIncrement() + i.addAndGet(3) + i.getAndAdd(-1) + i.compareAndSet(9, 20)
                + i.compareAndSet(0, 1) + i.updateAndGet(x -> x * 2) + i.getAndAccumulate(7, Math::max) + i.accumulateAndGet(1, (x, y) -> x - y) + i);
        AtomicLong l = new AtomicLong();
        System.out.println(l.decrementAndGet() + " " + l.getAndSet(1L << 40) + l + l.intValue() + l.doubleValue());
        AtomicReference<String> r = new AtomicReference<>("a");
        System.out.println(r.getAndUpdate(s -> s + "b") + r + r.compareAndSet("x", "y") + r.getAndSet(null) + r);
        AtomicIntegerArray a = new AtomicIntegerArray(3);
        System.out.println(a.incrementAndGet(1) + " " + a.getAndAdd(2, 5) + a + a.length());
        attempt(() -> a.get(3));
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + b);
        LongAdder adder = new LongAdder();
        adder.add(5);
        adder.increment();
        System.out.println(adder + " " + adder.sumThenReset() + adder.sum());
        System.out.println(TimeUnit.HOURS.toMillis(2) + " " + TimeUnit.DAYS.toNanos(1L << 40) + TimeUnit.MILLISECONDS.toSeconds(-1999)
                + TimeUnit.SECONDS.convert(3, TimeUnit.MINUTES) + TimeUnit.valueOf("MICROSECONDS") + TimeUnit.NANOSECONDS.toDays(Long.MIN_VALUE));
    }

    static int produced;

    static void locks() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition notEmpty = lock.newCondition();
        Condition notFull = lock.newCondition();
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        int[] sum = new int[1];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            boolean producer = t < 2;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 500; i++) {
                    lock.lock();
                    try {
                        if (producer) {
                            while (queue.size() == 4) {
                                notFull.awaitUninterruptibly();
                            }
                            queue.add(++produced);
                            notEmpty.signal();
                        } else {
                            while (queue.isEmpty()) {
                                notEmpty.awaitUninterruptibly();
                            }
                            sum[0] += queue.poll();
                            notFull.signal();
                        }
                    } finally {
                        lock.unlock();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println("sum " + sum[0] + " " + queue + lock.isLocked());
        lock.lock();
        lock.lock();
        System.out.println(lock.getHoldCount() + " " + lock.isHeldByCurrentThread() + notEmpty.await(1, TimeUnit.MILLISECONDS) + lock.getHoldCount());
        Thread other = new Thread(() -> {
            try {
                System.out.println(lock.tryLock() + " " + lock.tryLock(1, TimeUnit.MILLISECONDS));
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        other.start();
        other.join();
        Thread waiting = new Thread(() -> {
            try {
                lock.lockInterruptibly();
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        waiting.start();
        waiting.interrupt();
        waiting.join();
        String text = lock.toString();
        System.out.println(text.substring(text.indexOf('[')));
        lock.unlock();
        lock.unlock();
        text = lock.toString();
        System.out.println(text.substring(text.indexOf('[')));
        ConcurrentHashMap<Integer, Integer> counts = new ConcurrentHashMap<>();
        AtomicInteger total = new AtomicInteger();
        Thread[] adders = new Thread[3];
        for (int t = 0; t < 3; t++) {
            adders[t] = new Thread(() -> {
                for (int i = 0; i < 1000; i++) {
                    counts.merge(i % 10, 1, Integer::sum);
                    total.incrementAndGet();
                }
            });
            adders[t].start();
        }
        for (Thread t : adders) {
            t.join();
        }
        System.out.println(counts + " " + total);
    }

    public static void main(String[] args) throws Exception {
        map("dense", 40, 1, 2000);
        map("spread", 60, 37, 3000);
        map("collide", 7, 16, 1500);
        map("wide", 3000, 12289, 4000);
        for (int n = 0; n < 40; n++) {
            ConcurrentHashMap<Integer, Integer> a = new ConcurrentHashMap<>(n);
            Map<Integer, Integer> from = new LinkedHashMap<>();
            for (int i = n; i > 0; i--) {
                a.put(i * 32, i);
                from.put(i * 8, i);
            }
            ConcurrentHashMap<Integer, Integer> b = new ConcurrentHashMap<>(n, 0.5f);
            b.putAll(from);
            Set<Integer> s = ConcurrentHashMap.newKeySet();
            s.addAll(from.keySet());
            System.out.println(n + " " + (n < 16 ? a : "") + new ConcurrentHashMap<>(from).keySet() + b.keySet() + s);
        }
        lists();
        atomics();
        locks();
    }
}
