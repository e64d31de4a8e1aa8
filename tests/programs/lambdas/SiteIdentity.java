import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Which lambda objects and classes are the same, and what they are. */
public class SiteIdentity {
    interface Greeter {
        String greet(String name);

        default Greeter twice() {
            return name -> greet(greet(name));
        }
    }

    interface Loud extends Greeter {
        Object TRACE = trace();

        static Object trace() {
            System.out.println("Loud initialised");
            return null;
        }

        @Override
        default Greeter twice() {
            return Greeter.super.twice();
        }
    }

    static String hello(String name) {
        return "hello " + name;
    }

    static Runnable plain() {
        return SiteIdentity::run;
    }

    static IntUnaryOperator adder(int n) {
        return x -> x + n;
    }

    static Supplier<Runnable> nested() {
        return () -> () -> System.out.println("nested");
    }

    private static void run() {
        System.out.println("run");
    }

    public static void main(String[] args) {
        Runnable a = SiteIdentity::run;
        Runnable b = SiteIdentity::run;
        System.out.println((a == b) + " " + (a.getClass() == b.getClass()));
        System.out.println((plain() == plain()) + " " + (plain().getClass() == plain().getClass()));
        IntUnaryOperator one = adder(1);
        IntUnaryOperator two = adder(2);
        System.out.println((one == two) + " " + (one.getClass() == two.getClass()) + " " + one.applyAsInt(1)
                + two.applyAsInt(1));
        Runnable[] loop = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            loop[i] = () -> System.out.println("loop");
        }
        System.out.println((loop[0] == loop[1]) + " " + (loop[1] == loop[2]));
        nested().get().run();
        System.out.println(nested().get() == nested().get());
        System.out.println("before Loud");
        Loud loud = SiteIdentity::hello;
        System.out.println("after Loud");
        System.out.println(loud.twice().greet("you"));
        String name = a.getClass().getName();
        System.out.println(name.startsWith("SiteIdentity$$Lambda/0x") + " " + name.length());
        System.out.println(a.toString().startsWith(name + "@"));
        System.out.println(a.getClass().getSuperclass() + " " + (a instanceof Runnable) + " "
                + a.getClass().isInterface() + " " + a.getClass().isSynthetic());
    }
}
