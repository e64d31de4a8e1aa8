// vm: -ea
// exit: 1
// Assertions enabled: the message forms, and the failing one at the end.
public class Assertions {
    static int evaluated;

    static boolean check(boolean b) {
        evaluated++;
        return b;
    }

    static void fail(int kind) {
        switch (kind) {
            case 0: assert check(false);
            case 1: assert check(false) : "message";
            case 2: assert check(false) : 42;
            case 3: assert check(false) : 'c';
            case 4: assert check(false) : 1.5;
            case 5: assert check(false) : new IllegalStateException("cause");
            case 6: assert check(false) : null;
            default: assert check(true) : "never";
        }
    }

    static class Nested {
        static final boolean ENABLED = enabled();

        static boolean enabled() {
            boolean on = false;
            assert on = true;
            return on;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 8; i++) {
            try {
                fail(i);
                System.out.println("passed");
            } catch (AssertionError e) {
                System.out.println(e.getMessage() + " " + e.getCause());
            }
        }
        System.out.println(evaluated + " " + Nested.ENABLED + " " + Assertions.class.desiredAssertionStatus());
        assert evaluated < 0 : "evaluated " + evaluated;
    }
}
