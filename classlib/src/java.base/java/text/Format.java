package java.text;

import java.io.Serializable;

/** Turns values into texts and back. */
public abstract class Format implements Serializable, Cloneable {
    /** A kind of part of a text that a format makes. */
    public static class Field extends AttributedCharacterIterator.Attribute {
        private static final long serialVersionUID = 276966692217360283L;

        protected Field(String name) {
            super(name);
        }
    }

    protected Format() {
    }

    public final String format(Object obj) {
        return format(obj, new StringBuffer(), new FieldPosition(0)).toString();
    }

    /** Appends the text of {@code value}, and tells where the field of {@code position} lies. */
    public abstract StringBuffer format(Object value, StringBuffer target, FieldPosition position);

    /** Reads a value from {@code position} on, which moves behind it; null where there is none. */
    public abstract Object parseObject(String text, ParsePosition position);

    public Object parseObject(String source) throws ParseException {
        ParsePosition position = new ParsePosition(0);
        Object value = parseObject(source, position);
        if (position.getIndex() == 0) {
            throw new ParseException("Format.parseObject(String) failed", position.getErrorIndex());
        }
        return value;
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
