// packages: liblogback-java libslf4j-java
// jars: logback-classic.jar logback-core.jar slf4j-api.jar
// args: $WORK
import ch.qos.logback.classic.*;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.filter.*;
import ch.qos.logback.classic.spi.*;
import ch.qos.logback.core.*;
import ch.qos.logback.core.joran.spi.JoranException;
import ch.qos.logback.core.read.ListAppender;
import ch.qos.logback.core.rolling.*;
import ch.qos.logback.core.spi.FilterReply;
import ch.qos.logback.core.util.*;
import java.io.*;
import java.nio.file.*;
import java.util.*;
import org.slf4j.*;

/** Logging by SLF4J and Logback: levels, patterns, filters, files that roll, and what a configuration in XML says. */
public class Driver {
    private static final org.slf4j.Marker URGENT = MarkerFactory.getMarker("URGENT");

    private static LoggerContext context() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        context.reset();
        return context;
    }

    private static PatternLayoutEncoder encoder(LoggerContext context, String pattern) {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern(pattern);
        encoder.start();
        return encoder;
    }

    private static void say(org.slf4j.Logger log) {
        log.trace("trace {}", 1);
        log.debug("debug {} {}", 1, "two");
        log.info("info {} {} {}", 1, 2, new int[] {3, 4});
        log.warn(URGENT, "warn {} \\{} {}", "a", "b");
        log.error("error {}", "x", new IllegalStateException("broken", new IOException("disc")));
    }

    private static void patterns() {
        LoggerContext context = context();
        for (String pattern : List.of("%-5level [%logger{10}] %msg%n%nopex", "%level{short}%p|%c{0}|%.-3c|%20.30c|%message|%marker%n%ex{2}",
                "%X{user:-nobody} %replace(%msg){'[0-9]','#'} %property{shown:-none}%n%nopex", "%.3level %thread %contextName %msg%n%rEx{short}",
                "%highlight(%level) %cyan(%msg)%n%nopex", "%relative{nothing}%unknown %msg%n%nopex")) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            OutputStreamAppender<ILoggingEvent> appender = new OutputStreamAppender<>();
            appender.setContext(context);
            appender.setEncoder(encoder(context, pattern));
            appender.setOutputStream(out);
            appender.start();
            ch.qos.logback.classic.Logger log = context.getLogger("org.example.deep.Thing");
            log.setLevel(Level.DEBUG);
            log.setAdditive(false);
            log.addAppender(appender);
            MDC.put("user", "ada");
            say(log);
            MDC.remove("user");
            log.info("after");
            log.detachAppender(appender);
            String text = out.toString().replaceAll("(?m)^\\d+", "N").replace("\u001b", "^[");
            System.out.println("== " + pattern + "\n" + text.replaceAll("(?m)^(\\s+at |\\s+\\.\\.\\. |Wrapped by: |\\s*Caused by: ).*(\\R)", ""));
        }
    }

    private static void levels() {
        LoggerContext context = context();
        ListAppender<ILoggingEvent> list = new ListAppender<>();
        list.setContext(context);
        list.start();
        context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).addAppender(list);
        context.getLogger("a").setLevel(Level.WARN);
        context.getLogger("a.b").setLevel(Level.TRACE);
        context.getLogger("a.b.c").setAdditive(false);
        for (String name : List.of("a", "a.b", "a.b.c", "a.x", "other")) {
            say(LoggerFactory.getLogger(name));
        }
        Map<String, Integer> counts = new TreeMap<>();
        for (ILoggingEvent event : list.list) {
            counts.merge(event.getLoggerName() + " " + event.getLevel(), 1, Integer::sum);
        }
        System.out.println(counts);
        ILoggingEvent last = list.list.get(list.list.size() - 1);
        System.out.println(last.getFormattedMessage() + " " + last.getThrowableProxy().getCause().getClassName() + " " + last.getThreadName()
                + " " + Arrays.toString(last.getArgumentArray()) + " " + context.getLogger("a.x").getEffectiveLevel() + " " + context.getLogger("a.x").isInfoEnabled());
        list.list.clear();
        list.addFilter(new ch.qos.logback.core.filter.Filter<>() {
            @Override
            public FilterReply decide(ILoggingEvent event) {
                return event.getMarker() == URGENT ? FilterReply.ACCEPT : FilterReply.NEUTRAL;
            }
        });
        ThresholdFilter threshold = new ThresholdFilter();
        threshold.setLevel("ERROR");
        threshold.start();
        list.addFilter(threshold);
        say(LoggerFactory.getLogger("a.b"));
        System.out.println(list.list.stream().map(ILoggingEvent::getFormattedMessage).toList());
    }

    private static void configured(Path folder) throws Exception {
        LoggerContext context = context();
        String xml = """
                <configuration>
                  <property name="FOLDER" value="%s"/>
                  <appender name="FILE" class="ch.qos.logback.core.FileAppender">
                    <file>${FOLDER}/log.txt</file>
                    <append>false</append>
                    <encoder><pattern>%%level %%logger - %%msg%%n%%nopex</pattern></encoder>
                  </appender>
                  <appender name="ROLL" class="ch.qos.logback.core.rolling.RollingFileAppender">
                    <file>${FOLDER}/roll.txt</file>
                    <rollingPolicy class="ch.qos.logback.core.rolling.FixedWindowRollingPolicy">
                      <fileNamePattern>${FOLDER}/roll.%%i.txt</fileNamePattern>
                      <minIndex>1</minIndex><maxIndex>2</maxIndex>
                    </rollingPolicy>
                    <triggeringPolicy class="ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy"><maxFileSize>100KB</maxFileSize></triggeringPolicy>
                    <encoder><pattern>%%msg%%n%%nopex</pattern></encoder>
                  </appender>
                  <logger name="quiet" level="ERROR"/>
                  <logger name="rolls" level="INFO" additivity="false"><appender-ref ref="ROLL"/></logger>
                  <root level="INFO"><appender-ref ref="FILE"/></root>
                </configuration>
                """.formatted(folder);
        JoranConfigurator configurator = new JoranConfigurator();
        configurator.setContext(context);
        configurator.doConfigure(new ByteArrayInputStream(xml.getBytes()));
        say(LoggerFactory.getLogger("loud"));
        say(LoggerFactory.getLogger("quiet.inner"));
        LoggerFactory.getLogger("rolls").info("first");
        LoggerFactory.getLogger("rolls").debug("never");
        context.stop();
        System.out.println(Files.readString(folder.resolve("log.txt")) + Files.readString(folder.resolve("roll.txt")));
        try {
            JoranConfigurator wrong = new JoranConfigurator();
            wrong.setContext(context);
            wrong.doConfigure(new ByteArrayInputStream("<configuration><root></configuration>".getBytes()));
        } catch (JoranException e) {
            System.out.println(e.getMessage().replaceAll("\\[.*", ""));
        }
        System.out.println(FileSize.valueOf("3MB").getSize() + " " + Duration.valueOf("2 minutes").getMilliseconds() + " "
                + OptionHelper.substVars("${x:-y}-${z:-1}", context));
    }

    public static void main(String[] args) throws Exception {
        patterns();
        levels();
        configured(Path.of(args[0]));
    }
}
