package java.util.regex;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A compiled regular expression. */
public final class Pattern implements Serializable {
    public static final int UNIX_LINES = 0x01;
    public static final int CASE_INSENSITIVE = 0x02;
    public static final int COMMENTS = 0x04;
    public static final int MULTILINE = 0x08;
    public static final int LITERAL = 0x10;
    public static final int DOTALL = 0x20;
    public static final int UNICODE_CASE = 0x40;
    /** Not supported: {@link #compile} refuses it. */
    public static final int CANON_EQ = 0x80;
    public static final int UNICODE_CHARACTER_CLASS = 0x100;
    private static final int ALL_FLAGS = 0x1ff;

    private final String pattern;
    private int flags;
    final Program program;
    final Map<String, Integer> names;

    private Pattern(String pattern, int flags) {
        if ((flags & ~ALL_FLAGS) != 0) {
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags));
        }
        if ((flags & CANON_EQ) != 0) {
            throw new UnsupportedOperationException("CANON_EQ is not part of the library");
        }
        this.pattern = pattern;
        this.flags = (flags & UNICODE_CHARACTER_CLASS) != 0 ? flags | UNICODE_CASE : flags;
        PatternParser parser = new PatternParser(pattern, this.flags);
        this.program = Compiler.compile(parser.parse(), parser);
        // Flags that the pattern switches on for all of itself count as its own.
        this.flags = parser.flags();
        this.names = parser.names;
    }

    public static Pattern compile(String regex) {
        return new Pattern(regex, 0);
    }

    public static Pattern compile(String regex, int flags) {
        return new Pattern(regex, flags);
    }

    public static boolean matches(String regex, CharSequence input) {
        return compile(regex).matcher(input).matches();
    }

    /** A pattern that matches {@code s} as it is. */
    public static String quote(String s) {
        int end = s.indexOf("\\E");
        if (end < 0) {
            return "\\Q" + s + "\\E";
        }
        StringBuilder quoted = new StringBuilder("\\Q");
        int from = 0;
        while (end >= 0) {
            quoted.append(s, from, end).append("\\E\\\\E\\Q");
            from = end + 2;
            end = s.indexOf("\\E", from);
        }
        return quoted.append(s, from, s.length()).append("\\E").toString();
    }

    public String pattern() {
        return pattern;
    }

    @Override
    public String toString() {
        return pattern;
    }

    public int flags() {
        return flags;
    }

    public Map<String, Integer> namedGroups() {
        return Collections.unmodifiableMap(names);
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input);
    }

    public String[] split(CharSequence input) {
        return split(input, 0, false);
    }

    public String[] split(CharSequence input, int limit) {
        return split(input, limit, false);
    }

    public String[] splitWithDelimiters(CharSequence input, int limit) {
        return split(input, limit, true);
    }

    /** The pieces of {@link #split(CharSequence)}, which are found when the stream is run. */
    public Stream<String> splitAsStream(CharSequence input) {
        int characteristics = Spliterator.ORDERED | Spliterator.NONNULL;
        Supplier<Spliterator<String>> pieces = () -> Spliterators.spliterator(split(input), characteristics);
        return StreamSupport.stream(pieces, characteristics, false);
    }

    /** The pieces between matches: at most {@code limit} of them unless it is not positive; 0 drops empty ones at the end. */
    private String[] split(CharSequence input, int limit, boolean withDelimiters) {
        ArrayList<String> pieces = new ArrayList<>();
        Matcher matcher = matcher(input);
        int from = 0;
        int matches = 0;
        while ((limit <= 0 || matches < limit - 1) && matcher.find()) {
            if (matcher.end() == 0) {
                // An empty match at the beginning gives no empty piece.
                continue;
            }
            pieces.add(input.subSequence(from, matcher.start()).toString());
            from = matcher.end();
            if (withDelimiters) {
                pieces.add(input.subSequence(matcher.start(), from).toString());
            }
            matches++;
        }
        if (from == 0) {
            return new String[] {input.toString()};
        }
        pieces.add(input.subSequence(from, input.length()).toString());
        int size = pieces.size();
        if (limit == 0) {
            while (size > 0 && pieces.get(size - 1).isEmpty()) {
                size--;
            }
        }
        return pieces.subList(0, size).toArray(new String[size]);
    }

    /** Whether a text has a match somewhere. */
    public Predicate<String> asPredicate() {
        return text -> matcher(text).find();
    }

    /** Whether the whole of a text matches. */
    public Predicate<String> asMatchPredicate() {
        return text -> matcher(text).matches();
    }
}
