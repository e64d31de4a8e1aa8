package java.util.regex;

import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Map;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Matches a pattern with a text. The text's characters are copied before matching, once if it is a {@code String}; another
 * text may change, so it is copied for each match.
 */
public final class Matcher implements MatchResult {
    private Pattern pattern;
    private Backtracker machine;
    private CharSequence text;
    /** The text as it was when it was copied. */
    private String copy;
    private int from;
    private int to;
    private boolean matched;
    /** Start and end of the match last found: the groups are in the machine's registers. */
    private int first;
    private int last;
    private int appended;
    private boolean hitEnd;
    private boolean requireEnd;
    /** How often {@link #reset} or a match has changed what a traversal of matches rests on. */
    private int changes;

    Matcher(Pattern pattern, CharSequence text) {
        this.pattern = pattern;
        this.text = text;
        machine = new Backtracker(pattern.program);
        reset();
    }

    public Pattern pattern() {
        return pattern;
    }

    /** Begins again at the beginning of the same text, with the whole of it as region. */
    public Matcher reset() {
        to = text.length();
        from = 0;
        first = -1;
        last = 0;
        matched = false;
        appended = 0;
        machine.lastEnd = -1;
        changes++;
        return this;
    }

    public Matcher reset(CharSequence input) {
        this.text = input;
        copy = null;
        return reset();
    }

    public Matcher usePattern(Pattern newPattern) {
        if (newPattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        this.pattern = newPattern;
        Backtracker old = machine;
        machine = new Backtracker(newPattern.program);
        machine.anchoring = old.anchoring;
        machine.transparent = old.transparent;
        machine.lastEnd = old.lastEnd;
        machine.text = old.text;
        machine.length = old.length;
        matched = false;
        changes++;
        return this;
    }

    public Matcher region(int start, int end) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("start");
        }
        if (end < 0 || end > text.length()) {
            throw new IndexOutOfBoundsException("end");
        }
        if (start > end) {
            throw new IndexOutOfBoundsException("start > end");
        }
        reset();
        from = start;
        to = end;
        return this;
    }

    public int regionStart() {
        return from;
    }

    public int regionEnd() {
        return to;
    }

    public boolean hasTransparentBounds() {
        return machine.transparent;
    }

    public Matcher useTransparentBounds(boolean b) {
        machine.transparent = b;
        return this;
    }

    public boolean hasAnchoringBounds() {
        return machine.anchoring;
    }

    public Matcher useAnchoringBounds(boolean b) {
        machine.anchoring = b;
        return this;
    }

    public boolean hitEnd() {
        return hitEnd;
    }

    public boolean requireEnd() {
        return requireEnd;
    }

    /** Gives the machine the text and its region. */
    private void prepare() {
        if (copy == null || !(text instanceof String)) {
            copy = text.toString();
            machine.text = copy.toCharArray();
            machine.length = copy.length();
        }
        machine.from = Math.max(from, 0);
        machine.to = to;
    }

    private boolean done(boolean found) {
        matched = found;
        if (found) {
            first = machine.registers[0];
            last = machine.registers[1];
        } else {
            first = -1;
        }
        hitEnd = machine.hitEnd;
        requireEnd = machine.requireEnd;
        machine.lastEnd = last;
        changes++;
        return found;
    }

    public boolean matches() {
        prepare();
        return done(machine.matchAt(machine.from, true));
    }

    public boolean lookingAt() {
        prepare();
        return done(machine.matchAt(machine.from, false));
    }

    /** Finds the next match: behind the one before, and not at the same place if that was empty. */
    public boolean find() {
        int start = last;
        if (start == first) {
            start++;
        }
        if (start < from) {
            start = from;
        }
        if (start > to) {
            matched = false;
            first = -1;
            machine.clearGroups();
            changes++;
            return false;
        }
        return search(start);
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        return search(start);
    }

    private boolean search(int start) {
        prepare();
        return done(machine.find(start, copy));
    }

    private void checkMatch() {
        if (!matched) {
            throw new IllegalStateException("No match found");
        }
    }

    private void checkGroup(int group) {
        if (group < 0 || group > groupCount()) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    private int number(String name) {
        checkMatch();
        if (name == null) {
            throw new NullPointerException("Group name");
        }
        Integer number = pattern.names.get(name);
        if (number == null) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return number;
    }

    @Override
    public int start() {
        checkMatch();
        return first;
    }

    @Override
    public int start(int group) {
        checkMatch();
        checkGroup(group);
        return machine.registers[2 * group];
    }

    @Override
    public int start(String name) {
        Objects.requireNonNull(name, "Group name");
        return machine.registers[2 * number(name)];
    }

    @Override
    public int end() {
        checkMatch();
        return last;
    }

    @Override
    public int end(int group) {
        checkMatch();
        checkGroup(group);
        return machine.registers[2 * group + 1];
    }

    @Override
    public int end(String name) {
        Objects.requireNonNull(name, "Group name");
        return machine.registers[2 * number(name) + 1];
    }

    @Override
    public String group() {
        return group(0);
    }

    @Override
    public String group(int group) {
        checkMatch();
        checkGroup(group);
        int start = machine.registers[2 * group];
        int end = machine.registers[2 * group + 1];
        return start < 0 || end < 0 ? null : text.subSequence(start, end).toString();
    }

    @Override
    public String group(String name) {
        Objects.requireNonNull(name, "Group name");
        return group(number(name));
    }

    @Override
    public int groupCount() {
        return pattern.program.groups - 1;
    }

    @Override
    public Map<String, Integer> namedGroups() {
        return Collections.unmodifiableMap(pattern.names);
    }

    @Override
    public boolean hasMatch() {
        return matched;
    }

    public MatchResult toMatchResult() {
        int[] groups = new int[2 * pattern.program.groups];
        System.arraycopy(machine.registers, 0, groups, 0, groups.length);
        if (!matched) {
            groups[0] = -1;
        }
        return new MatchSnapshot(groups, text.toString(), namedGroups());
    }

    /** The matches that {@link #find()} would find; using the matcher meanwhile ends the stream by an exception. */
    public Stream<MatchResult> results() {
        int characteristics = Spliterator.ORDERED | Spliterator.NONNULL;
        return StreamSupport.stream(new Spliterators.AbstractSpliterator<>(Long.MAX_VALUE, characteristics) {
            private boolean begun;
            private int expected;

            @Override
            public boolean tryAdvance(Consumer<? super MatchResult> action) {
                Objects.requireNonNull(action);
                if (begun && changes != expected) {
                    throw new ConcurrentModificationException();
                }
                begun = true;
                boolean found = find();
                expected = changes;
                if (found) {
                    action.accept(toMatchResult());
                    if (changes != expected) {
                        throw new ConcurrentModificationException();
                    }
                }
                return found;
            }
        }, false);
    }

    /** {@code s} with a backslash before what has a meaning in replacements. */
    public static String quoteReplacement(String s) {
        if (s.indexOf('\\') < 0 && s.indexOf('$') < 0) {
            return s;
        }
        StringBuilder quoted = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\\' || c == '$') {
                quoted.append('\\');
            }
            quoted.append(c);
        }
        return quoted.toString();
    }
    //#for Buffer: StringBuilder StringBuffer

    public Matcher appendReplacement($Buffer$ sb, String replacement) {
        checkMatch();
        StringBuilder expanded = new StringBuilder();
        expand(expanded, replacement);
        sb.append(text, appended, first).append(expanded);
        appended = last;
        changes++;
        return this;
    }
    //#end

    /** Writes a replacement with groups in place of {@code $n} and {@code ${name}}; a backslash protects a character. */
    private void expand(StringBuilder target, String replacement) {
        int length = replacement.length();
        int at = 0;
        while (at < length) {
            char c = replacement.charAt(at++);
            if (c == '\\') {
                if (at == length) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                target.append(replacement.charAt(at++));
            } else if (c != '$') {
                target.append(c);
            } else {
                if (at == length) {
                    throw new IllegalArgumentException("Illegal group reference: group index is missing");
                }
                c = replacement.charAt(at++);
                int group;
                if (c == '{') {
                    int end = nameEnd(replacement, at);
                    group = named(replacement.substring(at, end));
                    at = end + 1;
                } else {
                    group = c - '0';
                    if (group < 0 || group > 9) {
                        throw new IllegalArgumentException("Illegal group reference");
                    }
                    // Further digits belong to the number while there are so many groups.
                    while (at < length && replacement.charAt(at) >= '0' && replacement.charAt(at) <= '9'
                            && group * 10 + replacement.charAt(at) - '0' <= groupCount()) {
                        group = group * 10 + replacement.charAt(at++) - '0';
                    }
                }
                int start = start(group);
                int end = end(group);
                if (start >= 0 && end >= 0) {
                    target.append(text, start, end);
                }
            }
        }
    }

    private int named(String name) {
        Integer group = pattern.names.get(name);
        if (group == null) {
            throw new IllegalArgumentException("No group with name {" + name + "}");
        }
        return group;
    }

    /** The end of a name in a replacement, which must have the form of one. */
    private static int nameEnd(String replacement, int at) {
        int end = at;
        while (end < replacement.length() && isNamePart(replacement.charAt(end))) {
            end++;
        }
        if (end == at) {
            throw new IllegalArgumentException("named capturing group has 0 length name");
        }
        if (end == replacement.length() || replacement.charAt(end) != '}') {
            throw new IllegalArgumentException("named capturing group is missing trailing '}'");
        }
        char first = replacement.charAt(at);
        if (first >= '0' && first <= '9') {
            throw new IllegalArgumentException("capturing group name {" + replacement.substring(at, end)
                    + "} starts with digit character");
        }
        return end;
    }

    private static boolean isNamePart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    public StringBuilder appendTail(StringBuilder sb) {
        return sb.append(text, appended, text.length());
    }

    public StringBuffer appendTail(StringBuffer sb) {
        return sb.append(text, appended, text.length());
    }

    public String replaceAll(String replacement) {
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder result = new StringBuilder();
        do {
            appendReplacement(result, replacement);
        } while (find());
        return appendTail(result).toString();
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder result = new StringBuilder();
        do {
            int before = changes;
            String replacement = replacer.apply(this);
            checkUnchanged(before);
            appendReplacement(result, replacement);
        } while (find());
        return appendTail(result).toString();
    }

    public String replaceFirst(String replacement) {
        if (replacement == null) {
            throw new NullPointerException("replacement");
        }
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder result = new StringBuilder();
        appendReplacement(result, replacement);
        return appendTail(result).toString();
    }

    public String replaceFirst(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder result = new StringBuilder();
        int before = changes;
        String replacement = replacer.apply(this);
        checkUnchanged(before);
        appendReplacement(result, replacement);
        return appendTail(result).toString();
    }

    private void checkUnchanged(int before) {
        if (changes != before) {
            throw new java.util.ConcurrentModificationException();
        }
    }

    @Override
    public String toString() {
        return "java.util.regex.Matcher[pattern=" + pattern + " region=" + from + "," + to + " lastmatch="
                + (matched && group() != null ? group() : "") + "]";
    }
}
