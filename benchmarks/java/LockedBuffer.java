import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * Threads that work together: producers, a bounded buffer with wait and notifyAll, consumers, a barrier
 * and accounts locked in order. The answer does not depend on the schedule. Stresses monitor enter and
 * exit, contended and not, and thread switches.
 */
public final class LockedBuffer {

    static final class Task {
        final int number;

        Task(int number) {
            this.number = number;
        }

        /** Length of the number's path under halving and tripling. */
        int perform() {
            long value = number + 1L;
            int steps = 0;
            while (value != 1) {
                value = (value & 1) == 0 ? value / 2 : 3 * value + 1;
                steps++;
            }
            return steps;
        }
    }

    static final class Buffer {
        private final ArrayDeque<Task> tasks = new ArrayDeque<>();
        private final int capacity;
        private boolean closed;

        Buffer(int capacity) {
            this.capacity = capacity;
        }

        synchronized void put(Task task) throws InterruptedException {
            while (tasks.size() == capacity) {
                wait();
            }
            tasks.addLast(task);
            notifyAll();
        }

        /** The next task, or null when the buffer is closed and empty. */
        synchronized Task take() throws InterruptedException {
            while (tasks.isEmpty() && !closed) {
                wait();
            }
            Task task = tasks.pollFirst();
            notifyAll();
            return task;
        }

        synchronized void close() {
            closed = true;
            notifyAll();
        }
    }

    static final class Account {
        final int number;
        private long balance = 1000;

        Account(int number) {
            this.number = number;
        }

        synchronized long balance() {
            return balance;
        }

        private synchronized void add(long amount) {
            balance += amount;
        }

        static void transfer(Account from, Account to, long amount) {
            Account first = from.number < to.number ? from : to;
            Account second = first == from ? to : from;
            synchronized (first) {
                synchronized (second) {
                    from.add(-amount);
                    to.add(amount);
                }
            }
        }
    }

    /** Lets a fixed number of threads wait for each other, again and again. */
    static final class Barrier {
        private final int parties;
        private int waiting;
        private int generation;

        Barrier(int parties) {
            this.parties = parties;
        }

        synchronized void await() throws InterruptedException {
            int mine = generation;
            if (++waiting == parties) {
                waiting = 0;
                generation++;
                notifyAll();
                return;
            }
            while (mine == generation) {
                wait();
            }
        }
    }

    static final class Totals {
        private long steps;
        private long weighted;

        synchronized void add(int number, int result) {
            steps += result;
            weighted += (long) number % 1009 * result;
        }
    }

    interface Body {
        void run() throws InterruptedException;
    }

    static Thread start(String name, Body body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (InterruptedException e) {
                throw new IllegalStateException(name + " was interrupted", e);
            }
        }, name);
        thread.start();
        return thread;
    }

    static void joinAll(List<Thread> threads) throws InterruptedException {
        for (Thread thread : threads) {
            thread.join();
        }
    }

    static long pipeline(int tasks) throws InterruptedException {
        Buffer buffer = new Buffer(64);
        Totals totals = new Totals();
        List<Thread> producers = new ArrayList<>();
        List<Thread> consumers = new ArrayList<>();
        for (int p = 0; p < 2; p++) {
            int offset = p;
            producers.add(start("producer-" + p, () -> {
                for (int number = offset; number < tasks; number += 2) {
                    buffer.put(new Task(number));
                }
            }));
        }
        for (int c = 0; c < 3; c++) {
            consumers.add(start("consumer-" + c, () -> {
                for (Task task = buffer.take(); task != null; task = buffer.take()) {
                    totals.add(task.number, task.perform());
                }
            }));
        }
        joinAll(producers);
        buffer.close();
        joinAll(consumers);
        return totals.steps * 31 + totals.weighted;
    }

    static long bank(int transfers) throws InterruptedException {
        List<Account> accounts = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            accounts.add(new Account(i));
        }
        Barrier barrier = new Barrier(3);
        List<Thread> clerks = new ArrayList<>();
        for (int c = 0; c < 3; c++) {
            int first = c * 7919 + 1;
            clerks.add(start("clerk-" + c, () -> {
                int seed = first;
                for (int i = 0; i < transfers; i++) {
                    seed = seed * 1664525 + 1013904223;
                    int from = seed >>> 28;
                    int to = (from + 1 + (seed >>> 8) % 15) % 16;
                    Account.transfer(accounts.get(from), accounts.get(to), (seed >>> 12) % 100);
                    if (i % (transfers / 20) == 0) {
                        barrier.await();
                    }
                }
            }));
        }
        joinAll(clerks);
        long digest = 0;
        long sum = 0;
        for (Account account : accounts) {
            digest = digest * 31 + account.balance();
            sum += account.balance();
        }
        if (sum != 16_000) {
            throw new IllegalStateException("money was lost: " + sum);
        }
        return digest;
    }

    static long work(int size) {
        try {
            return pipeline(size) * 31 + bank(size * 2);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 120_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = work(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("LockedBuffer " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
