package java.util;

/** Builds a text of parts with a separator between them, a prefix and a suffix. */
public final class StringJoiner {
    private final String prefix;
    private final String delimiter;
    private final String suffix;
    /** The length of prefix and suffix. */
    private final int around;
    /** The parts so far, with separators; null before the first part. */
    private StringBuilder parts;
    private String emptyValue;

    public StringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        Objects.requireNonNull(prefix, "The prefix must not be null");
        Objects.requireNonNull(delimiter, "The delimiter must not be null");
        Objects.requireNonNull(suffix, "The suffix must not be null");
        this.prefix = prefix.toString();
        this.delimiter = delimiter.toString();
        this.suffix = suffix.toString();
        around = this.prefix.length() + this.suffix.length();
    }

    public StringJoiner setEmptyValue(CharSequence emptyValue) {
        this.emptyValue = Objects.requireNonNull(emptyValue, "The empty value must not be null").toString();
        return this;
    }

    /** Texts that are null are errors. */
    private void addPart(String elt) {
        int length = elt.length();
        if (parts == null) {
            parts = new StringBuilder(length);
        } else if (delimiter.length() > 0) {
            parts.append(delimiter);
        }
        parts.append(elt);
    }

    public StringJoiner add(CharSequence newElement) {
        addPart(String.valueOf(newElement));
        return this;
    }

    /** Adds the parts of {@code other}, with its separator, as one part. */
    public StringJoiner merge(StringJoiner other) {
        Objects.requireNonNull(other);
        if (other.parts != null) {
            addPart(other.parts.toString());
        }
        return this;
    }

    public int length() {
        if (parts == null && emptyValue != null) {
            return emptyValue.length();
        }
        return around + (parts == null ? 0 : parts.length());
    }

    @Override
    public String toString() {
        if (parts == null) {
            return emptyValue != null ? emptyValue : prefix + suffix;
        }
        return prefix + parts + suffix;
    }
}
