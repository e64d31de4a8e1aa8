package java.text;

import java.util.Objects;

/** A text made ready to be compared with others of the same collator many times. */
public abstract class CollationKey implements Comparable<CollationKey> {
    private final String source;

    protected CollationKey(String source) {
        this.source = Objects.requireNonNull(source);
    }

    @Override
    public abstract int compareTo(CollationKey target);

    public String getSourceString() {
        return source;
    }

    /** What is compared, byte by byte without sign. */
    public abstract byte[] toByteArray();
}
