// vm: -ea:AssertionsByClass$On -ea:inner... -da:inner.Off
// Assertions switched on by class, on by package tree, off again for one class of it.
public class AssertionsByClass {
    static class On {
        static void check() {
            assert false : "on";
        }
    }

    static void check(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + " off");
        } catch (AssertionError e) {
            System.out.println(name + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        check("main class", () -> {
            assert false : "main";
        });
        check("named class", On::check);
        check("package", inner.Normal::check);
        check("subpackage", inner.deep.Normal::check);
        check("excluded", inner.Off::check);
        System.out.println(On.class.desiredAssertionStatus() + " " + AssertionsByClass.class.desiredAssertionStatus());
    }
}
