// fuel: varies
// stress: off
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** Processes: their streams, environments, folders, ends, and what is said where they cannot be started. */
public class StartAndWait {
    public static void main(String[] args) throws Exception {
        streams();
        ends();
        refusals();
        redirects();
        handles();
    }

    static void streams() throws Exception {
        print("echo", () -> all(new ProcessBuilder("echo", "hi there").start().getInputStream()));
        Process cat = new ProcessBuilder("cat").start();
        try (OutputStream to = cat.getOutputStream()) {
            to.write("one\ntwo\n".getBytes());
        }
        print("cat", () -> all(cat.getInputStream()) + cat.waitFor());
        Process both = new ProcessBuilder("sh", "-c", "echo out; echo err >&2").start();
        print("two streams", () -> both.inputReader().readLine() + " " + both.errorReader().readLine());
        Process merged = new ProcessBuilder("sh", "-c", "echo out; echo err >&2").redirectErrorStream(true).start();
        print("merged", () -> all(merged.getInputStream()) + merged.getErrorStream().read());
        ProcessBuilder environment = new ProcessBuilder("sh", "-c", "echo $FOO; pwd").directory(new File("/"));
        environment.environment().put("FOO", "bar");
        print("environment", () -> all(environment.start().getInputStream()));
        print("exec", () -> Runtime.getRuntime().exec("echo a  b c").inputReader().readLine());
        print("exec with environment", () -> all(
                Runtime.getRuntime().exec(new String[] {"/bin/sh", "-c", "echo $A$B"}, new String[] {"A=1", "B=2"}).getInputStream()));
        List<Process> line = ProcessBuilder.startPipeline(
                List.of(new ProcessBuilder("echo", "x y x"), new ProcessBuilder("tr", "x", "z")));
        print("pipeline", () -> line.get(1).inputReader().readLine());
        Process large = new ProcessBuilder("cat").start();
        Thread writer = new Thread(() -> {
            try (OutputStream to = large.getOutputStream()) {
                to.write(new byte[1 << 20]);
            } catch (IOException failure) {
                System.out.println(failure);
            }
        });
        writer.start();
        print("large", () -> large.getInputStream().readAllBytes().length + " " + large.waitFor());
    }

    static void ends() throws Exception {
        Process three = new ProcessBuilder("sh", "-c", "exit 3").start();
        print("exit", () -> three.waitFor() + " " + three.exitValue() + " " + three.isAlive());
        print("text", () -> three.toString().replaceAll("pid=\\d+", "pid=N"));
        Process long1 = new ProcessBuilder("sleep", "30").start();
        print("runs", long1::exitValue);
        print("waits", () -> long1.waitFor(30, TimeUnit.MILLISECONDS));
        print("text", () -> long1.toString().replaceAll("pid=\\d+", "pid=N"));
        print("alive", () -> long1.isAlive() + " " + long1.supportsNormalTermination());
        long1.destroy();
        print("destroyed", () -> long1.waitFor() + " " + long1.isAlive());
        Process long2 = new ProcessBuilder("sleep", "30").start();
        print("by force", () -> long2.destroyForcibly().waitFor());
        Process long3 = new ProcessBuilder("sleep", "30").start();
        Thread waiter = new Thread(() -> print("interrupted", long3::waitFor));
        waiter.start();
        Thread.sleep(30);
        waiter.interrupt();
        waiter.join();
        long3.destroy();
        print("in time", () -> new ProcessBuilder("true").start().waitFor(20, TimeUnit.SECONDS));
        print("on exit", () -> new ProcessBuilder("false").start().onExit().get().exitValue());
    }

    static void refusals() {
        print("no program", () -> new ProcessBuilder("no-such-program-x", "a").start());
        print("no folder", () -> new ProcessBuilder("ls").directory(new File("/nope")).start());
        print("no right", () -> new ProcessBuilder("/etc/passwd").start());
        print("nothing", () -> new ProcessBuilder().start());
        print("null", () -> new ProcessBuilder("a", null).start());
        print("zero", () -> new ProcessBuilder("a\0b").start());
        print("empty", () -> Runtime.getRuntime().exec(""));
        print("name", () -> new ProcessBuilder("sh").environment().put("A=B", "x"));
        print("no input", () -> new ProcessBuilder("cat").redirectInput(new File("/nope")).start());
        print("cause", () -> {
            try {
                return new ProcessBuilder("no-such-program-x").start();
            } catch (IOException failure) {
                throw (IOException) failure.getCause();
            }
        });
    }

    static void redirects() throws Exception {
        print("texts", () -> Redirect.INHERIT + " " + Redirect.PIPE + " " + Redirect.DISCARD + " " + Redirect.to(new File("/x")) + " "
                + Redirect.appendTo(new File("/x")) + " " + Redirect.from(new File("/x")));
        print("equal", () -> Redirect.DISCARD.equals(Redirect.to(new File("/dev/null"))));
        print("wrong", () -> new ProcessBuilder("a").redirectOutput(Redirect.from(new File("x"))));
        print("wrong too", () -> new ProcessBuilder("a").redirectInput(Redirect.to(new File("x"))));
        Path file = Files.createTempFile("process", ".txt");
        new ProcessBuilder("echo", "first").redirectOutput(file.toFile()).start().waitFor();
        new ProcessBuilder("echo", "second").redirectOutput(Redirect.appendTo(file.toFile())).start().waitFor();
        print("file", () -> Files.readAllLines(file));
        print("from it", () -> all(new ProcessBuilder("cat").redirectInput(file.toFile()).start().getInputStream()));
        Process nowhere = new ProcessBuilder("echo", "x").redirectOutput(Redirect.DISCARD).start();
        print("nowhere", () -> nowhere.getInputStream().read() + " " + nowhere.waitFor());
        Files.delete(file);
        System.out.println("before");
        new ProcessBuilder("echo", "its own output").inheritIO().start().waitFor();
        System.out.println("after");
    }

    static void handles() {
        ProcessHandle own = ProcessHandle.current();
        print("own", () -> (own.pid() > 0) + " " + own.isAlive() + " " + own.equals(ProcessHandle.of(own.pid()).get()));
        print("destroy own", own::destroy);
        print("other", () -> {
            Process other = new ProcessBuilder("true").start();
            other.waitFor();
            return other.toHandle().pid() == other.pid();
        });
        print("environment", () -> {
            Map<String, String> environment = new ProcessBuilder("x").environment();
            environment.clear();
            environment.put("only", "one");
            return environment;
        });
    }

    static String all(InputStream in) throws IOException {
        return new String(in.readAllBytes()).replace("\n", "|");
    }

    static void print(String name, Callable<?> call) {
        try {
            System.out.println(name + ": " + call.call());
        } catch (Exception failure) {
            System.out.println(name + ": " + failure);
        }
    }
}
