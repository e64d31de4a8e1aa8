package java.text;

/** Names a field of a text and tells where it lies. */
public class FieldPosition {
    /** The number of a kind of part that has none. */
    static final int NO_NUMBER = Integer.MIN_VALUE;

    private final int field;
    /** Null where a field is named by its number. */
    private final Format.Field attribute;
    int beginIndex;
    int endIndex;

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
        return beginIndex;
    }

    public int getEndIndex() {
        return endIndex;
    }

    public void setBeginIndex(int bi) {
        this.beginIndex = bi;
    }

    public void setEndIndex(int ei) {
        this.endIndex = ei;
    }

    /** Tells of a part of a text. Of those that are asked for, the first one that is not empty counts. */
    void tell(Format.Field kind, int number, int from, int to) {
        if (beginIndex == endIndex && (attribute == null ? field == number : attribute.equals(kind))) {
            setBeginIndex(from);
            setEndIndex(to);
        }
    }

    /** Tells of a part that has no number. */
    void tell(Format.Field kind, int from, int to) {
        tell(kind, NO_NUMBER, from, to);
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof FieldPosition)) {
            return false;
        }
        FieldPosition that = (FieldPosition) obj;
        return field == that.field && attribute == that.attribute && beginIndex == that.beginIndex
                && endIndex == that.endIndex;
    }

    @Override
    public int hashCode() {
        return field << 24 | beginIndex << 16 | endIndex;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[field=" + field + ",attribute=" + attribute + ",beginIndex=" + beginIndex
                + ",endIndex=" + endIndex + ']';
    }
}
