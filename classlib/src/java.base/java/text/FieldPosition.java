package java.text;

/** Names a field of a text and tells where it lies. */
public class FieldPosition {
    private final int field;
    /** Null where a field is named by its number. */
    private final Format.Field attribute;
    private int begin;
    private int end;

    public FieldPosition(int field) {
        this(null, field);
    }

    public FieldPosition(Format.Field attribute) {
        this(attribute, -1);
    }

    public FieldPosition(Format.Field attribute, int fieldID) {
        this.attribute = attribute;
        this.field = fieldID;
    }

    public Format.Field getFieldAttribute() {
        return attribute;
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
        return field == that.field && attribute == that.attribute && begin == that.begin && end == that.end;
    }

    @Override
    public int hashCode() {
        return field << 24 | begin << 16 | end;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[field=" + field + ",attribute=" + attribute + ",beginIndex=" + begin + ",endIndex=" + end
                + ']';
    }
}
