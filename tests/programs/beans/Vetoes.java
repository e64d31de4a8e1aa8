import java.beans.PropertyChangeEvent;
import java.beans.PropertyVetoException;
import java.beans.VetoableChangeListener;
import java.beans.VetoableChangeListenerProxy;
import java.beans.VetoableChangeSupport;

/** Listeners that may refuse a change. */
public class Vetoes {
    static VetoableChangeListener listener(String name, Object refused) {
        return event -> {
            System.out.println(name + " " + event.getPropertyName() + " " + event.getOldValue() + " to " + event.getNewValue());
            if (refused.equals(event.getNewValue())) {
                throw new PropertyVetoException(name + " refuses", event);
            }
        };
    }

    static void fire(VetoableChangeSupport support, String name, Object from, Object to) {
        try {
            support.fireVetoableChange(name, from, to);
            System.out.println("changed");
        } catch (PropertyVetoException e) {
            System.out.println(e.getMessage() + " " + e.getPropertyChangeEvent().getNewValue());
        }
    }

    public static void main(String[] args) throws PropertyVetoException {
        VetoableChangeSupport support = new VetoableChangeSupport("source");
        support.addVetoableChangeListener(listener("first", "never"));
        support.addVetoableChangeListener(listener("second", 13));
        VetoableChangeListener named = listener("named", "no");
        support.addVetoableChangeListener("size", named);
        support.addVetoableChangeListener(null);
        support.addVetoableChangeListener(new VetoableChangeListenerProxy("kind", listener("proxied", "x")));
        fire(support, "size", 1, 2);
        fire(support, "size", 1, 1);
        fire(support, "size", 1, 13);
        fire(support, "size", "yes", "no");
        fire(support, "kind", null, null);
        fire(support, "other", "a", "never");
        support.fireVetoableChange("size", 3, 3);
        support.fireVetoableChange("size", 3, 4);
        support.fireVetoableChange("flag", true, false);
        support.fireVetoableChange(new PropertyChangeEvent("else", null, 1, 2));
        System.out.println(support.hasListeners("size") + " " + support.hasListeners(null) + " " + support.getVetoableChangeListeners().length + " "
                + support.getVetoableChangeListeners("kind").length + " " + support.getVetoableChangeListeners("none").length);
        for (VetoableChangeListener each : support.getVetoableChangeListeners()) {
            if (each instanceof VetoableChangeListenerProxy proxy) {
                System.out.println(proxy.getPropertyName());
            }
        }
        support.removeVetoableChangeListener("size", named);
        support.removeVetoableChangeListener(support.getVetoableChangeListeners()[0]);
        fire(support, "size", "yes", "no");
    }
}
