// vm: -Dsome.key=some=value -Dempty -Dspace="a b"
// System properties given on the command line and the standard ones that are the same everywhere.
public class Properties {
    public static void main(String[] args) {
        System.out.println(System.getProperty("some.key") + "|" + System.getProperty("empty") + "|" + System.getProperty("space") + "|" + System.getProperty("none") + "|" + System.getProperty("none", "default"));
        System.out.println(System.getProperty("line.separator").length() + System.getProperty("file.separator") + System.getProperty("path.separator") + " " + System.lineSeparator().equals("\n"));
        System.out.println(System.setProperty("mine", "1") + " " + System.getProperty("mine") + " " + System.setProperty("mine", "2") + " " + System.clearProperty("mine") + " " + System.getProperty("mine"));
        System.out.println(Integer.getInteger("some.number", 5) + " " + Boolean.getBoolean("some.key") + " " + Long.getLong("none"));
        try {
            System.getProperty("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.getProperty(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        long a = System.nanoTime(), b = System.nanoTime();
        System.out.println((b >= a) + " " + (System.currentTimeMillis() >= 0) + " " + (Runtime.getRuntime().availableProcessors() >= 1) + " " + (Runtime.getRuntime().totalMemory() <= Runtime.getRuntime().maxMemory()) + " " + (Runtime.getRuntime().freeMemory() > 0));
        System.out.println(System.getenv("SURELY_NOT_SET_ANYWHERE"));
    }
}
