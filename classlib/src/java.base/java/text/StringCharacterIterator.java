package java.text;

import java.util.Objects;

/** Goes over a string, or a part of one. */
public final class StringCharacterIterator implements CharacterIterator {
    private String text;
    private int begin;
    private int end;
    private int position;

    public StringCharacterIterator(String text) {
        this(text, 0);
    }

    public StringCharacterIterator(String text, int pos) {
        this(text, 0, text.length(), pos);
    }

    public StringCharacterIterator(String text, int begin, int end, int pos) {
        this.text = Objects.requireNonNull(text);
        if (begin < 0 || begin > end || end > text.length()) {
            throw new IllegalArgumentException("Invalid substring range");
        }
        if (pos < begin || pos > end) {
            throw new IllegalArgumentException("Invalid position");
        }
        this.begin = begin;
        this.end = end;
        this.position = pos;
    }

    public void setText(String text) {
        this.text = Objects.requireNonNull(text);
        begin = 0;
        end = text.length();
        position = 0;
    }

    @Override
    public char first() {
        position = begin;
        return current();
    }

    @Override
    public char last() {
        position = end == begin ? end : end - 1;
        return current();
    }

    @Override
    public char setIndex(int p) {
        if (p < begin || p > end) {
            throw new IllegalArgumentException("Invalid index");
        }
        position = p;
        return current();
    }

    @Override
    public char current() {
        return position >= begin && position < end ? text.charAt(position) : DONE;
    }

    @Override
    public char next() {
        if (position < end - 1) {
            return text.charAt(++position);
        }
        position = end;
        return DONE;
    }

    @Override
    public char previous() {
        return position > begin ? text.charAt(--position) : DONE;
    }

    @Override
    public int getBeginIndex() {
        return begin;
    }

    @Override
    public int getEndIndex() {
        return end;
    }

    @Override
    public int getIndex() {
        return position;
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof StringCharacterIterator other && text.equals(other.text) && begin == other.begin
                && end == other.end && position == other.position;
    }

    @Override
    public int hashCode() {
        return text.hashCode() ^ position ^ begin ^ end;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }
}
