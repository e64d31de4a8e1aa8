// Character sequences whose lengths and characters change between the questions, given to all that takes them.
import java.util.StringJoiner;

public class LyingSequences {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    /** Says another length each time it is asked. */
    static class Changing implements CharSequence {
        final int[] lengths;
        int asked;

        Changing(int... lengths) {
            this.lengths = lengths;
        }

        @Override
        public int length() {
            return lengths[Math.min(asked++, lengths.length - 1)];
        }

        @Override
        public char charAt(int index) {
            if (index < 0 || index > 20) {
                throw new IllegalStateException("asked for " + index);
            }
            return (char) ('0' + index % 10);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return this;
        }

        @Override
        public String toString() {
            return lengths[0] == 7 ? null : "text of " + lengths[0];
        }
    }

    static final int[][] LIES = {{3, 8}, {8, 3}, {-1}, {3, -1}, {Integer.MAX_VALUE}, {0, 5}, {5, 0}, {7}, {3, Integer.MIN_VALUE}, {4, 4, 4, 9, 1}};

    static String limit(Object text) {
        String all = String.valueOf(text);
        return all.length() > 60 ? all.length() + " characters" : all;
    }

    public static void main(String[] args) throws Throwable {
        for (int[] lie : LIES) {
            String at = java.util.Arrays.toString(lie) + " ";
            boolean isHuge = lie[0] == Integer.MAX_VALUE;
            show(at + "append range", () -> limit(new StringBuilder("<").append(new Changing(lie), 1, 3)));
            if (!isHuge) {
                show(at + "append", () -> limit(new StringBuilder("<").append(new Changing(lie)).append(">")));
                show(at + "buffer append", () -> limit(new StringBuffer("<").append(new Changing(lie)).append(">")));
                show(at + "insert", () -> limit(new StringBuilder("<>").insert(1, new Changing(lie))));
                show(at + "new builder", () -> limit(new StringBuilder(new Changing(lie))));
                show(at + "new buffer", () -> limit(new StringBuffer(new Changing(lie))));
                show(at + "chars", () -> new Changing(lie).chars().count());
                show(at + "codePoints", () -> new Changing(lie).codePoints().sum());
            }
            show(at + "insert range", () -> limit(new StringBuilder("<>").insert(1, new Changing(lie), 0, 2)));
            boolean hasText = lie[0] != 7;
            show(at + "join", () -> !hasText ? "" : limit(String.join(new Changing(lie), "a", "b", new Changing(lie))));
            show(at + "joiner", () -> !hasText ? "" : limit(new StringJoiner(new Changing(lie), new Changing(lie), "]").add("x").add(new Changing(lie))));
            show(at + "contains", () -> "0123456789".contains(new Changing(lie)));
            show(at + "replace", () -> limit("0123456789".replace(new Changing(lie), "x")));
            show(at + "replace by", () -> limit("0123456789".replace("1", new Changing(lie))));
            show(at + "contentEquals", () -> "012".contentEquals(new Changing(lie)));
            show(at + "valueOf", () -> limit(String.valueOf(new Changing(lie))));
            show(at + "compare", () -> CharSequence.compare("012", new Changing(lie)) > 0);
            show(at + "parseInt", () -> Integer.parseInt(new Changing(lie), 0, 3, 10));
            show(at + "parseLong", () -> Long.parseLong(new Changing(lie), 0, 3, 10));
            show(at + "isEmpty", () -> new Changing(lie).isEmpty());
            show(at + "codePointAt", () -> Character.codePointAt(new Changing(lie), 0));
            show(at + "codePointBefore", () -> Character.codePointBefore(new Changing(lie), 2));
            show(at + "codePointCount", () -> Character.codePointCount(new Changing(lie), 0, 2));
            show(at + "offsetByCodePoints", () -> Character.offsetByCodePoints(new Changing(lie), 0, 2));
            show(at + "concat", () -> limit("a" + new Changing(lie) + "b"));
            show(at + "format", () -> limit(String.format("%s|%10s|%.2s", new Changing(lie), new Changing(lie), new Changing(lie))));
        }
    }
}
