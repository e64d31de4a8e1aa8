package java.util.logging;

import java.util.Objects;
import java.util.ResourceBundle;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/** Logs messages under a name, to its own handlers and those of the loggers above it. */
public class Logger {
    public static final String GLOBAL_LOGGER_NAME = "global";
    @Deprecated
    public static final Logger global = new Logger(GLOBAL_LOGGER_NAME, null);

    private final String name;
    private final String bundleName;
    private volatile ResourceBundle bundle;
    private final CopyOnWriteArrayList<Handler> handlers = new CopyOnWriteArrayList<>();
    private volatile Level level;
    private volatile Logger parent;
    private volatile Filter filter;
    private volatile boolean useParentHandlers = true;

    protected Logger(String name, String resourceBundleName) {
        this.name = name;
        bundleName = resourceBundleName;
        if (resourceBundleName != null) {
            bundle = ResourceBundle.getBundle(resourceBundleName);
        }
    }

    public static final Logger getGlobal() {
        LogManager.getLogManager().addLogger(global);
        return global;
    }

    public static Logger getLogger(String name) {
        Objects.requireNonNull(name);
        if (name.equals(GLOBAL_LOGGER_NAME)) {
            return getGlobal();
        }
        return LogManager.getLogManager().demand(name, null);
    }

    public static Logger getLogger(String name, String resourceBundleName) {
        return LogManager.getLogManager().demand(Objects.requireNonNull(name), resourceBundleName);
    }

    public static Logger getAnonymousLogger() {
        return getAnonymousLogger(null);
    }

    public static Logger getAnonymousLogger(String resourceBundleName) {
        Logger logger = new Logger(null, resourceBundleName);
        logger.parent = LogManager.getLogManager().root();
        return logger;
    }

    public ResourceBundle getResourceBundle() {
        return bundle;
    }

    public void setResourceBundle(ResourceBundle bundle) {
        this.bundle = Objects.requireNonNull(bundle);
    }

    public String getResourceBundleName() {
        return bundle == null ? bundleName : bundle.getBaseBundleName();
    }

    public void setFilter(Filter newFilter) {
        filter = newFilter;
    }

    public Filter getFilter() {
        return filter;
    }

    public void log(LogRecord record) {
        if (!isLoggable(record.getLevel()) || filter != null && !filter.isLoggable(record)) {
            return;
        }
        for (Logger logger = this; logger != null; logger = logger.parent) {
            for (Handler handler : logger.handlers) {
                handler.publish(record);
            }
            if (!logger.useParentHandlers) {
                return;
            }
        }
    }

    /** The nearest bundle, of this logger or one above. */
    private ResourceBundle effectiveBundle() {
        for (Logger logger = this; logger != null; logger = logger.parent) {
            if (logger.bundle != null) {
                return logger.bundle;
            }
        }
        return null;
    }

    private void log(Level level, String message, Object[] parameters, Throwable thrown, String sourceClass,
            String sourceMethod, ResourceBundle own) {
        LogRecord record = new LogRecord(level, message);
        record.setLoggerName(name);
        record.setParameters(parameters);
        record.setThrown(thrown);
        ResourceBundle words = own != null ? own : effectiveBundle();
        if (words != null) {
            record.setResourceBundle(words);
            record.setResourceBundleName(words.getBaseBundleName());
        }
        if (sourceClass != null || sourceMethod != null) {
            record.setSourceClassName(sourceClass);
            record.setSourceMethodName(sourceMethod);
        }
        log(record);
    }
    //#for declared done
    //#| log(Level level, String msg) | msg, null, null, null, null
    //#| log(Level level, Supplier<String> msgSupplier) | msgSupplier.get(), null, null, null, null
    //#| log(Level level, String msg, Object param1) | msg, new Object[] {param1}, null, null, null
    //#| log(Level level, String msg, Object[] params) | msg, params, null, null, null
    //#| log(Level level, String msg, Throwable thrown) | msg, null, thrown, null, null
    //#| log(Level level, Throwable thrown, Supplier<String> msgSupplier) | msgSupplier.get(), null, thrown, null, null
    //#| logp(Level level, String sourceClass, String sourceMethod, String msg) | msg, null, null, sourceClass, sourceMethod
    //#| logp(Level level, String sourceClass, String sourceMethod, Supplier<String> msgSupplier) | msgSupplier.get(), null, null, sourceClass, sourceMethod
    //#| logp(Level level, String sourceClass, String sourceMethod, String msg, Object param1) | msg, new Object[] {param1}, null, sourceClass, sourceMethod
    //#| logp(Level level, String sourceClass, String sourceMethod, String msg, Object[] params) | msg, params, null, sourceClass, sourceMethod
    //#| logp(Level level, String sourceClass, String sourceMethod, String msg, Throwable thrown) | msg, null, thrown, sourceClass, sourceMethod

    public void $declared$ {
        if (isLoggable(level)) {
            log(level, $done$, null);
        }
    }
    //#end

    public void logp(Level level, String sourceClass, String sourceMethod, Throwable thrown,
            Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            log(level, msgSupplier.get(), null, thrown, sourceClass, sourceMethod, null);
        }
    }

    public void logrb(Level level, ResourceBundle bundle, String msg, Object... params) {
        if (isLoggable(level)) {
            log(level, msg, params.length == 0 ? null : params, null, null, null, bundle);
        }
    }

    public void logrb(Level level, ResourceBundle bundle, String msg, Throwable thrown) {
        if (isLoggable(level)) {
            log(level, msg, null, thrown, null, null, bundle);
        }
    }

    public void logrb(Level level, String sourceClass, String sourceMethod, ResourceBundle bundle, String msg,
            Object... params) {
        if (isLoggable(level)) {
            log(level, msg, params.length == 0 ? null : params, null, sourceClass, sourceMethod, bundle);
        }
    }

    public void entering(String sourceClass, String sourceMethod) {
        logp(Level.FINER, sourceClass, sourceMethod, "ENTRY");
    }

    public void entering(String sourceClass, String sourceMethod, Object param1) {
        logp(Level.FINER, sourceClass, sourceMethod, "ENTRY {0}", param1);
    }

    public void entering(String sourceClass, String sourceMethod, Object[] params) {
        StringBuilder message = new StringBuilder("ENTRY");
        for (int i = 0; params != null && i < params.length; i++) {
            message.append(" {").append(i).append('}');
        }
        logp(Level.FINER, sourceClass, sourceMethod, message.toString(), params);
    }

    public void exiting(String sourceClass, String sourceMethod) {
        logp(Level.FINER, sourceClass, sourceMethod, "RETURN");
    }

    public void exiting(String sourceClass, String sourceMethod, Object result) {
        logp(Level.FINER, sourceClass, sourceMethod, "RETURN {0}", result);
    }

    public void throwing(String sourceClass, String sourceMethod, Throwable thrown) {
        logp(Level.FINER, sourceClass, sourceMethod, "THROW", thrown);
    }
    //#for level LEVEL
    //#| severe | SEVERE
    //#| warning | WARNING
    //#| info | INFO
    //#| config | CONFIG
    //#| fine | FINE
    //#| finer | FINER
    //#| finest | FINEST

    public void $level$(String msg) {
        log(Level.$LEVEL$, msg);
    }

    public void $level$(Supplier<String> msgSupplier) {
        log(Level.$LEVEL$, msgSupplier);
    }
    //#end

    public void setLevel(Level newLevel) throws SecurityException {
        if (newLevel == null && name != null && name.isEmpty()) {
            throw new NullPointerException();
        }
        level = newLevel;
    }

    /** As the configuration says. */
    void setLevelUnchecked(Level newLevel) {
        level = newLevel;
    }

    public Level getLevel() {
        return level;
    }

    public boolean isLoggable(Level level) {
        Level own = null;
        for (Logger logger = this; logger != null && own == null; logger = logger.parent) {
            own = logger.level;
        }
        int least = own == null ? Level.INFO.intValue() : own.intValue();
        return level.intValue() >= least && least != Level.OFF.intValue();
    }

    public String getName() {
        return name;
    }

    public void addHandler(Handler handler) throws SecurityException {
        handlers.add(Objects.requireNonNull(handler));
    }

    public void removeHandler(Handler handler) throws SecurityException {
        if (handler != null) {
            handlers.remove(handler);
        }
    }

    public Handler[] getHandlers() {
        return handlers.toArray(new Handler[0]);
    }

    public void setUseParentHandlers(boolean useParentHandlers) {
        this.useParentHandlers = useParentHandlers;
    }

    public boolean getUseParentHandlers() {
        return useParentHandlers;
    }

    public Logger getParent() {
        return parent;
    }

    public void setParent(Logger parent) {
        this.parent = parent;
    }
}
