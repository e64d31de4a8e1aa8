// Initialisation order: superclass first, interfaces only when they have defaults, static blocks in text order, instance initialisers.
public class InitOrder {
    static int trace(String s, int v) {
        System.out.println("  " + s);
        return v;
    }

    interface Plain {
        int A = trace("Plain", 1);
    }

    interface WithDefault extends Plain {
        int B = trace("WithDefault", 2);

        default void m() {
        }
    }

    interface OnlyStatic {
        int C = trace("OnlyStatic", 3);

        static void s() {
        }
    }

    static class Base implements Plain {
        static int x = trace("Base.x", 1);
        int f = trace("Base.f", 1);

        static {
            trace("Base static", 0);
        }

        {
            trace("Base instance", 0);
        }

        Base() {
            trace("Base()", 0);
            hook();
        }

        void hook() {
        }
    }

    static class Derived extends Base implements WithDefault, OnlyStatic {
        static int y = trace("Derived.y", 2);
        int g = trace("Derived.g", 7);

        Derived() {
            super();
            trace("Derived()", 0);
        }

        @Override
        void hook() {
            trace("hook sees g = " + g, 0);
        }
    }

    static class Constants {
        static final int COMPILE_TIME = 5;
        static final String TEXT = "text";
        static final Integer BOXED = trace("Constants", 6);
    }

    static class Early {
        static int a = later();
        static int b = 9;

        static int later() {
            return b;
        }
    }

    public static void main(String[] args) {
        System.out.println("array");
        Derived[] none = new Derived[2];
        System.out.println("class literal " + Derived.class.getSimpleName() + " instanceof " + (none[0] instanceof Derived));
        System.out.println("static of base through derived");
        System.out.println(Derived.x);
        System.out.println("new derived");
        new Derived();
        System.out.println("new derived again");
        new Derived();
        System.out.println("interface constants");
        System.out.println(Derived.C + OnlyStatic.C);
        System.out.println(WithDefault.A);
        System.out.println("compile-time constants " + Constants.COMPILE_TIME + Constants.TEXT);
        System.out.println(Constants.BOXED);
        System.out.println(Early.a + " " + Early.b);
        System.out.println("static method of interface");
        OnlyStatic.s();
    }
}
