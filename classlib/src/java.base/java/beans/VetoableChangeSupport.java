package java.beans;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The listeners of an object that may refuse a change, those for all properties and those for one. */
public class VetoableChangeSupport implements java.io.Serializable {
    private static final long serialVersionUID = -5090210921595982017L;

    private final Object source;
    /** By the name of the property; null for all. Guarded by itself. */
    private final transient Map<String, List<VetoableChangeListener>> listeners = new LinkedHashMap<>();

    public VetoableChangeSupport(Object sourceBean) {
        source = Objects.requireNonNull(sourceBean);
    }

    private void change(String name, VetoableChangeListener listener, boolean adds) {
        synchronized (listeners) {
            List<VetoableChangeListener> of = listeners.computeIfAbsent(name, n -> new ArrayList<>());
            if (adds) {
                of.add(listener);
            } else {
                of.remove(listener);
            }
        }
    }

    private static VetoableChangeListener unwrapped(VetoableChangeListener listener) {
        VetoableChangeListener own = listener;
        while (own instanceof VetoableChangeListenerProxy proxy) {
            own = proxy.getListener();
        }
        return own;
    }

    private void changeAny(VetoableChangeListener listener, boolean adds) {
        if (listener instanceof VetoableChangeListenerProxy proxy) {
            changeNamed(proxy.getPropertyName(), proxy.getListener(), adds);
        } else if (listener != null) {
            change(null, listener, adds);
        }
    }

    private void changeNamed(String name, VetoableChangeListener listener, boolean adds) {
        VetoableChangeListener own = unwrapped(listener);
        if (own != null && name != null) {
            change(name, own, adds);
        }
    }

    public void addVetoableChangeListener(VetoableChangeListener listener) {
        changeAny(listener, true);
    }

    public void removeVetoableChangeListener(VetoableChangeListener listener) {
        changeAny(listener, false);
    }

    public void addVetoableChangeListener(String propertyName, VetoableChangeListener listener) {
        changeNamed(propertyName, listener, true);
    }

    public void removeVetoableChangeListener(String propertyName, VetoableChangeListener listener) {
        changeNamed(propertyName, listener, false);
    }

    public VetoableChangeListener[] getVetoableChangeListeners() {
        List<VetoableChangeListener> all = new ArrayList<>();
        synchronized (listeners) {
            all.addAll(listeners.getOrDefault(null, List.of()));
            for (Map.Entry<String, List<VetoableChangeListener>> each : listeners.entrySet()) {
                if (each.getKey() != null) {
                    for (VetoableChangeListener listener : each.getValue()) {
                        all.add(new VetoableChangeListenerProxy(each.getKey(), listener));
                    }
                }
            }
        }
        return all.toArray(new VetoableChangeListener[0]);
    }

    public VetoableChangeListener[] getVetoableChangeListeners(String propertyName) {
        synchronized (listeners) {
            List<VetoableChangeListener> of = propertyName == null ? List.of()
                    : listeners.getOrDefault(propertyName, List.of());
            return of.toArray(new VetoableChangeListener[0]);
        }
    }

    public void fireVetoableChange(String propertyName, Object oldValue, Object newValue) throws PropertyVetoException {
        if (oldValue == null || newValue == null || !oldValue.equals(newValue)) {
            fireVetoableChange(new PropertyChangeEvent(source, propertyName, oldValue, newValue));
        }
    }
    //#each int boolean

    public void fireVetoableChange(String propertyName, $type$ oldValue, $type$ newValue) throws PropertyVetoException {
        if (oldValue != newValue) {
            fireVetoableChange(propertyName, $Box$.valueOf(oldValue), $Box$.valueOf(newValue));
        }
    }
    //#end

    /** Asks all; where one refuses, those asked before are told that the old value stays. */
    public void fireVetoableChange(PropertyChangeEvent event) throws PropertyVetoException {
        Object oldValue = event.getOldValue();
        Object newValue = event.getNewValue();
        if (oldValue != null && newValue != null && oldValue.equals(newValue)) {
            return;
        }
        List<VetoableChangeListener> asked = new ArrayList<>();
        synchronized (listeners) {
            asked.addAll(listeners.getOrDefault(null, List.of()));
            if (event.getPropertyName() != null) {
                asked.addAll(listeners.getOrDefault(event.getPropertyName(), List.of()));
            }
        }
        for (int i = 0; i < asked.size(); i++) {
            try {
                asked.get(i).vetoableChange(event);
            } catch (PropertyVetoException refused) {
                PropertyChangeEvent back = new PropertyChangeEvent(source, event.getPropertyName(), newValue, oldValue);
                for (int j = 0; j < i; j++) {
                    try {
                        asked.get(j).vetoableChange(back);
                    } catch (PropertyVetoException ignored) {
                        // The change is off already.
                    }
                }
                throw refused;
            }
        }
    }

    public boolean hasListeners(String propertyName) {
        synchronized (listeners) {
            return !listeners.getOrDefault(null, List.of()).isEmpty()
                    || propertyName != null && !listeners.getOrDefault(propertyName, List.of()).isEmpty();
        }
    }
}
