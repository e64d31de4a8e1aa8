package java.util.logging;

import java.util.ArrayDeque;
import java.util.Objects;

/** Keeps the last records until one is important enough. */
public class MemoryHandler extends Handler {
    private final Handler target;
    private final int size;
    private volatile Level pushLevel;
    private final ArrayDeque<LogRecord> records = new ArrayDeque<>();

    public MemoryHandler(Handler target, int size, Level pushLevel) {
        this.target = Objects.requireNonNull(target);
        this.pushLevel = Objects.requireNonNull(pushLevel);
        if (size <= 0) {
            throw new IllegalArgumentException();
        }
        this.size = size;
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) {
            return;
        }
        if (records.size() == size) {
            records.removeFirst();
        }
        records.addLast(record);
        if (record.getLevel().intValue() >= pushLevel.intValue()) {
            push();
        }
    }

    public synchronized void push() {
        LogRecord record;
        while ((record = records.pollFirst()) != null) {
            target.publish(record);
        }
    }

    @Override
    public void flush() {
        target.flush();
    }

    @Override
    public void close() throws SecurityException {
        target.close();
        setLevel(Level.OFF);
    }

    public void setPushLevel(Level newLevel) {
        pushLevel = Objects.requireNonNull(newLevel);
    }

    public Level getPushLevel() {
        return pushLevel;
    }
}
