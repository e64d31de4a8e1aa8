/** A class whose superclass another thread initialises waits for it. */
public class InitialisedByAnother {
    static class Base {
        static int value;

        static {
            try {
                Thread.sleep(200);
            } catch (InterruptedException e) {
                throw new Error(e);
            }
            value = 7;
        }

        static void touch() {
        }
    }

    static class Derived extends Base {
        static final int SEEN = value * 6;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> Base.touch());
        first.start();
        Thread.sleep(50);
        System.out.println(Derived.SEEN);
        first.join();
    }
}
