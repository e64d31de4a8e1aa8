// exit: 7
// args: 7 "two words" ""
// System.exit runs the hook, skips finally blocks and what follows.
public class ExitCode {
    public static void main(String[] args) {
        System.out.println(args.length + " [" + args[1] + "] [" + args[2] + "]");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        try {
            System.exit(Integer.parseInt(args[0]));
        } finally {
            System.out.println("finally is not run");
        }
        System.out.println("not reached");
    }
}
