package java.io;

import java.lang.reflect.Proxy;
import java.util.IdentityHashMap;

/** Writes objects with all that they lead to. */
public class ObjectOutputStream extends OutputStream implements ObjectOutput, ObjectStreamConstants {
    private final BlockOutput out;
    /** Whether a subclass does everything itself. */
    private final boolean overridden;
    private IdentityHashMap<Object, Integer> handles = new IdentityHashMap<>();
    private IdentityHashMap<Object, Object> replaced = new IdentityHashMap<>();
    private int nextHandle;
    private int depth;
    private int protocol = PROTOCOL_VERSION_2;
    private boolean replacing;
    /** The object and class whose {@code writeObject} runs; null if none does. */
    private Object current;
    private ObjectStreamClass currentClass;
    private Values currentFields;

    public ObjectOutputStream(OutputStream out) throws IOException {
        if (out == null) {
            throw new NullPointerException();
        }
        this.out = new BlockOutput(out);
        overridden = false;
        writeStreamHeader();
        this.out.setBlocks(true);
        this.out.drain();
    }

    protected ObjectOutputStream() throws IOException, SecurityException {
        out = null;
        overridden = true;
    }

    /** Values given by name. */
    public abstract static class PutField {
        public PutField() {
        }

        public abstract void put(String name, boolean val);

        public abstract void put(String name, byte val);

        public abstract void put(String name, char val);

        public abstract void put(String name, short val);

        public abstract void put(String name, int val);

        public abstract void put(String name, long val);

        public abstract void put(String name, float val);

        public abstract void put(String name, double val);

        public abstract void put(String name, Object val);

        @Deprecated
        public abstract void write(ObjectOutput out) throws IOException;
    }

    private final class Values extends PutField {
        final SerialValues values;

        Values(ObjectStreamClass of) {
            values = new SerialValues(of);
        }

        private ObjectStreamField field(String name, Class<?> type) {
            ObjectStreamField field = values.of.field(name, type);
            if (field == null) {
                throw new IllegalArgumentException("no such field " + name + " with type " + type);
            }
            return field;
        }
        //#for type put
        //#| boolean | put(field(name, boolean.class), val ? 1 : 0)
        //#| byte | put(field(name, byte.class), val)
        //#| char | put(field(name, char.class), val)
        //#| short | put(field(name, short.class), val)
        //#| int | put(field(name, int.class), val)
        //#| long | put(field(name, long.class), val)
        //#| float | put(field(name, float.class), Float.floatToIntBits(val))
        //#| double | put(field(name, double.class), Double.doubleToLongBits(val))
        //#| Object | references[field(name, Object.class).getOffset()] = val

        @Override
        public void put(String name, $type$ val) {
            values.$put$;
        }
        //#end

        @Override
        @Deprecated
        public void write(ObjectOutput to) throws IOException {
            if (ObjectOutputStream.this != to) {
                throw new IllegalArgumentException("wrong stream");
            }
            to.write(values.primitives, 0, values.primitives.length);
            for (ObjectStreamField field : values.of.fields) {
                if (field.isUnshared()) {
                    throw new IOException("cannot write unshared object");
                }
                if (!field.isPrimitive()) {
                    to.writeObject(values.references[field.getOffset()]);
                }
            }
        }
    }

    public void useProtocolVersion(int version) throws IOException {
        if (nextHandle != 0) {
            throw new IllegalStateException("stream non-empty");
        }
        if (version != PROTOCOL_VERSION_1 && version != PROTOCOL_VERSION_2) {
            throw new IllegalArgumentException("unknown version: " + version);
        }
        protocol = version;
    }

    @Override
    public final void writeObject(Object obj) throws IOException {
        if (overridden) {
            writeObjectOverride(obj);
            return;
        }
        writeRoot(obj, false);
    }

    public void writeUnshared(Object obj) throws IOException {
        writeRoot(obj, true);
    }

    private void writeRoot(Object object, boolean unshared) throws IOException {
        try {
            write(object, unshared);
        } catch (IOException failed) {
            if (depth == 0) {
                writeFailure(failed);
            }
            throw failed;
        }
    }

    protected void writeObjectOverride(Object obj) throws IOException {
    }

    /** Tells the reader why the stream does not go on. */
    private void writeFailure(IOException failed) throws IOException {
        clear();
        boolean before = out.setBlocks(false);
        try {
            out.writeByte(TC_EXCEPTION);
            write(failed, false);
            clear();
        } finally {
            out.setBlocks(before);
        }
    }

    private void clear() {
        handles = new IdentityHashMap<>();
        replaced = new IdentityHashMap<>();
        nextHandle = 0;
    }

    private void assign(Object object, boolean unshared) {
        if (!unshared) {
            handles.put(object, nextHandle);
        }
        nextHandle++;
    }

    private boolean writeKnown(Object object, boolean unshared) throws IOException {
        if (object == null) {
            out.writeByte(TC_NULL);
            return true;
        }
        Integer handle = unshared ? null : handles.get(object);
        if (handle != null) {
            out.writeByte(TC_REFERENCE);
            out.writeInt(baseWireHandle + handle);
            return true;
        }
        if (object instanceof Class<?> type) {
            out.writeByte(TC_CLASS);
            writeClass(ObjectStreamClass.lookup(type, true), false);
            assign(object, unshared);
            return true;
        }
        if (object instanceof ObjectStreamClass described) {
            writeClass(described, unshared);
            return true;
        }
        return false;
    }

    private void write(Object given, boolean unshared) throws IOException {
        boolean before = out.setBlocks(false);
        depth++;
        try {
            Object object = replaced.getOrDefault(given, given);
            if (writeKnown(object, unshared)) {
                return;
            }
            Object original = object;
            ObjectStreamClass of = ObjectStreamClass.lookup(object.getClass(), true);
            while (of.replaces()) {
                Class<?> last = object.getClass();
                object = of.replacement(object);
                if (object == null || object.getClass() == last) {
                    break;
                }
                of = ObjectStreamClass.lookup(object.getClass(), true);
            }
            if (replacing) {
                Object other = replaceObject(object);
                if (other != object && other != null) {
                    of = ObjectStreamClass.lookup(other.getClass(), true);
                }
                object = other;
            }
            if (object != original) {
                replaced.put(original, object);
                if (writeKnown(object, unshared)) {
                    return;
                }
            }
            writeNew(object, of, unshared);
        } finally {
            depth--;
            out.setBlocks(before);
        }
    }

    private void writeNew(Object object, ObjectStreamClass of, boolean unshared) throws IOException {
        if (object instanceof String text) {
            writeString(text, unshared);
        } else if (object.getClass().isArray()) {
            writeArray(object, of, unshared);
        } else if (object instanceof Enum<?> constant) {
            out.writeByte(TC_ENUM);
            ObjectStreamClass above = of.above;
            writeClass(above.of == Enum.class ? of : above, false);
            assign(object, unshared);
            writeTypeString(constant.name());
        } else if (object instanceof Serializable) {
            of.checkWritable();
            out.writeByte(TC_OBJECT);
            writeClass(of, false);
            assign(object, unshared);
            if (of.externalizable && !of.isProxy && !of.isRecord) {
                writeExternal((Externalizable) object);
            } else {
                writeData(object, of);
            }
        } else {
            throw new NotSerializableException(object.getClass().getName());
        }
    }

    private void writeString(String text, boolean unshared) throws IOException {
        assign(text, unshared);
        long length = BlockOutput.length(text);
        if (length <= 0xffff) {
            out.writeByte(TC_STRING);
            out.writeShort((int) length);
        } else {
            out.writeByte(TC_LONGSTRING);
            out.writeLong(length);
        }
        out.writeText(text);
    }

    /** Writes a string that is part of a description. */
    void writeTypeString(String text) throws IOException {
        if (text == null) {
            out.writeByte(TC_NULL);
            return;
        }
        Integer handle = handles.get(text);
        if (handle != null) {
            out.writeByte(TC_REFERENCE);
            out.writeInt(baseWireHandle + handle);
        } else {
            writeString(text, false);
        }
    }

    private void writeArray(Object array, ObjectStreamClass of, boolean unshared) throws IOException {
        out.writeByte(TC_ARRAY);
        writeClass(of, false);
        assign(array, unshared);
        if (array instanceof Object[] elements) {
            out.writeInt(elements.length);
            for (Object each : elements) {
                write(each, false);
            }
        } else {
            SerialArrays.write(out, array);
        }
    }

    private void writeClass(ObjectStreamClass of, boolean unshared) throws IOException {
        Integer handle = of == null || unshared ? null : handles.get(of);
        if (of == null) {
            out.writeByte(TC_NULL);
        } else if (handle != null) {
            out.writeByte(TC_REFERENCE);
            out.writeInt(baseWireHandle + handle);
        } else if (of.isProxy) {
            writeProxyClass(of, unshared);
        } else {
            out.writeByte(TC_CLASSDESC);
            assign(of, unshared);
            if (protocol == PROTOCOL_VERSION_1) {
                of.write(this, false);
            } else {
                writeClassDescriptor(of);
            }
            out.setBlocks(true);
            if (of.of != null) {
                annotateClass(of.of);
            }
            out.setBlocks(false);
            out.writeByte(TC_ENDBLOCKDATA);
            writeClass(of.above, false);
        }
    }

    private void writeProxyClass(ObjectStreamClass of, boolean unshared) throws IOException {
        out.writeByte(TC_PROXYCLASSDESC);
        assign(of, unshared);
        Class<?>[] interfaces = of.of.getInterfaces();
        out.writeInt(interfaces.length);
        for (Class<?> each : interfaces) {
            out.writeUTF(each.getName());
        }
        out.setBlocks(true);
        annotateProxyClass(of.of);
        out.setBlocks(false);
        out.writeByte(TC_ENDBLOCKDATA);
        writeClass(ObjectStreamClass.lookup(Proxy.class, true), false);
    }

    private void writeExternal(Externalizable object) throws IOException {
        Values fields = currentFields;
        Object object0 = current;
        ObjectStreamClass class0 = currentClass;
        currentFields = null;
        current = null;
        currentClass = null;
        try {
            if (protocol == PROTOCOL_VERSION_1) {
                object.writeExternal(this);
            } else {
                out.setBlocks(true);
                object.writeExternal(this);
                out.setBlocks(false);
                out.writeByte(TC_ENDBLOCKDATA);
            }
        } finally {
            currentFields = fields;
            current = object0;
            currentClass = class0;
        }
    }

    private void writeData(Object object, ObjectStreamClass of) throws IOException {
        for (ObjectStreamClass.Slot slot : of.layout()) {
            ObjectStreamClass each = slot.of();
            if (!each.writesItself() || each.isRecord) {
                writeFields(SerialValues.of(object, each));
                if (each.hasWriteMethod) {
                    out.writeByte(TC_ENDBLOCKDATA);
                }
                continue;
            }
            Values fields = currentFields;
            Object object0 = current;
            ObjectStreamClass class0 = currentClass;
            currentFields = null;
            current = object;
            currentClass = each;
            try {
                out.setBlocks(true);
                each.writeObject(object, this);
                out.setBlocks(false);
                if (each.hasWriteMethod) {
                    out.writeByte(TC_ENDBLOCKDATA);
                }
            } finally {
                currentFields = fields;
                current = object0;
                currentClass = class0;
            }
        }
    }

    private void writeFields(SerialValues values) throws IOException {
        out.write(values.primitives, 0, values.primitives.length);
        for (ObjectStreamField field : values.of.fields) {
            if (!field.isPrimitive()) {
                write(values.references[field.getOffset()], field.isUnshared());
            }
        }
    }

    public void defaultWriteObject() throws IOException {
        if (currentClass == null) {
            throw new NotActiveException("not in call to writeObject");
        }
        SerialValues values = SerialValues.of(current, currentClass);
        out.setBlocks(false);
        writeFields(values);
        out.setBlocks(true);
    }

    public PutField putFields() throws IOException {
        if (currentFields == null) {
            if (currentClass == null) {
                throw new NotActiveException("not in call to writeObject");
            }
            currentFields = new Values(currentClass);
        }
        return currentFields;
    }

    public void writeFields() throws IOException {
        if (currentFields == null) {
            throw new NotActiveException("no current PutField object");
        }
        out.setBlocks(false);
        writeFields(currentFields.values);
        out.setBlocks(true);
    }

    public void reset() throws IOException {
        if (depth != 0) {
            throw new IOException("stream active");
        }
        out.setBlocks(false);
        out.writeByte(TC_RESET);
        clear();
        out.setBlocks(true);
    }

    protected void annotateClass(Class<?> cl) throws IOException {
    }

    protected void annotateProxyClass(Class<?> cl) throws IOException {
    }

    protected Object replaceObject(Object obj) throws IOException {
        return obj;
    }

    protected boolean enableReplaceObject(boolean enable) throws SecurityException {
        boolean before = replacing;
        replacing = enable;
        return before;
    }

    protected void writeStreamHeader() throws IOException {
        out.writeShort(STREAM_MAGIC);
        out.writeShort(STREAM_VERSION);
    }

    protected void writeClassDescriptor(ObjectStreamClass desc) throws IOException {
        desc.write(this, protocol != PROTOCOL_VERSION_1);
    }

    @Override
    public void write(int val) throws IOException {
        out.write(val);
    }

    @Override
    public void write(byte[] buf) throws IOException {
        out.write(buf, 0, buf.length);
    }

    @Override
    public void write(byte[] buf, int off, int len) throws IOException {
        if (buf == null) {
            throw new NullPointerException();
        }
        out.write(buf, off, len);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    protected void drain() throws IOException {
        out.drain();
    }

    @Override
    public void close() throws IOException {
        flush();
        clear();
        out.close();
    }
    //#for declared called
    //#| writeBoolean(boolean val) | writeBoolean(val)
    //#| writeByte(int val) | writeByte(val)
    //#| writeShort(int val) | writeShort(val)
    //#| writeChar(int val) | writeChar(val)
    //#| writeInt(int val) | writeInt(val)
    //#| writeLong(long val) | writeLong(val)
    //#| writeFloat(float val) | writeFloat(val)
    //#| writeDouble(double val) | writeDouble(val)
    //#| writeBytes(String str) | writeBytes(str)
    //#| writeChars(String str) | writeChars(str)

    @Override
    public void $declared$ throws IOException {
        out.$called$;
    }
    //#end

    @Override
    public void writeUTF(String str) throws IOException {
        out.writeUTF(str);
    }
}
