// release: 17
// Compiled for Java 17: records, sealed classes, switch expressions, text blocks, pattern instanceof, local interfaces.
public class Java17 {
    sealed interface S permits A, B {
    }

    record A(int x) implements S {
    }

    record B(String s, A a) implements S {
        B {
            s = s.trim();
        }
    }

    static int eval(S s) {
        if (s instanceof A a) {
            return a.x();
        } else if (s instanceof B b && b.a() != null) {
            return b.s().length() + eval(b.a());
        }
        return -1;
    }

    enum Day {
        MON, SAT, SUN
    }

    static int hours(Day d) {
        return switch (d) {
            case MON -> 8;
            case SAT, SUN -> {
                int h = d.ordinal();
                yield h - h;
            }
        };
    }

    public static void main(String[] args) {
        System.out.println(eval(new A(4)) + " " + eval(new B(" two ", new A(5))) + " " + eval(new B("", null)));
        for (Day d : Day.values()) {
            System.out.print(hours(d) + " ");
        }
        System.out.println();
        interface Local {
            int f(int x);
        }
        enum Mode {
            ON, OFF
        }
        record Pair(Mode m, Local l) {
            int apply() {
                return m == Mode.ON ? l.f(10) : 0;
            }
        }
        System.out.println(new Pair(Mode.ON, x -> x + 1).apply() + new Pair(Mode.OFF, null).apply());
        System.out.print("""
            {
              "key": "va\\lue",
              "tab":\t"x"   \s
            }
            """);
        System.out.println(new B("q", new A(1)) + " " + new B(" q", new A(1)).equals(new B("q ", new A(1))));
        String kind = switch (args.length) {
            case 0:
                yield "none";
            default:
                yield "some";
        };
        System.out.println(kind);
    }
}
