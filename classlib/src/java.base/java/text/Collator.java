package java.text;

import java.util.Comparator;
import java.util.Locale;

/** Orders texts as people of a language do, by letters first, then by accents, then by case. */
public abstract class Collator implements Comparator<Object>, Cloneable {
    public static final int PRIMARY = 0;
    public static final int SECONDARY = 1;
    public static final int TERTIARY = 2;
    public static final int IDENTICAL = 3;

    public static final int NO_DECOMPOSITION = 0;
    public static final int CANONICAL_DECOMPOSITION = 1;
    public static final int FULL_DECOMPOSITION = 2;

    private int strength = TERTIARY;
    private int decomposition = NO_DECOMPOSITION;

    protected Collator() {
    }

    public static Collator getInstance() {
        return getInstance(Locale.getDefault());
    }

    public static Collator getInstance(Locale desiredLocale) {
        return RuleBasedCollator.of(desiredLocale.getLanguage());
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public abstract int compare(String source, String target);

    @Override
    public int compare(Object o1, Object o2) {
        return compare((String) o1, (String) o2);
    }

    public abstract CollationKey getCollationKey(String source);

    public boolean equals(String source, String target) {
        return compare(source, target) == 0;
    }

    public synchronized int getStrength() {
        return strength;
    }

    public synchronized void setStrength(int newStrength) {
        if (newStrength < PRIMARY || newStrength > IDENTICAL) {
            throw new IllegalArgumentException("Incorrect comparison level.");
        }
        strength = newStrength;
    }

    public synchronized int getDecomposition() {
        return decomposition;
    }

    public synchronized void setDecomposition(int decompositionMode) {
        if (decompositionMode < NO_DECOMPOSITION || decompositionMode > FULL_DECOMPOSITION) {
            throw new IllegalArgumentException("Wrong decomposition mode.");
        }
        decomposition = decompositionMode;
    }

    /** The text in the form that the mode of decomposition asks for. */
    String decomposed(String text) {
        return switch (getDecomposition()) {
            case CANONICAL_DECOMPOSITION -> Normalizer.normalize(text, Normalizer.Form.NFD);
            case FULL_DECOMPOSITION -> Normalizer.normalize(text, Normalizer.Form.NFKD);
            default -> text;
        };
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public boolean equals(Object that) {
        return this == that || that != null && getClass() == that.getClass()
                && strength == ((Collator) that).strength && decomposition == ((Collator) that).decomposition;
    }

    @Override
    public abstract int hashCode();
}
