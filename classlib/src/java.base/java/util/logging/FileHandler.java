package java.util.logging;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;

/** Writes records to a file, or to several in turn, each up to a size. */
public class FileHandler extends StreamHandler {
    private final String pattern;
    private final long limit;
    private final boolean append;
    private final File[] files;
    private Counted output;

    /** A stream that knows how much was written. */
    private static final class Counted extends OutputStream {
        private final OutputStream out;
        private long written;

        Counted(OutputStream out, long written) {
            this.out = out;
            this.written = written;
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            written++;
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(bytes, offset, length);
            written += length;
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }

    public FileHandler() throws IOException {
        this("%h/java%u.log", 0L, 1, false);
    }

    public FileHandler(String pattern) throws IOException {
        this(pattern, 0L, 1, false);
    }

    public FileHandler(String pattern, boolean append) throws IOException {
        this(pattern, 0L, 1, append);
    }

    public FileHandler(String pattern, int limit, int count) throws IOException {
        this(pattern, (long) limit, count, false);
    }

    public FileHandler(String pattern, int limit, int count, boolean append) throws IOException {
        this(pattern, (long) limit, count, append);
    }

    public FileHandler(String pattern, long limit, int count, boolean append) throws IOException {
        if (limit < 0 || count < 1 || Objects.requireNonNull(pattern).isEmpty()) {
            throw new IllegalArgumentException();
        }
        this.pattern = pattern;
        this.limit = limit;
        this.append = append;
        files = new File[count];
        for (int i = 0; i < count; i++) {
            files[i] = file(i);
        }
        setLevel(Level.ALL);
        setFormatter(new XMLFormatter());
        LogManager.getLogManager().configure(this, "java.util.logging.FileHandler");
        if (!append) {
            rotate();
        } else {
            open(true);
        }
        LogManager.getLogManager().closeAtEnd(this);
    }

    /** The file of a generation. */
    private File file(int generation) {
        StringBuilder name = new StringBuilder();
        boolean numbered = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            char next = c == '%' && i + 1 < pattern.length() ? pattern.charAt(++i) : 0;
            switch (next) {
                case 0 -> name.append(c);
                case 't' -> name.append(System.getProperty("java.io.tmpdir", "/tmp"));
                case 'h' -> name.append(System.getProperty("user.home"));
                case 'u' -> name.append('0');
                case '%' -> name.append('%');
                case 'g' -> {
                    name.append(generation);
                    numbered = true;
                }
                default -> name.append(c).append(next);
            }
        }
        if (files.length > 1 && !numbered) {
            name.append('.').append(generation);
        }
        return new File(name.toString());
    }

    private void open(boolean appending) throws IOException {
        long written = appending ? files[0].length() : 0;
        output = new Counted(new FileOutputStream(files[0].getPath(), appending), written);
        setOutputStream(output);
    }

    private void rotate() throws IOException {
        if (output != null) {
            super.close();
        }
        for (int i = files.length - 2; i >= 0; i--) {
            if (files[i].exists()) {
                files[i + 1].delete();
                files[i].renameTo(files[i + 1]);
            }
        }
        open(false);
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) {
            return;
        }
        super.publish(record);
        flush();
        if (limit > 0 && output.written >= limit) {
            try {
                rotate();
            } catch (IOException failure) {
                reportError(null, failure, ErrorManager.OPEN_FAILURE);
            }
        }
    }

    @Override
    public synchronized void close() throws SecurityException {
        super.close();
    }
}
