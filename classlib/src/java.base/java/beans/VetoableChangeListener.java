package java.beans;

import java.util.EventListener;

/** Is asked before a property changes. */
public interface VetoableChangeListener extends EventListener {
    void vetoableChange(PropertyChangeEvent evt) throws PropertyVetoException;
}
