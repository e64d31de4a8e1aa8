// Where the fields lie in texts of dates, numbers and messages, by their numbers and by their attributes.

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

public class FieldPositions {
    private static final DateFormat.Field[] DATES = {DateFormat.Field.ERA, DateFormat.Field.YEAR, DateFormat.Field.MONTH,
        DateFormat.Field.DAY_OF_MONTH, DateFormat.Field.HOUR_OF_DAY1, DateFormat.Field.HOUR_OF_DAY0, DateFormat.Field.MINUTE,
        DateFormat.Field.SECOND, DateFormat.Field.MILLISECOND, DateFormat.Field.DAY_OF_WEEK, DateFormat.Field.DAY_OF_YEAR,
        DateFormat.Field.DAY_OF_WEEK_IN_MONTH, DateFormat.Field.WEEK_OF_YEAR, DateFormat.Field.WEEK_OF_MONTH,
        DateFormat.Field.AM_PM, DateFormat.Field.HOUR1, DateFormat.Field.HOUR0, DateFormat.Field.TIME_ZONE};
    private static final NumberFormat.Field[] NUMBERS = {NumberFormat.Field.INTEGER, NumberFormat.Field.FRACTION,
        NumberFormat.Field.EXPONENT, NumberFormat.Field.DECIMAL_SEPARATOR, NumberFormat.Field.SIGN,
        NumberFormat.Field.GROUPING_SEPARATOR, NumberFormat.Field.EXPONENT_SYMBOL, NumberFormat.Field.PERCENT,
        NumberFormat.Field.PERMILLE, NumberFormat.Field.CURRENCY, NumberFormat.Field.EXPONENT_SIGN, NumberFormat.Field.PREFIX,
        NumberFormat.Field.SUFFIX};

    static String place(Format format, Object value, FieldPosition position) {
        position.setBeginIndex(77);
        position.setEndIndex(88);
        format.format(value, new StringBuffer("xy"), position);
        return " " + position.getBeginIndex() + "-" + position.getEndIndex();
    }

    static void dates() {
        for (DateFormat.Field field : DATES) {
            System.out.println(field + " " + field.getCalendarField());
        }
        for (int i = 0; i < Calendar.FIELD_COUNT; i++) {
            System.out.print(DateFormat.Field.ofCalendarField(i) + " ");
        }
        System.out.println();
        Date date = new Date(0);
        for (String pattern : new String[] {"dd.MM.yyyy", "G y M d k H m s S E D F w W a h K z", "Y u L Z", "X XX " + "X".repeat(3), "yyyy yyyy",
                "'at' ''MMM HH", "zzzz Z", "hh 'o' h", ""}) {
            SimpleDateFormat format = new SimpleDateFormat(pattern, Locale.US);
            StringBuilder line = new StringBuilder(format.format(date));
            for (int i = -1; i <= DATES.length; i++) {
                line.append(place(format, date, new FieldPosition(i)));
            }
            for (DateFormat.Field field : DATES) {
                line.append(place(format, date, new FieldPosition(field)));
            }
            System.out.println(line + place(format, date, new FieldPosition(DateFormat.Field.YEAR, DateFormat.DATE_FIELD)));
        }
    }

    static void numbers() {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.US);
        for (String pattern : new String[] {"#,##0.00", "0", "0.00E0", "#0%", "a0.0\u2030b", "\u00a4#,##0.00", "\u00a4\u00a40.0;(0.0)",
                "0.", "##0.##E0", "+0;-0", "#.00"}) {
            DecimalFormat format = new DecimalFormat(pattern, symbols);
            for (Object value : new Object[] {-1234567.891, 0.0, 0.001234, -5L, Double.NaN, Double.NEGATIVE_INFINITY,
                new BigDecimal("-1234567.5"), BigInteger.TEN}) {
                StringBuilder line = new StringBuilder(format.format(value));
                for (int i = -1; i < 3; i++) {
                    line.append(place(format, value, new FieldPosition(i)));
                }
                line.append(" |");
                for (NumberFormat.Field field : NUMBERS) {
                    line.append(place(format, value, new FieldPosition(field)));
                }
                System.out.println(line);
            }
        }
        NumberFormat compact = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
        System.out.println(compact.format(-12345.6) + place(compact, -12345.6, new FieldPosition(NumberFormat.INTEGER_FIELD))
                + place(compact, -12345.6, new FieldPosition(NumberFormat.Field.FRACTION)));
    }

    static void messages() {
        Object[] arguments = {"one", null, 3};
        for (String pattern : new String[] {"a{0}b{1}", "{1}{0}", "{5}x{0}", "none", "{2,number,#.0} {0}"}) {
            MessageFormat format = new MessageFormat(pattern, Locale.US);
            System.out.println(format.format(arguments) + place(format, arguments, new FieldPosition(MessageFormat.Field.ARGUMENT))
                    + place(format, arguments, new FieldPosition(0)));
        }
    }

    static Object copy(Object value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }

    static void refused(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
        dates();
        numbers();
        messages();
        for (NumberFormat.Field field : NUMBERS) {
            System.out.print(field + " " + (copy(field) == field) + " ");
        }
        System.out.println(copy(DateFormat.Field.HOUR1) == DateFormat.Field.HOUR1);
        System.out.println(copy(MessageFormat.Field.ARGUMENT) == MessageFormat.Field.ARGUMENT);
        System.out.println(new FieldPosition(DateFormat.Field.YEAR, 3) + " " + MessageFormat.Field.ARGUMENT);
        refused(() -> DateFormat.Field.ofCalendarField(-1));
        refused(() -> DateFormat.Field.ofCalendarField(17));
        refused(() -> new SimpleDateFormat((String) null));
        refused(() -> new SimpleDateFormat("y", (Locale) null));
        refused(() -> new SimpleDateFormat("y").format((Date) null, new StringBuffer(), new FieldPosition(0)));
        refused(() -> new SimpleDateFormat("y").applyPattern(null));
    }
}
