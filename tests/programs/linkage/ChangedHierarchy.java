// Classes whose kind changed: interface to class, class to interface, abstract classes made, methods left unimplemented, final superclass.
public class ChangedHierarchy {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " " + act.run());
        } catch (LinkageError e) {
            System.out.println(what + " " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        show("abstract method", () -> new Implementor().added());
        show("old method", () -> new Implementor().old());
        show("now abstract", () -> new BecomesAbstract());
        show("class now interface", () -> new BecomesInterface().m());
        show("interface now class", () -> ((BecomesClass) (Object) new UsesClass()).m());
        show("superclass now final", () -> new OfFinal());
        show("superclass now interface", () -> new OfInterface());
        show("conflicting defaults", () -> new Conflict().both());
        show("not an implementor any more", () -> Callers.call(new WasImplementor()));
        show("override of final method", () -> new OfFinalMethod());
        show("superclass gone deeper", () -> new Implementor().toString().length() > 0);
    }
}
