package java.io;

import java.util.ArrayList;
import java.util.List;

/** The objects of a stream by their numbers, and which of them cannot be had because of a class that is not there. */
final class SerialHandles {
    static final int NONE = -1;

    private enum State {
        UNKNOWN, WHOLE, FAILED
    }

    private static final class Entry {
        Object object;
        State state = State.UNKNOWN;
        /** Those that fail where this one does. */
        List<Integer> dependents;
    }

    private final List<Entry> entries = new ArrayList<>();
    /** The lowest number on which others wait; negative if there is none. */
    private int lowest = -1;

    int assign(Object object) {
        Entry entry = new Entry();
        entry.object = object;
        entries.add(entry);
        return entries.size() - 1;
    }

    void set(int handle, Object object) {
        Entry entry = entries.get(handle);
        if (entry.state != State.FAILED) {
            entry.object = object;
        }
    }

    int size() {
        return entries.size();
    }

    Object object(int handle) {
        if (handle == NONE) {
            return null;
        }
        Entry entry = entries.get(handle);
        return entry.state == State.FAILED ? null : entry.object;
    }

    ClassNotFoundException failure(int handle) {
        if (handle == NONE) {
            return null;
        }
        Entry entry = entries.get(handle);
        return entry.state == State.FAILED ? (ClassNotFoundException) entry.object : null;
    }

    void depend(int dependent, int target) {
        if (dependent == NONE || target == NONE || entries.get(dependent).state != State.UNKNOWN) {
            return;
        }
        Entry entry = entries.get(target);
        switch (entry.state) {
            case FAILED -> fail(dependent, (ClassNotFoundException) entry.object);
            case UNKNOWN -> {
                if (entry.dependents == null) {
                    entry.dependents = new ArrayList<>();
                }
                entry.dependents.add(dependent);
                lowest = lowest < 0 ? target : Math.min(lowest, target);
            }
            case WHOLE -> { }
        }
    }

    void fail(int handle, ClassNotFoundException why) {
        List<Integer> pending = new ArrayList<>();
        pending.add(handle);
        while (!pending.isEmpty()) {
            Entry entry = entries.get(pending.removeLast());
            if (entry.state == State.UNKNOWN) {
                entry.state = State.FAILED;
                entry.object = why;
                if (entry.dependents != null) {
                    pending.addAll(entry.dependents);
                    entry.dependents = null;
                }
            }
        }
    }

    void finish(int handle) {
        int end;
        if (lowest < 0) {
            end = handle + 1;
        } else if (lowest >= handle) {
            end = entries.size();
            lowest = -1;
        } else {
            return;
        }
        for (int i = handle; i < end; i++) {
            Entry entry = entries.get(i);
            if (entry.state == State.UNKNOWN) {
                entry.state = State.WHOLE;
                entry.dependents = null;
            }
        }
    }

    void clear() {
        entries.clear();
        lowest = -1;
    }
}
