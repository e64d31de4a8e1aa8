package java.lang;

import java.io.File;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The machine as a program sees it. */
public class Runtime {
    /** Guards the shutdown hooks; nobody else can hold it. */
    private static final Object HOOKS = new Object();
    private static final Runtime CURRENT = new Runtime();

    private Thread[] hooks;
    private int hookCount;
    private boolean shuttingDown;

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return CURRENT;
    }

    /** The version of Java that this is. */
    public static Version version() {
        return Version.parse(SystemProperties.get("java.specification.version"));
    }

    /** A version of Java: numbers, and what may follow them. */
    public static final class Version implements Comparable<Version> {
        private final List<Integer> numbers;
        private final Optional<String> pre;
        private final Optional<Integer> build;
        private final Optional<String> optional;

        private Version(List<Integer> numbers, Optional<String> pre, Optional<Integer> build, Optional<String> optional) {
            this.numbers = numbers;
            this.pre = pre;
            this.build = build;
            this.optional = optional;
        }

        public static Version parse(String s) {
            if (s.isEmpty()) {
                Integer.parseInt(s);
            }
            Matcher found = Pattern.compile("([1-9][0-9]*(?:(?:\\.0)*\\.[1-9][0-9]*)*)(?:-([a-zA-Z0-9]+))?"
                    + "(\\+(0|[1-9][0-9]*)?)?(?:-([-a-zA-Z0-9.]+))?").matcher(s);
            if (!found.matches()) {
                throw new IllegalArgumentException("Invalid version string: '" + s + "'");
            }
            List<Integer> numbers = new ArrayList<>();
            for (String number : found.group(1).split("\\.")) {
                numbers.add(Integer.parseInt(number));
            }
            Optional<String> pre = Optional.ofNullable(found.group(2));
            Optional<Integer> build = Optional.ofNullable(found.group(4)).map(Integer::valueOf);
            Optional<String> optional = Optional.ofNullable(found.group(5));
            if (build.isEmpty() && found.group(3) != null) {
                if (optional.isEmpty()) {
                    throw new IllegalArgumentException("'+' found with neither build or optional components: '" + s + "'");
                }
                if (pre.isPresent()) {
                    throw new IllegalArgumentException("'+' found with pre-release and optional components:'" + s + "'");
                }
            } else if (build.isEmpty() && optional.isPresent() && pre.isEmpty()) {
                throw new IllegalArgumentException("optional component must be preceded by '+' (plus sign) and build "
                        + "number: '" + s + "'");
            }
            return new Version(List.copyOf(numbers), pre, build, optional);
        }

        private int number(int at) {
            return at < numbers.size() ? numbers.get(at) : 0;
        }

        public int feature() {
            return number(0);
        }

        public int interim() {
            return number(1);
        }

        public int update() {
            return number(2);
        }

        public int patch() {
            return number(3);
        }

        @Deprecated(since = "10")
        public int major() {
            return feature();
        }

        @Deprecated(since = "10")
        public int minor() {
            return interim();
        }

        @Deprecated(since = "10")
        public int security() {
            return update();
        }

        public List<Integer> version() {
            return numbers;
        }

        public Optional<String> pre() {
            return pre;
        }

        public Optional<Integer> build() {
            return build;
        }

        public Optional<String> optional() {
            return optional;
        }

        @Override
        public int compareTo(Version obj) {
            return compare(obj, false);
        }

        public int compareToIgnoreOptional(Version obj) {
            return compare(obj, true);
        }

        private int compare(Version other, boolean ignoresOptional) {
            for (int i = 0; i < Math.min(numbers.size(), other.numbers.size()); i++) {
                int difference = numbers.get(i) - other.numbers.get(i);
                if (difference != 0) {
                    return difference;
                }
            }
            int result = numbers.size() - other.numbers.size();
            result = result != 0 ? result : comparePre(other);
            result = result != 0 ? result : build.isPresent() != other.build.isPresent() ? build.isPresent() ? 1 : -1
                    : build.orElse(0).compareTo(other.build.orElse(0));
            return result != 0 || ignoresOptional ? result : optional.isPresent() != other.optional.isPresent()
                    ? optional.isPresent() ? 1 : -1 : optional.orElse("").compareTo(other.optional.orElse(""));
        }

        /** What is before a release is less than it. */
        private int comparePre(Version other) {
            if (pre.isEmpty() || other.pre.isEmpty()) {
                return pre.isPresent() ? -1 : other.pre.isPresent() ? 1 : 0;
            }
            String own = pre.get();
            String others = other.pre.get();
            boolean isNumber = own.matches("[0-9]+");
            if (isNumber != others.matches("[0-9]+")) {
                return isNumber ? -1 : 1;
            }
            return isNumber ? new BigInteger(own).compareTo(new BigInteger(others)) : own.compareTo(others);
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int number : numbers) {
                text.append(text.isEmpty() ? "" : ".").append(number);
            }
            pre.ifPresent(each -> text.append('-').append(each));
            if (build.isPresent()) {
                text.append('+').append(build.get());
            } else if (optional.isPresent() && pre.isEmpty()) {
                text.append('+');
            }
            optional.ifPresent(each -> text.append('-').append(each));
            return text.toString();
        }

        @Override
        public boolean equals(Object obj) {
            return equalsIgnoreOptional(obj) && optional.equals(((Version) obj).optional);
        }

        public boolean equalsIgnoreOptional(Object obj) {
            return obj instanceof Version other && numbers.equals(other.numbers) && pre.equals(other.pre)
                    && build.equals(other.build);
        }

        @Override
        public int hashCode() {
            int hash = 1;
            for (Object part : new Object[] {numbers, pre, build, optional}) {
                hash = 17 * hash + part.hashCode();
            }
            return hash;
        }
    }

    @Deprecated
    public Process exec(String command) throws IOException {
        return exec(command, null, null);
    }

    @Deprecated
    public Process exec(String command, String[] envp) throws IOException {
        return exec(command, envp, null);
    }

    @Deprecated
    public Process exec(String command, String[] envp, File dir) throws IOException {
        if (command.isEmpty()) {
            throw new IllegalArgumentException("Empty command");
        }
        StringTokenizer words = new StringTokenizer(command);
        String[] all = new String[words.countTokens()];
        for (int i = 0; i < all.length; i++) {
            all[i] = words.nextToken();
        }
        return exec(all, envp, dir);
    }

    public Process exec(String[] cmdarray) throws IOException {
        return exec(cmdarray, null, null);
    }

    public Process exec(String[] cmdarray, String[] envp) throws IOException {
        return exec(cmdarray, envp, null);
    }

    public Process exec(String[] cmdarray, String[] envp, File dir) throws IOException {
        return new ProcessBuilder(cmdarray).environment(envp).directory(dir).start();
    }

    public native int availableProcessors();

    /** The bytes of the heap that are not in use. */
    public native long freeMemory();

    public native long totalMemory();

    public native long maxMemory();

    /** Collects the whole heap. */
    public native void gc();

    /** Ends the machine at once. */
    private native void halt0(int status);

    public void halt(int status) {
        halt0(status);
    }

    public void exit(int status) {
        runHooks();
        halt0(status);
    }

    /**
     * Starts the shutdown hooks and waits for them. The machine calls it once the last thread that is no daemon has
     * ended. A second thread that comes here waits for ever, as the machine ends under it.
     */
    void runHooks() {
        synchronized (HOOKS) {
            while (shuttingDown) {
                try {
                    HOOKS.wait();
                } catch (InterruptedException ignored) {
                    // The machine is about to end; there is nobody to tell.
                }
            }
            shuttingDown = true;
        }
        for (int i = 0; i < hookCount; i++) {
            hooks[i].start();
        }
        for (int i = 0; i < hookCount; i++) {
            while (hooks[i].isAlive()) {
                try {
                    hooks[i].join();
                } catch (InterruptedException ignored) {
                    // The hooks are to be waited for all the same.
                }
            }
        }
    }

    public void addShutdownHook(Thread hook) {
        synchronized (HOOKS) {
            checkNotShuttingDown();
            if (hook.hook) {
                throw new IllegalArgumentException("Hook previously registered");
            }
            if (hook.isAlive()) {
                throw new IllegalArgumentException("Hook already running");
            }
            if (hooks == null) {
                hooks = new Thread[4];
            } else if (hookCount == hooks.length) {
                Thread[] larger = new Thread[hookCount * 2];
                System.arraycopy(hooks, 0, larger, 0, hookCount);
                hooks = larger;
            }
            hooks[hookCount++] = hook;
            hook.hook = true;
        }
    }

    public boolean removeShutdownHook(Thread hook) {
        synchronized (HOOKS) {
            checkNotShuttingDown();
            if (hook == null) {
                throw new NullPointerException();
            }
            if (!hook.hook) {
                return false;
            }
            hook.hook = false;
            int at = 0;
            while (hooks[at] != hook) {
                at++;
            }
            System.arraycopy(hooks, at + 1, hooks, at, --hookCount - at);
            return true;
        }
    }

    private void checkNotShuttingDown() {
        if (shuttingDown) {
            throw new IllegalStateException("Shutdown in progress");
        }
    }
}
