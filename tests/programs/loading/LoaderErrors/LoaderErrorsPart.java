import java.util.List;

/** Names classes that its loader refuses. */
public class LoaderErrorsPart {
    public static Object throwing() {
        return new LoaderErrorsThrows();
    }

    public static Object throwingAgain() {
        return LoaderErrorsThrows.make();
    }

    public static Object absent() {
        return List.of(new LoaderErrorsGone());
    }

    public static Object caught() {
        try {
            return new LoaderErrorsThrows();
        } catch (IllegalArgumentException thrown) {
            return "caught " + thrown.getMessage() + " " + thrown.getStackTrace()[1].getMethodName();
        }
    }

    public static Object catching() {
        try {
            Object nothing = null;
            return nothing.toString();
        } catch (LoaderErrorsOwnException never) {
            return "never";
        } catch (NullPointerException thrown) {
            return "caught";
        }
    }

    public static Object arrays() {
        Object array = new LoaderErrorsPart[2][3];
        return array.getClass().getName() + " " + (array instanceof LoaderErrorsPart[][]) + " " + (array instanceof Object[][]);
    }

    public static Object instance() {
        return new Object() instanceof LoaderErrorsGone;
    }
}

class LoaderErrorsThrows {
    static Object make() {
        return "made";
    }
}

class LoaderErrorsGone {
}

class LoaderErrorsOwnException extends RuntimeException {
}
