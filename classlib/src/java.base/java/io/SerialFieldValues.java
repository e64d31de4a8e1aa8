package java.io;

import java.util.function.IntSupplier;

/** The fields of an object's class as a stream has them, by name. */
final class SerialFieldValues extends ObjectInputStream.GetField {
    final SerialValues values;
    /** The numbers of the objects that references lead to. */
    final int[] handlesOf;
    private final SerialHandles handles;
    /** The number of the object that is being read. */
    private final IntSupplier reader;

    SerialFieldValues(SerialValues values, int[] handlesOf, SerialHandles handles, IntSupplier reader) {
        this.values = values;
        this.handlesOf = handlesOf;
        this.handles = handles;
        this.reader = reader;
    }

    /** The field; null if only the class here has it. */
    private ObjectStreamField field(String name, Class<?> type) {
        ObjectStreamField field = values.of.field(name, type);
        if (field == null && (values.of.local() == null || values.of.local().field(name, type) == null)) {
            throw new IllegalArgumentException("no such field " + name + " with type " + type);
        }
        return field;
    }

    @Override
    public ObjectStreamClass getObjectStreamClass() {
        return values.of;
    }

    @Override
    public boolean defaulted(String name) {
        return field(name, null) == null;
    }

    private long get(String name, Class<?> type, long absent) {
        ObjectStreamField field = field(name, type);
        return field == null ? absent : values.get(field);
    }

    @Override
    public boolean get(String name, boolean val) {
        return get(name, boolean.class, val ? 1 : 0) != 0;
    }
    //#for type: byte char short int

    @Override
    public $type$ get(String name, $type$ val) {
        return ($type$) get(name, $type$.class, val);
    }
    //#end

    @Override
    public long get(String name, long val) {
        return get(name, long.class, val);
    }

    @Override
    public float get(String name, float val) {
        return Float.intBitsToFloat((int) get(name, float.class, Float.floatToRawIntBits(val)));
    }

    @Override
    public double get(String name, double val) {
        return Double.longBitsToDouble(get(name, double.class, Double.doubleToRawLongBits(val)));
    }

    @Override
    public Object get(String name, Object val) throws ClassNotFoundException {
        ObjectStreamField field = field(name, Object.class);
        if (field == null) {
            return val;
        }
        int handle = handlesOf[field.getOffset()];
        handles.depend(reader.getAsInt(), handle);
        ClassNotFoundException failure = handles.failure(handle);
        if (failure != null) {
            throw failure;
        }
        return values.references[field.getOffset()];
    }
}
