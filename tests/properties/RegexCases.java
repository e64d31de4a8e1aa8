import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Random regular expressions on random texts: what matches, what groups hold, what errors say. */
final class RegexCases extends Cases {
    private static final String[] CHARACTERS = {
        "a", "a", "a", "b", "b", "c", "A", "B", "1", "_", " ", "-", "\u00e9", "\u00c9", "k", "\u212a"};
    private static final String[] RARE = {
        "\n", "\r", "\r\n", "\u0085", "\u2028", "\u0301", "\ud83d\ude00", "\ud83d", "\ude00", "\u03a3", "\u03c2", "\u017f", "s",
        "\u0130", "i", "\u4e2d", "\u0660", "\t", "&", "^", "]", "#", "\u00df", "\u01c5", "\u0000"};
    private static final String[] ESCAPES = {
        "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\h", "\\H", "\\v", "\\V", "\\t", "\\n", "\\x61", "\\u0062", "\\0141",
        "\\x{1F600}", "\\e", "\\cA", "\\.", "\\\\", "\\-", "\\&", "\\ud83d\\ude00"};
    private static final String[] PROPERTIES = {
        "L", "Lu", "Ll", "Lt", "N", "Nd", "P", "S", "Z", "M", "Mn", "C", "Cc", "Cn", "Co", "Cs", "LC", "LD", "L1", "all",
        "Lower", "Upper", "ASCII", "Alpha", "Digit", "Alnum", "Punct", "Graph", "Print", "Blank", "Cntrl", "XDigit", "Space",
        "javaLowerCase", "javaUpperCase", "javaWhitespace", "javaMirrored", "javaLetter", "javaDigit", "javaTitleCase",
        "javaJavaIdentifierStart", "IsAlphabetic", "IsLowercase", "IsUppercase", "IsTitlecase", "IsPunctuation",
        "IsControl", "IsWhite_Space", "IsDigit", "IsHex_Digit", "IsAssigned", "IsLetter", "IsL", "IsLu", "IsEmoji",
        "IsNoncharacter_Code_Point", "IsJoin_Control", "IsIdeographic", "gc=Lu", "general_category=N", "IsWORD",
        "IsAlnum", "IsBlank", "IsGraph", "IsPrint"};
    private static final String[] FLAGS = {"i", "m", "s", "x", "d", "u", "U", "iu", "im", "i-s", "-i", "-m", "ms-i"};
    private static final String[] BROKEN = {
        "(", ")", "[", "]", "{", "}", "*", "+", "?", "(?", "(?<", "(?<=", "(?<n>", "\\", "\\p{", "\\x", "\\k<n>", "\\k", "[a-",
        "[^", "&&", "{1", "{2,", "{3,1}", "\\Q", "\\E", "\\u12", "\\0", "\\c", "\\y", "(?i", "(?z)", "|", "^", "$", "\\p{Foo}",
        "[b-a]", "{99999999999}", "\\p{foo=bar}", "\\x{110000}", "(?#", "(?-", "\\b{", "\\N"};
    private static final String[] CONDITIONS = {
        "^", "$", "\\b", "\\B", "\\A", "\\z", "\\Z", "\\G", "^", "$", "\\b"};
    private static final String[] QUANTIFIERS = {
        "*", "+", "?", "*", "+", "?", "{2}", "{0}", "{1,2}", "{2,}", "{0,3}", "{1}", "{3}"};

    /** The number of groups that the pattern being made has begun. */
    private int groups;
    private int names;

    private String character(Random random) {
        return chance(random, 88) ? pick(random, CHARACTERS) : pick(random, RARE);
    }

    private static String quoted(String character) {
        return "\\^$.|?*+()[]{}&-#".contains(character) ? "\\" + character : character;
    }

    private String escape(Random random) {
        if (chance(random, 30)) {
            return (chance(random, 75) ? "\\p{" : "\\P{") + pick(random, PROPERTIES) + "}";
        }
        return pick(random, ESCAPES);
    }

    private String classBody(Random random, int depth) {
        StringBuilder body = new StringBuilder(chance(random, 25) ? "^" : "");
        int items = 1 + random.nextInt(3);
        for (int i = 0; i < items; i++) {
            int kind = random.nextInt(20);
            if (kind < 9) {
                body.append(chance(random, 92) ? quoted(character(random)) : character(random));
            } else if (kind < 13) {
                body.append(pick(random, new String[] {"a-c", "A-Z", "0-9", "b-k", "\u00e0-\u00ff", "a-a", "!-~"}));
            } else if (kind < 16) {
                body.append(escape(random));
            } else if (depth > 0 && kind < 18) {
                body.append('[').append(classBody(random, depth - 1)).append(']');
            } else if (depth > 0) {
                body.append("&&");
                if (chance(random, 50)) {
                    body.append('[').append(classBody(random, depth - 1)).append(']');
                } else if (chance(random, 90)) {
                    body.append(pick(random, new String[] {"a-c", "^b", "\\w", "abk", "a", "b&&a"}));
                }
            }
        }
        return body.toString();
    }

    private String atom(Random random, int depth) {
        int kind = random.nextInt(100);
        if (kind < 45) {
            String c = character(random);
            return chance(random, 97) ? quoted(c) : c;
        }
        if (kind < 52) {
            return ".";
        }
        if (kind < 60) {
            return "[" + classBody(random, 2) + "]";
        }
        if (kind < 66) {
            return escape(random);
        }
        if (kind < 72) {
            return pick(random, CONDITIONS);
        }
        if (kind < 75 && groups > 0) {
            return names > 0 && chance(random, 30) ? "\\k<n" + random.nextInt(names) + ">"
                    : "\\" + (1 + random.nextInt(groups + (chance(random, 10) ? 1 : 0)));
        }
        if (kind < 77) {
            return "\\R";
        }
        if (kind < 78) {
            return "\\Q" + character(random) + character(random) + "\\E";
        }
        if (depth == 0) {
            return "b";
        }
        return group(random, depth - 1);
    }

    private String group(Random random, int depth) {
        int kind = random.nextInt(24);
        if (kind < 9) {
            groups++;
            return "(" + alternatives(random, depth) + ")";
        }
        if (kind < 14) {
            return "(?:" + alternatives(random, depth) + ")";
        }
        if (kind < 15) {
            groups++;
            return "(?<n" + names++ + ">" + alternatives(random, depth) + ")";
        }
        if (kind < 17) {
            return "(?>" + alternatives(random, depth) + ")";
        }
        if (kind < 19) {
            return (chance(random, 50) ? "(?=" : "(?!") + alternatives(random, depth) + ")";
        }
        if (kind < 21) {
            return (chance(random, 50) ? "(?<=" : "(?<!") + alternatives(random, depth) + ")";
        }
        if (kind < 22) {
            return "(?" + pick(random, FLAGS) + ")";
        }
        return "(?" + pick(random, FLAGS) + ":" + alternatives(random, depth) + ")";
    }

    private String sequence(Random random, int depth) {
        StringBuilder sequence = new StringBuilder();
        int items = random.nextInt(100) < 6 ? 0 : 1 + random.nextInt(3);
        for (int i = 0; i < items; i++) {
            sequence.append(atom(random, depth));
            if (chance(random, 32)) {
                sequence.append(pick(random, QUANTIFIERS));
                int greed = random.nextInt(10);
                sequence.append(greed < 7 ? "" : greed < 9 ? "?" : "+");
            }
        }
        return sequence.toString();
    }

    private String alternatives(Random random, int depth) {
        StringBuilder all = new StringBuilder(sequence(random, depth));
        while (chance(random, 25)) {
            all.append('|').append(sequence(random, depth));
        }
        return all.toString();
    }

    private String subject(Random random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(12);
        for (int i = 0; i < length; i++) {
            text.append(character(random));
        }
        return text.toString();
    }

    private static int flags(Random random) {
        int flags = 0;
        while (chance(random, 35)) {
            flags |= pick(random, new Integer[] {
                Pattern.CASE_INSENSITIVE, Pattern.MULTILINE, Pattern.DOTALL, Pattern.UNICODE_CASE, Pattern.COMMENTS,
                Pattern.UNIX_LINES, Pattern.UNICODE_CHARACTER_CLASS, Pattern.CASE_INSENSITIVE});
        }
        return chance(random, 1) ? flags | Pattern.LITERAL : flags;
    }

    private static void groups(StringBuilder out, MatchResult match) {
        for (int i = 0; i <= match.groupCount(); i++) {
            out.append(i == 0 ? "" : ",").append(match.start(i)).append('-').append(match.end(i));
        }
    }

    private static void ends(StringBuilder out, Matcher matcher) {
        out.append(matcher.hitEnd() ? " hit" : "").append(matcher.requireEnd() ? " require" : "");
    }

    @Override
    String run(Random random) {
        groups = 0;
        names = 0;
        String regex = alternatives(random, 3);
        int flags = flags(random);
        if (chance(random, 6)) {
            // Where errors lie between white space and comments that do not count is not compared.
            flags &= ~Pattern.COMMENTS;
            int at = random.nextInt(regex.length() + 1);
            regex = regex.substring(0, at) + pick(random, BROKEN) + regex.substring(at);
        }
        StringBuilder out = new StringBuilder(regex).append(" flags ").append(flags);
        Pattern pattern;
        try {
            pattern = Pattern.compile(regex, flags);
        } catch (PatternSyntaxException error) {
            return out.append(": ").append(error.getMessage()).append(" at ").append(error.getIndex()).toString();
        }
        out.append(" compiled ").append(pattern.flags());
        for (int i = 0; i < 4; i++) {
            String text = subject(random);
            out.append("\n'").append(text).append("':");
            Matcher matcher = pattern.matcher(text);
            if (chance(random, 30)) {
                int start = random.nextInt(text.length() + 1);
                int end = start + random.nextInt(text.length() - start + 1);
                matcher.region(start, end).useAnchoringBounds(random.nextBoolean());
                matcher.useTransparentBounds(random.nextBoolean());
                out.append(" region ").append(start).append('-').append(end).append(matcher.hasAnchoringBounds())
                        .append(matcher.hasTransparentBounds());
            }
            if (chance(random, 40)) {
                out.append(" matches ").append(matcher.matches());
                ends(out, matcher);
                // What a failed match leaves behind for \\G and for find is not specified.
                matcher.region(matcher.regionStart(), matcher.regionEnd());
                out.append(" looking ").append(matcher.lookingAt());
                ends(out, matcher);
                matcher.region(matcher.regionStart(), matcher.regionEnd());
            }
            for (int k = 0; k < 12 && matcher.find(); k++) {
                out.append(" [");
                groups(out, matcher);
                out.append(']');
                ends(out, matcher);
            }
            out.append(" end");
            ends(out, matcher);
            int use = random.nextInt(5);
            if (use == 0) {
                out.append(" all '").append(matcher.replaceAll("<$0>")).append('\'');
            } else if (use == 1) {
                for (String piece : pattern.split(text, random.nextInt(5) - 1)) {
                    out.append(" piece '").append(piece).append('\'');
                }
            } else if (use == 2 && matcher.groupCount() > 0) {
                out.append(" first '").append(matcher.replaceFirst("$1\\$")).append('\'');
            }
        }
        return out.toString();
    }

    public static void main(String[] arguments) {
        main(new RegexCases(), arguments);
    }
}
