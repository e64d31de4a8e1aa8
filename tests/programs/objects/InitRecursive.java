// Recursive initialisation on one thread sees default values; mutual initialisation; self reference in initialisers.
public class InitRecursive {
    static class A {
        static final String NAME;
        static int seenByA = B.value + 1;
        static int value = 10;

        static {
            NAME = "A" + B.seenByB;
        }
    }

    static class B {
        static int seenByB = A.value;
        static int value = 100;
    }

    static class Singleton {
        static final Singleton ONE = new Singleton();
        static int counter = 5;
        int atConstruction;

        Singleton() {
            counter++;
            atConstruction = counter;
        }
    }

    static class Loop {
        static Loop self = new Loop(3);
        Loop next;
        static int made;

        Loop(int n) {
            made++;
            if (n > 0) {
                next = new Loop(n - 1);
            }
        }
    }

    static class SuperNeedsSub {
        static int fromSub = Sub.CONST_OBJ.length();
    }

    static class Sub extends SuperNeedsSub {
        static String CONST_OBJ = "sub".concat("!");
    }

    public static void main(String[] args) {
        System.out.println(A.seenByA + " " + A.value + " " + B.seenByB + " " + B.value + " " + A.NAME);
        System.out.println(Singleton.ONE.atConstruction + " " + Singleton.counter);
        System.out.println(Loop.made + " " + Loop.self.next.next.next.next);
        try {
            System.out.println(Sub.fromSub);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause().getClass().getName());
        }
    }
}
