import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.function.Supplier;

/** Says that its field has the class path's type. */
public class CrossHolderB implements Serializable, Supplier<Object> {
    private static final long serialVersionUID = 1;
    private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("foo", theirs())};
    private CrossFooB foo;

    private static Class<?> theirs() {
        try {
            return ClassLoader.getSystemClassLoader().loadClass("CrossFoo".concat("X"));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Object get() {
        return foo == null ? null : foo.arr;
    }
}
