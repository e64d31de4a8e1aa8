// vm: -Djava.util.logging.SimpleFormatter.format=%4$s|%3$s|%2$s|%5$s%6$s%n
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import java.util.logging.XMLFormatter;

public class Console {
    private static final Logger LOG = Logger.getLogger(Console.class.getName());

    static void work(int n) {
        LOG.info("working on " + n);
        if (n == 2) {
            LOG.log(Level.WARNING, "odd input {0}", n);
        }
        new Object() {
            void inner() {
                LOG.severe("inside");
            }
        }.inner();
        Runnable lambda = () -> LOG.config("not shown");
        lambda.run();
    }

    public static void main(String[] args) throws Exception {
        work(1);
        work(2);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StreamHandler handler = new StreamHandler(bytes, new Formatter() {
            @Override
            public String format(LogRecord r) {
                return r.getLevel() + ":" + formatMessage(r) + ";";
            }

            @Override
            public String getHead(Handler h) {
                return "<<";
            }

            @Override
            public String getTail(Handler h) {
                return ">>";
            }
        });
        handler.setLevel(Level.FINE);
        LOG.setLevel(Level.FINE);
        LOG.addHandler(handler);
        LOG.setUseParentHandlers(false);
        LOG.fine("to the stream");
        LOG.finer("not");
        handler.flush();
        System.out.println(bytes);
        handler.close();
        System.out.println(bytes);
        LogManager.getLogManager().readConfiguration(new ByteArrayInputStream("handlers=java.util.logging.ConsoleHandler\n.level=WARNING\nshop.level=FINE\njava.util.logging.ConsoleHandler.level=ALL\n".getBytes()));
        System.out.println(Logger.getLogger("").getLevel() + " " + Logger.getLogger("shop").getLevel() + " " + Logger.getLogger("shop.cart").isLoggable(Level.FINE) + " " + LOG.getLevel()
                + " " + LogManager.getLogManager().getProperty(".level"));
        Logger.getLogger("shop.cart").fine("configured");
        Logger.getLogger("market").info("quiet");
        XMLFormatter xml = new XMLFormatter();
        LogRecord record = new LogRecord(Level.INFO, "a < b & c");
        record.setInstant(java.time.Instant.ofEpochSecond(1_700_000_000, 123_456_789));
        record.setLoggerName("x");
        record.setSequenceNumber(7);
        record.setLongThreadID(1);
        record.setSourceClassName("C");
        record.setSourceMethodName("m");
        System.out.print(xml.format(record) + xml.getTail(null));
        SimpleFormatter simple = new SimpleFormatter();
        record.setThrown(null);
        System.out.print(simple.format(record));
    }
}
