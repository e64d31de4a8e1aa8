import java.io.File;
import java.util.Properties;

/** The system properties that programs read: which there are, and those whose values the platform states. */
public class MachineProperties {
    public static void main(String[] args) {
        for (String name : new String[] {"user.home", "user.name", "user.dir", "user.language", "os.name", "os.version", "os.arch",
                "java.home", "java.io.tmpdir", "java.class.path", "java.vm.info", "java.vm.name", "java.vm.vendor", "java.vm.version",
                "java.runtime.name", "java.runtime.version", "java.vendor", "java.version", "sun.java.command", "sun.java.launcher",
                "java.library.path", "java.vendor.url", "java.version.date", "java.vendor.version", "java.vendor.url.bug"}) {
            String value = System.getProperty(name);
            boolean mayBeEmpty = name.equals("java.library.path") || name.startsWith("java.vendor.url");
            System.out.println(name + " " + (value != null && (mayBeEmpty || !value.isEmpty())));
        }
        for (String name : new String[] {"user.language", "java.specification.name", "java.specification.vendor",
                "java.specification.version", "java.vm.specification.name", "java.vm.specification.vendor",
                "java.vm.specification.version", "java.class.version", "file.separator", "path.separator", "file.encoding",
                "native.encoding", "stdin.encoding", "stdout.encoding", "stderr.encoding", "sun.jnu.encoding", "jdk.debug",
                "java.io.tmpdir", "java.ext.dirs", "java.endorsed.dirs", "java.compiler", "user.country", "no.such.property"}) {
            System.out.println(name + " = " + System.getProperty(name));
        }
        System.out.println(System.getProperty("no.such", "fallback") + " " + System.lineSeparator().equals("\n"));
        for (String name : new String[] {"user.home", "user.dir", "java.io.tmpdir"}) {
            File directory = new File(System.getProperty(name));
            System.out.println(directory.isAbsolute() + " " + directory.isDirectory());
        }
        Properties all = System.getProperties();
        System.out.println(all == System.getProperties() && all.getProperty("user.name").equals(System.getProperty("user.name")));
        System.setProperty("user.name", "someone");
        System.out.println(all.getProperty("user.name") + " " + System.clearProperty("user.name") + " " + all.containsKey("user.name"));
        for (String name : new String[] {null, ""}) {
            try {
                System.getProperty(name);
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
    }
}
