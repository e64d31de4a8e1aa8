package java.util.logging;

import java.time.Instant;
import java.util.Objects;
import java.util.ResourceBundle;

/** What is logged once. */
public class LogRecord implements java.io.Serializable {
    private static final long serialVersionUID = 5372048053134512534L;
    private static long records;

    private Level level;
    private long sequenceNumber;
    private String sourceClassName;
    private String sourceMethodName;
    private boolean callerWanted = true;
    private String message;
    private long threadId;
    private Throwable thrown;
    private String loggerName;
    private String resourceBundleName;
    private Instant instant;
    private transient Object[] parameters;
    private transient ResourceBundle resourceBundle;

    public LogRecord(Level level, String msg) {
        this.level = Objects.requireNonNull(level);
        message = msg;
        synchronized (LogRecord.class) {
            sequenceNumber = records++;
        }
        threadId = Thread.currentThread().threadId();
        instant = Instant.now();
    }

    public String getLoggerName() {
        return loggerName;
    }

    public void setLoggerName(String name) {
        loggerName = name;
    }

    public ResourceBundle getResourceBundle() {
        return resourceBundle;
    }

    public void setResourceBundle(ResourceBundle bundle) {
        resourceBundle = bundle;
    }

    public String getResourceBundleName() {
        return resourceBundleName;
    }

    public void setResourceBundleName(String name) {
        resourceBundleName = name;
    }

    public Level getLevel() {
        return level;
    }

    public void setLevel(Level level) {
        this.level = Objects.requireNonNull(level);
    }

    public long getSequenceNumber() {
        return sequenceNumber;
    }

    public void setSequenceNumber(long seq) {
        sequenceNumber = seq;
    }
    //#for Part: Class Method

    public String getSource$Part$Name() {
        findCaller();
        return source$Part$Name;
    }

    public void setSource$Part$Name(String source$Part$Name) {
        this.source$Part$Name = source$Part$Name;
        callerWanted = false;
    }
    //#end

    /** The first method below those of the loggers. */
    private void findCaller() {
        if (!callerWanted) {
            return;
        }
        callerWanted = false;
        boolean inLogger = false;
        for (StackTraceElement frame : new Throwable().getStackTrace()) {
            boolean logger = frame.getClassName().equals("java.util.logging.Logger")
                    || frame.getClassName().startsWith("java.util.logging.Logger$");
            if (inLogger && !logger) {
                sourceClassName = frame.getClassName();
                sourceMethodName = frame.getMethodName();
                return;
            }
            inLogger |= logger;
        }
    }

    public String getMessage() {
        return message;
    }

    public void setMessage(String message) {
        this.message = message;
    }

    public Object[] getParameters() {
        return parameters;
    }

    public void setParameters(Object[] parameters) {
        this.parameters = parameters;
    }

    @Deprecated(since = "16")
    public int getThreadID() {
        return (int) threadId;
    }

    @Deprecated(since = "16")
    public void setThreadID(int threadID) {
        threadId = threadID;
    }

    public long getLongThreadID() {
        return threadId;
    }

    public LogRecord setLongThreadID(long longThreadID) {
        threadId = longThreadID;
        return this;
    }

    public long getMillis() {
        return instant.toEpochMilli();
    }

    @Deprecated
    public void setMillis(long millis) {
        instant = Instant.ofEpochMilli(millis);
    }

    public Instant getInstant() {
        return instant;
    }

    public void setInstant(Instant instant) {
        instant.toEpochMilli();
        this.instant = instant;
    }

    public Throwable getThrown() {
        return thrown;
    }

    public void setThrown(Throwable thrown) {
        this.thrown = thrown;
    }
}
