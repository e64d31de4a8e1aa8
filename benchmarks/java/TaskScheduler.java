import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * A small operating system in simulation: processes with mailboxes, priority run queues, timers and
 * devices that complete later. Stresses virtual calls at several receiver classes, linked queues and
 * short-lived messages.
 */
public final class TaskScheduler {

    enum State { READY, WAITING, SLEEPING }

    enum Kind { WORK, READ_REQUEST, READ_DONE, REPORT, TICK }

    record Message(Kind kind, Process sender, int payload) {}

    abstract static class Process {
        final String name;
        final int priority;
        final ArrayDeque<Message> mailbox = new ArrayDeque<>();
        State state = State.WAITING;
        Process nextReady;
        long wakeAt;

        Process(String name, int priority) {
            this.name = name;
            this.priority = priority;
        }

        /** Handles one message; the kernel decides when. */
        abstract void handle(Kernel kernel, Message message);

        long fingerprint() {
            return mailbox.size();
        }
    }

    static final class Producer extends Process {
        private final List<Worker> workers;
        private int seed;
        private int produced;

        Producer(String name, int seed, List<Worker> workers) {
            super(name, 1);
            this.seed = seed;
            this.workers = workers;
        }

        @Override
        void handle(Kernel kernel, Message message) {
            int burst = 1 + (next() & 3);
            for (int i = 0; i < burst; i++) {
                Worker worker = workers.get(next() % workers.size());
                kernel.send(worker, new Message(Kind.WORK, this, next() & 0xffff));
                produced++;
            }
            kernel.sleep(this, 3 + (next() & 7));
        }

        private int next() {
            seed = seed * 1103515245 + 12345;
            return (seed >>> 8) & 0x7fffff;
        }

        @Override
        long fingerprint() {
            return produced;
        }
    }

    static final class Worker extends Process {
        private final Device device;
        private final Collector collector;
        private long digest = 17;

        Worker(String name, int priority, Device device, Collector collector) {
            super(name, priority);
            this.device = device;
            this.collector = collector;
        }

        @Override
        void handle(Kernel kernel, Message message) {
            switch (message.kind()) {
                case WORK -> {
                    digest = digest * 31 + digitSum(message.payload());
                    if ((message.payload() & 3) == 0) {
                        kernel.send(device, new Message(Kind.READ_REQUEST, this, message.payload()));
                    } else {
                        kernel.send(collector, new Message(Kind.REPORT, this, (int) (digest & 0xfff)));
                    }
                }
                case READ_DONE -> kernel.send(collector, new Message(Kind.REPORT, this, message.payload()));
                default -> throw new IllegalStateException(name + " cannot handle " + message);
            }
        }

        private static int digitSum(int value) {
            int sum = 0;
            for (int rest = value; rest != 0; rest /= 10) {
                sum += rest % 10;
            }
            return sum;
        }

        @Override
        long fingerprint() {
            return digest;
        }
    }

    /** Serves requests one at a time; each takes a latency that depends on the distance to the last one. */
    static final class Device extends Process {
        private final ArrayDeque<Message> pending = new ArrayDeque<>();
        private Message current;
        private int headPosition;
        private long seekTotal;

        Device(String name) {
            super(name, 3);
        }

        @Override
        void handle(Kernel kernel, Message message) {
            if (message.kind() == Kind.READ_REQUEST) {
                pending.addLast(message);
            } else if (message.kind() == Kind.TICK) {
                kernel.send(current.sender(), new Message(Kind.READ_DONE, this, current.payload() ^ headPosition));
                current = null;
            }
            if (current == null && !pending.isEmpty()) {
                current = pending.removeFirst();
                int distance = Math.abs(current.payload() - headPosition);
                headPosition = current.payload();
                seekTotal += distance;
                kernel.sleep(this, 1 + distance / 16384);
            }
        }

        @Override
        long fingerprint() {
            return seekTotal;
        }
    }

    static final class Collector extends Process {
        private long total;
        private int received;

        Collector(String name) {
            super(name, 0);
        }

        @Override
        void handle(Kernel kernel, Message message) {
            total = total * 7 + message.payload() + message.sender().priority;
            received++;
        }

        @Override
        long fingerprint() {
            return total ^ received;
        }
    }

    /** A queue linked through the processes themselves. */
    static final class ReadyQueue {
        private Process head;
        private Process tail;

        boolean isEmpty() {
            return head == null;
        }

        void append(Process process) {
            process.nextReady = null;
            if (tail == null) {
                head = process;
            } else {
                tail.nextReady = process;
            }
            tail = process;
        }

        Process remove() {
            Process process = head;
            head = process.nextReady;
            if (head == null) {
                tail = null;
            }
            return process;
        }
    }

    static final class Kernel {
        private static final int PRIORITIES = 4;
        private final ReadyQueue[] ready = new ReadyQueue[PRIORITIES];
        private final List<Process> processes = new ArrayList<>();
        private final List<Process> sleepers = new ArrayList<>();
        private long now;
        private long switches;

        Kernel() {
            for (int i = 0; i < PRIORITIES; i++) {
                ready[i] = new ReadyQueue();
            }
        }

        <P extends Process> P add(P process) {
            processes.add(process);
            return process;
        }

        void send(Process receiver, Message message) {
            receiver.mailbox.addLast(message);
            if (receiver.state == State.WAITING) {
                makeReady(receiver);
            }
        }

        void sleep(Process process, int ticks) {
            process.state = State.SLEEPING;
            process.wakeAt = now + ticks;
            sleepers.add(process);
        }

        private void makeReady(Process process) {
            process.state = State.READY;
            ready[process.priority].append(process);
        }

        private void wakeSleepers() {
            int kept = 0;
            for (int i = 0; i < sleepers.size(); i++) {
                Process process = sleepers.get(i);
                if (process.wakeAt <= now) {
                    process.mailbox.addLast(new Message(Kind.TICK, null, 0));
                    makeReady(process);
                } else {
                    sleepers.set(kept++, process);
                }
            }
            while (sleepers.size() > kept) {
                sleepers.remove(sleepers.size() - 1);
            }
        }

        private Process pickNext() {
            for (int priority = PRIORITIES - 1; priority >= 0; priority--) {
                if (!ready[priority].isEmpty()) {
                    return ready[priority].remove();
                }
            }
            return null;
        }

        void run(int ticks) {
            for (int tick = 0; tick < ticks; tick++) {
                now++;
                wakeSleepers();
                for (int slot = 0; slot < 24; slot++) {
                    Process process = pickNext();
                    if (process == null) {
                        break;
                    }
                    switches++;
                    process.state = State.WAITING;
                    process.handle(this, process.mailbox.removeFirst());
                    if (process.state == State.WAITING && !process.mailbox.isEmpty()) {
                        makeReady(process);
                    }
                }
            }
        }

        long fingerprint() {
            long result = switches;
            for (Process process : processes) {
                result = result * 1000003 + process.fingerprint();
            }
            return result;
        }
    }

    static long simulate(int ticks) {
        Kernel kernel = new Kernel();
        Collector collector = kernel.add(new Collector("collector"));
        List<Worker> workers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Device device = kernel.add(new Device("disk" + i));
            for (int j = 0; j < 4; j++) {
                workers.add(kernel.add(new Worker("worker" + i + j, 1 + (j & 1), device, collector)));
            }
        }
        for (int i = 0; i < 6; i++) {
            Producer producer = kernel.add(new Producer("producer" + i, 77 + i, workers));
            kernel.send(producer, new Message(Kind.TICK, null, 0));
        }
        kernel.run(ticks);
        return kernel.fingerprint();
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 100_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = simulate(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("TaskScheduler " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
