package java.nio;

/** A range of elements with a position, a limit and a mark. */
public abstract class Buffer {
    private final int capacity;
    private int limit;
    private int position;
    /** -1 if there is none. */
    private int mark = -1;

    Buffer(int position, int limit, int capacity) {
        this.capacity = capacity;
        this.limit = limit;
        this.position = position;
    }

    public final int capacity() {
        return capacity;
    }

    public final int position() {
        return position;
    }

    public Buffer position(int newPosition) {
        if (newPosition > limit) {
            throw new IllegalArgumentException("newPosition > limit: (" + newPosition + " > " + limit + ")");
        }
        if (newPosition < 0) {
            throw new IllegalArgumentException("newPosition < 0: (" + newPosition + " < 0)");
        }
        if (mark > newPosition) {
            mark = -1;
        }
        position = newPosition;
        return this;
    }

    public final int limit() {
        return limit;
    }

    public Buffer limit(int newLimit) {
        if (newLimit > capacity) {
            throw new IllegalArgumentException("newLimit > capacity: (" + newLimit + " > " + capacity + ")");
        }
        if (newLimit < 0) {
            throw new IllegalArgumentException("newLimit < 0: (" + newLimit + " < 0)");
        }
        limit = newLimit;
        position = Math.min(position, newLimit);
        if (mark > newLimit) {
            mark = -1;
        }
        return this;
    }

    public Buffer mark() {
        mark = position;
        return this;
    }

    public Buffer reset() {
        if (mark < 0) {
            throw new InvalidMarkException();
        }
        position = mark;
        return this;
    }

    public Buffer clear() {
        position = 0;
        limit = capacity;
        mark = -1;
        return this;
    }

    public Buffer flip() {
        limit = position;
        position = 0;
        mark = -1;
        return this;
    }

    public Buffer rewind() {
        position = 0;
        mark = -1;
        return this;
    }

    public final int remaining() {
        return Math.max(limit - position, 0);
    }

    public final boolean hasRemaining() {
        return position < limit;
    }

    public abstract boolean isReadOnly();

    public abstract boolean hasArray();

    public abstract Object array();

    public abstract int arrayOffset();

    public abstract boolean isDirect();

    /** The position of {@code count} elements that are about to be taken; moves beyond them. */
    final int taken(int count) {
        if (limit - position < count) {
            throw new BufferUnderflowException();
        }
        int from = position;
        position += count;
        return from;
    }

    /** The position of {@code count} elements that are about to be put; moves beyond them. */
    final int reserved(int count) {
        if (limit - position < count) {
            throw new BufferOverflowException();
        }
        int from = position;
        position += count;
        return from;
    }

    final void checkIndex(int index, int count) {
        if (index < 0 || count > limit - index) {
            throw new IndexOutOfBoundsException();
        }
    }
}
