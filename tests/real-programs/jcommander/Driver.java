// packages: libjcommander-java
// jars: jcommander.jar
import com.beust.jcommander.*;
import com.beust.jcommander.converters.*;
import java.io.File;
import java.util.*;

/** Command lines read into annotated fields. */
public class Driver {
    public enum Colour { RED, GREEN }

    public static class Positive implements IParameterValidator {
        @Override
        public void validate(String name, String value) {
            if (Integer.parseInt(value) <= 0) {
                throw new ParameterException(name + " should be positive");
            }
        }
    }

    public static class Pair implements IStringConverter<int[]> {
        @Override
        public int[] convert(String value) {
            return Arrays.stream(value.split("x")).mapToInt(Integer::parseInt).toArray();
        }
    }

    public static class Options {
        @Parameter(description = "files") List<String> files = new ArrayList<>();
        @Parameter(names = {"-v", "--verbose"}, description = "how much is told", validateWith = Positive.class) Integer verbose = 1;
        @Parameter(names = "--debug", description = "debugging", arity = 1) boolean debug = true;
        @Parameter(names = "--colour", description = "a colour") Colour colour = Colour.RED;
        @Parameter(names = "--size", converter = Pair.class, description = "two numbers") int[] size;
        @Parameter(names = "--host", required = true, description = "a name") String host;
        @Parameter(names = "--list", description = "many", splitter = CommaParameterSplitter.class) List<Integer> list;
        @Parameter(names = "--file", converter = FileConverter.class) File file;
        @Parameter(names = {"-h", "--help"}, help = true) boolean help;
        @DynamicParameter(names = "-D", description = "properties") Map<String, String> properties = new TreeMap<>();
        @Parameter(names = "--secret", hidden = true) String secret;
    }

    @Parameters(commandDescription = "adds things", separators = "=")
    public static class Add {
        @Parameter(description = "what") List<String> what;
        @Parameter(names = {"-i", "--interactive"}) Boolean interactive = false;
        @Parameter(names = "--level") long level;
    }

    static void read(String... args) {
        Options options = new Options();
        Add add = new Add();
        JCommander commander = JCommander.newBuilder().programName("driver").addObject(options).addCommand("add", add, "a").build();
        try {
            commander.parse(args);
            System.out.println(options.files + " " + options.verbose + " " + options.debug + " " + options.colour + " " + Arrays.toString(options.size) + " " + options.host + " " + options.list + " "
                    + options.file + " " + options.help + " " + options.properties + " " + commander.getParsedCommand() + " " + add.what + " " + add.interactive + " " + add.level);
        } catch (ParameterException e) {
            System.out.println(String.join(" ", args) + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        read("--host", "h", "a", "b");
        read("--host", "h", "-v", "3", "--debug", "false", "--colour", "green", "--size", "3x4", "--list", "1,2,3", "--file", "/x/y", "-Da=b", "-Dc=d", "f");
        read("--host", "h", "add", "-i", "--level=5", "p", "q");
        read("--help");
        read();
        read("--host");
        read("--host", "h", "-v", "-3");
        read("--host", "h", "-v", "x");
        read("--host", "h", "--colour", "blue");
        read("--host", "h", "--nothing");
        read("--host", "h", "remove");
        read("--host", "h", "--host", "i");
        StringBuilder usage = new StringBuilder();
        JCommander commander = new JCommander(new Options());
        commander.setProgramName("driver");
        commander.addCommand("add", new Add());
        commander.setColumnSize(60);
        commander.usage(usage);
        System.out.println(usage);
    }
}
