package parts;

/** Is loaded from a place of its own. */
public class FromJar implements Runnable {
    @Override
    public void run() {
    }

    @Override
    public String toString() {
        return "FromJar by " + getClass().getClassLoader().getName();
    }
}
