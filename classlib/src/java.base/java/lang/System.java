package java.lang;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import jdk.internal.vm.HostFiles;
import jdk.internal.vm.StandardOutput;

/** The standard streams, the clocks, the properties. */
public final class System {
    public static final InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
    public static final PrintStream out = standard(1);
    public static final PrintStream err = standard(2);

    private System() {
    }

    /**
     * Standard output (1) or error (2). What most environments ask for the machine encodes itself: then no charset is
     * loaded, and the same is executed in all of them.
     */
    private static PrintStream standard(int descriptor) {
        StandardOutput stream = new StandardOutput(descriptor);
        if (HostFiles.textEncoding(descriptor) != HostFiles.OTHER) {
            return new PrintStream(stream);
        }
        Charset charset = Charset.forName(HostFiles.encodingName(descriptor), StandardCharsets.UTF_8);
        return new PrintStream(stream, false, charset);
    }

    public static void setIn(InputStream in) {
        setStream(0, in);
    }

    public static void setOut(PrintStream out) {
        setStream(1, out);
    }

    public static void setErr(PrintStream err) {
        setStream(2, err);
    }

    /** Stores into {@code in} (0), {@code out} (1) or {@code err} (2), which are final for everybody else. */
    private static native void setStream(int which, Object stream);

    public static native void arraycopy(Object source, int sourceStart, Object target, int targetStart, int length);

    public static native int identityHashCode(Object object);

    public static native long currentTimeMillis();

    public static native long nanoTime();

    public static String lineSeparator() {
        return "\n";
    }

    public static String getProperty(String key) {
        return SystemProperties.get(checkKey(key));
    }

    public static String getProperty(String key, String def) {
        String value = SystemProperties.get(checkKey(key));
        return value == null ? def : value;
    }

    public static String setProperty(String key, String value) {
        checkKey(key);
        if (value == null) {
            throw new NullPointerException();
        }
        return SystemProperties.put(key, value);
    }

    public static String clearProperty(String key) {
        return SystemProperties.put(checkKey(key), null);
    }

    /** The properties as a table, through which they can be changed. */
    public static Properties getProperties() {
        return SystemProperties.table();
    }

    /** Takes the table for the properties; with null those at start are back. */
    public static void setProperties(Properties props) {
        SystemProperties.setTable(props);
    }

    private static String checkKey(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
        return key;
    }

    public static String getenv(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        String[] environment = SystemProperties.environment();
        for (int i = 0; i < environment.length; i += 2) {
            if (environment[i].equals(name)) {
                return environment[i + 1];
            }
        }
        return null;
    }

    /** The environment, which cannot be changed. */
    public static Map<String, String> getenv() {
        String[] environment = SystemProperties.environment();
        HashMap<String, String> map = new HashMap<>();
        for (int i = 0; i < environment.length; i += 2) {
            map.put(environment[i], environment[i + 1]);
        }
        return Collections.unmodifiableMap(map);
    }

    /** Always fails: the machine has no interface for native code. */
    public static void loadLibrary(String libname) {
        if (libname.indexOf('/') >= 0) {
            throw new UnsatisfiedLinkError("Directory separator should not appear in library name: " + libname);
        }
        String path = SystemProperties.get("java.library.path");
        throw new UnsatisfiedLinkError("no " + libname + " in java.library.path: " + (path == null ? "" : path));
    }

    /** Always fails, as {@link #loadLibrary} does. */
    public static void load(String filename) {
        if (!filename.startsWith("/")) {
            throw new UnsatisfiedLinkError("Expecting an absolute path of the library: " + filename);
        }
        throw new UnsatisfiedLinkError("Can't load library: " + filename);
    }

    /** There is none, and none can be set. */
    @Deprecated(since = "17", forRemoval = true)
    public static SecurityManager getSecurityManager() {
        return null;
    }

    @Deprecated(since = "17", forRemoval = true)
    public static void setSecurityManager(SecurityManager sm) {
        throw new UnsupportedOperationException("Setting a Security Manager is not supported");
    }

    public static void exit(int status) {
        Runtime.getRuntime().exit(status);
    }

    public static void gc() {
        Runtime.getRuntime().gc();
    }

    public static void runFinalization() {
    }
}
