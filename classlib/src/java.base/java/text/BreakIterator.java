package java.text;

import java.util.Locale;
import java.util.Objects;

/** Finds the places of a text where characters, words, lines or sentences may be parted. */
public abstract class BreakIterator implements Cloneable {
    public static final int DONE = -1;

    protected BreakIterator() {
    }
    //#for Kind KIND
    //#| Character | CHARACTER
    //#| Word | WORD
    //#| Line | LINE
    //#| Sentence | SENTENCE

    public static BreakIterator get$Kind$Instance() {
        return new TextBreaks(TextBreaks.Kind.$KIND$);
    }

    public static BreakIterator get$Kind$Instance(Locale locale) {
        Objects.requireNonNull(locale);
        return get$Kind$Instance();
    }
    //#end

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public abstract int first();

    public abstract int last();

    public abstract int next(int n);

    public abstract int next();

    public abstract int previous();

    public abstract int following(int offset);

    public int preceding(int offset) {
        int at = following(offset);
        while (at >= offset && at != DONE) {
            at = previous();
        }
        return at;
    }

    public boolean isBoundary(int offset) {
        if (offset == 0) {
            return true;
        }
        int at = following(offset - 1);
        if (at == DONE) {
            throw new IllegalArgumentException();
        }
        return at == offset;
    }

    public abstract int current();

    public abstract CharacterIterator getText();

    public void setText(String newText) {
        setText(new StringCharacterIterator(newText));
    }

    public abstract void setText(CharacterIterator newText);

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
