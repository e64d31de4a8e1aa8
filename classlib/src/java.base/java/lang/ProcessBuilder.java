package java.lang;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import jdk.internal.vm.HostFiles;
import jdk.internal.vm.HostProcesses;

/** How a process is to be started. */
public final class ProcessBuilder {
    private static final int BUFFER = 8192;

    private List<String> command;
    private File directory;
    private ProcessEnvironment environment;
    private boolean redirectErrorStream;
    private Redirect[] redirects;

    public ProcessBuilder(List<String> command) {
        this.command = Objects.requireNonNull(command);
    }

    public ProcessBuilder(String... command) {
        this.command = new ArrayList<>(command.length);
        Collections.addAll(this.command, command);
    }

    public ProcessBuilder command(List<String> command) {
        this.command = Objects.requireNonNull(command);
        return this;
    }

    public ProcessBuilder command(String... command) {
        this.command = new ArrayList<>(command.length);
        Collections.addAll(this.command, command);
        return this;
    }

    public List<String> command() {
        return command;
    }

    public Map<String, String> environment() {
        if (environment == null) {
            environment = new ProcessEnvironment(System.getenv());
        }
        return environment;
    }

    /** As {@code Runtime.exec} takes it: {@code name=value}. */
    ProcessBuilder environment(String[] settings) {
        if (settings != null) {
            environment = new ProcessEnvironment(Map.of());
            for (String setting : settings) {
                int sign = setting.indexOf('=', 1);
                if (sign > 0) {
                    environment.put(setting.substring(0, sign), setting.substring(sign + 1));
                }
            }
        }
        return this;
    }

    public File directory() {
        return directory;
    }

    public ProcessBuilder directory(File directory) {
        this.directory = directory;
        return this;
    }

    public boolean redirectErrorStream() {
        return redirectErrorStream;
    }

    public ProcessBuilder redirectErrorStream(boolean redirectErrorStream) {
        this.redirectErrorStream = redirectErrorStream;
        return this;
    }

    /** Where a standard stream leads. */
    public abstract static class Redirect {
        /** Kinds of redirects. */
        public enum Type {
            PIPE,
            INHERIT,
            READ,
            WRITE,
            APPEND
        }

        public static final Redirect PIPE = new Simple(Type.PIPE, HostProcesses.PIPE);
        public static final Redirect INHERIT = new Simple(Type.INHERIT, HostProcesses.INHERIT);
        public static final Redirect DISCARD = new OfFile(Type.WRITE, new File("/dev/null"));

        private Redirect() {
        }

        public abstract Type type();

        public File file() {
            return null;
        }

        /** The host's number for it; files are opened. */
        abstract int open() throws IOException;

        public static Redirect from(File file) {
            return new OfFile(Type.READ, Objects.requireNonNull(file));
        }

        public static Redirect to(File file) {
            return new OfFile(Type.WRITE, Objects.requireNonNull(file));
        }

        public static Redirect appendTo(File file) {
            return new OfFile(Type.APPEND, Objects.requireNonNull(file));
        }

        @Override
        public boolean equals(Object obj) {
            return obj == this
                    || obj instanceof Redirect && type() == ((Redirect) obj).type() && file() != null
                            && file().equals(((Redirect) obj).file());
        }

        @Override
        public int hashCode() {
            return file() == null ? super.hashCode() : file().hashCode();
        }
    }

    /** To the program, or where its own leads. */
    private static final class Simple extends Redirect {
        private final Type type;
        private final int number;

        Simple(Type type, int number) {
            this.type = type;
            this.number = number;
        }

        @Override
        public Type type() {
            return type;
        }

        @Override
        int open() {
            return number;
        }

        @Override
        public String toString() {
            return type.toString();
        }
    }

    /** To a file. */
    private static final class OfFile extends Redirect {
        private final Type type;
        private final File file;

        OfFile(Type type, File file) {
            this.type = type;
            this.file = file;
        }

        @Override
        public Type type() {
            return type;
        }

        @Override
        public File file() {
            return file;
        }

        @Override
        int open() throws FileNotFoundException {
            if (this == DISCARD) {
                return HostProcesses.DISCARD;
            }
            int mode = type == Type.READ ? HostFiles.READ : type == Type.WRITE ? HostFiles.TRUNCATE : HostFiles.APPEND;
            return HostFiles.open(file.getPath(), mode);
        }

        @Override
        public String toString() {
            if (this == DISCARD) {
                return type.toString();
            }
            String what = type == Type.READ ? "read from" : type == Type.WRITE ? "write to" : "append to";
            return "redirect to " + what + " file \"" + file + "\"";
        }
    }

    private Redirect[] redirects() {
        if (redirects == null) {
            redirects = new Redirect[] {Redirect.PIPE, Redirect.PIPE, Redirect.PIPE};
        }
        return redirects;
    }

    public ProcessBuilder redirectInput(Redirect source) {
        if (source.type() == Redirect.Type.WRITE || source.type() == Redirect.Type.APPEND) {
            throw new IllegalArgumentException("Redirect invalid for reading: " + source);
        }
        redirects()[0] = source;
        return this;
    }

    private ProcessBuilder redirect(int stream, Redirect destination) {
        if (destination.type() == Redirect.Type.READ) {
            throw new IllegalArgumentException("Redirect invalid for writing: " + destination);
        }
        redirects()[stream] = destination;
        return this;
    }

    public ProcessBuilder redirectOutput(Redirect destination) {
        return redirect(1, destination);
    }

    public ProcessBuilder redirectError(Redirect destination) {
        return redirect(2, destination);
    }

    public ProcessBuilder redirectInput(File file) {
        return redirectInput(Redirect.from(file));
    }

    public ProcessBuilder redirectOutput(File file) {
        return redirectOutput(Redirect.to(file));
    }

    public ProcessBuilder redirectError(File file) {
        return redirectError(Redirect.to(file));
    }

    public Redirect redirectInput() {
        return redirects()[0];
    }

    public Redirect redirectOutput() {
        return redirects()[1];
    }

    public Redirect redirectError() {
        return redirects()[2];
    }

    public ProcessBuilder inheritIO() {
        Arrays.fill(redirects(), Redirect.INHERIT);
        return this;
    }

    public Process start() throws IOException {
        String[] words = command.toArray(new String[0]);
        for (String word : words) {
            Objects.requireNonNull(word);
        }
        String program = words[0];
        for (String word : words) {
            if (word.indexOf('\0') >= 0) {
                throw new IOException("invalid null character in command");
            }
        }
        environment();
        int[] streams = new int[3];
        int opened = 0;
        try {
            for (; opened < 3; opened++) {
                boolean unused = opened == 2 && redirectErrorStream;
                streams[opened] = unused ? HostProcesses.PIPE : redirects()[opened].open();
            }
            String where = directory == null ? null : directory.toString();
            return new HostProcess(words, environment.pairs(), where, streams, redirectErrorStream);
        } catch (IOException failure) {
            throw new IOException("Cannot run program \"" + program + "\""
                    + (directory == null ? "" : " (in directory \"" + directory + "\")") + ": " + failure.getMessage(),
                    failure);
        } finally {
            for (int i = 0; i < opened; i++) {
                if (streams[i] > 2) {
                    HostFiles.close(streams[i]);
                }
            }
        }
    }

    /** Starts all, and passes on what each writes to the next one. */
    public static List<Process> startPipeline(List<ProcessBuilder> builders) throws IOException {
        List<Process> started = new ArrayList<>();
        for (int i = 0; i < builders.size(); i++) {
            ProcessBuilder builder = builders.get(i);
            boolean last = i == builders.size() - 1;
            if (i > 0 && builder.redirectInput() != Redirect.PIPE) {
                throw new IllegalArgumentException("builder redirectInput() must be PIPE except for the first builder: "
                        + builder.redirectInput());
            }
            if (!last && builder.redirectOutput() != Redirect.PIPE) {
                throw new IllegalArgumentException("builder redirectOutput() must be PIPE except for the last builder: "
                        + builder.redirectOutput());
            }
        }
        try {
            for (ProcessBuilder builder : builders) {
                Process next = builder.start();
                if (!started.isEmpty()) {
                    pass(started.get(started.size() - 1), next);
                }
                started.add(next);
            }
        } catch (IOException | RuntimeException failure) {
            started.forEach(Process::destroyForcibly);
            throw failure;
        }
        return started;
    }

    private static void pass(Process from, Process to) {
        Thread pump = new Thread(() -> {
            byte[] buffer = new byte[BUFFER];
            try (var in = from.getInputStream(); var out = to.getOutputStream()) {
                for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                    out.write(buffer, 0, count);
                    out.flush();
                }
            } catch (IOException closed) {
                // Whoever has closed does not want the rest.
            }
        }, "process pipe");
        pump.setDaemon(true);
        pump.start();
    }
}
