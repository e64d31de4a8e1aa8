package java.util.stream;

/** Whether the sinks that share it want no more elements; sources ask before each element. */
final class Control {
    /** The control of the pipeline that this one's elements go on to, or null. */
    final Control outer;
    boolean done;

    Control(Control outer) {
        this.outer = outer;
    }

    boolean isDone() {
        for (Control c = this; c != null; c = c.outer) {
            if (c.done) {
                return true;
            }
        }
        return false;
    }
}
