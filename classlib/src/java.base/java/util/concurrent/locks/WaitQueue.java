package java.util.concurrent.locks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.concurrent.Deadline;

/** The threads that wait for a synchronizer, in the order of their arrival. Guarded by itself. */
final class WaitQueue {
    /** A thread that waits. */
    static final class Node {
        final Thread thread;
        final boolean shared;
        /** Whether the next one may succeed too. */
        boolean more;
        /** Whether the condition that the thread waited for came about. */
        boolean signalled;

        Node(Thread thread, boolean shared) {
            this.thread = thread;
            this.shared = shared;
        }
    }

    private final ArrayDeque<Node> nodes = new ArrayDeque<>();
    private boolean used;

    Node add(boolean shared) {
        Node node = new Node(Thread.currentThread(), shared);
        add(node);
        return node;
    }

    synchronized void add(Node node) {
        used = true;
        nodes.addLast(node);
        if (node == nodes.peekFirst()) {
            LockSupport.unpark(node.thread);
        }
    }

    synchronized boolean isFirst(Node node) {
        return nodes.peekFirst() == node;
    }

    /** Takes a node out, and wakes who is first then, if wanted. */
    synchronized void remove(Node node, boolean wake) {
        nodes.remove(node);
        if (wake) {
            wakeFirst();
        }
    }

    synchronized void wakeFirst() {
        Node first = nodes.peekFirst();
        if (first != null) {
            LockSupport.unpark(first.thread);
        }
    }

    void park(Object blocker, Deadline deadline) {
        long left = deadline.left();
        if (left == Long.MAX_VALUE) {
            LockSupport.park(blocker);
        } else if (left > 0) {
            LockSupport.parkNanos(blocker, left);
        }
    }

    synchronized int length() {
        return nodes.size();
    }

    synchronized boolean used() {
        return used;
    }

    synchronized Thread firstThread() {
        Node first = nodes.peekFirst();
        return first == null ? null : first.thread;
    }

    /** The threads of the kinds that are wanted, the last first. */
    synchronized List<Thread> threads(boolean exclusive, boolean shared) {
        List<Thread> found = new ArrayList<>();
        for (Node node : nodes) {
            if (node.shared ? shared : exclusive) {
                found.add(0, node.thread);
            }
        }
        return found;
    }
}
