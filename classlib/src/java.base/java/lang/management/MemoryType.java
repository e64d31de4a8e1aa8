package java.lang.management;

/** What a part of the memory is for. */
public enum MemoryType {
    HEAP("Heap memory"), NON_HEAP("Non-heap memory");

    private final String text;

    MemoryType(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
