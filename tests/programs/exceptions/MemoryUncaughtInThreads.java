// exit: 1
// vm: -Xmx16m
// stress: off
// OutOfMemoryErrors that nobody catches, in other threads and in the first: of arrays too long for any heap, for this one, and thrown.
public class MemoryUncaughtInThreads {
    static Object kept;

    static class Eater extends Thread {
        Eater(String name) {
            super(name);
        }

        @Override
        public void run() {
            switch (getName()) {
                case "longest" -> kept = new long[Integer.MAX_VALUE];
                case "rows" -> kept = new int[100][1_000_000];
                case "made" -> throw new OutOfMemoryError("made");
                default -> throw new OutOfMemoryError();
            }
        }
    }

    static void many() {
        Object[] rows = new Object[1_000];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new long[100_000];
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (String name : new String[] {"longest", "rows", "made", "bare"}) {
            Thread thread = new Eater(name);
            thread.start();
            thread.join();
            System.out.println(name + " " + (kept == null));
        }
        many();
    }
}
