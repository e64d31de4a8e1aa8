// wait and notifyAll: a bounded buffer between producers and consumers; the totals are deterministic.
public class ProducerConsumer {
    static class Buffer {
        private final int[] items = new int[4];
        private int head, count;
        private boolean closed;

        synchronized void put(int v) throws InterruptedException {
            while (count == items.length) {
                wait();
            }
            items[(head + count++) % items.length] = v;
            notifyAll();
        }

        synchronized Integer take() throws InterruptedException {
            while (count == 0) {
                if (closed) {
                    return null;
                }
                wait();
            }
            int v = items[head];
            head = (head + 1) % items.length;
            count--;
            notifyAll();
            return v;
        }

        synchronized void close() {
            closed = true;
            notifyAll();
        }
    }

    static int taken;
    static long sum;

    static synchronized void record(int v) {
        taken++;
        sum += (long) v * v;
    }

    public static void main(String[] args) throws Exception {
        Buffer buffer = new Buffer();
        Thread[] producers = new Thread[3], consumers = new Thread[2];
        for (int i = 0; i < producers.length; i++) {
            int base = i * 1000;
            producers[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 50; k++) {
                        buffer.put(base + k);
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            producers[i].start();
        }
        for (int i = 0; i < consumers.length; i++) {
            consumers[i] = new Thread(() -> {
                try {
                    for (Integer v = buffer.take(); v != null; v = buffer.take()) {
                        record(v);
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            consumers[i].start();
        }
        for (Thread p : producers) {
            p.join();
        }
        buffer.close();
        for (Thread c : consumers) {
            c.join();
        }
        System.out.println(taken + " " + sum);
    }
}
