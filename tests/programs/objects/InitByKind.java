// What triggers initialisation: new, static call, static write, subclass, and what does not: constant, array, cast, class literal, null field access.
public class InitByKind {
    static void say(String s) {
        System.out.println(s);
    }

    static class N {
        static { say("N"); }
    }

    static class C {
        static { say("C"); }
        static void call() {
        }
    }

    static class W {
        static { say("W"); }
        static int x;
    }

    static class P {
        static { say("P"); }
        static int inherited = 4;
        static void call() {
        }
    }

    static class Q extends P {
        static { say("Q"); }
    }

    static class K {
        static { say("K"); }
        static final int CONSTANT = 3;
        static final String NULL = null;
    }

    static class Z {
        static { say("Z"); }
        int f;
    }

    static class L {
        static { say("L"); }
        static Runnable r() {
            return () -> say("lambda of L");
        }
    }

    static class M {
        static { say("M"); }
        static void target() {
            say("target of M");
        }
    }

    static class H {
        static { say("H"); }
        H() {
            say("H()");
        }
    }

    interface Maker {
        H make();
    }

    public static void main(String[] args) {
        say("- new");
        new N();
        new N();
        say("- static call");
        C.call();
        say("- static write");
        W.x = 1;
        say("- inherited static through subclass");
        Q.call();
        say("" + Q.inherited);
        say("- constant");
        say("" + K.CONSTANT);
        say("" + new K[1][1].length);
        say("" + (args instanceof Object ? K.class.getSimpleName() : ""));
        Object o = args;
        say("" + (o instanceof Object[] && !(o instanceof K[])));
        say("- null is no constant");
        say("" + K.NULL);
        say("- field of null");
        Z z = null;
        try {
            say("" + z.f);
        } catch (NullPointerException e) {
            say("NPE");
        }
        z = (Z) null;
        say("- method references");
        Runnable r = M::target;
        say("made");
        r.run();
        Maker m = H::new;
        say("made");
        m.make();
        L.r().run();
        Q q = new Q();
        say("" + (q != null));
    }
}
