package java.util;

import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Searches by regular expressions in what a {@link Scanner} has buffered, which reads on while more text might change
 * what is found. A pattern sees what lies before and behind the place where it is tried.
 */
final class ScannerSearch {
    /** What a token is to {@link Scanner#match}: one without groups. */
    static final Pattern TOKEN = Pattern.compile("(?s).*");
    /** A line to the same, its end as group. */
    static final Pattern LINE = Pattern.compile(".*(\r\n|[\n\r\u2028\u2029\u0085])|.+$");

    private final ScannerText scanned;
    /** Made for the first pattern. */
    private Matcher matcher;
    /** The filled part of the scanner's buffer; null where that has changed. */
    private String text;
    private MatchResult last;

    ScannerSearch(ScannerText scanned) {
        this.scanned = scanned;
    }

    void textHasChanged() {
        text = null;
    }

    /** What {@link #lookingAt}, {@link #find} or {@link #matchWhole} found last. */
    MatchResult last() {
        return last;
    }

    private Matcher in(int from, int to, Pattern pattern) {
        if (matcher == null) {
            matcher = pattern.matcher("").useTransparentBounds(true).useAnchoringBounds(false);
        } else if (matcher.pattern() != pattern) {
            matcher.usePattern(pattern);
        }
        if (text == null) {
            text = new String(scanned.buffer, 0, scanned.limit);
            matcher.reset(text);
        }
        return matcher.region(from, to);
    }

    /** Length of the match at the scanner's position, -1 if there is none. */
    int lookingAt(Pattern pattern) {
        while (true) {
            boolean found = in(scanned.position, scanned.limit, pattern).lookingAt();
            if (!matcher.hitEnd() && !(found && matcher.requireEnd()) || !scanned.fill()) {
                last = found ? matcher.toMatchResult() : null;
                return found ? matcher.end() - matcher.start() : -1;
            }
        }
    }

    /** How far from {@code offset}, counted from the scanner's position, the next delimiter begins. */
    int tokenLength(Pattern delimiter, int offset) {
        while (true) {
            int at = scanned.position + offset;
            boolean found = in(at, scanned.limit, delimiter).find();
            if (found && matcher.end() == at) {
                found = matcher.find();
            }
            // That a match could be longer does not matter here.
            if (found && !matcher.requireEnd() || !scanned.fill()) {
                return (found ? matcher.start() : scanned.limit) - at;
            }
        }
    }

    /** The next match within so many characters, or anywhere if {@code horizon} is 0; null if there is none. */
    MatchResult find(Pattern pattern, int horizon) {
        while (true) {
            int at = scanned.position;
            boolean bounded = horizon > 0 && scanned.limit - at >= horizon;
            boolean found = in(at, bounded ? at + horizon : scanned.limit, pattern).find();
            boolean certain = bounded || found && !matcher.hitEnd() && !matcher.requireEnd();
            if (certain || !scanned.fill()) {
                last = found ? matcher.toMatchResult() : null;
                return last;
            }
        }
    }

    /** The match with all of the buffer between two places; null if they do not match. */
    MatchResult matchWhole(Pattern pattern, int from, int to) {
        last = in(from, to, pattern).matches() ? matcher.toMatchResult() : null;
        return last;
    }

    /** What {@code next} gives until that is null; closing the stream closes the scanner. */
    static <T> Stream<T> stream(Scanner scanner, Supplier<T> next) {
        int characteristics = Spliterator.ORDERED | Spliterator.NONNULL;
        return StreamSupport.stream(new Spliterators.AbstractSpliterator<T>(Long.MAX_VALUE, characteristics) {
            @Override
            public boolean tryAdvance(Consumer<? super T> action) {
                T item = next.get();
                if (item != null) {
                    action.accept(item);
                }
                return item != null;
            }
        }, false).onClose(scanner::close);
    }
}
