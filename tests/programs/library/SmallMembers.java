// Members that few programs name: durations in units of time, and formatters over streams and files in a charset.
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.Formatter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

public class SmallMembers {
    static void show(String what, Callable<?> call) {
        try {
            System.out.println(what + ": " + call.call());
        } catch (NullPointerException missing) {
            System.out.println(what + ": NullPointerException");
        } catch (Throwable thrown) {
            System.out.println(what + ": " + thrown);
        }
    }

    static void durations() {
        long[] seconds = {0, 1, -1, 59, 60, -60, -61, 3600, 86_399, 86_400, -86_401, 9_223_372_036L, 9_223_372_037L,
            -9_223_372_036L,
            -9_223_372_037L, -9_223_372_038L, 9_223_372_036_854L, 9_223_372_036_855L, 9_223_372_036_854_775L,
            -9_223_372_036_854_775L, 9_223_372_036_854_776L, -9_223_372_036_854_776L, Long.MAX_VALUE, Long.MIN_VALUE,
            Long.MIN_VALUE + 1};
        for (long second : seconds) {
            for (int nano : new int[] {0, 1, 145_224_192, 145_224_193, 854_775_807, 854_775_808, 807_000_000, 999_999_999}) {
                StringBuilder line = new StringBuilder(second + " " + nano + ":");
                for (TimeUnit unit : TimeUnit.values()) {
                    line.append(' ').append(unit.convert(Duration.ofSeconds(second, nano)));
                }
                System.out.println(line);
            }
        }
        show("no duration", () -> TimeUnit.SECONDS.convert((Duration) null));
    }

    static final class Bytes extends ByteArrayOutputStream {
        int flushed;
        int closed;

        @Override
        public void flush() {
            flushed++;
        }

        @Override
        public void close() {
            closed++;
        }
    }

    interface Over {
        Formatter of(OutputStream out) throws IOException;
    }

    static void stream(String what, Over over) {
        show(what, () -> {
            Bytes bytes = new Bytes();
            Formatter formatter = over.of(bytes);
            formatter.format("%.2f \u00e9 %s %,d", 1234.5, "\u20ac", 1234567);
            int before = bytes.size();
            formatter.flush();
            int after = bytes.size();
            formatter.format("!");
            int unflushed = bytes.size();
            String out = formatter.out().getClass().getName() + " " + formatter.locale();
            formatter.close();
            return before + " " + after + " " + unflushed + " " + Arrays.toString(bytes.toByteArray()) + " " + bytes.flushed + " "
                    + bytes.closed + " " + out + " " + formatter.ioException();
        });
    }

    static void streams() {
        stream("stream", out -> new Formatter(out));
        stream("name", out -> new Formatter(out, "UTF-16BE"));
        stream("name and locale", out -> new Formatter(out, "ISO-8859-1", Locale.GERMANY));
        stream("charset", out -> new Formatter(out, StandardCharsets.US_ASCII, Locale.FRANCE));
        stream("no locale", out -> new Formatter(out, StandardCharsets.UTF_8, null));
        stream("unknown", out -> new Formatter(out, "x-no-such"));
        stream("illegal", out -> new Formatter(out, "no such", Locale.ROOT));
        stream("null", out -> new Formatter(out, (String) null));
        stream("null charset", out -> new Formatter(out, (Charset) null, Locale.ROOT));
        stream("null stream", out -> new Formatter((OutputStream) null, "UTF-8"));
        stream("null stream", out -> new Formatter((OutputStream) null, StandardCharsets.UTF_8, Locale.ROOT));
    }

    interface OverFile {
        Formatter of(File file) throws IOException;
    }

    static void file(String what, File file, OverFile over) {
        show(what, () -> {
            file.delete();
            try (Formatter formatter = over.of(file)) {
                formatter.format("%.1f \u00e9%s", 2.5, "\u20ac");
                int before = (int) file.length();
                formatter.flush();
                return before + " " + Arrays.toString(Files.readAllBytes(file.toPath())) + " " + formatter.locale() + " "
                        + formatter.out().getClass().getName();
            }
        });
        if (!file.exists()) {
            System.out.println("no file");
        }
    }

    static void files() throws IOException {
        File file = File.createTempFile("members", ".txt");
        String path = file.getPath();
        file("file", file, of -> new Formatter(of));
        file("path", file, of -> new Formatter(path));
        file("file name", file, of -> new Formatter(of, "UTF-16LE"));
        file("path name", file, of -> new Formatter(path, "UTF-16LE"));
        file("file name locale", file, of -> new Formatter(of, "ISO-8859-1", Locale.GERMANY));
        file("path name locale", file, of -> new Formatter(path, "ISO-8859-1", Locale.GERMANY));
        file("file charset", file, of -> new Formatter(of, StandardCharsets.UTF_8, Locale.FRANCE));
        file("path charset", file, of -> new Formatter(path, StandardCharsets.UTF_8, null));
        file("file unknown", file, of -> new Formatter(of, "x-no-such"));
        file("path illegal", file, of -> new Formatter(path, "no such", Locale.ROOT));
        file("file no name", file, of -> new Formatter(of, (String) null));
        file("path no charset", file, of -> new Formatter(path, (Charset) null, Locale.ROOT));
        file("file no charset", file, of -> new Formatter(of, (Charset) null, Locale.ROOT));
        show("missing", () -> new Formatter("/no/such/folder/file", "UTF-8"));
        show("missing", () -> new Formatter(new File("/no/such/folder/file")));
        file.delete();
        try (OutputStream out = new FileOutputStream(file)) {
            out.write(1);
        }
        System.out.println(file.length() + " " + file.delete());
    }

    public static void main(String[] args) throws IOException {
        Locale.setDefault(Locale.US);
        durations();
        streams();
        files();
    }
}
