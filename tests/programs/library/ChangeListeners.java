import java.beans.*;
import java.util.*;

public class ChangeListeners {
    static final class Account {
        private final PropertyChangeSupport changes = new PropertyChangeSupport(this);
        private int balance;
        private String owner;

        void deposit(int amount) {
            int old = balance;
            balance += amount;
            changes.firePropertyChange("balance", old, balance);
        }

        void setOwner(String name) {
            String old = owner;
            owner = name;
            changes.firePropertyChange("owner", old, name);
        }

        @Override
        public String toString() {
            return "account";
        }
    }

    @SuppressWarnings("deprecation")
    static final class Weather extends Observable {
        void report(int degrees) {
            setChanged();
            notifyObservers(degrees);
        }
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) {
        Account account = new Account();
        List<String> log = new ArrayList<>();
        PropertyChangeListener all = e -> log.add("all " + e.getPropertyName() + " " + e.getOldValue() + "->" + e.getNewValue());
        PropertyChangeListener owner = e -> log.add("owner " + e.getNewValue() + " " + (e.getSource() == account));
        account.changes.addPropertyChangeListener(all);
        account.changes.addPropertyChangeListener("owner", owner);
        account.deposit(10);
        account.deposit(0);
        account.setOwner("ann");
        account.setOwner("ann");
        account.setOwner(null);
        account.setOwner(null);
        System.out.println(log);
        System.out.println(account.changes.hasListeners("owner") + " " + account.changes.getPropertyChangeListeners().length + " " + account.changes.getPropertyChangeListeners("owner").length
                + " " + (account.changes.getPropertyChangeListeners()[1] instanceof PropertyChangeListenerProxy));
        account.changes.removePropertyChangeListener(all);
        account.changes.removePropertyChangeListener("owner", owner);
        System.out.println(account.changes.hasListeners("owner") + " " + account.changes.hasListeners(null));
        System.out.println(new PropertyChangeEvent(account, "p", 1, "two") + " " + new IndexedPropertyChangeEvent(account, "p", 1, 2, 3) + " " + new EventObject("src"));
        try {
            new EventObject(null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Weather weather = new Weather();
        weather.addObserver((o, arg) -> System.out.println("first " + arg));
        weather.addObserver((o, arg) -> System.out.println("second " + arg + " " + o.countObservers() + o.hasChanged()));
        weather.report(21);
        weather.notifyObservers("unchanged");
        weather.deleteObservers();
        weather.report(22);
    }
}
