//#file $Kind$ChangeSupport.java
//#for Kind serial thrown what
//#| Property | 6401253773779951803L | | an object
//#| Vetoable | -5090210921595982017L | throws PropertyVetoException | an object that may refuse a change
package java.beans;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The listeners of $what$, those for all properties and those for one. */
public class $Kind$ChangeSupport implements java.io.Serializable {
    private static final long serialVersionUID = $serial$;

    private final Object source;
    /** By the name of the property; null for all. Guarded by itself. */
    private final transient Map<String, List<$Kind$ChangeListener>> listeners = new LinkedHashMap<>();

    public $Kind$ChangeSupport(Object sourceBean) {
        source = Objects.requireNonNull(sourceBean);
    }

    private void add(String name, $Kind$ChangeListener listener) {
        synchronized (listeners) {
            listeners.computeIfAbsent(name, n -> new ArrayList<>()).add(listener);
        }
    }

    private void remove(String name, $Kind$ChangeListener listener) {
        synchronized (listeners) {
            List<$Kind$ChangeListener> of = listeners.get(name);
            if (of != null) {
                of.remove(listener);
            }
        }
    }

    public void add$Kind$ChangeListener($Kind$ChangeListener listener) {
        if (listener instanceof $Kind$ChangeListenerProxy proxy) {
            add$Kind$ChangeListener(proxy.getPropertyName(), proxy.getListener());
        } else if (listener != null) {
            add(null, listener);
        }
    }

    public void remove$Kind$ChangeListener($Kind$ChangeListener listener) {
        if (listener instanceof $Kind$ChangeListenerProxy proxy) {
            remove$Kind$ChangeListener(proxy.getPropertyName(), proxy.getListener());
        } else if (listener != null) {
            remove(null, listener);
        }
    }

    public $Kind$ChangeListener[] get$Kind$ChangeListeners() {
        List<$Kind$ChangeListener> all = new ArrayList<>();
        synchronized (listeners) {
            all.addAll(listeners.getOrDefault(null, List.of()));
            for (Map.Entry<String, List<$Kind$ChangeListener>> e : listeners.entrySet()) {
                if (e.getKey() != null) {
                    for ($Kind$ChangeListener listener : e.getValue()) {
                        all.add(new $Kind$ChangeListenerProxy(e.getKey(), listener));
                    }
                }
            }
        }
        return all.toArray(new $Kind$ChangeListener[0]);
    }

    public void add$Kind$ChangeListener(String propertyName, $Kind$ChangeListener listener) {
        $Kind$ChangeListener own = unwrapped(listener);
        if (own != null && propertyName != null) {
            add(propertyName, own);
        }
    }

    public void remove$Kind$ChangeListener(String propertyName, $Kind$ChangeListener listener) {
        $Kind$ChangeListener own = unwrapped(listener);
        if (own != null && propertyName != null) {
            remove(propertyName, own);
        }
    }

    private static $Kind$ChangeListener unwrapped($Kind$ChangeListener listener) {
        $Kind$ChangeListener own = listener;
        while (own instanceof $Kind$ChangeListenerProxy proxy) {
            own = proxy.getListener();
        }
        return own;
    }

    public $Kind$ChangeListener[] get$Kind$ChangeListeners(String propertyName) {
        synchronized (listeners) {
            List<$Kind$ChangeListener> of = propertyName == null ? List.of()
                    : listeners.getOrDefault(propertyName, List.of());
            return of.toArray(new $Kind$ChangeListener[0]);
        }
    }

    public void fire$Kind$Change(String propertyName, Object oldValue, Object newValue) $thrown$ {
        if (oldValue == null || newValue == null || !oldValue.equals(newValue)) {
            fire$Kind$Change(new PropertyChangeEvent(source, propertyName, oldValue, newValue));
        }
    }
    //#each int boolean

    public void fire$Kind$Change(String propertyName, $type$ oldValue, $type$ newValue) $thrown$ {
        if (oldValue != newValue) {
            fire$Kind$Change(propertyName, $Box$.valueOf(oldValue), $Box$.valueOf(newValue));
        }
    }
    //#end
    //#if Kind: Vetoable

    /** Asks all; where one refuses, those asked before are told that the old value stays. */
    //#else

    //#end
    public void fire$Kind$Change(PropertyChangeEvent event) $thrown$ {
        Object oldValue = event.getOldValue();
        Object newValue = event.getNewValue();
        if (oldValue != null && newValue != null && oldValue.equals(newValue)) {
            return;
        }
        List<$Kind$ChangeListener> told = new ArrayList<>();
        synchronized (listeners) {
            told.addAll(listeners.getOrDefault(null, List.of()));
            if (event.getPropertyName() != null) {
                told.addAll(listeners.getOrDefault(event.getPropertyName(), List.of()));
            }
        }
        //#if Kind: Property
        for ($Kind$ChangeListener listener : told) {
            listener.propertyChange(event);
        }
        //#else
        for (int i = 0; i < told.size(); i++) {
            try {
                told.get(i).vetoableChange(event);
            } catch (PropertyVetoException refused) {
                PropertyChangeEvent back = new PropertyChangeEvent(source, event.getPropertyName(), newValue, oldValue);
                for (int j = 0; j < i; j++) {
                    try {
                        told.get(j).vetoableChange(back);
                    } catch (PropertyVetoException ignored) {
                        // The change is off already.
                    }
                }
                throw refused;
            }
        }
        //#end
    }
    //#if Kind: Property

    public void fireIndexedPropertyChange(String propertyName, int index, Object oldValue, Object newValue) {
        if (oldValue == null || newValue == null || !oldValue.equals(newValue)) {
            fire$Kind$Change(new IndexedPropertyChangeEvent(source, propertyName, oldValue, newValue, index));
        }
    }
    //#each int boolean

    public void fireIndexedPropertyChange(String propertyName, int index, $type$ oldValue, $type$ newValue) {
        if (oldValue != newValue) {
            fireIndexedPropertyChange(propertyName, index, $Box$.valueOf(oldValue), $Box$.valueOf(newValue));
        }
    }
    //#end
    //#end

    public boolean hasListeners(String propertyName) {
        synchronized (listeners) {
            return !listeners.getOrDefault(null, List.of()).isEmpty()
                    || propertyName != null && !listeners.getOrDefault(propertyName, List.of()).isEmpty();
        }
    }
}
