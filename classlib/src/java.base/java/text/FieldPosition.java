package java.text;

/** Names a field of a text and tells where it lies. */
public class FieldPosition {
    private final int field;
    private int begin;
    private int end;

    public FieldPosition(int field) {
        this.field = field;
    }

    public int getField() {
        return field;
    }

    public int getBeginIndex() {
        return begin;
    }

    public int getEndIndex() {
        return end;
    }

    public void setBeginIndex(int begin) {
        this.begin = begin;
    }

    public void setEndIndex(int end) {
        this.end = end;
    }
}
