import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.ArrayList;
import java.util.concurrent.TimeUnit;

/** Times of files at the ends of long and of what instants are: they saturate, and are compared as they were given. */
public class ExtremeFileTimes {
    static void shown(FileTime time) {
        StringBuilder text = new StringBuilder(time + " " + time.toInstant() + " " + time.toMillis());
        for (TimeUnit unit : TimeUnit.values()) {
            text.append(' ').append(time.to(unit));
        }
        System.out.println(text);
    }

    static void refused(Runnable action) {
        try {
            action.run();
            System.out.println("done");
        } catch (RuntimeException thrown) {
            System.out.println(thrown);
        }
    }

    public static void main(String[] arguments) throws Exception {
        List<FileTime> times = new ArrayList<>();
        for (TimeUnit unit : TimeUnit.values()) {
            for (long value : new long[] {Long.MAX_VALUE, Long.MIN_VALUE, -1, 0, -1500}) {
                times.add(FileTime.from(value, unit));
            }
        }
        for (Instant instant : new Instant[] {Instant.MAX, Instant.MIN, Instant.ofEpochSecond(-1, 999_999_999),
                Instant.ofEpochSecond(-61, 5), Instant.ofEpochSecond(-62_167_219_201L), Instant.ofEpochSecond(253_402_300_800L)}) {
            times.add(FileTime.from(instant));
        }
        times.add(FileTime.fromMillis(100));
        times.add(FileTime.fromMillis(-62_135_596_800_001L));
        times.add(FileTime.from(365_241_780_837L, TimeUnit.DAYS));
        times.add(FileTime.from(365_241_780_838L, TimeUnit.DAYS));
        for (FileTime time : times) {
            shown(time);
            StringBuilder orders = new StringBuilder();
            for (FileTime other : times) {
                int order = time.compareTo(other);
                boolean agree = time.equals(other) == (order == 0) && (order != 0 || time.hashCode() == other.hashCode());
                orders.append(order < 0 ? '<' : order > 0 ? '>' : '=').append(agree ? "" : "?");
            }
            System.out.println(orders);
        }
        refused(() -> FileTime.from((Instant) null));
        refused(() -> FileTime.from(1, null));

        // What the host's file system cuts off is not shown.
        Path path = Files.createTempFile("times", null);
        File file = path.toFile();
        for (FileTime time : times) {
            Files.setLastModifiedTime(path, time);
        }
        Files.setLastModifiedTime(path, FileTime.from(-1, TimeUnit.DAYS));
        System.out.println(Files.getLastModifiedTime(path));
        Files.setLastModifiedTime(path, FileTime.from(1_234_567_891L, TimeUnit.SECONDS));
        System.out.println(file.lastModified());
        for (long time : new long[] {Long.MAX_VALUE, Long.MAX_VALUE / 1000, Long.MAX_VALUE / 1_000_000 + 1}) {
            System.out.println(file.setLastModified(time) + " " + (file.lastModified() > Integer.MAX_VALUE));
        }
        System.out.println(file.setLastModified(1999) + " " + file.lastModified());
        refused(() -> file.setLastModified(Long.MIN_VALUE));
        Files.delete(path);
    }
}
