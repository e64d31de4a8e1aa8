package java.lang;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import jdk.internal.vm.HostConnections;
import jdk.internal.vm.HostProcesses;

/** A process of the host. */
final class HostProcess extends Process {
    /** Those that have not been seen to end. */
    private static final List<HostProcess> RUNNING = new ArrayList<>();

    private final long process;
    private final long number;
    private final OutputStream input;
    private final InputStream output;
    private final InputStream errors;
    private final Handle handle;
    /** {@link HostConnections#WOULD_BLOCK} while it runs. */
    private int exitCode = HostConnections.WOULD_BLOCK;

    HostProcess(String[] words, String[] environment, String directory, int[] streams, boolean merge)
            throws IOException {
        long[] started = new long[HostProcesses.FIRST_PIPE + 3];
        HostProcesses.start(words, environment, directory, streams, merge, started);
        process = started[HostProcesses.PROCESS];
        number = started[HostProcesses.NUMBER];
        long[] pipes = {started[2], started[3], started[4]};
        input = pipes[0] < 0 ? new NoOutput() : new BufferedOutputStream(new PipeOutput(this, pipes[0]));
        output = pipes[1] < 0 ? InputStream.nullInputStream() : new BufferedInputStream(new PipeInput(pipes[1]));
        errors = pipes[2] < 0 ? InputStream.nullInputStream() : new BufferedInputStream(new PipeInput(pipes[2]));
        handle = new Handle(number, this, words);
        synchronized (RUNNING) {
            RUNNING.removeIf(other -> !other.isAlive());
            RUNNING.add(this);
        }
    }

    static Stream<ProcessHandle> running() {
        synchronized (RUNNING) {
            List<ProcessHandle> handles = new ArrayList<>();
            for (HostProcess one : RUNNING) {
                if (one.isAlive()) {
                    handles.add(one.handle);
                }
            }
            return handles.stream();
        }
    }

    static ProcessHandle current() {
        try {
            return new Handle(HostProcesses.ownNumber(), null, null);
        } catch (IOException refused) {
            throw new UnsupportedOperationException(refused.getMessage());
        }
    }

    static Optional<ProcessHandle> handle(long number) {
        ProcessHandle own = current();
        return own.pid() == number ? Optional.of(own) : running().filter(one -> one.pid() == number).findFirst();
    }

    @Override
    public OutputStream getOutputStream() {
        return input;
    }

    @Override
    public InputStream getInputStream() {
        return output;
    }

    @Override
    public InputStream getErrorStream() {
        return errors;
    }

    /** How it has ended, {@link HostConnections#WOULD_BLOCK} while it runs. */
    private synchronized int poll() {
        if (exitCode == HostConnections.WOULD_BLOCK) {
            try {
                exitCode = HostProcesses.exitCode(process);
                if (exitCode != HostConnections.WOULD_BLOCK) {
                    HostConnections.close(process);
                }
            } catch (IOException failure) {
                throw new InternalError(failure);
            }
        }
        return exitCode;
    }

    private boolean waitUntil(long deadline, boolean forEver) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        while (poll() == HostConnections.WOULD_BLOCK) {
            long left = forEver ? -1 : deadline - System.nanoTime();
            if (!forEver && left <= 0) {
                return false;
            }
            if (HostConnections.await(process, false, left, true) == HostConnections.INTERRUPTED) {
                Thread.interrupted();
                throw new InterruptedException();
            }
        }
        return true;
    }

    @Override
    public int waitFor() throws InterruptedException {
        waitUntil(0, true);
        return exitCode;
    }

    @Override
    public boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
        return waitUntil(System.nanoTime() + Math.max(unit.toNanos(timeout), 0), false);
    }

    @Override
    public int exitValue() {
        int code = poll();
        if (code == HostConnections.WOULD_BLOCK) {
            throw new IllegalThreadStateException("process hasn't exited");
        }
        return code;
    }

    private boolean kill(boolean byForce) {
        if (!isAlive()) {
            return false;
        }
        try {
            HostProcesses.kill(process, byForce);
            return true;
        } catch (IOException failure) {
            return false;
        }
    }

    private void end(boolean byForce) {
        kill(byForce);
        closeQuietly(input);
        closeQuietly(output);
        closeQuietly(errors);
    }

    private static void closeQuietly(java.io.Closeable stream) {
        try {
            stream.close();
        } catch (IOException ignored) {
            // Whoever reads or writes finds it closed.
        }
    }

    @Override
    public void destroy() {
        end(false);
    }

    @Override
    public Process destroyForcibly() {
        end(true);
        return this;
    }

    @Override
    public boolean supportsNormalTermination() {
        return true;
    }

    @Override
    public boolean isAlive() {
        return poll() == HostConnections.WOULD_BLOCK;
    }

    @Override
    public long pid() {
        return number;
    }

    @Override
    public ProcessHandle toHandle() {
        return handle;
    }

    @Override
    public String toString() {
        int code = poll();
        return "Process[pid=" + number + ", exitValue="
                + (code == HostConnections.WOULD_BLOCK ? "\"not exited\"" : code) + "]";
    }

    /** Where nothing can be written. */
    private static final class NoOutput extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            throw new IOException("Stream closed");
        }
    }

    /** What a process writes. */
    private static final class PipeInput extends InputStream {
        private final long pipe;
        private volatile boolean closed;

        PipeInput(long pipe) {
            this.pipe = pipe;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            while (len > 0) {
                if (closed) {
                    throw new IOException("Stream closed");
                }
                int count = HostConnections.receive(pipe, b, off, len);
                if (count != HostConnections.WOULD_BLOCK) {
                    return count;
                }
                HostConnections.await(pipe, false, -1, false);
            }
            return 0;
        }

        @Override
        public int available() throws IOException {
            return closed ? 0 : HostConnections.available(pipe);
        }

        @Override
        public void close() {
            closed = true;
            HostConnections.close(pipe);
        }
    }

    /** What a process reads. */
    private static final class PipeOutput extends OutputStream {
        private final HostProcess reader;
        private final long pipe;
        private volatile boolean closed;

        PipeOutput(HostProcess reader, long pipe) {
            this.reader = reader;
            this.pipe = pipe;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            int at = off;
            while (at < off + len) {
                if (closed || !reader.isAlive()) {
                    throw new IOException("Stream closed");
                }
                int count = HostConnections.send(pipe, b, at, off + len - at);
                if (count == HostConnections.WOULD_BLOCK) {
                    HostConnections.await(pipe, true, -1, false);
                } else {
                    at += count;
                }
            }
        }

        @Override
        public void close() {
            closed = true;
            HostConnections.close(pipe);
        }
    }

    /** A process as others know it: {@code null} is the program's own. */
    private record Handle(long pid, HostProcess process, String[] words) implements ProcessHandle, ProcessHandle.Info {
        @Override
        public Optional<ProcessHandle> parent() {
            return process == null ? Optional.empty() : Optional.of(ProcessHandle.current());
        }

        @Override
        public Stream<ProcessHandle> children() {
            return process == null ? running() : Stream.empty();
        }

        @Override
        public Stream<ProcessHandle> descendants() {
            return children();
        }

        @Override
        public Info info() {
            return this;
        }

        @Override
        public CompletableFuture<ProcessHandle> onExit() {
            if (process == null) {
                throw new IllegalStateException("onExit for current process not allowed");
            }
            return process.onExit().thenApply(ended -> this);
        }

        @Override
        public boolean supportsNormalTermination() {
            return true;
        }

        private void checkOther() {
            if (process == null) {
                throw new IllegalStateException("destroy of current process not allowed");
            }
        }

        @Override
        public boolean destroy() {
            checkOther();
            return process.kill(false);
        }

        @Override
        public boolean destroyForcibly() {
            checkOther();
            return process.kill(true);
        }

        @Override
        public boolean isAlive() {
            return process == null || process.isAlive();
        }

        @Override
        public int compareTo(ProcessHandle other) {
            return Long.compare(pid, other.pid());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Handle && ((Handle) other).pid == pid;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(pid);
        }

        @Override
        public String toString() {
            return Long.toString(pid);
        }

        @Override
        public Optional<String> command() {
            return words == null ? Optional.empty() : Optional.of(words[0]);
        }

        @Override
        public Optional<String> commandLine() {
            return words == null ? Optional.empty() : Optional.of(String.join(" ", words));
        }

        @Override
        public Optional<String[]> arguments() {
            return words == null ? Optional.empty() : Optional.of(java.util.Arrays.copyOfRange(words, 1, words.length));
        }

        @Override
        public Optional<Instant> startInstant() {
            return Optional.empty();
        }

        @Override
        public Optional<Duration> totalCpuDuration() {
            return Optional.empty();
        }

        @Override
        public Optional<String> user() {
            return Optional.ofNullable(System.getProperty("user.name"));
        }
    }
}
