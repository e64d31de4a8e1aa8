// Quantifiers of three kinds, lookaround, back references and atomic groups where they interact.
import java.util.*;
import java.util.regex.*;

public class Backtracking {
    public static void main(String[] args) {
        String[] texts = {"aaab", "abcabc", "xyzzy", "<a><b></b></a>", "foobarfoo", "2024-02-29", "aXbXc", "\"quoted \\\" text\" rest", "((a)(b(c)))", ""};
        String[] patterns = {"a*?b", "a*+b", "a*+a", "(a+)(a+)(b?)", "(\\w+)\\1", "(?<x>z)\\k<x>", "(?=foo)...", "foo(?!bar)", "(?<=foo)bar", "(?<!foo)bar", "(?<=a{1,3})b", "(?>a+)ab", "(?>a+)b",
            "(a|ab)(c|bcd)?(a*)", "<(\\w)>.*?</\\1>", "^(?:(?:\\d{4})-(?:0[1-9]|1[0-2])-(?:\\d\\d))$", "(?:X|(b))+?c", "\"(?:[^\"\\\\]|\\\\.)*\"", "(\\()|(\\))", "(?:(a)|b)*", "(?=(\\w+))\\1:|y", "x{0}y|z{2}", "(?:)*", "(|a)+", "(?!)", "\\Ga",
            "(?s:.)(?-s:.)", "[a-c[x-z]&&[^b]]+", "(a?){3}", "(?:a{2}){1,}"};
        for (String pattern : patterns) {
            StringBuilder line = new StringBuilder(pattern).append(" :");
            Pattern compiled = Pattern.compile(pattern);
            for (String text : texts) {
                Matcher matcher = compiled.matcher(text);
                line.append(' ');
                int count = 0;
                while (matcher.find() && count++ < 4) {
                    line.append(matcher.start()).append('-').append(matcher.end());
                    for (int i = 1; i <= matcher.groupCount(); i++) {
                        line.append('(').append(matcher.group(i)).append(')');
                    }
                    line.append(',');
                }
                line.append(matcher.reset().matches() ? 'M' : matcher.lookingAt() ? 'L' : '.');
            }
            System.out.println(line);
        }
    }
}
