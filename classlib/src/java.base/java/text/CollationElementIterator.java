package java.text;

/** The elements that a collator compares, one text after another: numbers of three parts. */
public final class CollationElementIterator {
    /** There are no more. */
    public static final int NULLORDER = -1;

    private final RuleBasedCollator owner;
    private CollationTable.Elements elements;
    /** The place between elements that was reached. */
    private int at;

    CollationElementIterator(String sourceText, RuleBasedCollator owner) {
        this.owner = owner;
        setText(sourceText);
    }

    public void reset() {
        at = 0;
    }

    public int next() {
        return at < elements.count() ? elements.order(at++) : NULLORDER;
    }

    public int previous() {
        return at > 0 ? elements.order(--at) : NULLORDER;
    }

    public static int primaryOrder(int order) {
        return order >>> 16;
    }

    public static short secondaryOrder(int order) {
        return (short) (order >> 8 & 0xff);
    }

    public static short tertiaryOrder(int order) {
        return (short) (order & 0xff);
    }

    public void setOffset(int newOffset) {
        at = 0;
        while (at < elements.count() && elements.end(at) <= newOffset) {
            at++;
        }
    }

    /** Where in the text the characters of the last element end. */
    public int getOffset() {
        return at > 0 ? elements.end(at - 1) : 0;
    }

    /** The most elements of a text whose last element is the given one. */
    public int getMaxExpansion(int order) {
        return owner.table().mostElementsBefore(order);
    }

    public void setText(String source) {
        elements = owner.table().elements(owner.decomposed(source));
        at = 0;
    }

    public void setText(CharacterIterator source) {
        StringBuilder text = new StringBuilder();
        for (char c = source.first(); c != CharacterIterator.DONE; c = source.next()) {
            text.append(c);
        }
        setText(text.toString());
    }
}
