package java.text;

/** The value of an attribute that belongs to a run of text as a whole, and is lost where the run is changed. */
public class Annotation {
    private final Object value;

    public Annotation(Object value) {
        this.value = value;
    }

    public Object getValue() {
        return value;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[value=" + value + "]";
    }
}
