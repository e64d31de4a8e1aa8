package java.lang;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A process that the program has started. */
public abstract class Process {
    private BufferedWriter writer;
    private BufferedReader reader;
    private BufferedReader errorReader;
    private Charset writerCharset;
    private Charset readerCharset;
    private Charset errorCharset;

    public Process() {
    }

    public abstract OutputStream getOutputStream();

    public abstract InputStream getInputStream();

    public abstract InputStream getErrorStream();

    public abstract int waitFor() throws InterruptedException;

    public abstract int exitValue();

    public abstract void destroy();

    private static void check(Charset known, Charset wanted) {
        if (!known.equals(wanted)) {
            throw new IllegalStateException("BufferedReader was created with charset: " + known);
        }
    }
    //#for method stream reader charset_of
    //#| inputReader | getInputStream | reader | readerCharset
    //#| errorReader | getErrorStream | errorReader | errorCharset

    public final BufferedReader $method$() {
        return $method$(Charset.defaultCharset());
    }

    public final synchronized BufferedReader $method$(Charset charset) {
        Objects.requireNonNull(charset, "charset");
        if ($reader$ == null) {
            $charset_of$ = charset;
            $reader$ = new BufferedReader(new InputStreamReader($stream$(), charset));
        } else {
            check($charset_of$, charset);
        }
        return $reader$;
    }
    //#end

    public final BufferedWriter outputWriter() {
        return outputWriter(Charset.defaultCharset());
    }

    public final synchronized BufferedWriter outputWriter(Charset charset) {
        Objects.requireNonNull(charset, "charset");
        if (writer == null) {
            writerCharset = charset;
            writer = new BufferedWriter(new OutputStreamWriter(getOutputStream(), charset));
        } else if (!writerCharset.equals(charset)) {
            throw new IllegalStateException("BufferedWriter was created with charset: " + writerCharset);
        }
        return writer;
    }

    /** Asks again and again; the processes of the library wait. */
    public boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
        long end = System.nanoTime() + Math.max(unit.toNanos(timeout), 0);
        while (isAlive()) {
            long left = end - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            Thread.sleep(Math.min(left / 1_000_000 + 1, 100));
        }
        return true;
    }

    public boolean waitFor(Duration duration) throws InterruptedException {
        Objects.requireNonNull(duration, "duration");
        boolean fits = duration.getSeconds() < Long.MAX_VALUE / 1_000_000_000;
        return waitFor(fits ? duration.toNanos() : Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    public Process destroyForcibly() {
        destroy();
        return this;
    }

    public boolean supportsNormalTermination() {
        throw new UnsupportedOperationException(getClass() + ".supportsNormalTermination() not supported");
    }

    public boolean isAlive() {
        try {
            exitValue();
            return false;
        } catch (IllegalThreadStateException running) {
            return true;
        }
    }

    public long pid() {
        return toHandle().pid();
    }

    /** Completed by a thread that waits for the end. */
    public CompletableFuture<Process> onExit() {
        CompletableFuture<Process> ended = new CompletableFuture<>();
        Thread waiter = new Thread(() -> {
            while (true) {
                try {
                    waitFor();
                    ended.complete(this);
                    return;
                } catch (InterruptedException again) {
                    // The end is what it waits for.
                }
            }
        }, "process reaper");
        waiter.setDaemon(true);
        waiter.start();
        return ended;
    }

    public ProcessHandle toHandle() {
        throw new UnsupportedOperationException(getClass() + ".toHandle() not supported");
    }

    public ProcessHandle.Info info() {
        return toHandle().info();
    }

    public Stream<ProcessHandle> children() {
        return toHandle().children();
    }

    public Stream<ProcessHandle> descendants() {
        return toHandle().descendants();
    }
}
