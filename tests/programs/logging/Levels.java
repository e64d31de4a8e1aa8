import java.util.*;
import java.util.logging.*;

public class Levels {
    static final List<String> LINES = new ArrayList<>();

    static final class Collecting extends Handler {
        private final String name;
        boolean closed;

        Collecting(String name) {
            this.name = name;
            setFormatter(new SimpleFormatter());
        }

        @Override
        public void publish(LogRecord r) {
            if (isLoggable(r)) {
                LINES.add(name + " " + r.getLoggerName() + " " + r.getLevel() + " " + getFormatter().formatMessage(r) + " " + r.getSourceClassName() + "." + r.getSourceMethodName()
                        + (r.getThrown() == null ? "" : " " + r.getThrown()));
            }
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    static void dump(String what) {
        System.out.println(what + " " + LINES);
        LINES.clear();
    }

    public static void main(String[] args) throws Exception {
        Logger app = Logger.getLogger("app");
        Logger service = Logger.getLogger("app.service");
        Logger deep = Logger.getLogger("app.service.db.pool");
        System.out.println(app.getName() + " " + app.getLevel() + " " + app.getParent().getName().isEmpty() + " " + service.getParent().getName() + " " + deep.getParent().getName()
                + " " + (Logger.getLogger("app") == app) + " " + Logger.getLogger("").getLevel() + " " + Logger.getLogger("").getHandlers().length + " " + app.getHandlers().length
                + " " + Logger.getGlobal().getName() + " " + Logger.getAnonymousLogger().getName());
        Logger middle = Logger.getLogger("app.service.db");
        System.out.println(deep.getParent().getName() + " " + middle.getParent().getName());
        Collecting top = new Collecting("top");
        Collecting own = new Collecting("own");
        app.setUseParentHandlers(false);
        app.addHandler(top);
        deep.addHandler(own);
        deep.info("hello");
        deep.fine("hidden");
        deep.log(Level.WARNING, "two {0} and {1}, {0}", new Object[] {"a", 5});
        deep.log(Level.INFO, "one {0}", 1234567);
        deep.log(Level.INFO, "no place", "lost");
        deep.log(Level.SEVERE, "it's {0} '{1}'", new Object[] {"x", "y"});
        deep.log(Level.SEVERE, "failed", new IllegalStateException("boom"));
        dump("first");
        service.setLevel(Level.FINE);
        deep.fine(() -> "lazy " + 42);
        deep.finer(() -> {
            throw new AssertionError("never asked for");
        });
        middle.setLevel(Level.OFF);
        deep.severe("off");
        middle.setLevel(null);
        own.setLevel(Level.WARNING);
        deep.config("config");
        dump("levels");
        service.setLevel(Level.ALL);
        deep.entering("Pool", "take");
        deep.entering("Pool", "take", "key");
        deep.entering("Pool", "take", new Object[] {1, 2});
        deep.exiting("Pool", "take", "value");
        deep.throwing("Pool", "take", new RuntimeException("inside"));
        deep.logp(Level.INFO, "Some", "where", "explicit {0}", "p");
        dump("tracing");
        deep.setFilter(r -> r.getMessage().length() < 5);
        top.setFilter(r -> r.getLevel().intValue() >= Level.WARNING.intValue());
        deep.warning("tiny");
        deep.warning("much too long");
        deep.info("info");
        dump("filters");
        System.out.println(deep.isLoggable(Level.FINEST) + " " + app.isLoggable(Level.FINE) + " " + Logger.getLogger("other").isLoggable(Level.INFO) + Logger.getLogger("other").isLoggable(Level.CONFIG));
        for (String name : List.of("INFO", "800", "FINEST", "123", "info", "x")) {
            try {
                Level level = Level.parse(name);
                System.out.println(level + " " + level.intValue() + " " + level.getLocalizedName() + " " + level.equals(Level.INFO));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        MemoryHandler memory = new MemoryHandler(own, 3, Level.SEVERE);
        Logger buffered = Logger.getLogger("buffered");
        buffered.setUseParentHandlers(false);
        buffered.addHandler(memory);
        own.setLevel(Level.ALL);
        for (int i = 0; i < 5; i++) {
            buffered.info("m" + i);
        }
        dump("kept");
        buffered.severe("now");
        dump("pushed");
        System.out.println(LogManager.getLogManager().getLogger("app.service") == service);
        System.out.println(LogManager.getLogManager().getLogger("nobody") + " " + Collections.list(LogManager.getLogManager().getLoggerNames()).containsAll(List.of("app", "", "buffered")));
        LogManager.getLogManager().reset();
        System.out.println(top.closed + " " + app.getHandlers().length + " " + service.getLevel() + " " + Logger.getLogger("").getLevel());
        try {
            app.log((Level) null, "x");
        } catch (NullPointerException e) {
            System.out.println("null level");
        }
        try {
            app.addHandler(null);
        } catch (NullPointerException e) {
            System.out.println("null handler");
        }
        LogRecord record = new LogRecord(Level.INFO, null);
        System.out.println(record.getMessage() + " " + record.getLoggerName() + " " + record.getParameters() + " " + (new LogRecord(Level.INFO, "").getSequenceNumber() - record.getSequenceNumber()));
    }
}
