/** Has a method for its package that calls itself by name. */
public class ConfusedParent {
    Object hidden() {
        return "the parent's";
    }

    public Object callHidden() {
        return hidden();
    }

    public Object visible() {
        return "visible";
    }
}
