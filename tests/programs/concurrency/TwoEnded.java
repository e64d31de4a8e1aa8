import java.util.*;
import java.util.concurrent.*;

public class TwoEnded {
    static void refuse(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>(3);
        deque.add("b");
        deque.addFirst("a");
        deque.putLast("c");
        System.out.println(deque + " " + deque.offer("d") + deque.offerFirst("d") + deque.offerLast("d", 1, TimeUnit.MILLISECONDS)
                + " " + deque.remainingCapacity() + " " + deque.peekFirst() + deque.peekLast() + deque.getFirst() + deque.getLast());
        refuse("add", () -> deque.add("d"));
        refuse("addFirst", () -> { deque.addFirst("d"); return 0; });
        refuse("push", () -> { deque.push("d"); return 0; });
        refuse("null", () -> deque.offer(null));
        refuse("zero", () -> new LinkedBlockingDeque<String>(0));
        System.out.println(deque.pollLast() + deque.takeFirst() + deque.pollFirst(1, TimeUnit.SECONDS) + deque.pollFirst() + deque.pollLast(1, TimeUnit.MILLISECONDS));
        refuse("removeFirst", deque::removeFirst);
        refuse("getLast", deque::getLast);
        refuse("pop", deque::pop);
        refuse("element", deque::element);
        Collections.addAll(deque, "x", "y", "x");
        System.out.println(deque.removeLastOccurrence("x") + " " + deque + deque.removeFirstOccurrence("q") + deque.contains("y") + " " + deque.remove("x") + deque);
        deque.offerFirst("w");
        Iterator<String> back = deque.descendingIterator();
        System.out.print(back.next());
        back.remove();
        System.out.println(deque);
        List<String> drained = new ArrayList<>();
        System.out.println(deque.drainTo(drained) + " " + drained + deque.isEmpty());
        refuse("drain to itself", () -> deque.drainTo(deque));

        LinkedBlockingDeque<Integer> work = new LinkedBlockingDeque<>(2);
        long[] sums = new long[2];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 2; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 1; i <= 100; i++) {
                        if (id == 0) {
                            work.putFirst(i);
                        } else {
                            work.putLast(-i);
                        }
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[2 + t] = new Thread(() -> {
                try {
                    for (int i = 1; i <= 100; i++) {
                        sums[id] += id == 0 ? work.takeFirst() : work.takeLast();
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(sums[0] + sums[1] + " " + work);

        ConcurrentLinkedDeque<String> linked = new ConcurrentLinkedDeque<>(List.of("m", "n"));
        linked.push("l");
        linked.offer("o");
        System.out.println(linked + " " + linked.peek() + linked.peekLast() + linked.size() + " " + linked.pollFirst() + linked.pollLast() + linked.pop() + linked.removeLast());
        refuse("remove", linked::remove);
        refuse("getFirst", linked::getFirst);
        refuse("null", () -> linked.add(null));
        refuse("itself", () -> linked.addAll(linked));
        System.out.println(linked.poll() + " " + linked.peekFirst() + linked.isEmpty());
        linked.addAll(List.of("1", "2", "3", "2"));
        StringBuilder seen = new StringBuilder();
        for (String s : linked) {
            seen.append(s);
            if (s.equals("3")) {
                linked.addLast("4");
                linked.removeFirst();
            }
        }
        System.out.println(seen + " " + linked + linked.removeLastOccurrence("2") + linked + linked.removeIf(s -> s.compareTo("3") > 0) + linked);
        Iterator<String> down = linked.descendingIterator();
        while (down.hasNext()) {
            System.out.print(down.next());
        }
        System.out.println(" " + Arrays.toString(linked.toArray(new String[0])) + linked.contains("3") + linked.contains(null));

        LinkedTransferQueue<Integer> hand = new LinkedTransferQueue<>();
        System.out.println(hand.tryTransfer(1) + " " + hand.tryTransfer(2, 1, TimeUnit.MILLISECONDS) + " " + hand.size() + hand.hasWaitingConsumer() + hand.remainingCapacity());
        Thread taker = new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    System.out.println("took " + hand.take());
                }
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        taker.start();
        hand.transfer(10);
        hand.transfer(20);
        hand.put(30);
        taker.join();
        System.out.println(hand.isEmpty() + " " + hand.getWaitingConsumerCount() + " " + hand.poll());
        refuse("transfer null", () -> { hand.transfer(null); return 0; });

        record Job(String name, long at) implements Delayed {
            public long getDelay(TimeUnit unit) {
                return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
            }

            public int compareTo(Delayed o) {
                return Long.compare(at, ((Job) o).at);
            }
        }
        DelayQueue<Job> later = new DelayQueue<>();
        long now = System.nanoTime();
        later.add(new Job("third", now + 60_000_000));
        later.add(new Job("first", now + 20_000_000));
        later.add(new Job("second", now + 40_000_000));
        System.out.println(later.poll() + " " + later.size() + " " + later.peek().name() + " " + later.poll(1, TimeUnit.MILLISECONDS));
        System.out.println(later.take().name() + " " + later.take().name() + " " + later.poll(1, TimeUnit.SECONDS).name() + later.isEmpty());
        refuse("nothing", later::remove);
        refuse("null job", () -> later.offer(null));
    }
}
