package java.util.logging;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Map;
import java.util.Properties;

/** The loggers by their names, and what the configuration says of them. */
public class LogManager {
    private static final LogManager ONLY = new LogManager();

    private final Hashtable<String, Logger> loggers = new Hashtable<>();
    private final Map<Handler, Boolean> closing = new HashMap<>();
    private Properties properties = usual();
    private Logger root;
    private Thread hook;

    protected LogManager() {
    }

    /** What holds without a configuration. */
    private static Properties usual() {
        Properties usual = new Properties();
        usual.setProperty("handlers", "java.util.logging.ConsoleHandler");
        usual.setProperty(".level", "INFO");
        usual.setProperty("java.util.logging.ConsoleHandler.level", "INFO");
        usual.setProperty("java.util.logging.ConsoleHandler.formatter", "java.util.logging.SimpleFormatter");
        usual.setProperty("java.util.logging.FileHandler.pattern", "%h/java%u.log");
        usual.setProperty("java.util.logging.FileHandler.limit", "50000");
        usual.setProperty("java.util.logging.FileHandler.count", "1");
        usual.setProperty("java.util.logging.FileHandler.maxLocks", "100");
        usual.setProperty("java.util.logging.FileHandler.formatter", "java.util.logging.XMLFormatter");
        return usual;
    }

    public static LogManager getLogManager() {
        return ONLY;
    }

    /** The logger above all; its handlers are made with it. */
    synchronized Logger root() {
        if (root == null) {
            root = new Logger("", null);
            root.setLevel(level(".level", Level.INFO));
            loggers.put("", root);
            addHandlers();
        }
        return root;
    }

    private void addHandlers() {
        String handlers = properties.getProperty("handlers");
        for (String name : handlers == null ? new String[0] : handlers.trim().split("[\\s,]+")) {
            if (name.equals("java.util.logging.ConsoleHandler")) {
                root.addHandler(new ConsoleHandler());
            } else if (name.equals("java.util.logging.FileHandler")) {
                try {
                    root.addHandler(new FileHandler());
                } catch (IOException failure) {
                    System.err.println("Can't load log handler \"" + name + "\"");
                }
            }
        }
    }

    private Level level(String key, Level otherwise) {
        String text = properties.getProperty(key);
        try {
            return text == null ? otherwise : Level.parse(text.trim());
        } catch (IllegalArgumentException bad) {
            return otherwise;
        }
    }

    /** Gives a handler the level and formatter that the configuration has for its class. */
    void configure(Handler handler, String name) {
        handler.setLevel(level(name + ".level", handler.getLevel()));
        String formatter = properties.getProperty(name + ".formatter");
        if ("java.util.logging.SimpleFormatter".equals(formatter)) {
            handler.setFormatter(new SimpleFormatter());
        } else if ("java.util.logging.XMLFormatter".equals(formatter)) {
            handler.setFormatter(new XMLFormatter());
        }
    }

    /** Has a handler closed when the program ends. */
    synchronized void closeAtEnd(Handler handler) {
        closing.put(handler, true);
        if (hook == null) {
            hook = new Thread(() -> closing.keySet().forEach(Handler::close));
            Runtime.getRuntime().addShutdownHook(hook);
        }
    }

    public boolean addLogger(Logger logger) {
        root();
        return put(logger);
    }

    private synchronized boolean put(Logger logger) {
        String name = logger.getName();
        if (name == null) {
            throw new NullPointerException();
        }
        if (loggers.putIfAbsent(name, logger) != null) {
            return false;
        }
        logger.setLevelUnchecked(level(name + ".level", logger.getLevel()));
        logger.setParent(above(name));
        for (Logger other : loggers.values()) {
            // Those below it had the nearest one above them for a parent.
            if (other != logger && other.getName().startsWith(name + ".") && !name.isEmpty()
                    && (other.getParent() == null || !other.getParent().getName().startsWith(name))) {
                other.setParent(logger);
            }
        }
        return true;
    }

    private Logger above(String name) {
        for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
            Logger parent = loggers.get(name.substring(0, dot));
            if (parent != null) {
                return parent;
            }
        }
        return root;
    }

    /** The logger of a name, made if there is none. */
    Logger demand(String name, String bundle) {
        root();
        Logger found = loggers.get(name);
        if (found == null) {
            put(new Logger(name, bundle));
            found = loggers.get(name);
        }
        return found;
    }

    public Logger getLogger(String name) {
        root();
        return loggers.get(name);
    }

    public Enumeration<String> getLoggerNames() {
        root();
        return Collections.enumeration(loggers.keySet());
    }

    public void readConfiguration() throws IOException {
        String file = System.getProperty("java.util.logging.config.file");
        if (file == null) {
            apply(usual());
            return;
        }
        try (InputStream in = new java.io.FileInputStream(file)) {
            readConfiguration(in);
        }
    }

    public void readConfiguration(InputStream ins) throws IOException {
        Properties read = new Properties();
        read.load(ins);
        apply(read);
    }

    private void apply(Properties read) {
        reset();
        synchronized (this) {
            properties = read;
            root.setLevel(level(".level", Level.INFO));
            addHandlers();
            for (Logger logger : loggers.values()) {
                if (logger != root) {
                    logger.setLevelUnchecked(level(logger.getName() + ".level", null));
                }
            }
        }
    }

    /** Closes all handlers and takes them off; the loggers stay. */
    public void reset() throws SecurityException {
        root();
        for (Logger logger : loggers.values().toArray(new Logger[0])) {
            for (Handler handler : logger.getHandlers()) {
                logger.removeHandler(handler);
                try {
                    handler.close();
                } catch (Exception ignored) {
                    // The others are to be closed all the same.
                }
            }
            logger.setLevelUnchecked(logger == root ? Level.INFO : null);
        }
        properties = new Properties();
    }

    public String getProperty(String name) {
        return properties.getProperty(name);
    }

    @Deprecated(since = "17")
    public void checkAccess() {
    }

    public LogManager addConfigurationListener(Runnable listener) {
        java.util.Objects.requireNonNull(listener);
        return this;
    }

    public void removeConfigurationListener(Runnable listener) {
    }
}
