// Default methods, diamonds, re-abstraction, static and private interface methods, X.super calls, class wins over interface.
public class Interfaces {
    interface A {
        default String hi() {
            return "A";
        }

        default String who() {
            return "who-A " + secret();
        }

        private String secret() {
            return "secret-" + hi();
        }

        static String tool() {
            return "tool-A" + helper();
        }

        private static String helper() {
            return "!";
        }
    }

    interface B extends A {
        @Override
        default String hi() {
            return "B" + A.super.hi();
        }
    }

    interface C extends A {
    }

    interface D extends A {
        @Override
        String hi();
    }

    static class BC implements B, C {
    }

    static class CB implements C, B {
    }

    static class Both implements B, D {
        @Override
        public String hi() {
            return "Both" + B.super.hi();
        }
    }

    static class Base {
        public String hi() {
            return "Base";
        }
    }

    static class Wins extends Base implements B {
    }

    static abstract class Abstract implements D {
        String twice() {
            return hi() + hi();
        }
    }

    static class Concrete extends Abstract {
        @Override
        public String hi() {
            return "Concrete";
        }
    }

    static class Deeper extends BC implements A {
        @Override
        public String who() {
            return super.who() + "+";
        }
    }

    interface Generic<T> {
        T get();

        default T getOr(T other) {
            T t = get();
            return t == null ? other : t;
        }
    }

    static class Text implements Generic<String> {
        String v;

        @Override
        public String get() {
            return v;
        }
    }

    enum Level implements A {
        LOW, HIGH {
            @Override
            public String hi() {
                return "HIGH";
            }
        }
    }

    record Rec(int x) implements B {
    }

    public static void main(String[] args) {
        A[] all = {new A() {
        }, new BC(), new CB(), new Both(), new Wins(), new Concrete(), new Deeper(), Level.LOW, Level.HIGH, new Rec(1)};
        for (A a : all) {
            System.out.println(a.hi() + " " + a.who());
        }
        System.out.println(A.tool() + " " + new Concrete().twice() + " " + new Wins().hi());
        Generic<String> g = new Text();
        System.out.println(g.getOr("other"));
        ((Text) g).v = "set";
        System.out.println(g.getOr("other") + g.get().length());
        A lambdaLike = new C() {
            @Override
            public String hi() {
                return "anon " + C.super.hi();
            }
        };
        System.out.println(lambdaLike.who());
        int n = 0;
        for (int i = 0; i < 300; i++) {
            n += all[i % all.length].hi().length();
        }
        System.out.println(n);
    }
}
