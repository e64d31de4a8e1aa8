package java.text;

/** Where reading a text stands, and where it failed. */
public class ParsePosition {
    private int index;
    private int errorIndex = -1;

    public ParsePosition(int index) {
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public void setIndex(int index) {
        this.index = index;
    }

    public int getErrorIndex() {
        return errorIndex;
    }

    public void setErrorIndex(int ei) {
        this.errorIndex = ei;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[index=" + index + ",errorIndex=" + errorIndex + ']';
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ParsePosition && index == ((ParsePosition) obj).index
                && errorIndex == ((ParsePosition) obj).errorIndex;
    }

    @Override
    public int hashCode() {
        return errorIndex << 16 | index;
    }
}
