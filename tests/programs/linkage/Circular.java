// A class that became its own superclass, through another and directly; an interface that extends itself.
public class Circular {
    interface Act {
        Object run();
    }

    static void show(Act act) {
        try {
            System.out.println(act.run());
        } catch (LinkageError e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        show(() -> new A());
        show(() -> new A());
        show(() -> new B());
        show(() -> new I() {
        }.getClass());
    }
}
