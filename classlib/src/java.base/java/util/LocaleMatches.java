package java.util;

import java.util.Locale.FilteringMode;
import java.util.Locale.LanguageRange;

/** Finds what ranges of languages mean among tags of languages (RFC 4647). */
final class LocaleMatches {
    /** Codes of languages and regions that were given others, each with the other one. */
    private static final Map<String, String> LANGUAGES = bothWays("iw he in id ji yi jw jv mo ro");
    private static final Map<String, String> REGIONS = bothWays("dd de bu mm fx fr tp tl yd ye zr cd");

    private LocaleMatches() {
    }

    private static Map<String, String> bothWays(String pairs) {
        Map<String, String> map = new HashMap<>();
        String[] codes = pairs.split(" ");
        for (int i = 0; i < codes.length; i++) {
            map.put(codes[i], codes[i ^ 1]);
        }
        return map;
    }

    /** A range in lower case, if it is one. */
    static String checked(String range) {
        String lower = range.toLowerCase(Locale.ROOT);
        String[] parts = lower.split("-", -1);
        for (int i = 0; i < parts.length; i++) {
            boolean any = parts[i].equals("*");
            boolean valid = any || !parts[i].isEmpty() && parts[i].length() <= 8;
            for (int at = 0; at < parts[i].length() && valid && !any; at++) {
                char c = parts[i].charAt(at);
                valid = c >= 'a' && c <= 'z' || i > 0 && c >= '0' && c <= '9';
            }
            if (!valid) {
                throw new IllegalArgumentException("range=" + lower);
            }
        }
        return lower;
    }

    static List<LanguageRange> parse(String ranges) {
        String text = ranges.replace(" ", "").toLowerCase(Locale.ROOT);
        if (text.startsWith("accept-language:")) {
            text = text.substring("accept-language:".length());
        }
        List<LanguageRange> all = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (String part : text.split(",", -1)) {
            int weightAt = part.indexOf(";q=");
            String range = weightAt < 0 ? part : part.substring(0, weightAt);
            double weight = weightAt < 0 ? LanguageRange.MAX_WEIGHT : weight(part.substring(weightAt + 3), range);
            add(all, known, range, weight);
            String language = replaced(range, 0, LANGUAGES);
            add(all, known, language, weight);
            add(all, known, replaced(range, 1, REGIONS), weight);
            add(all, known, language == null ? null : replaced(language, 1, REGIONS), weight);
        }
        // Those of the same weight stay in their order.
        all.sort(Comparator.comparingDouble(range -> -range.getWeight()));
        return all;
    }

    private static void add(List<LanguageRange> all, Set<String> known, String range, double weight) {
        if (range != null && known.add(range)) {
            all.add(new LanguageRange(range, weight));
        }
    }

    private static double weight(String text, String range) {
        double weight;
        try {
            weight = Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("weight=\"" + text + "\" for language range \"" + range + "\"");
        }
        if (weight < LanguageRange.MIN_WEIGHT || weight > LanguageRange.MAX_WEIGHT) {
            throw new IllegalArgumentException("weight=" + weight + " for language range \"" + range
                    + "\". It must be between 0.0 and 1.0.");
        }
        return weight;
    }

    /** The range with another code for the first part from {@code from} that has one; null if none has. */
    private static String replaced(String range, int from, Map<String, String> others) {
        String[] parts = range.split("-", -1);
        for (int i = from; i < (from == 0 ? 1 : parts.length) && parts[i].length() != 1; i++) {
            String other = others.get(parts[i]);
            if (other != null) {
                parts[i] = other;
                return String.join("-", parts);
            }
        }
        return null;
    }

    static List<LanguageRange> mapped(List<LanguageRange> ranges, Map<String, List<String>> map) {
        if (ranges.isEmpty() || map == null || map.isEmpty()) {
            return new ArrayList<>(ranges);
        }
        Map<String, List<String>> lower = new HashMap<>();
        map.forEach((range, others) -> lower.put(range.toLowerCase(Locale.ROOT), others));
        List<LanguageRange> all = new ArrayList<>();
        for (LanguageRange range : ranges) {
            String text = range.getRange();
            int end = text.length();
            while (end >= 0 && !lower.containsKey(text.substring(0, end))) {
                end = text.lastIndexOf('-', end - 1);
            }
            if (end < 0) {
                all.add(range);
                continue;
            }
            for (String other : lower.get(text.substring(0, end))) {
                all.add(new LanguageRange(other.toLowerCase(Locale.ROOT) + text.substring(end), range.getWeight()));
            }
        }
        return all;
    }

    /** The tags that ranges stand for, those of the first range first; what a range of no weight stands for is left out. */
    static List<String> filter(List<LanguageRange> ranges, Collection<String> tags, FilteringMode mode) {
        boolean extended = mode == FilteringMode.EXTENDED_FILTERING;
        List<LanguageRange> used = new ArrayList<>();
        for (LanguageRange range : ranges) {
            String text = range.getRange();
            if (text.equals("*") || text.indexOf('*') < 0 || mode == FilteringMode.EXTENDED_FILTERING) {
                used.add(range);
            } else if (mode == FilteringMode.AUTOSELECT_FILTERING) {
                extended = true;
                used.add(range);
            } else if (mode == FilteringMode.MAP_EXTENDED_RANGES) {
                used.add(new LanguageRange(text.startsWith("*") ? "*" : text.replace("-*", ""), range.getWeight()));
            } else if (mode == FilteringMode.REJECT_EXTENDED_RANGES) {
                throw new IllegalArgumentException(
                        "An extended range \"" + text + "\" found in REJECT_EXTENDED_RANGES mode.");
            }
        }
        // By their lower case: of tags that differ in nothing else there is one.
        Map<String, String> found = new LinkedHashMap<>();
        for (LanguageRange range : used) {
            for (String tag : tags) {
                String lower = tag.toLowerCase(Locale.ROOT);
                if (range.getWeight() > 0 && matches(range.getRange(), lower, extended) && !excluded(used, lower, extended)) {
                    found.putIfAbsent(lower, tag);
                }
            }
        }
        return new ArrayList<>(found.values());
    }

    private static boolean excluded(List<LanguageRange> ranges, String tag, boolean extended) {
        for (LanguageRange range : ranges) {
            if (range.getWeight() == 0 && matches(range.getRange(), tag, extended)) {
                return true;
            }
        }
        return false;
    }

    private static boolean matches(String range, String tag, boolean extended) {
        if (range.equals("*")) {
            return true;
        }
        if (!extended) {
            return tag.startsWith(range) && (tag.length() == range.length() || tag.charAt(range.length()) == '-');
        }
        String[] wanted = range.split("-");
        String[] parts = tag.split("-");
        if (wanted.length > parts.length || !wanted[0].equals("*") && !wanted[0].equals(parts[0])) {
            return false;
        }
        int at = 1;
        for (int i = 1; i < wanted.length; i++) {
            if (wanted[i].equals("*")) {
                continue;
            }
            while (at < parts.length && !parts[at].equals(wanted[i])) {
                if (parts[at].length() == 1) {
                    return false;
                }
                at++;
            }
            if (at++ >= parts.length) {
                return false;
            }
        }
        return true;
    }

    /** The tag that is the first range or the longest beginning of it, or else of the next; null for none. */
    static String lookup(List<LanguageRange> ranges, Collection<String> tags) {
        for (LanguageRange range : ranges) {
            String text = range.getRange();
            while (range.getWeight() > 0 && !text.isEmpty() && !range.getRange().equals("*")) {
                for (String tag : tags) {
                    if (isLike(text, tag.toLowerCase(Locale.ROOT))) {
                        return tag;
                    }
                }
                int end = text.lastIndexOf('-');
                if (end >= 2 && text.charAt(end - 2) == '-' && text.charAt(end - 1) != '*') {
                    // A single letter says what follows it, and means nothing without that.
                    end -= 2;
                }
                text = end < 0 ? "" : text.substring(0, end);
            }
        }
        return null;
    }

    /** Whether a tag is a range, in which a star stands for any one part. */
    private static boolean isLike(String range, String tag) {
        String[] wanted = range.split("-");
        String[] parts = tag.split("-");
        boolean like = wanted.length == parts.length;
        for (int i = 0; like && i < parts.length; i++) {
            like = wanted[i].equals("*") || wanted[i].equals(parts[i]);
        }
        return like;
    }
}
