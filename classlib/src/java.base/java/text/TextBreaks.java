package java.text;

import java.util.Arrays;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The breaks of a whole text of one kind, found when the text is set. */
final class TextBreaks extends BreakIterator {
    enum Kind {
        CHARACTER, WORD, LINE, SENTENCE
    }

    private final Kind kind;
    private CharacterIterator text = new StringCharacterIterator("");
    private int begin;
    /** All places, both ends among them; of an empty text one. */
    private int[] places = {0};
    private int count = 1;
    private int at;

    TextBreaks(Kind kind) {
        this.kind = kind;
    }

    private void add(int place) {
        if (count == places.length) {
            places = Arrays.copyOf(places, 2 * count);
        }
        places[count++] = begin + place;
    }

    @Override
    public void setText(CharacterIterator newText) {
        text = newText;
        begin = newText.getBeginIndex();
        StringBuilder copy = new StringBuilder();
        for (char c = newText.first(); newText.getIndex() < newText.getEndIndex(); c = newText.next()) {
            copy.append(c);
        }
        String all = copy.toString();
        places = new int[16];
        count = 0;
        add(0);
        if (kind == Kind.CHARACTER) {
            for (Matcher matcher = Pattern.compile("\\X", Pattern.DOTALL).matcher(all); matcher.find(); ) {
                add(matcher.end());
            }
        } else {
            for (int from = 0; from < all.length(); ) {
                from = switch (kind) {
                    case WORD -> BreakRules.endOfWord(all, from);
                    case LINE -> BreakRules.endOfLine(all, from);
                    default -> BreakRules.endOfSentence(all, from);
                };
                add(from);
            }
        }
        go(0);
    }

    private int go(int to) {
        at = to;
        text.setIndex(places[at]);
        return places[at];
    }

    @Override
    public CharacterIterator getText() {
        return text;
    }

    @Override
    public int current() {
        return places[at];
    }

    @Override
    public int first() {
        return go(0);
    }

    @Override
    public int last() {
        return go(count - 1);
    }

    @Override
    public int next() {
        return at + 1 < count ? go(at + 1) : DONE;
    }

    @Override
    public int previous() {
        return at > 0 ? go(at - 1) : DONE;
    }

    @Override
    public int next(int n) {
        int reached = current();
        for (; n > 0 && reached != DONE; n--) {
            reached = next();
        }
        for (; n < 0 && reached != DONE; n++) {
            reached = previous();
        }
        return reached;
    }

    private void check(int offset) {
        if (offset < begin || offset > text.getEndIndex()) {
            throw new IllegalArgumentException("offset out of bounds");
        }
    }

    /** The number of the first place that is not before an offset. */
    private int find(int offset) {
        int found = Arrays.binarySearch(places, 0, count, offset);
        return found < 0 ? -found - 1 : found;
    }

    @Override
    public int following(int offset) {
        check(offset);
        int found = find(offset);
        found += found < count && places[found] == offset ? 1 : 0;
        if (found < count) {
            return go(found);
        }
        last();
        return DONE;
    }

    @Override
    public int preceding(int offset) {
        check(offset);
        int found = find(offset) - 1;
        if (found >= 0) {
            return go(found);
        }
        first();
        return DONE;
    }

    @Override
    public boolean isBoundary(int offset) {
        check(offset);
        int found = find(offset);
        go(Math.min(found, count - 1));
        return found < count && places[found] == offset;
    }

    @Override
    public Object clone() {
        TextBreaks copy = (TextBreaks) super.clone();
        copy.text = (CharacterIterator) text.clone();
        return copy;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof TextBreaks other && kind == other.kind && text.equals(other.text);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind.ordinal());
    }
}
