// packages: libpicocli-java
// jars: picocli.jar
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.*;
import picocli.CommandLine.Model.CommandSpec;

/** Commands declared by annotations, parsed, refused, run and described. */
@Command(name = "driver", mixinStandardHelpOptions = true, version = "driver 1.0", description = "Does what it is told.",
        subcommands = {Driver.Add.class, Driver.Show.class}, footer = "That is all.")
public class Driver implements Callable<Integer> {
    @Option(names = {"-v", "--verbose"}, description = "Say more; several times for still more.")
    boolean[] verbose = {};
    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "Where to write (default: ${DEFAULT-VALUE}).", defaultValue = "out.txt")
    File output;
    @Option(names = "-D", mapFallbackValue = "", description = "Properties.")
    Map<String, String> properties = new TreeMap<>();
    @Option(names = "--unit", description = "One of ${COMPLETION-CANDIDATES}.")
    TimeUnit unit;
    @Option(names = "--list", split = ",", arity = "1..3")
    List<Integer> list;
    @Parameters(index = "0..*", description = "The rest.")
    String[] rest;
    @ArgGroup(exclusive = true)
    Mode mode;

    static class Mode {
        @Option(names = "--create") boolean create;
        @Option(names = "--extract") boolean extract;
    }

    @Command(name = "add", description = "Adds numbers.")
    static class Add implements Callable<Integer> {
        @Parameters(arity = "1..*") int[] numbers;
        @ParentCommand Driver parent;

        @Override
        public Integer call() {
            System.out.println("sum " + Arrays.stream(numbers).sum() + " " + parent.verbose.length);
            return 7;
        }
    }

    @Command(name = "show", aliases = "s", description = "Shows a text.")
    static class Show implements Runnable {
        @Option(names = "-n", required = true) int times;
        @Parameters(converter = Upper.class) String text;
        @Spec CommandSpec spec;

        @Override
        public void run() {
            if (times < 0) {
                throw new ParameterException(spec.commandLine(), "negative: " + times);
            }
            for (int i = 0; i < times; i++) {
                spec.commandLine().getOut().println(text);
            }
        }
    }

    static class Upper implements ITypeConverter<String> {
        @Override
        public String convert(String value) {
            return value.toUpperCase(Locale.ROOT);
        }
    }

    @Override
    public Integer call() {
        System.out.println(verbose.length + " " + output + " " + properties + " " + unit + " " + list + " " + Arrays.toString(rest)
                + " " + (mode == null ? "none" : mode.create + "/" + mode.extract));
        return 0;
    }

    public static void main(String[] args) {
        String[] lines = {"", "-vvv -o x -Da=b -Dc --unit DAYS --list 1,2 one two", "--help", "--version", "add 1 2 3", "-v add 4",
            "show -n 2 text", "s -n x text", "show text", "show -n -1 text", "--unknown", "add one", "--unit WEEKS", "--create --extract",
            "--create", "add", "--list 1,2,x", "show --help", "--verb", "-- --create"};
        for (String line : lines) {
            StringWriter out = new StringWriter();
            CommandLine command = new CommandLine(new Driver()).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(out, true))
                    .setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF));
            int code = command.execute(line.isEmpty() ? new String[0] : line.split(" "));
            System.out.println("[" + line + "] " + code + "\n" + out);
        }
        CommandLine command = new CommandLine(new Driver());
        ParseResult parsed = command.parseArgs("-v", "-o", "y", "rest");
        System.out.println(parsed.matchedOptions().size() + " " + parsed.originalArgs() + " " + parsed.hasMatchedOption("-o"));
        System.out.println(command.getUsageMessage(Help.Ansi.OFF));
        System.out.println(Help.Ansi.ON.string("@|bold,red text|@").length());
    }
}
