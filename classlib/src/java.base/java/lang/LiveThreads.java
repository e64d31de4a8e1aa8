package java.lang;

/** The threads that have been started and have not ended, in the order of their starts. */
final class LiveThreads {
    private static Thread[] threads = new Thread[8];
    private static int count;

    private LiveThreads() {
    }

    static synchronized void add(Thread thread) {
        if (count == threads.length) {
            Thread[] larger = new Thread[count * 2];
            System.arraycopy(threads, 0, larger, 0, count);
            threads = larger;
        }
        threads[count++] = thread;
    }

    static synchronized void remove(Thread thread) {
        for (int i = 0; i < count; i++) {
            if (threads[i] == thread) {
                System.arraycopy(threads, i + 1, threads, i, --count - i);
                threads[count] = null;
                return;
            }
        }
    }

    /** Copies the threads of a group, and of those below it if wanted, as far as there is room; tells how many. */
    static synchronized int copy(ThreadGroup group, boolean recursive, Thread[] target) {
        int n = 0;
        for (int i = 0; i < count && n < target.length; i++) {
            ThreadGroup its = threads[i].getThreadGroup();
            if (its == group || recursive && its != null && group.parentOf(its)) {
                target[n++] = threads[i];
            }
        }
        return n;
    }

    static synchronized int count(ThreadGroup group) {
        return copy(group, true, new Thread[count]);
    }
}
