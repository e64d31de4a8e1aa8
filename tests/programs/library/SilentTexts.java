import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Texts whose string is null, joined: an error wherever it is looked at. */
public class SilentTexts {
    static final CharSequence SILENT = new CharSequence() {
        @Override
        public int length() {
            return 1;
        }

        @Override
        public char charAt(int index) {
            return '?';
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return this;
        }

        @Override
        public String toString() {
            return null;
        }
    };

    interface Deed {
        Object perform();
    }

    static void shown(String name, Deed deed) {
        try {
            System.out.println(name + ": " + deed.perform());
        } catch (NullPointerException thrown) {
            System.out.println(name + ": refused");
        }
    }

    public static void main(String[] arguments) {
        shown("delimiter", () -> new StringJoiner(SILENT));
        shown("delimiter, one", () -> new StringJoiner(SILENT).add("a"));
        shown("delimiter, two", () -> new StringJoiner(SILENT).add("a").add("b"));
        shown("prefix", () -> new StringJoiner("-", SILENT, "]"));
        shown("suffix", () -> new StringJoiner("-", "[", SILENT));
        shown("prefix of none", () -> new StringJoiner("-", SILENT, "]").setEmptyValue("none"));
        shown("length", () -> new StringJoiner("-", SILENT, "]").length());
        shown("element", () -> new StringJoiner("-").add(SILENT));
        shown("second element", () -> new StringJoiner("-").add("a").add(SILENT));
        shown("empty value", () -> new StringJoiner("-").setEmptyValue(SILENT));
        shown("null", () -> new StringJoiner("-").add(null).add("a"));
        StringJoiner joiner = new StringJoiner("-", "[", "]").add("a");
        shown("refused", () -> joiner.add(SILENT));
        shown("afterwards", () -> joiner.add("b"));
        shown("to itself", () -> joiner.merge(joiner));
        shown("collected", () -> Stream.of("a", "b").collect(Collectors.joining(SILENT)));
        shown("collected ones", () -> Stream.of("a", SILENT).collect(Collectors.joining("-")));
        shown("collected in", () -> Stream.of("a").collect(Collectors.joining("-", SILENT, "]")));
    }
}
