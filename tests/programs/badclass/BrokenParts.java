// Broken classes met at run time: each is an error that the program can catch, the second time too.
public class BrokenParts {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(what + " " + act.run());
            } catch (VerifyError e) {
                System.out.println(what + " " + e.getClass().getName());
            } catch (LinkageError e) {
                System.out.println(what + " " + e);
            }
        }
    }

    public static void main(String[] args) {
        show("magic", () -> new BadMagic());
        show("truncated", () -> new Truncated());
        show("version", () -> new Future());
        show("empty", () -> new Empty());
        show("verification", () -> BadTypes.f(1));
        show("good", () -> new Good().toString());
    }
}

class BadMagic {
}

class Truncated {
}

class Future {
}

class Empty {
}

class BadTypes {
    static native Object f(int x);
}

class Good {
    @Override
    public String toString() {
        return "good";
    }
}
