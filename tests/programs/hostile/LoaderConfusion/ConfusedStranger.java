/** Names what only its own package may, in a class of the same package's name. */
public class ConfusedStranger {
    public static Object method() {
        return ConfusedInside.method();
    }

    public static Object field() {
        return ConfusedInside.field;
    }

    public static Object constructor() {
        return new ConfusedInside().toString();
    }

    public static Object subclass() {
        return new ConfusedStrangeSub().visible();
    }

    public static Object overriding() {
        return new ConfusedStrangeSub().callHidden();
    }
}
