/** Monitors that a method does not give back, or gives back for its caller (JVMS 2.11.10). */
public class StructuredLocking {
    static final String[] NAMES = ("heldAtReturn heldTwice leavesCallers leavesTooOften heldAtThrow crossed another swapped null nullExit loop "
        + "balanced handler handlerKeeps handlerExitFails heldSynchronized leavesOwn leavesOwnAndEnters returnCaught returnCaughtAndKept "
        + "returnCaughtByAnother returnCaughtOnce returnCaughtSynchronized leavesOwnCaught heldWithResult").split(" ");

    static void run(String name, Object lock) {
        try {
            Locks.run(name, lock);
            System.out.print(name + " returns");
        } catch (Throwable thrown) {
            System.out.print(name + " throws " + thrown);
        }
        System.out.println(", held: " + Thread.holdsLock(lock) + " " + Thread.holdsLock(Locks.class));
    }

    public static void main(String[] args) {
        for (String name : NAMES) {
            run(name, new Object());
        }
        System.out.println("the caller's");
        for (String name : NAMES) {
            Object lock = new Object();
            synchronized (lock) {
                run(name, lock);
            }
            System.out.println("  afterwards: " + Thread.holdsLock(lock));
        }
        System.out.println("many times");
        int thrown = 0;
        Object lock = new Object();
        for (int i = 0; i < 20_000; i++) {
            try {
                Locks.run(i % 2 == 0 ? "heldAtReturn" : i % 3 == 0 ? "balanced" : "another", lock);
            } catch (IllegalMonitorStateException expected) {
                thrown++;
            }
        }
        System.out.println(thrown + " " + Thread.holdsLock(lock));
    }
}
