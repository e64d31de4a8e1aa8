package java.lang;

/** A thread-local variable whose value a new thread gets from the thread that makes it. */
public class InheritableThreadLocal<T> extends ThreadLocal<T> {
    public InheritableThreadLocal() {
    }

    protected T childValue(T parentValue) {
        return parentValue;
    }

    @Override
    Values values(Thread thread) {
        return thread.inheritableLocals;
    }

    @Override
    void setValues(Thread thread, Values values) {
        thread.inheritableLocals = values;
    }

    @Override
    @SuppressWarnings("unchecked")
    Object inherited(Object value) {
        return childValue((T) value);
    }
}
