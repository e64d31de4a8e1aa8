package java.beans;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The listeners of an object, those for all properties and those for one. */
public class PropertyChangeSupport implements java.io.Serializable {
    private static final long serialVersionUID = 6401253773779951803L;

    private final Object source;
    /** By the name of the property; null for all. Guarded by itself. */
    private final transient Map<String, List<PropertyChangeListener>> listeners = new LinkedHashMap<>();

    public PropertyChangeSupport(Object sourceBean) {
        source = Objects.requireNonNull(sourceBean);
    }

    private void add(String name, PropertyChangeListener listener) {
        synchronized (listeners) {
            listeners.computeIfAbsent(name, n -> new ArrayList<>()).add(listener);
        }
    }

    private void remove(String name, PropertyChangeListener listener) {
        synchronized (listeners) {
            List<PropertyChangeListener> of = listeners.get(name);
            if (of != null) {
                of.remove(listener);
            }
        }
    }

    public void addPropertyChangeListener(PropertyChangeListener listener) {
        if (listener instanceof PropertyChangeListenerProxy proxy) {
            addPropertyChangeListener(proxy.getPropertyName(), proxy.getListener());
        } else if (listener != null) {
            add(null, listener);
        }
    }

    public void removePropertyChangeListener(PropertyChangeListener listener) {
        if (listener instanceof PropertyChangeListenerProxy proxy) {
            removePropertyChangeListener(proxy.getPropertyName(), proxy.getListener());
        } else if (listener != null) {
            remove(null, listener);
        }
    }

    public PropertyChangeListener[] getPropertyChangeListeners() {
        List<PropertyChangeListener> all = new ArrayList<>();
        synchronized (listeners) {
            all.addAll(listeners.getOrDefault(null, List.of()));
            for (Map.Entry<String, List<PropertyChangeListener>> e : listeners.entrySet()) {
                if (e.getKey() != null) {
                    for (PropertyChangeListener listener : e.getValue()) {
                        all.add(new PropertyChangeListenerProxy(e.getKey(), listener));
                    }
                }
            }
        }
        return all.toArray(new PropertyChangeListener[0]);
    }

    public void addPropertyChangeListener(String propertyName, PropertyChangeListener listener) {
        PropertyChangeListener own = unwrapped(listener);
        if (own != null && propertyName != null) {
            add(propertyName, own);
        }
    }

    public void removePropertyChangeListener(String propertyName, PropertyChangeListener listener) {
        PropertyChangeListener own = unwrapped(listener);
        if (own != null && propertyName != null) {
            remove(propertyName, own);
        }
    }

    private static PropertyChangeListener unwrapped(PropertyChangeListener listener) {
        PropertyChangeListener own = listener;
        while (own instanceof PropertyChangeListenerProxy proxy) {
            own = proxy.getListener();
        }
        return own;
    }

    public PropertyChangeListener[] getPropertyChangeListeners(String propertyName) {
        synchronized (listeners) {
            List<PropertyChangeListener> of = propertyName == null ? List.of()
                    : listeners.getOrDefault(propertyName, List.of());
            return of.toArray(new PropertyChangeListener[0]);
        }
    }

    public void firePropertyChange(String propertyName, Object oldValue, Object newValue) {
        if (oldValue == null || newValue == null || !oldValue.equals(newValue)) {
            firePropertyChange(new PropertyChangeEvent(source, propertyName, oldValue, newValue));
        }
    }
    //#each int boolean

    public void firePropertyChange(String propertyName, $type$ oldValue, $type$ newValue) {
        if (oldValue != newValue) {
            firePropertyChange(propertyName, $Box$.valueOf(oldValue), $Box$.valueOf(newValue));
        }
    }
    //#end

    public void firePropertyChange(PropertyChangeEvent event) {
        Object oldValue = event.getOldValue();
        Object newValue = event.getNewValue();
        if (oldValue != null && newValue != null && oldValue.equals(newValue)) {
            return;
        }
        List<PropertyChangeListener> told = new ArrayList<>();
        synchronized (listeners) {
            told.addAll(listeners.getOrDefault(null, List.of()));
            if (event.getPropertyName() != null) {
                told.addAll(listeners.getOrDefault(event.getPropertyName(), List.of()));
            }
        }
        for (PropertyChangeListener listener : told) {
            listener.propertyChange(event);
        }
    }

    public void fireIndexedPropertyChange(String propertyName, int index, Object oldValue, Object newValue) {
        if (oldValue == null || newValue == null || !oldValue.equals(newValue)) {
            firePropertyChange(new IndexedPropertyChangeEvent(source, propertyName, oldValue, newValue, index));
        }
    }

    public void fireIndexedPropertyChange(String propertyName, int index, int oldValue, int newValue) {
        if (oldValue != newValue) {
            fireIndexedPropertyChange(propertyName, index, Integer.valueOf(oldValue), Integer.valueOf(newValue));
        }
    }

    public void fireIndexedPropertyChange(String propertyName, int index, boolean oldValue, boolean newValue) {
        if (oldValue != newValue) {
            fireIndexedPropertyChange(propertyName, index, Boolean.valueOf(oldValue), Boolean.valueOf(newValue));
        }
    }

    public boolean hasListeners(String propertyName) {
        synchronized (listeners) {
            return !listeners.getOrDefault(null, List.of()).isEmpty()
                    || propertyName != null && !listeners.getOrDefault(propertyName, List.of()).isEmpty();
        }
    }
}
