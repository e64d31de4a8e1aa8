// Constructor chaining, escaping this, exceptions in constructors, initialiser order, this() with side effects.
public class Constructors {
    static StringBuilder log = new StringBuilder();

    static int note(String s) {
        log.append(s).append(' ');
        return log.length();
    }

    int a = note("a");
    int b;

    {
        note("block");
        b = 5;
    }

    Constructors() {
        this(note("arg"));
        note("()");
    }

    Constructors(int x) {
        super();
        note("(int)");
        if (x < 0) {
            throw new IllegalArgumentException("x");
        }
    }

    static class Escapes {
        static Escapes seen;
        final int f;

        Escapes(boolean fail) {
            seen = this;
            if (fail) {
                throw new IllegalStateException("half made");
            }
            f = 8;
        }
    }

    static class Base {
        Base() {
            note("Base sees " + describe());
        }

        String describe() {
            return "base";
        }
    }

    static class Derived extends Base {
        final String constant = "const";
        final String assigned;
        String plain = "plain";

        Derived() {
            assigned = "assigned";
            note("Derived sees " + describe());
        }

        @Override
        String describe() {
            return constant + "/" + assigned + "/" + plain;
        }
    }

    public static void main(String[] args) {
        new Constructors();
        System.out.println(log);
        log.setLength(0);
        try {
            new Constructors(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(log + e.getMessage());
        }
        try {
            new Escapes(true);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Escapes.seen.f);
        }
        Escapes made = new Escapes(false);
        System.out.println(made.f + " " + (made == Escapes.seen));
        log.setLength(0);
        new Derived();
        System.out.println(log);
    }
}
