package overridden;

/** What the overridden methods note while somebody listens. */
public final class Notes {
    private static final StringBuilder names = new StringBuilder();
    private static String last;
    private static int times;
    private static int count;

    private Notes() {
    }

    public static void note(String name) {
        if (name.equals(last)) {
            times++;
        } else {
            flush();
            last = name;
            times = 1;
        }
        count++;
    }

    private static void flush() {
        if (last != null) {
            names.append(' ').append(last).append(times == 1 ? "" : "*" + times);
        }
        last = null;
    }

    static int count() {
        return count;
    }

    /** The names since the last time. */
    static String taken() {
        flush();
        String seen = names.toString();
        names.setLength(0);
        count = 0;
        return seen;
    }
}
