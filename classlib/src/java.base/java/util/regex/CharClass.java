package java.util.regex;

/**
 * A set of code points, told by a predicate. Answers about Latin-1 characters are remembered, so that a hot loop reads
 * {@link #known} and asks the predicate only once for each of them.
 */
abstract class CharClass {
    static final byte NO = 1;
    static final byte YES = 2;

    /** For each Latin-1 character {@link #NO} or {@link #YES}, or 0 where it has not been asked yet. */
    final byte[] known = new byte[256];

    /** Whether the set has {@code c}: the predicate itself. */
    abstract boolean test(int c);

    /** Whether the set has {@code c}. */
    final boolean has(int c) {
        if (c >= 256) {
            return test(c);
        }
        byte answer = known[c];
        if (answer == 0) {
            answer = test(c) ? YES : NO;
            known[c] = answer;
        }
        return answer == YES;
    }

    /** The one Basic Multilingual Plane character of the set that is no surrogate, or -1. */
    int single() {
        return -1;
    }

    /**
     * Whether it asks for single code units, since its form shows that no others are in it. What does so in the oracle
     * decides about texts that are cut within a pair of surrogates.
     */
    boolean isBasic() {
        return false;
    }

    static boolean isBasic(int c) {
        return c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE && c <= Character.MAX_VALUE;
    }

    /** The characters of a range. */
    static final class Range extends CharClass {
        private final int first;
        private final int last;

        Range(int first, int last) {
            this.first = first;
            this.last = last;
        }

        @Override
        boolean test(int c) {
            return c >= first && c <= last;
        }

        @Override
        int single() {
            return first == last && isBasic(first) ? first : -1;
        }

        @Override
        boolean isBasic() {
            return isBasic(last) && (first <= Character.MAX_SURROGATE) == (last < Character.MIN_SURROGATE);
        }
    }

    /** The characters of a range, and those that differ from one of it in case only. */
    static final class CaselessRange extends CharClass {
        private final int first;
        private final int last;
        /** Whether case is that of all Unicode, or of ASCII only. */
        private final boolean unicode;

        CaselessRange(int first, int last, boolean unicode) {
            this.first = first;
            this.last = last;
            this.unicode = unicode;
        }

        private boolean inside(int c) {
            return c >= first && c <= last;
        }

        @Override
        boolean test(int c) {
            if (inside(c)) {
                return true;
            }
            if (unicode) {
                int upper = Character.toUpperCase(c);
                return inside(upper) || inside(Character.toLowerCase(upper));
            }
            return c >= 'a' && c <= 'z' && inside(c - 32) || c >= 'A' && c <= 'Z' && inside(c + 32);
        }
    }

    /** A character, and those that differ from it in case only. */
    static final class CaselessCharacter extends CharClass {
        private final int character;
        private final int folded;

        CaselessCharacter(int character) {
            this.character = character;
            this.folded = fold(character);
        }

        /** What all cases of a letter have in common. */
        static int fold(int c) {
            return Character.toLowerCase(Character.toUpperCase(c));
        }

        @Override
        boolean test(int c) {
            return c == character || fold(c) == folded;
        }
    }

    /** A few characters, ascending. */
    static final class Listed extends CharClass {
        private final String characters;

        Listed(String characters) {
            this.characters = characters;
        }

        @Override
        boolean test(int c) {
            return characters.indexOf(c) >= 0;
        }

        @Override
        boolean isBasic() {
            return true;
        }
    }

    /** All characters but those of a set. */
    static final class Complement extends CharClass {
        private final CharClass set;

        Complement(CharClass set) {
            this.set = set;
        }

        @Override
        boolean test(int c) {
            return !set.has(c);
        }
    }
    //#for Name which
    //#| Union | either set
    //#| Intersection | both sets

    /** The characters of $which$. */
    static final class $Name$ extends CharClass {
        private final CharClass left;
        private final CharClass right;

        $Name$(CharClass left, CharClass right) {
            this.left = left;
            this.right = right;
        }

        @Override
        boolean test(int c) {
            //#if Name: Union
            return left.has(c) || right.has(c);
            //#else
            return left.has(c) && right.has(c);
            //#end
        }

        @Override
        boolean isBasic() {
            return left.isBasic() && right.isBasic();
        }
    }
    //#end
}
