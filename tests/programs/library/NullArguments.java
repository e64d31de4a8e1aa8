import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.EnumSet;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Scanner;
import java.util.TimeZone;
import java.util.Timer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** What methods of the library say of arguments that are null, and of others that are wrong beside them. */
public class NullArguments {
    interface Action {
        Object run() throws Throwable;
    }

    static void tell(String what, Action action) {
        String text;
        try {
            Object result = action.run();
            text = result == null || result instanceof String || result instanceof Number || result instanceof Boolean
                    ? String.valueOf(result) : "an object";
        } catch (Throwable thrown) {
            text = thrown.toString();
        }
        System.out.println(what + ": " + text);
    }

    static void charsets() {
        InputStream in = new ByteArrayInputStream(new byte[0]);
        OutputStream out = new ByteArrayOutputStream();
        tell("String 1", () -> new String((byte[]) null, "x"));
        tell("String 2", () -> new String((byte[]) null, "UTF-8"));
        tell("String 3", () -> new String((byte[]) null, (String) null));
        tell("String 4", () -> new String((byte[]) null, (Charset) null));
        tell("String 5", () -> new String((byte[]) null, 0, 0, "x"));
        tell("PrintStream 1", () -> new PrintStream((File) null, "x"));
        tell("PrintStream 2", () -> new PrintStream((String) null, "x"));
        tell("PrintStream 3", () -> new PrintStream(out, false, (String) null));
        tell("PrintStream 4", () -> new PrintStream("no/such/file", (String) null));
        tell("PrintStream 5", () -> new PrintStream((OutputStream) null, false, (String) null));
        tell("PrintStream 6", () -> new PrintStream((OutputStream) null, false, "x"));
        tell("PrintStream 7", () -> new PrintStream(new File("no/such/file"), (String) null));
        tell("PrintStream 8", () -> new PrintStream("no/such/file", "x"));
        tell("PrintStream 9", () -> new PrintStream((String) null, "UTF-8"));
        tell("PrintStream 10", () -> new PrintStream((File) null, "UTF-8"));
        tell("PrintStream 11", () -> new PrintStream((String) null, (Charset) null));
        tell("PrintStream 12", () -> new PrintStream("no/such/file", (Charset) null));
        tell("PrintStream 13", () -> new PrintStream((OutputStream) null, false, (Charset) null));
        tell("PrintStream 14", () -> new PrintStream((OutputStream) null, false, StandardCharsets.UTF_8));
        tell("PrintStream 15", () -> {
            PrintStream none = new PrintStream((OutputStream) null, false, StandardCharsets.UTF_8);
            none.print("x");
            return none.checkError();
        });
        tell("PrintStream 16", () -> {
            PrintStream none = new PrintStream((OutputStream) null, true, StandardCharsets.UTF_8);
            none.write('x');
            none.println();
            none.flush();
            return none.checkError();
        });
        tell("PrintStream 17", () -> {
            new PrintStream((OutputStream) null, false, StandardCharsets.UTF_8).close();
            return "closed";
        });
        tell("PrintWriter 1", () -> new PrintWriter((File) null, "x"));
        tell("PrintWriter 2", () -> new PrintWriter((String) null, "x"));
        tell("PrintWriter 3", () -> new PrintWriter("no/such/file", (String) null));
        tell("PrintWriter 4", () -> new PrintWriter("no/such/file", "x"));
        tell("PrintWriter 5", () -> new PrintWriter("no/such/file", (Charset) null));
        tell("PrintWriter 6", () -> new PrintWriter((File) null, "UTF-8"));
        tell("PrintWriter 7", () -> new PrintWriter((String) null, "UTF-8"));
        tell("Formatter 1", () -> new Formatter((String) null, "x"));
        tell("Formatter 2", () -> new Formatter((String) null, "x", Locale.US));
        tell("Formatter 3", () -> new Formatter((OutputStream) null, "x"));
        tell("Formatter 4", () -> new Formatter((OutputStream) null, "x", Locale.US));
        tell("Formatter 5", () -> new Formatter((File) null, "x"));
        tell("Formatter 6", () -> new Formatter((String) null, "UTF-8"));
        tell("Formatter 7", () -> new Formatter((String) null, (String) null));
        tell("Formatter 8", () -> new Formatter((String) null, StandardCharsets.UTF_8, Locale.US));
        tell("Formatter 9", () -> new Formatter((String) null, (Charset) null, Locale.US));
        tell("Formatter 10", () -> new Formatter((OutputStream) null, (String) null));
        tell("Formatter 11", () -> new Formatter(out, (String) null));
        tell("InputStreamReader 1", () -> new InputStreamReader(null, "x"));
        tell("InputStreamReader 2", () -> new InputStreamReader(null, (String) null));
        tell("InputStreamReader 3", () -> new InputStreamReader(in, (String) null));
        tell("InputStreamReader 4", () -> new InputStreamReader(in, "x"));
        tell("OutputStreamWriter 1", () -> new OutputStreamWriter(null, "x"));
        tell("OutputStreamWriter 2", () -> new OutputStreamWriter(null, (String) null));
        tell("OutputStreamWriter 3", () -> new OutputStreamWriter(out, (String) null));
        tell("Scanner 1", () -> new Scanner((InputStream) null, "x"));
        tell("Scanner 2", () -> new Scanner((InputStream) null, "UTF-8"));
        tell("Scanner 3", () -> new Scanner((Path) null, "x"));
        tell("Scanner 4", () -> new Scanner((File) null, "x"));
        tell("Scanner 5", () -> new Scanner((InputStream) null, (String) null));
        tell("Scanner 6", () -> new Scanner((Readable) null));
        tell("Scanner 7", () -> new Scanner((InputStream) null));
        tell("Scanner 8", () -> new Scanner((String) null));
        tell("Scanner 9", () -> new Scanner((Path) null));
        tell("Scanner 10", () -> new Scanner((Path) null, (Charset) null));
        tell("Scanner 11", () -> new Scanner(Path.of("no", "such"), (Charset) null));
        tell("Scanner 12", () -> new Scanner(Path.of("no", "such"), (String) null));
        tell("Scanner 13", () -> new Scanner(Path.of("no", "such"), "x"));
        tell("Scanner 14", () -> new Scanner((InputStream) null, (Charset) null));
        tell("Scanner 15", () -> new Scanner(new File("no/such/file"), (String) null));
        tell("Scanner 16", () -> new Scanner(new File("no/such/file"), "x"));
        tell("Scanner 17", () -> new Scanner(in, (Charset) null));
        tell("useDelimiter 1", () -> new Scanner("a").useDelimiter((Pattern) null));
        tell("useDelimiter 2", () -> new Scanner("a").useDelimiter((Pattern) null).delimiter());
        tell("useDelimiter 3", () -> new Scanner("a").useDelimiter((Pattern) null).hasNext());
        tell("useDelimiter 4", () -> new Scanner("a,b").useDelimiter((Pattern) null).useDelimiter(",").next());
        tell("useDelimiter 6", () -> new Scanner("a b\nc").useDelimiter((Pattern) null).nextLine());
    }

    static void texts() {
        tell("setDecimalFormatSymbols", () -> {
            DecimalFormat format = new DecimalFormat("0.0", DecimalFormatSymbols.getInstance(Locale.US));
            format.setDecimalFormatSymbols(null);
            return format.format(1.5) + format.toLocalizedPattern();
        });
        tell("setNegativePrefix", () -> {
            new DecimalFormat("0").setNegativePrefix(null);
            return null;
        });
        tell("setNegativeSuffix", () -> {
            new DecimalFormat("0").setNegativeSuffix(null);
            return null;
        });
        tell("setPositivePrefix", () -> {
            new DecimalFormat("0").setPositivePrefix(null);
            return null;
        });
        tell("setPositiveSuffix", () -> {
            new DecimalFormat("0").setPositiveSuffix(null);
            return null;
        });
        tell("SimpleDateFormat 1", () -> new SimpleDateFormat("x", (DateFormatSymbols) null));
        tell("SimpleDateFormat 2", () -> new SimpleDateFormat(null, (DateFormatSymbols) null));
        tell("SimpleDateFormat 3", () -> new SimpleDateFormat("x", (Locale) null));
        tell("setLanguageTag", () -> new Locale.Builder().setLanguageTag(null));
        tell("getDisplayVariant 1", () -> Locale.US.getDisplayVariant(null));
        tell("getDisplayLanguage", () -> Locale.US.getDisplayLanguage(null));
        tell("getDisplayScript", () -> Locale.US.getDisplayScript(null));
        tell("getDisplayCountry", () -> Locale.US.getDisplayCountry(null));
        tell("root getDisplayLanguage", () -> Locale.ROOT.getDisplayLanguage(null));
        tell("filter 1", () -> Locale.filter(null, null));
        tell("filterTags", () -> Locale.filterTags(List.of(new Locale.LanguageRange("en")), null));
        tell("lookup 1", () -> Locale.lookup(null, List.of(Locale.US)));
        tell("lookupTag", () -> Locale.lookupTag(List.of(new Locale.LanguageRange("en")), null));
    }

    static void zones() {
        TimeZone utc = TimeZone.getTimeZone("UTC");
        TimeZone berlin = TimeZone.getTimeZone("Europe/Berlin");
        for (TimeZone zone : new TimeZone[] {utc, berlin}) {
            tell("era", () -> zone.getOffset(7, 2020, 0, 1, 1, 0));
            tell("month 1", () -> zone.getOffset(1, 2020, -1, 1, 1, 0));
            tell("month 2", () -> zone.getOffset(1, 2020, 12, 1, 1, 0));
            tell("day 1", () -> zone.getOffset(1, 2020, 0, 0, 1, 0));
            tell("day 2", () -> zone.getOffset(1, 2020, 1, 30, 1, 0));
            tell("weekday 1", () -> zone.getOffset(1, 2020, 1, 1, 0, 0));
            tell("weekday 2", () -> zone.getOffset(1, 2020, 1, 1, 8, 0));
            tell("time 1", () -> zone.getOffset(1, 2020, 1, 1, 1, -1));
            tell("time 2", () -> zone.getOffset(1, 2020, 1, 1, 1, 86_400_000));
            tell("right", () -> zone.getOffset(1, 2020, 6, 1, 1, 0));
            tell("right 2", () -> zone.getOffset(0, 2020, 6, 1, 1, 0));
            tell("inDaylightTime", () -> zone.inDaylightTime(null));
        }
        tell("Timer 1", () -> new Timer((String) null));
        tell("Timer 2", () -> new Timer(null, true));
    }

    static void files() {
        Path here = Path.of(".");
        LinkOption[] noOptions = null;
        tell("view 1", () -> Files.getFileAttributeView(here, null));
        tell("view 3", () -> Files.getFileAttributeView(null, BasicFileAttributeView.class));
        tell("view 4", () -> Files.getFileAttributeView(null, null));
        tell("lines 1", () -> Files.lines(here, null));
        tell("lines 2", () -> Files.lines(Path.of("no", "such"), null));
        tell("lines 3", () -> Files.lines(null, null));
        tell("lines 4", () -> Files.lines(null));
        tell("newDirectoryStream 1", () -> Files.newDirectoryStream(here, (String) null));
        tell("newDirectoryStream 2", () -> Files.newDirectoryStream(Path.of("no", "such"), (String) null));
        tell("newDirectoryStream 3", () -> Files.newDirectoryStream(here, (DirectoryStream.Filter<Path>) null));
        tell("newDirectoryStream 4", () -> Files.newDirectoryStream(Path.of("no", "such"), (DirectoryStream.Filter<Path>) null));
        tell("newDirectoryStream 5", () -> Files.newDirectoryStream(null, (String) null));
        tell("newDirectoryStream 6", () -> Files.newDirectoryStream(null, "*"));
        tell("getAttribute 1", () -> Files.getAttribute(null, "x"));
        tell("getAttribute 2", () -> Files.getAttribute(null, "*"));
        tell("getAttribute 3", () -> Files.getAttribute(here, null));
        tell("readAttributes 1", () -> Files.readAttributes(null, (Class) String.class));
        tell("readAttributes 2", () -> Files.readAttributes(null, "x"));
        tell("readAttributes 3", () -> Files.readAttributes(null, BasicFileAttributes.class));
        tell("readAttributes 4", () -> Files.readAttributes(here, (Class) null));
        tell("setAttribute 1", () -> Files.setAttribute(null, "x", null));
        tell("newByteChannel 1", () -> Files.newByteChannel(null, java.util.Set.of()));
    }

    static void streams() {
        tell("intStream", () -> StreamSupport.intStream((Supplier) null, 0, false));
        tell("longStream", () -> StreamSupport.longStream((Supplier) null, 0, false));
        tell("doubleStream", () -> StreamSupport.doubleStream((Supplier) null, 0, false));
        tell("stream", () -> StreamSupport.stream((Supplier) null, 0, false));
        tell("count", () -> StreamSupport.intStream((Supplier) null, 0, false).count());
        tell("storeToXML 1", () -> {
            new Properties().storeToXML(null, "c");
            return null;
        });
        tell("storeToXML 2", () -> {
            new Properties().storeToXML(null, "c", "UTF-8");
            return null;
        });
        tell("storeToXML 3", () -> {
            new Properties().storeToXML(new ByteArrayOutputStream(), "c", (String) null);
            return null;
        });
        tell("storeToXML 4", () -> {
            new Properties().storeToXML(new ByteArrayOutputStream(), "c", (Charset) null);
            return null;
        });
    }

    static void names() {
        TimeUnit unit = TimeUnit.SECONDS;
        tell("EnumSet 1", () -> EnumSet.of((TimeUnit) null));
        tell("EnumSet 2", () -> EnumSet.of(null, unit));
        tell("EnumSet 3", () -> EnumSet.of(unit, (TimeUnit) null));
        tell("EnumSet 4", () -> EnumSet.of(null, unit, unit));
        tell("EnumSet 5", () -> EnumSet.of(null, unit, unit, unit));
        tell("EnumSet 6", () -> EnumSet.of(null, unit, unit, unit, unit));
        tell("EnumSet 7", () -> EnumSet.of(null, unit, unit, unit, unit, unit));
        tell("EnumSet 9", () -> EnumSet.range(null, unit));
        tell("EnumSet 10", () -> EnumSet.range(unit, null));
        tell("EnumSet 11", () -> EnumSet.complementOf(null));
        tell("EnumSet 12", () -> EnumSet.copyOf((EnumSet<TimeUnit>) null));
        tell("EnumSet 13", () -> EnumSet.of(unit, unit, null));
        tell("BigInteger 1", () -> new BigInteger(1, (byte[]) null));
        tell("BigInteger 2", () -> new BigInteger((byte[]) null));
        tell("BigInteger 3", () -> new BigInteger((String) null));
        tell("BigInteger 4", () -> new BigInteger(1, null, 0, 0));
        tell("BigDecimal 1", () -> new BigDecimal((BigInteger) null));
        tell("BigDecimal 2", () -> new BigDecimal((String) null));
        tell("BigDecimal 3", () -> new BigDecimal((char[]) null));
        tell("BigDecimal 4", () -> new BigDecimal((BigInteger) null, 1));
        tell("BigDecimal 5", () -> new BigDecimal(1, (MathContext) null));
        tell("setScale", () -> BigDecimal.ONE.setScale(2, (RoundingMode) null));
        tell("divide 1", () -> BigDecimal.ONE.divide(BigDecimal.TEN, (RoundingMode) null));
        tell("divide 2", () -> BigDecimal.ONE.divide(BigDecimal.TEN, 2, (RoundingMode) null));
        tell("divide 3", () -> BigDecimal.ONE.divide(BigDecimal.TEN, (MathContext) null));
        tell("divide 4", () -> BigDecimal.ONE.divide(null));
        tell("round", () -> BigDecimal.ONE.round(null));
        CompletableFuture<Object> future = new CompletableFuture<>();
        tell("applyToEither", () -> future.applyToEither(null, x -> x));
        tell("acceptEither", () -> future.acceptEither(null, x -> { }));
        tell("runAfterEither", () -> future.runAfterEither(null, () -> { }));
        tell("applyToEitherAsync", () -> future.applyToEitherAsync(null, x -> x));
        tell("acceptEitherAsync", () -> future.acceptEitherAsync(null, x -> { }));
        tell("runAfterEitherAsync", () -> future.runAfterEitherAsync(null, () -> { }));
        tell("thenCombine", () -> future.thenCombine(null, (x, y) -> x));
        tell("runAfterBoth", () -> future.runAfterBoth(null, () -> { }));
        tell("lastIndexOf 1", () -> new StringBuilder("a").lastIndexOf(null));
        tell("lastIndexOf 2", () -> new StringBuilder("a").lastIndexOf(null, 0));
        tell("lastIndexOf 3", () -> new StringBuffer("a").lastIndexOf(null));
        tell("indexOf", () -> new StringBuilder("a").indexOf(null));
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        charsets();
        texts();
        zones();
        files();
        streams();
        names();
    }
}
