// Virtual dispatch, super calls, private and static hiding, field hiding, overload selection, final methods, abstract classes.
public class Dispatch {
    static class A {
        String f = "A.f";
        static String s = "A.s";

        String name() {
            return "A";
        }

        private String hidden() {
            return "A.hidden";
        }

        String callHidden() {
            return hidden();
        }

        static String stat() {
            return "A.stat";
        }

        String over(Object o) {
            return "object";
        }

        String over(String o) {
            return "string";
        }

        final String fin() {
            return "final " + name();
        }
    }

    static class B extends A {
        String f = "B.f";
        static String s = "B.s";

        @Override
        String name() {
            return "B<" + super.name();
        }

        private String hidden() {
            return "B.hidden";
        }

        static String stat() {
            return "B.stat";
        }

        @Override
        String over(Object o) {
            return "B.object";
        }

        String over(Integer i) {
            return "B.integer";
        }

        String fields() {
            return f + super.f + ((A) this).f + s + A.s;
        }
    }

    static class C extends B {
        @Override
        String name() {
            return "C<" + super.name();
        }
    }

    static String pick(int i) {
        return "int";
    }

    static String pick(long i) {
        return "long";
    }

    static String pick(double i) {
        return "double";
    }

    static String pick(Object i) {
        return "Object";
    }

    static String pick(int... i) {
        return "varargs" + i.length;
    }

    static String pick(char a, int b) {
        return "char,int";
    }

    static String pick(int a, double b) {
        return "int,double";
    }

    public static void main(String[] args) {
        A a = new A(), b = new B(), c = new C();
        for (A x : new A[] {a, b, c}) {
            System.out.println(x.name() + " " + x.f + " " + x.callHidden() + " " + x.over("s") + " " + x.over((Object) "s") + " " + x.fin() + " " + x.getClass().getName());
        }
        B bb = (B) c;
        System.out.println(bb.f + " " + bb.fields() + " " + bb.over(1) + " " + bb.over("x") + " " + A.stat() + " " + B.stat() + " " + B.s);
        byte by = 1;
        short sh = 1;
        char ch = 'c';
        System.out.println(pick(by) + pick(sh) + pick(ch) + pick(1L) + pick(1f) + pick("s") + pick() + pick(1, 2) + pick('a', 1) + pick(1, 1) + pick(Integer.valueOf(1)) + pick((Object) 1) + pick(null, 1 == 1));
    }

    static String pick(Object a, boolean b) {
        return "Object,boolean";
    }
}
