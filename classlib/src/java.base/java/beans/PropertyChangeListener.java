package java.beans;

import java.util.EventListener;

/** Hears of changes of properties. */
public interface PropertyChangeListener extends EventListener {
    void propertyChange(PropertyChangeEvent evt);
}
