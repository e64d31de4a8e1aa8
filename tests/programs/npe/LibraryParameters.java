import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.file.Path;
import java.text.DecimalFormatSymbols;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Null given to methods of the library that say by its own names what is null, or throw something else. */
@SuppressWarnings({"unchecked", "rawtypes", "deprecation"})
public class LibraryParameters {
    interface Body {
        Object run() throws Throwable;
    }

    static int number;

    static void shown(Body body) {
        Object shown;
        try {
            shown = body.run();
        } catch (Throwable thrown) {
            shown = thrown;
        }
        System.out.println(++number + " " + shown);
    }

    static Matcher found() {
        Matcher matcher = Pattern.compile("(?<q>a)").matcher("a");
        matcher.find();
        return matcher;
    }

    static void texts() {
        StringBuilder builder = new StringBuilder("a");
        StringBuffer buffer = new StringBuffer("a");
        shown(() -> Character.UnicodeBlock.forName(null));
        shown(() -> Character.UnicodeScript.forName(null));
        shown(() -> "a".indexOf((String) null, 1));
        shown(() -> "a".indexOf((String) null, 0, 1));
        shown(() -> "a".indexOf((String) null, 0, 9));
        shown(() -> "a".lastIndexOf((String) null));
        shown(() -> "a".lastIndexOf((String) null, 0));
        shown(() -> builder.indexOf(null));
        shown(() -> builder.indexOf(null, 1));
        shown(() -> buffer.indexOf(null));
        shown(() -> builder.replace(0, 1, null));
        shown(() -> buffer.replace(0, 1, null));
        shown(() -> builder.insert(0, (char[]) null));
        shown(() -> builder.insert(5, (char[]) null));
        shown(() -> buffer.insert(0, (char[]) null));
        shown(() -> {
            builder.getChars(0, 1, null, 0);
            return "done";
        });
        shown(() -> {
            buffer.getChars(0, 1, null, 0);
            return "done";
        });
        shown(() -> {
            builder.getChars(0, 5, null, 0);
            return "done";
        });
        shown(() -> "a".split(null));
        shown(() -> "a".split(null, 1));
    }

    static void matches() {
        shown(() -> Pattern.compile("(?<q>a)").matcher("a").start((String) null));
        shown(() -> Pattern.compile("(?<q>a)").matcher("a").end((String) null));
        shown(() -> found().start(null));
        shown(() -> found().toMatchResult().start(null));
        shown(() -> found().toMatchResult().end(null));
        shown(() -> found().toMatchResult().group(null));
        shown(() -> Pattern.compile("(?<q>a)").matcher("a").start("z"));
        shown(() -> Pattern.compile("(?<q>a)").matcher("a").start("q"));
    }

    static void symbols() {
        DecimalFormatSymbols symbols = new DecimalFormatSymbols(Locale.ROOT);
        shown(() -> {
            symbols.setInfinity(null);
            return "done";
        });
        shown(() -> {
            symbols.setNaN(null);
            return "done";
        });
        shown(() -> {
            symbols.setCurrencySymbol(null);
            return symbols.getCurrencySymbol();
        });
        shown(() -> {
            symbols.setInternationalCurrencySymbol(null);
            return "done";
        });
        shown(() -> {
            symbols.setExponentSeparator(null);
            return "done";
        });
        shown(() -> {
            symbols.setCurrency(null);
            return "done";
        });
    }

    static void collections() {
        shown(() -> EnumSet.noneOf(null));
        shown(() -> EnumSet.allOf(null));
        shown(() -> Enum.valueOf(null, "x"));
        shown(() -> Collections.unmodifiableMap(null));
        shown(() -> Collections.unmodifiableList(null));
        shown(() -> Collections.unmodifiableSet(null));
        shown(() -> Collections.unmodifiableCollection(null));
        shown(() -> Collections.unmodifiableSortedMap(null));
        shown(() -> Collections.unmodifiableNavigableSet(null));
        shown(() -> Stream.of((Object[]) null));
        shown(() -> Arrays.stream((Object[]) null));
        shown(() -> Arrays.stream((int[]) null));
        shown(() -> Arrays.asList((Object[]) null));
        shown(() -> List.of((Object[]) null));
    }

    static void tasks() {
        shown(() -> CompletableFuture.allOf((CompletableFuture[]) null));
        shown(() -> CompletableFuture.anyOf((CompletableFuture[]) null));
        shown(() -> CompletableFuture.allOf((CompletableFuture) null));
        shown(() -> CompletableFuture.allOf(new CompletableFuture(), null));
        shown(() -> new CompletableFuture<>().orTimeout(1, null));
        shown(() -> new CompletableFuture<>().completeOnTimeout(1, 1, null));
        shown(() -> CompletableFuture.completedFuture(1).orTimeout(1, null));
        shown(() -> CompletableFuture.allOf().isDone());
        shown(() -> Collectors.teeing(null, null, null));
        shown(() -> Collectors.teeing(Collectors.toList(), null, null));
        shown(() -> Collectors.teeing(Collectors.toList(), Collectors.toList(), null));
        shown(() -> new ThreadPoolExecutor(1, 1, 1, null, null));
        shown(() -> new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, null));
        shown(() -> Executors.newFixedThreadPool(1, null));
        shown(() -> Executors.newCachedThreadPool(null));
        shown(() -> new ThreadPoolExecutor(0, 0, 1, null, null));
    }

    static void others() {
        shown(() -> Path.of("", (String[]) null));
        shown(() -> Path.of(null, (String[]) null));
        shown(() -> Path.of(null));
        shown(() -> InetAddress.getByAddress(null));
        shown(() -> InetAddress.getByAddress("x", null));
        shown(() -> InetAddress.getByAddress(new byte[3]));
        shown(() -> InetAddress.getByAddress("h", new byte[5]));
        shown(() -> new ProcessBuilder((String[]) null));
        shown(() -> new ProcessBuilder("a").command((String[]) null));
        shown(() -> new ProcessBuilder((List) null));
        shown(() -> new ProcessBuilder("a").command((List) null));
        shown(() -> IntStream.of((int[]) null));
    }

    /** The old way to store properties says nothing of what fails. */
    static void saves() {
        Properties properties = new Properties();
        properties.setProperty("key", "value");
        shown(() -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            properties.save(bytes, "comment");
            return bytes.toString().lines().filter(line -> line.indexOf(':') < 0).toList();
        });
        shown(() -> {
            properties.save(new OutputStream() {
                @Override
                public void write(int single) throws IOException {
                    throw new IOException("full");
                }
            }, "comment");
            return "silent";
        });
    }

    public static void main(String[] args) {
        texts();
        matches();
        symbols();
        collections();
        tasks();
        others();
        saves();
        System.exit(0);
    }
}
