// packages: libcommons-lang3-java
// jars: commons-lang3.jar
import java.util.*;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.builder.*;
import org.apache.commons.lang3.math.*;
import org.apache.commons.lang3.mutable.*;
import org.apache.commons.lang3.reflect.*;
import org.apache.commons.lang3.text.WordUtils;
import org.apache.commons.lang3.time.*;
import org.apache.commons.lang3.tuple.*;

/** Texts, arrays, builders by reflection, numbers, ranges, dates, tuples and reflection. */
public class Driver {
    public static class Bean implements Comparable<Bean> {
        private final String name;
        private final int size;
        private final int[] parts = {1, 2};

        Bean(String name, int size) {
            this.name = name;
            this.size = size;
        }

        @Override
        public boolean equals(Object other) {
            return EqualsBuilder.reflectionEquals(this, other);
        }

        @Override
        public int hashCode() {
            return new HashCodeBuilder(17, 37).append(name).append(size).append(parts).toHashCode();
        }

        @Override
        public String toString() {
            return new ToStringBuilder(this, ToStringStyle.SHORT_PREFIX_STYLE).append("name", name).append("size", size)
                    .append("parts", parts).toString();
        }

        @Override
        public int compareTo(Bean other) {
            return new CompareToBuilder().append(name, other.name).append(size, other.size).toComparison();
        }

        public String greet(String whom, int times) {
            return StringUtils.repeat("hello " + whom, ",", times);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(StringUtils.capitalize("word") + StringUtils.reverse("abc") + StringUtils.center("x", 7, '*'));
        System.out.println(StringUtils.isBlank(" \t") + " " + StringUtils.defaultIfEmpty("", "default") + " "
                + StringUtils.substringBetween("a[b]c", "[", "]") + " " + StringUtils.countMatches("banana", "an"));
        System.out.println(Arrays.toString(StringUtils.splitByCharacterTypeCamelCase("fooBarBAZ12")));
        System.out.println(StringUtils.getLevenshteinDistance("kitten", "sitting") + " " + StringUtils.abbreviate("a long text", 8)
                + " " + StringUtils.difference("abcde", "abxyz") + " " + StringUtils.stripAccents("\u00e9\u00fc"));
        System.out.println(StringUtils.join(new int[] {1, 2, 3}, '-') + StringUtils.leftPad("7", 3, '0')
                + StringUtils.swapCase("aBc") + StringUtils.deleteWhitespace(" a b "));
        System.out.println(WordUtils.wrap("the quick brown fox jumps", 10) + WordUtils.capitalizeFully("o'neil SMITH"));
        System.out.println(StringEscapeUtils.escapeJava("tab\t\u00e9\"") + StringEscapeUtils.escapeHtml4("<a & \u00e9>")
                + StringEscapeUtils.unescapeHtml4("&lt;&eacute;&#65;"));
        System.out.println(Arrays.toString(ArrayUtils.addAll(new int[] {1}, 2, 3)) + ArrayUtils.indexOf(new char[] {'a', 'b'}, 'b')
                + ArrayUtils.toString(ArrayUtils.toObject(new double[] {1.5})) + ArrayUtils.contains(new String[] {"x"}, "x"));
        int[] reversed = {1, 2, 3};
        ArrayUtils.reverse(reversed);
        System.out.println(Arrays.toString(reversed) + Arrays.toString(ArrayUtils.removeElements(new String[] {"a", "b"}, "a")));
        Bean one = new Bean("one", 1);
        System.out.println(one + " " + one.equals(new Bean("one", 1)) + one.equals(new Bean("one", 2)) + " " + one.hashCode()
                + " " + one.compareTo(new Bean("two", 1)));
        System.out.println(ToStringBuilder.reflectionToString(one, ToStringStyle.JSON_STYLE));
        System.out.println(new ReflectionToStringBuilder(one, ToStringStyle.NO_CLASS_NAME_STYLE).setExcludeFieldNames("size"));
        System.out.println(NumberUtils.isCreatable("0x1F") + " " + NumberUtils.toInt("x", -1) + " " + NumberUtils.max(1, 5, 3)
                + " " + NumberUtils.createNumber("1.5f").getClass() + " " + Fraction.getFraction(6, 8).reduce().add(Fraction.ONE));
        System.out.println(Range.between(1, 10).contains(5) + " " + Range.between(1, 10).intersectionWith(Range.between(5, 20)));
        Pair<String, Integer> pair = Pair.of("left", 2);
        System.out.println(pair + " " + Triple.of(1, "b", 'c') + " " + pair.compareTo(Pair.of("left", 3)));
        MutableInt counter = new MutableInt();
        counter.add(5);
        counter.increment();
        System.out.println(counter + " " + new MutableObject<>("x"));
        System.out.println(MethodUtils.invokeMethod(one, "greet", "you", 2) + " " + FieldUtils.readField(one, "size", true));
        System.out.println(ClassUtils.getShortClassName(Map.Entry.class) + ClassUtils.getAllInterfaces(ArrayList.class).size()
                + ClassUtils.isAssignable(Integer.class, long.class) + ClassUtils.getAbbreviatedName("org.apache.commons.Lang", 15));
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        calendar.setTimeInMillis(1700000000000L);
        System.out.println(DateFormatUtils.formatUTC(calendar.getTime(), "yyyy-MM-dd'T'HH:mm:ss") + " "
                + DurationFormatUtils.formatDuration(3723004, "H:mm:ss.SSS") + " "
                + FastDateFormat.getInstance("EEE d MMM yyyy", TimeZone.getTimeZone("UTC"), Locale.ENGLISH).format(calendar));
        System.out.println(DateUtils.addDays(new Date(0), 3).getTime() + " " + DateUtils.truncate(calendar, Calendar.HOUR).getTimeInMillis());
        System.out.println(EnumUtils.getEnumList(Thread.State.class).size() + " " + BooleanUtils.toBoolean("yes") + " "
                + CharUtils.unicodeEscaped('A') + " " + LocaleUtils.toLocale("en_GB").getDisplayCountry(Locale.ENGLISH));
        try {
            Validate.inclusiveBetween(1, 5, 9, "not between %d", 9);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Validate.notEmpty("", "empty");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ObjectUtils.firstNonNull(null, "first") + ObjectUtils.compare(1, 2) + ObjectUtils.median(3, 1, 2));
    }
}
