// packages: libcommons-text-java libcommons-lang3-java
// jars: commons-text.jar commons-lang3.jar
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.apache.commons.text.*;
import org.apache.commons.text.diff.StringsComparator;
import org.apache.commons.text.matcher.StringMatcherFactory;
import org.apache.commons.text.similarity.*;
import org.apache.commons.text.translate.*;

/** Substitution, escaping, distances between texts, tokens, wrapping. */
public class Driver {
    public static void main(String[] args) throws Exception {
        StringSubstitutor values = new StringSubstitutor(Map.of("animal", "fox", "target", "dog", "name", "animal"));
        values.setEnableSubstitutionInVariables(true);
        System.out.println(values.replace("The ${animal} jumps over ${target} ${none} ${none:-default} $${kept} ${${name}}"));
        values.setEnableUndefinedVariableException(true);
        try {
            values.replace("${absent}");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        StringSubstitutor lookups = StringSubstitutor.createInterpolator();
        System.out.println(lookups.replace("${base64Encoder:hello} ${base64Decoder:aGVsbG8=} ${urlEncoder:a b&c} ${const:java.lang.Integer.MAX_VALUE} ${sys:file.separator}"));
        System.out.println(StringEscapeUtils.escapeJava("a\"b\n\u00e9\t\\") + " " + StringEscapeUtils.unescapeJava("\\u0041\\n\\101").length());
        System.out.println(StringEscapeUtils.escapeHtml4("<a href=\"x\">\u00e9 & \u20ac</a>") + " " + StringEscapeUtils.unescapeHtml4("&lt;&eacute;&#65;&#x42;&unknown;&gt;"));
        System.out.println(StringEscapeUtils.escapeXml10("<&>'\"\u0001") + " " + StringEscapeUtils.escapeCsv("a,\"b\"") + " " + StringEscapeUtils.escapeEcmaScript("it's </script>")
                + " " + StringEscapeUtils.escapeJson("\"/\u0002") + " " + StringEscapeUtils.escapeXSI("a b$c") + " " + StringEscapeUtils.unescapeCsv("\"x\"\"y\""));
        System.out.println(new AggregateTranslator(new LookupTranslator(Map.of("one", "1", "two", "2")), NumericEntityEscaper.above(127)).translate("one two \u00e9"));
        String[][] pairs = {{"kitten", "sitting"}, {"", "abc"}, {"hello", "hallo"}, {"frog", "fog"}, {"same", "same"}, {"My Gym Children's Fitness", "My Gym. Children's Fitness"}};
        for (String[] pair : pairs) {
            System.out.println(new LevenshteinDistance().apply(pair[0], pair[1]) + " " + new LevenshteinDistance(2).apply(pair[0], pair[1]) + " "
                    + LevenshteinDetailedDistance.getDefaultInstance().apply(pair[0], pair[1]) + " " + new JaroWinklerSimilarity().apply(pair[0], pair[1]) + " "
                    + new JaccardSimilarity().apply(pair[0], pair[1]) + " " + new LongestCommonSubsequence().apply(pair[0], pair[1]) + " "
                    + new FuzzyScore(Locale.ENGLISH).fuzzyScore(pair[0], pair[1]) + " " + new CosineDistance().apply("a b c " + pair[0], "a b " + pair[1]));
        }
        System.out.println(new HammingDistance().apply("karolin", "kathrin"));
        StringBuilder edits = new StringBuilder();
        new StringsComparator("ABCABBA", "CBABAC").getScript().visit(new org.apache.commons.text.diff.CommandVisitor<Character>() {
            @Override
            public void visitInsertCommand(Character c) {
                edits.append('+').append(c);
            }

            @Override
            public void visitKeepCommand(Character c) {
                edits.append(c);
            }

            @Override
            public void visitDeleteCommand(Character c) {
                edits.append('-').append(c);
            }
        });
        System.out.println(edits);
        System.out.println(WordUtils.wrap("The quick brown fox jumps over the lazy dog, wherever-it-may-be-found", 20, "\n", true));
        System.out.println(WordUtils.capitalizeFully("hELLO wORLD of-java", ' ', '-') + " " + WordUtils.initials("Ben John Lee") + " " + WordUtils.swapCase("aBc") + " "
                + WordUtils.abbreviate("Now is the time for all good men", 5, 12, "..."));
        System.out.println(CaseUtils.toCamelCase("to camel-case now", false, ' ', '-'));
        StringTokenizer tokens = new StringTokenizer("a, 'b, c' ,, d", StringMatcherFactory.INSTANCE.commaMatcher(), StringMatcherFactory.INSTANCE.quoteMatcher());
        tokens.setTrimmerMatcher(StringMatcherFactory.INSTANCE.trimMatcher());
        tokens.setIgnoreEmptyTokens(false);
        System.out.println(tokens.getTokenList() + " " + StringTokenizer.getCSVInstance("x,\"y,z\",w").getTokenList());
        TextStringBuilder builder = new TextStringBuilder("start");
        builder.appendln(" line").appendSeparator("; ").appendWithSeparators(List.of(1, 2, 3), "-").appendFixedWidthPadLeft(7, 4, '0').appendPadding(2, '*');
        builder.replaceAll("line", "row").deleteFirst("s").insert(0, true).reverse();
        System.out.println(builder + " " + builder.size() + " " + builder.indexOf("w") + " " + builder.leftString(4) + " " + builder.equalsIgnoreCase(new TextStringBuilder("x")));
        ExtendedMessageFormat format = new ExtendedMessageFormat("Hi {0,upper} {1,number,#.#}", Locale.US,
                Map.of("upper", (name, arguments, locale) -> new java.text.Format() {
                    @Override
                    public StringBuffer format(Object value, StringBuffer to, java.text.FieldPosition at) {
                        return to.append(String.valueOf(value).toUpperCase(Locale.ROOT));
                    }

                    @Override
                    public Object parseObject(String source, java.text.ParsePosition at) {
                        return null;
                    }
                }));
        System.out.println(format.format(new Object[] {"name", 2.75}) + " " + format.toPattern());
        System.out.println(new CompositeFormat(new MessageFormat("{0}"), new MessageFormat("{0}")).getClass().getSimpleName());
        RandomStringGenerator random = new RandomStringGenerator.Builder().withinRange('a', 'e').usingRandom(bound -> bound / 2).build();
        System.out.println(random.generate(5) + " " + AlphabetConverter.createConverterFromChars(new Character[] {'a', 'b'}, new Character[] {'c', 'd'}, new Character[0]).encode("abba"));
        System.out.println(FormattableUtils.toString((formatter, flags, width, precision) -> formatter.format("formatted %d", width)));
        System.out.println(new NumberOfTheDay().text());
    }

    static class NumberOfTheDay {
        String text() {
            return String.join(",", new TreeSet<>(List.of(new StringSubstitutor(k -> k + k).replace("${a}|${b}").split("\\|"))));
        }
    }
}
