// stress: off
// Several threads allocate and link objects while collections run in each of them.
public class ThreadsAndGarbage {
    static class Cell {
        Cell next;
        final int owner, value;

        Cell(int owner, int value, Cell next) {
            this.owner = owner;
            this.value = value;
            this.next = next;
        }
    }

    static final Cell[] heads = new Cell[4];

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 15000; i++) {
                    Cell c = new Cell(id, i, i % 3 == 0 ? heads[id] : null);
                    if (i % 3 == 0) {
                        heads[id] = c;
                    }
                    if (i % 5000 == 4999) {
                        System.gc();
                        Thread.yield();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        for (int t = 0; t < 4; t++) {
            int n = 0;
            long sum = 0;
            for (Cell c = heads[t]; c != null; c = c.next) {
                n++;
                sum += c.value + c.owner;
            }
            System.out.println(n + " " + sum);
        }
    }
}
