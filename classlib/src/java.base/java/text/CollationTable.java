package java.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The order that rules describe: texts with numbers of three parts, 16 bits for what differs first and 8 for each of the
 * others. What the rules do not name comes behind all else.
 */
final class CollationTable {
    private static final int UNKNOWN = 0x7fff0000;
    private static final String SIGNS = "<;,=";

    private final String rules;
    /** Accents are compared from the end. */
    private final boolean backwards;
    private final Map<String, int[]> orders = new HashMap<>();
    /** The lengths of texts of more than one character, by the first one. */
    private final Map<Character, Integer> longest = new HashMap<>();
    private int highestSecondary;

    /** A text of the list: how it differs from the one before (0 to 2, 3 for not at all), and what comes behind it. */
    private record Entry(String text, int strength, String expansion) {
    }

    private CollationTable(String rules, List<Entry> entries, boolean backwards) {
        this.rules = rules;
        this.backwards = backwards;
        int primary = 0;
        int secondary = 0;
        int tertiary = 0;
        for (Entry each : entries) {
            primary += each.strength == 0 ? 1 : 0;
            secondary = each.strength == 0 ? 0 : secondary + (each.strength == 1 ? 1 : 0);
            tertiary = each.strength < 2 ? 0 : tertiary + (each.strength == 2 ? 1 : 0);
            highestSecondary = Math.max(highestSecondary, secondary);
            orders.put(each.text, new int[] {primary << 16 | secondary << 8 | tertiary});
            longest.merge(each.text.charAt(0), each.text.length(), Math::max);
        }
        for (Entry each : entries) {
            if (!each.expansion.isEmpty()) {
                int[] behind = elements(each.expansion).orders();
                int[] all = Arrays.copyOf(orders.get(each.text), 1 + behind.length);
                System.arraycopy(behind, 0, all, 1, behind.length);
                orders.put(each.text, all);
            }
        }
    }

    String rules() {
        return rules;
    }

    // Rules

    static CollationTable parse(String rules) throws ParseException {
        if (rules.isEmpty()) {
            throw new ParseException("Build rules empty.", 0);
        }
        List<Entry> entries = new ArrayList<>();
        boolean backwards = false;
        char sign = 0;
        String reset = null;
        int into = 0;
        String expansion = "";
        StringBuilder text = new StringBuilder();
        for (int at = 0; at <= rules.length(); at++) {
            char c = at < rules.length() ? rules.charAt(at) : 0;
            boolean end = at == rules.length();
            if (!end && c == '\'') {
                at = quoted(rules, at, text);
                continue;
            }
            if (!end && c == '@') {
                backwards = true;
                continue;
            }
            if (!end && !(c == '&' || SIGNS.indexOf(c) >= 0)) {
                if (isPunctuation(c)) {
                    throw new ParseException("Unquoted punctuation character : " + Integer.toString(c, 16), at);
                }
                if (!Character.isWhitespace(c)) {
                    text.append(c);
                    if (sign == 0) {
                        throw new ParseException("missing char (=,;<&) : " + rules.substring(Math.max(0, at - text.length() + 1),
                                Math.min(rules.length(), at + 10)), 0);
                    }
                }
                continue;
            }
            if (sign != 0 && text.isEmpty()) {
                throw new ParseException("missing chars (=,;<&): " + rules.substring(at), at);
            }
            if (sign == '&') {
                reset = text.toString();
            } else if (sign != 0) {
                if (reset != null) {
                    into = find(entries, reset) + 1;
                    expansion = reset.substring(entries.get(into - 1).text.length());
                    reset = null;
                }
                into = insert(entries, into, new Entry(text.toString(), strength(sign), expansion));
            }
            text.setLength(0);
            sign = c;
        }
        return new CollationTable(rules, entries, backwards);
    }

    private static int strength(char sign) {
        return SIGNS.indexOf(sign);
    }

    private static boolean isPunctuation(char c) {
        return c >= '\t' && c <= '\r' ? false : c > ' ' && c < '0' || c > '9' && c < 'A' || c > 'Z' && c < 'a'
                || c > 'z' && c < 0x7f;
    }

    /** Takes what stands between quotes; two of them are one. Gives the place of the last quote. */
    private static int quoted(String rules, int at, StringBuilder text) {
        int i = at + 1;
        if (i < rules.length() && rules.charAt(i) == '\'') {
            text.append('\'');
            return i;
        }
        while (i < rules.length() && rules.charAt(i) != '\'') {
            text.append(rules.charAt(i++));
        }
        return i;
    }

    /** The place of a text, or of the longest beginning of it. */
    private static int find(List<Entry> entries, String text) throws ParseException {
        for (int length = text.length(); length > 0; length--) {
            for (int i = entries.size() - 1; i >= 0; i--) {
                if (entries.get(i).text.equals(text.substring(0, length))) {
                    return i;
                }
            }
        }
        throw new ParseException("couldn't find: &" + text, -1);
    }

    /** Puts a text at a place of the list, and takes it away where it stood; gives the place behind it. */
    private static int insert(List<Entry> entries, int into, Entry entry) throws ParseException {
        if (into > 0 && entries.get(into - 1).text.equals(entry.text)) {
            throw new ParseException("The entries " + shown(entries.get(into - 1)) + " and " + shown(entry)
                    + " are adjacent in the rules, but have conflicting strengths: A character can't be unequal to itself.",
                    -1);
        }
        int at = into;
        for (int i = 0; i < entries.size(); i++) {
            Entry old = entries.get(i);
            if (old.text.equals(entry.text)) {
                entries.remove(i);
                if (i < entries.size() && entries.get(i).strength > old.strength) {
                    // What followed it differs from what is before it now as it did.
                    Entry next = entries.get(i);
                    entries.set(i, new Entry(next.text, old.strength, next.expansion));
                }
                at -= i < at ? 1 : 0;
                break;
            }
        }
        entries.add(at, entry);
        return at + 1;
    }

    private static String shown(Entry entry) {
        return SIGNS.charAt(entry.strength) + entry.text;
    }

    // Elements

    /** The elements of a text and where in it the characters of each end. */
    static final class Elements {
        private int[] orders = new int[16];
        private int[] ends = new int[16];
        private int count;

        int count() {
            return count;
        }

        int order(int at) {
            return orders[at];
        }

        int end(int at) {
            return ends[at];
        }

        int[] orders() {
            return Arrays.copyOf(orders, count);
        }

        void add(int order, int end) {
            if (count == orders.length) {
                orders = Arrays.copyOf(orders, 2 * count);
                ends = Arrays.copyOf(ends, 2 * count);
            }
            orders[count] = order;
            ends[count++] = end;
        }
    }

    Elements elements(String text) {
        Elements elements = new Elements();
        for (int at = 0; at < text.length(); ) {
            int length = Math.min(longest.getOrDefault(text.charAt(at), 1), text.length() - at);
            int[] found = null;
            while (found == null && length > 0) {
                found = orders.get(text.substring(at, at + length));
                length -= found == null ? 1 : 0;
            }
            for (int order : found != null ? found : ordersOfParts(text.charAt(at))) {
                elements.add(order, at + Math.max(length, 1));
            }
            at += Math.max(length, 1);
        }
        return elements;
    }

    /** The elements of what a character is composed of, if the rules have all of that. */
    private int[] ordersOfParts(char c) {
        String parts = Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFD);
        boolean known = !(parts.length() == 1 && parts.charAt(0) == c);
        for (int i = 0; i < parts.length(); i++) {
            known &= orders.containsKey(parts.substring(i, i + 1));
        }
        return known ? elements(parts).orders() : new int[] {UNKNOWN, c << 16};
    }

    int mostElementsBefore(int order) {
        int most = 1;
        for (int[] each : orders.values()) {
            most = each[each.length - 1] == order ? Math.max(most, each.length) : most;
        }
        return most;
    }

    // Keys

    /** What is compared at a strength: the parts of all elements that have them, three levels with zeros between. */
    char[] key(String text, int strength) {
        Elements elements = elements(text);
        int count = elements.count();
        char[] key = new char[3 * count + 4];
        int length = 0;
        for (int i = 0; i < count; i++) {
            int primary = elements.order(i) >>> 16;
            if (primary != 0) {
                key[length++] = (char) (primary + 1);
            }
        }
        length++;
        if (strength >= Collator.SECONDARY) {
            int from = length;
            for (int i = 0; i < count; i++) {
                int order = elements.order(i);
                int secondary = order >> 8 & 0xff;
                if (order >>> 16 != 0) {
                    key[length++] = (char) (secondary + 1);
                } else if (secondary != 0) {
                    key[length++] = (char) (secondary + highestSecondary + 1);
                }
            }
            for (int i = from, j = length - 1; backwards && i < j; i++, j--) {
                char first = key[i];
                key[i] = key[j];
                key[j] = first;
            }
        }
        length++;
        if (strength >= Collator.TERTIARY) {
            for (int i = 0; i < count; i++) {
                int order = elements.order(i);
                int tertiary = order & 0xff;
                if (order >>> 16 != 0) {
                    key[length++] = (char) (tertiary + 1);
                } else if (tertiary != 0) {
                    key[length++] = (char) (tertiary + 2);
                }
            }
        }
        return Arrays.copyOf(key, length);
    }
}
