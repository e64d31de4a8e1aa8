// stress: off
// Rooms of a chat on threads: bounded mailboxes, a writer-preferring archive, conditions, poison pills, thread locals.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

public class ChatRooms {
    record Message(String from, int number, String text) implements Comparable<Message> {
        static final Message END = new Message("", Integer.MAX_VALUE, "");

        @Override
        public int compareTo(Message other) {
            int c = Integer.compare(number, other.number);
            return c != 0 ? c : from.compareTo(other.from);
        }
    }

    static class Archive {
        private final ReadWriteLock lock = new ReentrantReadWriteLock();
        private final NavigableSet<Message> messages = new TreeSet<>();

        void add(Message m) {
            lock.writeLock().lock();
            try {
                messages.add(m);
            } finally {
                lock.writeLock().unlock();
            }
        }

        List<Message> of(String from) {
            lock.readLock().lock();
            try {
                return messages.stream().filter(m -> m.from().equals(from)).toList();
            } finally {
                lock.readLock().unlock();
            }
        }
    }

    static class Room implements Runnable {
        final BlockingQueue<Message> mailbox = new ArrayBlockingQueue<>(3);
        final Archive archive;
        final CountDownLatch ended = new CountDownLatch(1);
        int longest;

        Room(Archive archive) {
            this.archive = archive;
        }

        @Override
        public void run() {
            try {
                for (Message m; (m = mailbox.take()) != Message.END;) {
                    longest = Math.max(longest, m.text().length());
                    archive.add(m);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                ended.countDown();
            }
        }
    }

    /** Lets a group through when all of it is there. */
    static class Gate {
        private final Lock lock = new ReentrantLock();
        private final Condition open = lock.newCondition();
        private int missing;

        Gate(int size) {
            missing = size;
        }

        boolean pass() throws InterruptedException {
            lock.lock();
            try {
                if (--missing == 0) {
                    open.signalAll();
                    return true;
                }
                while (missing > 0) {
                    open.await();
                }
                return false;
            } finally {
                lock.unlock();
            }
        }
    }

    static final ThreadLocal<StringBuilder> DRAFT = ThreadLocal.withInitial(StringBuilder::new);

    public static void main(String[] args) throws Exception {
        Archive archive = new Archive();
        Map<String, Room> rooms = Collections.synchronizedMap(new TreeMap<>());
        for (String name : List.of("java", "rust", "tea")) {
            rooms.put(name, new Room(archive));
        }
        List<Thread> threads = new ArrayList<>();
        rooms.forEach((name, room) -> threads.add(Thread.ofPlatform().name("room-" + name).start(room)));
        String[] people = {"ann", "bob", "cyd", "dan"};
        Gate gate = new Gate(people.length);
        AtomicInteger last = new AtomicInteger();
        Semaphore speaking = new Semaphore(2);
        AtomicInteger mostSpeaking = new AtomicInteger();
        for (String person : people) {
            threads.add(Thread.ofVirtual().name(person).start(() -> {
                try {
                    if (gate.pass()) {
                        last.incrementAndGet();
                    }
                    for (int i = 0; i < 10; i++) {
                        StringBuilder draft = DRAFT.get();
                        draft.setLength(0);
                        draft.append(Thread.currentThread().getName()).append(" says ").append("x".repeat(i));
                        speaking.acquire();
                        try {
                            mostSpeaking.accumulateAndGet(2 - speaking.availablePermits(), Math::max);
                            String room = List.copyOf(rooms.keySet()).get((person.charAt(0) + i) % 3);
                            rooms.get(room).mailbox.put(new Message(person, i, draft.toString()));
                        } finally {
                            speaking.release();
                        }
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }));
        }
        for (Thread t : threads.subList(3, threads.size())) {
            t.join();
        }
        for (Room room : rooms.values()) {
            room.mailbox.put(Message.END);
            System.out.println(room.ended.await(5, TimeUnit.SECONDS) + " " + room.longest + " " + room.mailbox.remainingCapacity());
        }
        System.out.println(archive.messages.size() + " " + archive.messages.first() + " " + archive.messages.last() + " last through the gate: " + last);
        System.out.println(archive.of("cyd").stream().map(Message::text).map(String::length).toList() + " " + (mostSpeaking.get() <= 2));
        System.out.println(archive.messages.higher(new Message("bob", 3, "")) + " " + archive.messages.descendingSet().stream().map(Message::from).limit(4).collect(Collectors.joining(",")));

        BlockingQueue<Integer> small = new LinkedBlockingQueue<>(2);
        System.out.println(small.offer(1) + " " + small.offer(2) + " " + small.offer(3) + " " + small.offer(4, 5, TimeUnit.MILLISECONDS) + " " + small.poll() + " " + small);
        List<Integer> drained = new ArrayList<>();
        System.out.println(small.drainTo(drained) + " " + drained + " " + small.poll(1, TimeUnit.MILLISECONDS));
        try {
            new ArrayBlockingQueue<>(1, false, List.of(1)).add(2);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                System.out.println("woken: " + e.getMessage() + " " + Thread.currentThread().isInterrupted());
            }
        }, "sleeper");
        sleeper.start();
        while (sleeper.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
        sleeper.interrupt();
        sleeper.join();
        System.out.println(sleeper.getState() + " " + sleeper.isAlive() + " " + sleeper.getName());
        PriorityBlockingQueue<Message> urgent = new PriorityBlockingQueue<>(4, Collections.reverseOrder());
        urgent.addAll(archive.of("dan"));
        System.out.println(urgent.take().number() + " " + urgent.peek().number() + " " + urgent.size());
        CyclicBarrier barrier = new CyclicBarrier(3, () -> System.out.println("round complete"));
        List<Thread> walkers = IntStream.range(0, 3).mapToObj(i -> Thread.startVirtualThread(() -> {
            try {
                barrier.await();
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        })).toList();
        for (Thread walker : walkers) {
            walker.join();
        }
        System.out.println(barrier.getNumberWaiting() + " " + barrier.isBroken() + " " + barrier.getParties());
    }
}
