/** The first class that anybody calls. */
public class Greeter {
    public static String greet(String name, int times) {
        return String.join(" ", java.util.Collections.nCopies(times, "Hello, " + name + "!"));
    }

    public static void main(String[] args) {
        System.out.println(greet(args.length == 0 ? "world" : args[0], 1));
    }
}
