package java.beans;

import java.util.EventObject;

/** A property has another value. */
public class PropertyChangeEvent extends EventObject {
    private static final long serialVersionUID = 7042693688939648123L;

    private final String propertyName;
    private final Object oldValue;
    private final Object newValue;
    private Object propagationId;

    public PropertyChangeEvent(Object source, String propertyName, Object oldValue, Object newValue) {
        super(source);
        this.propertyName = propertyName;
        this.oldValue = oldValue;
        this.newValue = newValue;
    }

    public String getPropertyName() {
        return propertyName;
    }

    public Object getNewValue() {
        return newValue;
    }

    public Object getOldValue() {
        return oldValue;
    }

    public void setPropagationId(Object propagationId) {
        this.propagationId = propagationId;
    }

    public Object getPropagationId() {
        return propagationId;
    }

    void describe(StringBuilder text) {
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(getClass().getName()).append("[propertyName=").append(propertyName);
        describe(text);
        return text.append("; oldValue=").append(oldValue).append("; newValue=").append(newValue)
                .append("; propagationId=").append(propagationId).append("; source=").append(source).append(']')
                .toString();
    }
}
