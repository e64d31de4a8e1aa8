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

    public void setBeginIndex(int bi) {
        this.begin = bi;
    }

    public void setEndIndex(int ei) {
        this.end = ei;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof FieldPosition)) {
            return false;
        }
        FieldPosition that = (FieldPosition) obj;
        return field == that.field && begin == that.begin && end == that.end;
    }

    @Override
    public int hashCode() {
        return field << 24 | begin << 16 | end;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[field=" + field + ",attribute=null,beginIndex=" + begin + ",endIndex=" + end
                + ']';
    }
}
