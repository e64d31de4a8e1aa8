// packages: libcommons-cli-java
// jars: commons-cli.jar
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Properties;
import org.apache.commons.cli.*;

/** Options declared, parsed, refused and described. */
public class Driver {
    static Options options() {
        Options options = new Options();
        options.addOption("v", "verbose", false, "say more");
        options.addOption(Option.builder("o").longOpt("output").hasArg().argName("FILE").desc("where to write, a file that need "
                + "not exist and whose folder is made if it is absent").build());
        options.addOption(Option.builder("D").hasArgs().valueSeparator('=').argName("name=value").desc("a property").build());
        options.addOption(Option.builder("n").longOpt("number").hasArg().type(Number.class).required().desc("how many").build());
        options.addOption(Option.builder("l").longOpt("list").hasArgs().valueSeparator(',').desc("several").build());
        options.addOption(Option.builder().longOpt("opt").optionalArg(true).numberOfArgs(1).build());
        OptionGroup modes = new OptionGroup();
        modes.addOption(new Option("c", "create", false, "create"));
        modes.addOption(new Option("x", "extract", false, "extract"));
        options.addOptionGroup(modes);
        return options;
    }

    static void parse(CommandLineParser parser, String line) {
        String[] args = line.isEmpty() ? new String[0] : line.split(" ");
        try {
            CommandLine found = parser.parse(options(), args);
            System.out.println(line + " -> v=" + found.hasOption("v") + " o=" + found.getOptionValue("output", "none") + " n="
                    + found.getParsedOptionValue("n") + " D=" + Arrays.toString(found.getOptionValues("D")) + " l="
                    + Arrays.toString(found.getOptionValues("list")) + " rest=" + found.getArgList() + " x=" + found.hasOption('x'));
            Properties properties = found.getOptionProperties("D");
            System.out.println(properties.stringPropertyNames().stream().sorted().toList());
            for (Option each : found.getOptions()) {
                System.out.println("  " + each.getOpt() + " " + each.getLongOpt() + " " + each.getValuesList());
            }
        } catch (ParseException e) {
            System.out.println(line + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] lines = {"-n 5", "", "-n five", "-v --number=7 -o out.txt rest one", "-n 1 -Da=b -Dc=d", "-n1 -l a,b,c",
            "-n 2 -c -x", "--numb 3", "-n 3 --unknown", "-n 4 -- -v", "-vn 6", "-n 1 --opt --opt=x", "-o", "-n 1 -o a -o b",
            "--ver -n 2", "-n 2 -vx file"};
        for (CommandLineParser parser : new CommandLineParser[] {new DefaultParser(), new DefaultParser(false)}) {
            for (String line : lines) {
                parse(parser, line);
            }
        }
        HelpFormatter help = new HelpFormatter();
        StringWriter text = new StringWriter();
        PrintWriter writer = new PrintWriter(text);
        help.printHelp(writer, 60, "driver", "What it does:", options(), 2, 3, "That is all.", true);
        help.printUsage(writer, 40, "driver", options());
        help.printWrapped(writer, 30, 4, "A text that is longer than a line and is wrapped with an indent.");
        writer.flush();
        System.out.println(text);
        help.setOptionComparator(null);
        help.setLeftPadding(0);
        text.getBuffer().setLength(0);
        help.printOptions(writer, 70, options(), 1, 2);
        writer.flush();
        System.out.println(text);
        try {
            new Option("a b", "wrong");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(options().getOption("n") + " " + options().getRequiredOptions());
    }
}
