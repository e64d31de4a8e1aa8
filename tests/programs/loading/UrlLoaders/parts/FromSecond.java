package parts;

/** Is loaded from a place of its own. */
public class FromSecond implements Runnable {
    @Override
    public void run() {
    }

    @Override
    public String toString() {
        return "FromSecond by " + getClass().getClassLoader().getName();
    }
}
