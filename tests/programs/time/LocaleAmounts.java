// stress: seventh
// Numbers in patterns of dates by locale: digits, decimal styles, and texts read back.
import java.time.*;
import java.time.format.*;
import java.util.*;

public class LocaleAmounts {
    public static void main(String[] args) {
        LocalDateTime when = LocalDateTime.of(2024, 1, 5, 7, 8, 9, 120_000_000);
        for (String tag : "en de ar-EG fa hi th-TH fr-CA es-MX".split(" ")) {
            Locale locale = Locale.forLanguageTag(tag);
            DecimalStyle style = DecimalStyle.of(locale);
            System.out.println(tag + " " + style + " " + style.getZeroDigit() + style.getDecimalSeparator() + style.getNegativeSign() + style.getPositiveSign());
            DateTimeFormatter plain = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS", locale);
            DateTimeFormatter styled = plain.withDecimalStyle(style);
            String text = styled.format(when);
            System.out.println("  " + plain.format(when) + " " + text + " " + LocalDateTime.parse(text, styled).equals(when));
        }
        DecimalStyle own = DecimalStyle.STANDARD.withZeroDigit('\u0660').withDecimalSeparator('|').withNegativeSign('~').withPositiveSign('p');
        DateTimeFormatter formatter = new DateTimeFormatterBuilder().appendValue(java.time.temporal.ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('/')
                .appendFraction(java.time.temporal.ChronoField.NANO_OF_SECOND, 1, 4, true).toFormatter(Locale.ROOT).withDecimalStyle(own);
        for (int year : new int[] {5, -44, 12345}) {
            String text = formatter.format(when.withYear(year));
            System.out.println(text + " " + formatter.parse(text).get(java.time.temporal.ChronoField.YEAR));
        }
        System.out.println(own + " " + own.equals(DecimalStyle.STANDARD) + " " + DecimalStyle.STANDARD.hashCode());
        for (String wrong : List.of("2024-01-05 07:08:09.120", "\u0662\u0660\u0662\u0664-01-05")) {
            try {
                System.out.println(DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS").withDecimalStyle(own).parse(wrong));
            } catch (DateTimeParseException e) {
                System.out.println(e.getErrorIndex());
            }
        }
    }
}
