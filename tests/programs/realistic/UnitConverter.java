// Units: enums with functions, conversions along a graph, parsing of quantities, formats of several locales.
import java.text.NumberFormat;
import java.text.ParseException;
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

public class UnitConverter {
    enum Kind { LENGTH, MASS, TEMPERATURE, TIME }

    enum Unit {
        METRE(Kind.LENGTH, "m", 1), KILOMETRE(Kind.LENGTH, "km", 1000), MILE(Kind.LENGTH, "mi", 1609.344), INCH(Kind.LENGTH, "in", 0.0254),
        GRAM(Kind.MASS, "g", 1e-3), KILOGRAM(Kind.MASS, "kg", 1), POUND(Kind.MASS, "lb", 0.45359237),
        SECOND(Kind.TIME, "s", 1), MINUTE(Kind.TIME, "min", 60), HOUR(Kind.TIME, "h", 3600),
        KELVIN(Kind.TEMPERATURE, "K", x -> x, x -> x), CELSIUS(Kind.TEMPERATURE, "°C", x -> x + 273.15, x -> x - 273.15),
        FAHRENHEIT(Kind.TEMPERATURE, "°F", x -> (x + 459.67) * 5 / 9, x -> x * 9 / 5 - 459.67) {
            @Override
            String show(double value) {
                return Math.round(value) + symbol;
            }
        };

        final Kind kind;
        final String symbol;
        final DoubleUnaryOperator toBase;
        final DoubleUnaryOperator fromBase;

        Unit(Kind kind, String symbol, double factor) {
            this(kind, symbol, x -> x * factor, x -> x / factor);
        }

        Unit(Kind kind, String symbol, DoubleUnaryOperator toBase, DoubleUnaryOperator fromBase) {
            this.kind = kind;
            this.symbol = symbol;
            this.toBase = toBase;
            this.fromBase = fromBase;
        }

        String show(double value) {
            return String.format(Locale.ROOT, "%.6g %s", value, symbol);
        }

        static final Map<String, Unit> BY_SYMBOL = Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(u -> u.symbol, u -> u));

        static Optional<Unit> find(String text) {
            return Optional.ofNullable(BY_SYMBOL.get(text)).or(() -> Stream.of(values()).filter(u -> u.name().equalsIgnoreCase(text)
                    || (u.name() + "s").equalsIgnoreCase(text)).findFirst());
        }
    }

    static final Pattern QUANTITY = Pattern.compile("\\s*([-+]?[\\d.,]+(?:e[-+]?\\d+)?)\\s*([\\p{L}°]+)\\s+(?:in|to|as)\\s+([\\p{L}°]+)\\s*", Pattern.CASE_INSENSITIVE);

    static String convert(String query) throws ParseException {
        Matcher m = QUANTITY.matcher(query);
        if (!m.matches()) {
            throw new ParseException("not understood: " + query, m.regionStart());
        }
        Unit from = Unit.find(m.group(2)).orElseThrow(() -> new IllegalArgumentException("unit " + m.group(2)));
        Unit to = Unit.find(m.group(3)).orElseThrow(() -> new IllegalArgumentException("unit " + m.group(3)));
        if (from.kind != to.kind) {
            throw new UnsupportedOperationException(from.kind + " is no " + to.kind.toString().toLowerCase());
        }
        double value = Double.parseDouble(m.group(1).replace(",", ""));
        return from.show(value) + " = " + to.show(from.toBase.andThen(to.fromBase).applyAsDouble(value));
    }

    public static void main(String[] args) {
        for (String query : List.of("26.2 mi to km", "1,000 m as miles", "-40°F to °C", "98.6 °F in kelvin", "5 lb to g", "90 min to h", "1e3 in to METRE",
                "3 kg to s", "3 parsec to m", "ten m to km", "1.2.3 m to km", "0 k to °F")) {
            try {
                System.out.println(convert(query));
            } catch (ParseException e) {
                System.out.println(e.getMessage() + " at " + e.getErrorOffset());
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        Map<Kind, List<String>> symbols = new EnumMap<>(Kind.class);
        for (Unit unit : EnumSet.complementOf(EnumSet.of(Unit.GRAM))) {
            symbols.computeIfAbsent(unit.kind, k -> new ArrayList<>()).add(unit.symbol);
        }
        System.out.println(symbols + " " + Unit.FAHRENHEIT.getClass() + " " + Unit.FAHRENHEIT.getDeclaringClass() + " " + Unit.valueOf("MILE").compareTo(Unit.METRE));
        System.out.println(EnumSet.range(Unit.MILE, Unit.KILOGRAM) + " " + EnumSet.allOf(Kind.class).removeIf(k -> k.ordinal() > 1));
        try {
            Unit.valueOf("YARD");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Locale locale : List.of(Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.UK)) {
            NumberFormat format = NumberFormat.getNumberInstance(locale);
            format.setMaximumFractionDigits(2);
            System.out.println(locale + " " + format.format(1234567.891) + " " + String.format(locale, "%,.3f %d %e", 9876.54321, 1234567, 0.00012345)
                    .replace('\u202f', '_') + " " + NumberFormat.getPercentInstance(locale).format(0.256).replace('\u00a0', '_').replace('\u202f', '_'));
        }
        try {
            Number number = NumberFormat.getInstance(Locale.GERMANY).parse("1.234,5 km");
            System.out.println(number + " " + number.getClass().getSimpleName() + " " + NumberFormat.getIntegerInstance(Locale.US).parse("1,000"));
            NumberFormat.getInstance(Locale.US).parse("km");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        System.out.println(Double.toString(0.1f) + " " + (float) 0.1 + " " + 1e21 + " " + 1.0E-5 + " " + 123456789.0 + " " + Double.MIN_VALUE + " " + Float.MAX_VALUE
                + " " + Double.toHexString(0.1) + " " + Double.parseDouble("0x1.8p1") + " " + Math.ulp(1.0) + " " + Double.compare(0.0, -0.0) + " " + (int) Double.NaN);
    }
}
