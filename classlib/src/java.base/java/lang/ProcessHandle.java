package java.lang;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** A process: the program's own, or one that it has started. */
public interface ProcessHandle extends Comparable<ProcessHandle> {
    long pid();

    static Optional<ProcessHandle> of(long pid) {
        return HostProcess.handle(pid);
    }

    static ProcessHandle current() {
        return HostProcess.current();
    }

    /** The program's own and those that it has started and that run. */
    static Stream<ProcessHandle> allProcesses() {
        return Stream.concat(Stream.of(current()), HostProcess.running());
    }

    Optional<ProcessHandle> parent();

    Stream<ProcessHandle> children();

    Stream<ProcessHandle> descendants();

    Info info();

    CompletableFuture<ProcessHandle> onExit();

    boolean supportsNormalTermination();

    boolean destroy();

    boolean destroyForcibly();

    boolean isAlive();

    @Override
    int hashCode();

    @Override
    boolean equals(Object other);

    @Override
    int compareTo(ProcessHandle other);

    /** What is known of a process. */
    interface Info {
        Optional<String> command();

        Optional<String> commandLine();

        Optional<String[]> arguments();

        Optional<Instant> startInstant();

        Optional<Duration> totalCpuDuration();

        Optional<String> user();
    }
}
