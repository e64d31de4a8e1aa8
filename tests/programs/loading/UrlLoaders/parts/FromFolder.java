package parts;

/** Is loaded from a place of its own. */
public class FromFolder implements Runnable {
    @Override
    public void run() {
    }

    @Override
    public String toString() {
        return "FromFolder by " + getClass().getClassLoader().getName();
    }
}
