// packages: libicu4j-java
// jars: icu4j.jar
// time: 120
import com.ibm.icu.lang.*;
import com.ibm.icu.math.BigDecimal;
import com.ibm.icu.text.*;
import com.ibm.icu.util.*;
import java.util.Arrays;
import java.util.Date;
import java.util.Map;

/** Texts, numbers, dates and sorting in many languages. */
public class Driver {
    public static void main(String[] args) throws Exception {
        ULocale[] locales = {ULocale.US, ULocale.GERMANY, ULocale.FRANCE, new ULocale("hi_IN"), new ULocale("ar_EG"), ULocale.JAPAN, new ULocale("ru")};
        Date date = new Date(1_700_000_000_000L);
        for (ULocale locale : locales) {
            DateFormat format = DateFormat.getDateTimeInstance(DateFormat.FULL, DateFormat.SHORT, locale);
            format.setTimeZone(TimeZone.getTimeZone("Europe/Berlin"));
            System.out.println(locale + " " + format.format(date) + " " + NumberFormat.getInstance(locale).format(1234567.891) + " " + NumberFormat.getCurrencyInstance(locale).format(-12.5) + " "
                    + NumberFormat.getPercentInstance(locale).format(0.256) + " " + CompactDecimalFormat.getInstance(locale, CompactDecimalFormat.CompactStyle.LONG).format(12345678));
            System.out.println(new RuleBasedNumberFormat(locale, RuleBasedNumberFormat.SPELLOUT).format(1234) + " " + ListFormatter.getInstance(locale).format("a", "b", "c") + " " + locale.getDisplayName(ULocale.ENGLISH) + " "
                    + PluralRules.forLocale(locale).select(2) + " " + RelativeDateTimeFormatter.getInstance(locale).format(3, RelativeDateTimeFormatter.Direction.LAST, RelativeDateTimeFormatter.RelativeUnit.DAYS));
            String[] words = {"z\u00e4h", "Zaun", "\u00e9t\u00e9", "ete", "Etat", "\u00c4pfel", "apfel", "co-op", "coop"};
            Arrays.sort(words, Collator.getInstance(locale));
            System.out.println(Arrays.toString(words));
        }
        MessageFormat messages = new MessageFormat("{count, plural, =0 {no files} one {# file} other {# files}} of {who, select, her {hers} other {theirs}}", ULocale.ENGLISH);
        for (int i = 0; i < 3; i++) {
            System.out.println(messages.format(Map.of("count", i, "who", i == 1 ? "her" : "x")));
        }
        System.out.println(Normalizer2.getNFDInstance().normalize("\u00e9").length() + " " + Normalizer2.getNFKCInstance().normalize("\ufb01 \u2460") + " " + UCharacter.getName('\u00e9') + " " + UCharacter.getType('A') + " "
                + UCharacter.toTitleCase("hello wORLD", null) + " " + UScript.getName(UScript.getScript('\u05d0')) + " " + UCharacter.foldCase("Stra\u00dfe", true));
        BreakIterator sentences = BreakIterator.getSentenceInstance(ULocale.ENGLISH);
        sentences.setText("Hello there. How are you? Mr. Smith is 3.5 m tall.");
        for (int at = sentences.first(); at != BreakIterator.DONE; at = sentences.next()) {
            System.out.print(at + " ");
        }
        BreakIterator words = BreakIterator.getWordInstance(new ULocale("th"));
        words.setText("\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35\u0e0a\u0e32\u0e27\u0e42\u0e25\u0e01 abc");
        for (int at = words.first(); at != BreakIterator.DONE; at = words.next()) {
            System.out.print(at + " ");
        }
        System.out.println();
        System.out.println(Transliterator.getInstance("Any-Latin; Latin-ASCII").transliterate("\u041f\u0440\u0438\u0432\u0435\u0442 \u03ba\u03cc\u03c3\u03bc\u03b5 \u6771\u4eac"));
        UnicodeSet set = new UnicodeSet("[[:Greek:]&[:Lu:]-[\u0391]]");
        System.out.println(set.size() + " " + set.contains('\u0392') + " " + set.span("\u0392\u0393x", UnicodeSet.SpanCondition.CONTAINED));
        for (Calendar each : new Calendar[] {new GregorianCalendar(TimeZone.GMT_ZONE), new BuddhistCalendar(TimeZone.GMT_ZONE), new HebrewCalendar(TimeZone.GMT_ZONE), new IslamicCalendar(TimeZone.GMT_ZONE),
            new JapaneseCalendar(TimeZone.GMT_ZONE), new ChineseCalendar(TimeZone.GMT_ZONE, ULocale.CHINA), new PersianCalendar(TimeZone.GMT_ZONE)}) {
            each.setTime(date);
            System.out.println(each.getType() + " " + each.get(Calendar.ERA) + " " + each.get(Calendar.YEAR) + " " + each.get(Calendar.MONTH) + " " + each.get(Calendar.DATE) + " " + each.isWeekend());
        }
        System.out.println(new BigDecimal("1.10").add(new BigDecimal("2.205")) + " " + MeasureFormat.getInstance(ULocale.ENGLISH, MeasureFormat.FormatWidth.WIDE).formatMeasures(new Measure(3, MeasureUnit.HOUR), new Measure(5, MeasureUnit.MINUTE)));
        System.out.println(new StringSearch("e\u0301", "caf\u00e9 r\u00e9sum\u00e9").first() + " " + new SpoofChecker.Builder().build().areConfusable("paypal", "p\u0430ypal") + " " + IDNA.getUTS46Instance(0).nameToASCII("b\u00fccher.example", new StringBuilder(), new IDNA.Info()));
        CharsetDetector detector = new CharsetDetector();
        detector.setText("Stra\u00dfe und \u00dcbergr\u00f6\u00dfe sind deutsche W\u00f6rter mit Umlauten".getBytes("ISO-8859-1"));
        System.out.println(detector.detect().getName() + " " + DateTimePatternGenerator.getInstance(ULocale.US).getBestPattern("yMMMdjm") + " " + DateIntervalFormat.getInstance("yMMMd", ULocale.US).format(new DateInterval(0, 86400000L * 40)));
    }
}
