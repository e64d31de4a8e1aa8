// Methods private to packages, overridden across packages by methods of the same name.
import one.A;
import one.C;
import two.B;

public class PackageVtables {
    public static void main(String[] args) {
        A a = new A();
        A b = new B();
        A c = new C();
        A d = new two.D();
        for (A object : new A[] {a, b, c, d}) {
            System.out.println(object.getClass().getName() + " " + A.near(object) + " " + object.open() + " " + A.text(object));
        }
        System.out.println(B.near((B) b) + " " + B.near((B) c) + " " + B.near((B) d));
        Runnable[] all = {(Runnable) b, (Runnable) c, (Runnable) d};
        for (Runnable runnable : all) {
            try {
                runnable.run();
            } catch (IllegalAccessError | AbstractMethodError thrown) {
                System.out.println(thrown.getClass().getName());
            }
        }
    }
}
