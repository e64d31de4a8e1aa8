package java.lang;

import java.util.ArrayList;
import java.util.List;

/** The threads that have been started and have not ended, in the order of their starts: a list through the threads. */
final class LiveThreads {
    private static Thread first;
    private static Thread last;
    private static int count;

    private LiveThreads() {
    }

    static synchronized void add(Thread thread) {
        thread.liveBefore = last;
        if (last == null) {
            first = thread;
        } else {
            last.liveAfter = thread;
        }
        last = thread;
        count++;
    }

    static synchronized void remove(Thread thread) {
        Thread before = thread.liveBefore;
        Thread after = thread.liveAfter;
        if (before == null && first != thread) {
            return;
        }
        if (before == null) {
            first = after;
        } else {
            before.liveAfter = after;
        }
        if (after == null) {
            last = before;
        } else {
            after.liveBefore = before;
        }
        thread.liveBefore = null;
        thread.liveAfter = null;
        count--;
    }

    /** Copies the threads of a group, and of those below it if wanted, as far as there is room; tells how many. */
    static synchronized int copy(ThreadGroup group, boolean recursive, Thread[] target) {
        int n = 0;
        for (Thread thread = first; thread != null && n < target.length; thread = thread.liveAfter) {
            ThreadGroup its = thread.getThreadGroup();
            if (its == group || recursive && its != null && group.parentOf(its)) {
                target[n++] = thread;
            }
        }
        return n;
    }

    /** The threads that are not virtual. */
    static synchronized List<Thread> platform() {
        List<Thread> found = new ArrayList<>();
        for (Thread thread = first; thread != null; thread = thread.liveAfter) {
            if (!thread.isVirtual()) {
                found.add(thread);
            }
        }
        return found;
    }

    static synchronized int count(ThreadGroup group) {
        return copy(group, true, new Thread[count]);
    }
}
