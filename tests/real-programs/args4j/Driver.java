// packages: libargs4j-java
// jars: args4j.jar
import java.io.*;
import java.util.*;
import org.kohsuke.args4j.*;
import org.kohsuke.args4j.spi.*;

/** Options of many types, arguments, sub-commands, what is wrong in a command line, and how options are told. */
public class Driver {
    public enum Colour { RED, GREEN, DARK_BLUE }

    public static class Options {
        @Option(name = "-n", aliases = {"--number"}, usage = "how many", metaVar = "COUNT")
        int number = 3;

        @Option(name = "--ratio", usage = "a ratio")
        double ratio;

        @Option(name = "-v", usage = "tells more")
        boolean verbose;

        @Option(name = "-c", usage = "the colour", required = true)
        Colour colour;

        @Option(name = "-f", usage = "a file", metaVar = "FILE")
        File file;

        @Option(name = "-D", handler = MapOptionHandler.class, usage = "settings")
        Map<String, String> settings = new TreeMap<>();

        @Option(name = "-l", usage = "several")
        List<String> several = new ArrayList<>();

        @Option(name = "-a", handler = StringArrayOptionHandler.class, usage = "an array")
        String[] array = {};

        @Option(name = "-x", depends = {"-v"}, usage = "only with -v")
        String extra;

        @Option(name = "-q", forbids = {"-v"}, usage = "not with -v")
        boolean quiet;

        @Option(name = "-b", handler = ExplicitBooleanOptionHandler.class, usage = "true or false")
        boolean truth = true;

        private int sum;

        @Option(name = "--add", usage = "adds")
        void add(int value) {
            sum += value;
        }

        @Option(name = "--hex", handler = Hexadecimal.class, usage = "in base 16")
        int hex;

        @Argument(index = 0, metaVar = "SOURCE", usage = "what is read")
        String source;

        @Argument(index = 1, metaVar = "REST", multiValued = true)
        List<Integer> rest = new ArrayList<>();

        @Override
        public String toString() {
            return number + " " + ratio + " " + verbose + " " + colour + " " + file + " " + settings + " " + several + " " + Arrays.toString(array) + " "
                    + extra + " " + quiet + " " + truth + " " + sum + " " + hex + " " + source + " " + rest;
        }
    }

    /** Numbers in base 16. */
    public static class Hexadecimal extends OneArgumentOptionHandler<Integer> {
        public Hexadecimal(CmdLineParser parser, OptionDef option, Setter<? super Integer> setter) {
            super(parser, option, setter);
        }

        @Override
        protected Integer parse(String argument) throws CmdLineException {
            try {
                return Integer.parseInt(argument, 16);
            } catch (NumberFormatException e) {
                throw new CmdLineException(owner, "not hexadecimal: " + argument, e);
            }
        }

        @Override
        public String getDefaultMetaVariable() {
            return "HEX";
        }
    }

    public abstract static class Command {
        abstract String run();
    }

    public static class Add extends Command {
        @Option(name = "-m")
        String message = "none";

        @Argument
        List<String> files = new ArrayList<>();

        @Override
        String run() {
            return "add " + message + " " + files;
        }
    }

    public static class Remove extends Command {
        @Option(name = "-r")
        boolean recursive;

        @Override
        String run() {
            return "remove " + recursive;
        }
    }

    public static class Tool {
        @Option(name = "-C")
        String folder = ".";

        @Argument(handler = SubCommandHandler.class, required = true)
        @SubCommands({@SubCommand(name = "add", impl = Add.class), @SubCommand(name = "rm", impl = Remove.class)})
        Command command;
    }

    private static void parse(String... arguments) {
        Options options = new Options();
        CmdLineParser parser = new CmdLineParser(options, ParserProperties.defaults().withUsageWidth(60));
        try {
            parser.parseArgument(arguments);
            System.out.println(options);
        } catch (CmdLineException e) {
            System.out.println(Arrays.toString(arguments) + ": " + e.getMessage());
        }
    }

    private static void tool(String... arguments) {
        Tool tool = new Tool();
        try {
            new CmdLineParser(tool).parseArgument(arguments);
            System.out.println(tool.folder + " " + tool.command.run());
        } catch (CmdLineException e) {
            System.out.println(Arrays.toString(arguments) + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        parse("-c", "red");
        parse("-n", "12", "--ratio", "2.5", "-v", "-c", "DARK_BLUE", "-f", "some/file", "-D", "a=1", "-D", "b", "-l", "x", "-l", "y", "in.txt", "4", "5");
        parse("--number=7", "-c", "green", "-a", "p", "q", "r", "--add", "3", "--add", "4", "--hex", "fF");
        parse("-c", "red", "-x", "needs", "-v");
        parse("-c", "red", "-b", "false", "--", "-n");
        parse();
        parse("-c", "pink");
        parse("-c", "red", "-n", "many");
        parse("-c", "red", "-n");
        parse("-c", "red", "-z");
        parse("-c", "red", "-x", "lonely");
        parse("-c", "red", "-q", "-v");
        parse("-c", "red", "--hex", "zz");
        parse("-c", "red", "in", "5", "six");
        parse("-c", "red", "-b", "maybe");
        tool("-C", "there", "add", "-m", "text", "one", "two");
        tool("rm", "-r");
        tool("rm", "-m");
        tool("move");
        tool();
        CmdLineParser parser = new CmdLineParser(new Options(), ParserProperties.defaults().withUsageWidth(70).withShowDefaults(true));
        StringWriter usage = new StringWriter();
        parser.printUsage(usage, null);
        System.out.println(usage);
        System.out.println(parser.printExample(OptionHandlerFilter.REQUIRED) + " |" + parser.printExample(OptionHandlerFilter.ALL));
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        parser.printSingleLineUsage(line);
        System.out.println(line);
        for (OptionHandler<?> handler : parser.getOptions()) {
            System.out.print(handler.getNameAndMeta(null) + "; ");
        }
        System.out.println(parser.getArguments().size());
        try {
            new CmdLineParser(new Object() {
                @Option(name = "-t")
                Object what;
            });
        } catch (IllegalAnnotationError e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
