package java.io;

import java.lang.reflect.Array;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads what {@link ObjectOutputStream} has written. */
public class ObjectInputStream extends InputStream implements ObjectInput, ObjectStreamConstants {
    /** Stands for an object that nothing may refer to. */
    private static final Object UNSHARED = new Object();

    private final BlockInput in;
    private final boolean overridden;
    private final SerialHandles handles = new SerialHandles();
    private final List<Validation> validations = new ArrayList<>();
    private int depth;
    private boolean closed;
    /** The number of what was read last. */
    private int lastHandle = SerialHandles.NONE;
    /** Whether the data of the class whose {@code readObject} runs are at their end without a mark. */
    boolean hasNoMoreData;
    private boolean resolving;
    private Active active;
    private long references;
    private ObjectInputFilter filter;
    private boolean filterSet;

    private record Validation(ObjectInputValidation callback, int priority) {
    }

    /** The object and class whose {@code readObject} runs. */
    private static final class Active {
        final Object object;
        final ObjectStreamClass of;
        boolean used;

        Active(Object object, ObjectStreamClass of) {
            this.object = object;
            this.of = of;
        }
    }

    public ObjectInputStream(InputStream in) throws IOException {
        if (in == null) {
            throw new NullPointerException();
        }
        this.in = new BlockInput(in, this);
        overridden = false;
        filter = ObjectInputFilter.Config.forStream(null);
        readStreamHeader();
        this.in.setBlocks(true);
    }

    protected ObjectInputStream() throws IOException, SecurityException {
        in = null;
        overridden = true;
    }

    /** Values got by name. */
    public abstract static class GetField {
        public GetField() {
        }

        public abstract ObjectStreamClass getObjectStreamClass();

        public abstract boolean defaulted(String name) throws IOException;

        public abstract boolean get(String name, boolean val) throws IOException;

        public abstract byte get(String name, byte val) throws IOException;

        public abstract char get(String name, char val) throws IOException;

        public abstract short get(String name, short val) throws IOException;

        public abstract int get(String name, int val) throws IOException;

        public abstract long get(String name, long val) throws IOException;

        public abstract float get(String name, float val) throws IOException;

        public abstract double get(String name, double val) throws IOException;

        public abstract Object get(String name, Object val) throws IOException, ClassNotFoundException;
    }

    @Override
    public final Object readObject() throws IOException, ClassNotFoundException {
        return overridden ? readObjectOverride() : readRoot(false);
    }

    protected Object readObjectOverride() throws IOException, ClassNotFoundException {
        return null;
    }

    public Object readUnshared() throws IOException, ClassNotFoundException {
        return readRoot(true);
    }

    private Object readRoot(boolean unshared) throws IOException, ClassNotFoundException {
        int outer = lastHandle;
        try {
            Object object = read(unshared);
            handles.depend(outer, lastHandle);
            ClassNotFoundException failure = handles.failure(lastHandle);
            if (failure != null) {
                throw failure;
            }
            if (depth == 0) {
                validate();
            }
            return object;
        } finally {
            lastHandle = outer;
            if (closed && depth == 0) {
                handles.clear();
            }
        }
    }

    private void validate() throws InvalidObjectException {
        try {
            while (!validations.isEmpty()) {
                validations.removeFirst().callback().validateObject();
            }
        } finally {
            validations.clear();
        }
    }

    public void registerValidation(ObjectInputValidation obj, int prio)
            throws NotActiveException, InvalidObjectException {
        if (depth == 0) {
            throw new NotActiveException("stream inactive");
        }
        if (obj == null) {
            throw new InvalidObjectException("null callback");
        }
        int at = 0;
        while (at < validations.size() && validations.get(at).priority() >= prio) {
            at++;
        }
        validations.add(at, new Validation(obj, prio));
    }

    void handleReset() throws StreamCorruptedException {
        if (depth > 0) {
            throw new StreamCorruptedException("unexpected reset; recursion depth: " + depth);
        }
        handles.clear();
        lastHandle = SerialHandles.NONE;
    }

    private Object read(boolean unshared) throws IOException, ClassNotFoundException {
        boolean inBlocks = in.inBlocks();
        if (inBlocks) {
            int remaining = in.remaining();
            if (remaining > 0) {
                throw new OptionalDataException(remaining);
            }
            if (hasNoMoreData) {
                throw new OptionalDataException(true);
            }
            in.setBlocks(false);
        }
        byte code = in.peekByte();
        while (code == TC_RESET) {
            in.readByte();
            handleReset();
            code = in.peekByte();
        }
        depth++;
        references++;
        try {
            return readOf(code, unshared, inBlocks);
        } finally {
            depth--;
            in.setBlocks(inBlocks);
        }
    }

    private Object readOf(byte code, boolean unshared, boolean inBlocks) throws IOException, ClassNotFoundException {
        switch (code) {
            case TC_NULL:
                return readNull();
            case TC_REFERENCE:
                return readHandle(unshared);
            case TC_CLASS:
                return readClass(unshared);
            case TC_CLASSDESC, TC_PROXYCLASSDESC:
                return readClassDescription(unshared);
            case TC_STRING, TC_LONGSTRING:
                return checkResolve(readString(unshared));
            case TC_ARRAY:
                return checkResolve(readArray(unshared));
            case TC_ENUM:
                return checkResolve(readEnum(unshared));
            case TC_OBJECT:
                return checkResolve(readOrdinary(unshared));
            case TC_EXCEPTION:
                throw new WriteAbortedException("writing aborted", readFailure());
            case TC_BLOCKDATA, TC_BLOCKDATALONG:
                if (!inBlocks) {
                    throw new StreamCorruptedException("unexpected block data");
                }
                in.setBlocks(true);
                in.peek();
                throw new OptionalDataException(in.remaining());
            case TC_ENDBLOCKDATA:
                if (!inBlocks) {
                    throw new StreamCorruptedException("unexpected end of block data");
                }
                throw new OptionalDataException(true);
            default:
                throw invalidCode(code);
        }
    }

    private static StreamCorruptedException invalidCode(byte code) {
        return new StreamCorruptedException(String.format("invalid type code: %02X", code));
    }

    private Object checkResolve(Object object) throws IOException {
        if (!resolving || handles.failure(lastHandle) != null) {
            return object;
        }
        Object other = resolveObject(object);
        if (other != object) {
            if (other != null) {
                filterReplacement(other);
            }
            handles.set(lastHandle, other);
        }
        return other;
    }

    private void filterReplacement(Object other) throws InvalidClassException {
        boolean isArray = other.getClass().isArray();
        check(other.getClass(), isArray ? Array.getLength(other) : -1);
    }

    private Object readNull() throws IOException {
        in.readByte();
        lastHandle = SerialHandles.NONE;
        return null;
    }

    private Object readHandle(boolean unshared) throws IOException {
        in.readByte();
        int handle = in.readInt();
        lastHandle = handle - baseWireHandle;
        if (lastHandle < 0 || lastHandle >= handles.size()) {
            throw new StreamCorruptedException(String.format("invalid handle value: %08X", handle));
        }
        if (unshared) {
            throw new InvalidObjectException("cannot read back reference as unshared");
        }
        Object object = handles.object(lastHandle);
        if (object == UNSHARED) {
            throw new InvalidObjectException("cannot read back reference to unshared object");
        }
        check(null, -1);
        return object;
    }

    private Class<?> readClass(boolean unshared) throws IOException, ClassNotFoundException {
        in.readByte();
        ObjectStreamClass described = readClassDescription(false);
        Class<?> found = described == null ? null : described.of;
        lastHandle = handles.assign(unshared ? UNSHARED : found);
        if (described != null && described.unresolved() != null) {
            handles.fail(lastHandle, described.unresolved());
        }
        handles.finish(lastHandle);
        return found;
    }

    private ObjectStreamClass readClassDescription(boolean unshared) throws IOException, ClassNotFoundException {
        byte code = in.peekByte();
        switch (code) {
            case TC_NULL:
                return (ObjectStreamClass) readNull();
            case TC_REFERENCE:
                Object known = readHandle(unshared);
                if (known != null && !(known instanceof ObjectStreamClass)) {
                    throw new ClassCastException("class " + known.getClass().getName()
                            + " cannot be cast to class java.io.ObjectStreamClass");
                }
                ObjectStreamClass described = (ObjectStreamClass) known;
                if (described != null) {
                    described.checkComplete();
                }
                return described;
            case TC_PROXYCLASSDESC:
                return readProxyDescription(unshared);
            case TC_CLASSDESC:
                return readDescription(unshared);
            default:
                throw invalidCode(code);
        }
    }

    private ObjectStreamClass readSuper() throws IOException, ClassNotFoundException {
        references++;
        depth++;
        try {
            return readClassDescription(false);
        } finally {
            depth--;
        }
    }

    private ObjectStreamClass readDescription(boolean unshared) throws IOException, ClassNotFoundException {
        in.readByte();
        ObjectStreamClass described = new ObjectStreamClass();
        int handle = handles.assign(unshared ? UNSHARED : described);
        lastHandle = SerialHandles.NONE;
        ObjectStreamClass said;
        try {
            said = readClassDescriptor();
        } catch (ClassNotFoundException missing) {
            throw new InvalidClassException("failed to read class descriptor", missing);
        }
        Class<?> found = null;
        ClassNotFoundException failure = null;
        in.setBlocks(true);
        try {
            found = resolveClass(said);
            if (found == null) {
                failure = new ClassNotFoundException("null class");
            }
        } catch (ClassNotFoundException missing) {
            failure = missing;
        }
        check(found, -1);
        skipData();
        described.become(said, found, failure, readSuper());
        handles.finish(handle);
        lastHandle = handle;
        return described;
    }

    private ObjectStreamClass readProxyDescription(boolean unshared) throws IOException, ClassNotFoundException {
        in.readByte();
        ObjectStreamClass described = new ObjectStreamClass();
        int handle = handles.assign(unshared ? UNSHARED : described);
        lastHandle = SerialHandles.NONE;
        int count = in.readInt();
        if (count > 65535) {
            throw new InvalidObjectException("interface limit exceeded: " + count + ", limit: 65535");
        }
        if (count < 0) {
            throw new NegativeArraySizeException(Integer.toString(count));
        }
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(in.readUTF());
        }
        Class<?> found = null;
        ClassNotFoundException failure = null;
        in.setBlocks(true);
        try {
            found = resolveProxyClass(names.toArray(new String[0]));
            if (found == null) {
                failure = new ClassNotFoundException("null class");
            } else if (!Proxy.isProxyClass(found)) {
                throw new InvalidClassException("Not a proxy");
            } else {
                for (Class<?> each : found.getInterfaces()) {
                    check(each, -1);
                }
            }
        } catch (ClassNotFoundException missing) {
            failure = missing;
        } catch (OutOfMemoryError tooMuch) {
            throw new InvalidObjectException("Proxy interface limit exceeded", tooMuch);
        }
        check(found, -1);
        skipData();
        described.becomeProxy(found, failure, readSuper());
        handles.finish(handle);
        lastHandle = handle;
        return described;
    }

    private String readString(boolean unshared) throws IOException {
        byte code = in.readByte();
        String text = switch (code) {
            case TC_STRING -> in.readUTF();
            case TC_LONGSTRING -> in.readText(in.readLong());
            default -> throw invalidCode(code);
        };
        lastHandle = handles.assign(unshared ? UNSHARED : text);
        handles.finish(lastHandle);
        return text;
    }

    /** Reads a string that is part of a description. */
    String readTypeString() throws IOException {
        int outer = lastHandle;
        try {
            byte code = in.peekByte();
            return switch (code) {
                case TC_NULL -> (String) readNull();
                case TC_REFERENCE -> (String) readHandle(false);
                case TC_STRING, TC_LONGSTRING -> readString(false);
                default -> throw invalidCode(code);
            };
        } finally {
            lastHandle = outer;
        }
    }

    private static ObjectStreamClass present(ObjectStreamClass described) throws InvalidClassException {
        if (described == null) {
            throw new InvalidClassException("invalid class descriptor");
        }
        return described;
    }

    private Object readArray(boolean unshared) throws IOException, ClassNotFoundException {
        in.readByte();
        ObjectStreamClass described = present(readClassDescription(false));
        int length = in.readInt();
        if (length < 0) {
            throw new StreamCorruptedException("Array length is negative");
        }
        Class<?> of = described.of;
        check(of, length);
        Class<?> element = of == null ? null : of.getComponentType();
        if (of != null && element == null) {
            throw new InvalidClassException("invalid class descriptor");
        }
        Object[] array = element == null || element.isPrimitive() ? null
                : (Object[]) Array.newInstance(element, length);
        int handle = handles.assign(unshared ? UNSHARED : array);
        if (described.unresolved() != null) {
            handles.fail(handle, described.unresolved());
        }
        Object result = array;
        if (element != null && element.isPrimitive()) {
            result = SerialArrays.read(in, element, length);
            if (!unshared) {
                handles.set(handle, result);
            }
        } else {
            for (int i = 0; i < length; i++) {
                Object each = read(false);
                if (array != null) {
                    handles.depend(handle, lastHandle);
                    array[i] = each;
                }
            }
        }
        handles.finish(handle);
        lastHandle = handle;
        return result;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object readEnum(boolean unshared) throws IOException, ClassNotFoundException {
        in.readByte();
        ObjectStreamClass described = readClassDescription(false);
        if (described == null || !described.isEnum) {
            throw new InvalidClassException("non-enum class: " + described);
        }
        int handle = handles.assign(unshared ? UNSHARED : null);
        if (described.unresolved() != null) {
            handles.fail(handle, described.unresolved());
        }
        String name = readString(false);
        Object constant = null;
        if (described.of != null) {
            try {
                constant = Enum.valueOf((Class) described.of, name);
            } catch (IllegalArgumentException absent) {
                throw new InvalidObjectException(
                        "enum constant " + name + " does not exist in " + described.of, absent);
            }
            if (!unshared) {
                handles.set(handle, constant);
            }
        }
        handles.finish(handle);
        lastHandle = handle;
        return constant;
    }

    private Object readOrdinary(boolean unshared) throws IOException, ClassNotFoundException {
        in.readByte();
        ObjectStreamClass described = present(readClassDescription(false));
        described.checkReadable();
        Class<?> of = described.of;
        if (of == String.class || of == Class.class || of == ObjectStreamClass.class) {
            throw new InvalidClassException("invalid class descriptor");
        }
        Object object;
        try {
            object = described.canInstantiate() ? described.instantiate() : null;
        } catch (Exception failed) {
            throw new InvalidClassException(of.getName(), "unable to create instance", failed);
        }
        int handle = handles.assign(unshared ? UNSHARED : object);
        lastHandle = handle;
        if (described.unresolved() != null) {
            handles.fail(handle, described.unresolved());
        }
        if (described.isRecord) {
            object = readRecord(described);
            if (!unshared) {
                handles.set(handle, object);
            }
        } else if (described.externalizable) {
            readExternal((Externalizable) object, described);
        } else {
            readData(object, described, handle);
        }
        handles.finish(handle);
        lastHandle = handle;
        if (object != null && handles.failure(handle) == null && described.resolves()) {
            Object other = described.resolved(object);
            if (unshared && other != null && other.getClass().isArray()) {
                other = SerialValues.copyOf(other);
            }
            if (other != object) {
                if (other != null) {
                    filterReplacement(other);
                }
                object = other;
                handles.set(handle, other);
            }
        }
        return object;
    }

    private Object readRecord(ObjectStreamClass described) throws IOException, ClassNotFoundException {
        List<ObjectStreamClass.Slot> slots = described.layout();
        if (slots.size() != 1) {
            for (int i = 0; i < slots.size() - 1; i++) {
                if (slots.get(i).hasData()) {
                    readValues(slots.get(i).of());
                }
            }
        }
        SerialFieldValues values = readValues(slots.getLast().of());
        for (ObjectStreamField field : described.fields) {
            if (!field.isPrimitive()) {
                handles.depend(lastHandle, values.handlesOf[field.getOffset()]);
            }
        }
        return handles.failure(lastHandle) != null ? null : described.record(values.values);
    }

    private void readExternal(Externalizable object, ObjectStreamClass described)
            throws IOException, ClassNotFoundException {
        Active outer = active;
        active = null;
        int handle = lastHandle;
        try {
            if (described.blockExternal) {
                in.setBlocks(true);
            }
            if (object != null) {
                try {
                    object.readExternal(this);
                } catch (ClassNotFoundException missing) {
                    handles.fail(handle, missing);
                }
            }
            if (described.blockExternal) {
                skipData();
            }
        } finally {
            active = outer;
        }
    }

    private void readData(Object object, ObjectStreamClass described, int handle)
            throws IOException, ClassNotFoundException {
        for (ObjectStreamClass.Slot slot : described.layout()) {
            ObjectStreamClass of = slot.of();
            lastHandle = handle;
            boolean failed = object == null || handles.failure(handle) != null;
            if (!slot.hasData()) {
                if (!failed && of.readsNoData()) {
                    of.readObjectNoData(object);
                }
                continue;
            }
            if (failed || of.of == null) {
                readValues(of);
            } else if (of.readsItself()) {
                callReadObject(object, of, handle);
            } else {
                storeDefaults(object, of, handle);
            }
            lastHandle = handle;
            if (of.hasWriteMethod) {
                skipData();
            } else {
                in.setBlocks(false);
            }
        }
    }

    private void callReadObject(Object object, ObjectStreamClass of, int handle) throws IOException {
        Active outer = active;
        active = new Active(object, of);
        boolean before = hasNoMoreData;
        try {
            in.setBlocks(true);
            // A class that writes no data of its own has no mark at their end.
            of.readObject(object, this);
        } catch (ClassNotFoundException missing) {
            handles.fail(handle, missing);
        } finally {
            active = outer;
            hasNoMoreData = before;
        }
    }

    private void storeDefaults(Object object, ObjectStreamClass of, int handle)
            throws IOException, ClassNotFoundException {
        SerialFieldValues values = readValues(of);
        lastHandle = handle;
        for (ObjectStreamField field : of.fields) {
            if (!field.isPrimitive() && field.place >= 0) {
                handles.depend(handle, values.handlesOf[field.getOffset()]);
            }
        }
        values.values.check(object);
        values.values.store(object);
    }

    /** Reads the fields of a class, in the order of its description. */
    private SerialFieldValues readValues(ObjectStreamClass of) throws IOException, ClassNotFoundException {
        int handle = lastHandle;
        SerialValues values = new SerialValues(of);
        in.readFully(values.primitives, 0, values.primitives.length);
        int[] handlesOf = new int[values.references.length];
        for (ObjectStreamField field : of.fields) {
            if (!field.isPrimitive()) {
                values.references[field.getOffset()] = read(field.isUnshared());
                handlesOf[field.getOffset()] = lastHandle;
            }
        }
        lastHandle = handle;
        return new SerialFieldValues(values, handlesOf, handles, () -> lastHandle);
    }

    private void skipData() throws IOException, ClassNotFoundException {
        int handle = lastHandle;
        while (true) {
            if (in.inBlocks()) {
                in.skipBlocks();
                in.setBlocks(false);
            }
            switch (in.peekByte()) {
                case TC_BLOCKDATA, TC_BLOCKDATALONG -> in.setBlocks(true);
                case TC_ENDBLOCKDATA -> {
                    in.readByte();
                    lastHandle = handle;
                    return;
                }
                default -> read(false);
            }
        }
    }

    private IOException readFailure() throws IOException, ClassNotFoundException {
        in.readByte();
        handles.clear();
        Object read = read(false);
        return read instanceof IOException failure ? failure : null;
    }

    private Active use() throws NotActiveException {
        Active now = active;
        if (now == null) {
            throw new NotActiveException("not in call to readObject");
        }
        if (now.used) {
            throw new NotActiveException("not in readObject invocation or fields already read");
        }
        now.used = true;
        return now;
    }

    public void defaultReadObject() throws IOException, ClassNotFoundException {
        Active now = use();
        in.setBlocks(false);
        int handle = lastHandle;
        storeDefaults(now.object, now.of, handle);
        in.setBlocks(true);
        if (!now.of.hasWriteMethod) {
            hasNoMoreData = true;
        }
        ClassNotFoundException failure = handles.failure(handle);
        if (failure != null) {
            throw failure;
        }
    }

    public GetField readFields() throws IOException, ClassNotFoundException {
        Active now = use();
        in.setBlocks(false);
        SerialFieldValues values = readValues(now.of);
        in.setBlocks(true);
        if (!now.of.hasWriteMethod) {
            hasNoMoreData = true;
        }
        return values;
    }

    // What subclasses may change

    protected Class<?> resolveClass(ObjectStreamClass desc) throws IOException, ClassNotFoundException {
        String name = desc.getName();
        try {
            return Class.forName(SerialForms.nameHere(name), false, callersLoader());
        } catch (ClassNotFoundException missing) {
            return switch (name) {
                case "boolean" -> boolean.class;
                case "byte" -> byte.class;
                case "char" -> char.class;
                case "short" -> short.class;
                case "int" -> int.class;
                case "long" -> long.class;
                case "float" -> float.class;
                case "double" -> double.class;
                case "void" -> void.class;
                default -> throw missing;
            };
        }
    }

    /** The loader of the innermost code on the stack that is a program's. */
    private static ClassLoader callersLoader() {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        ClassLoader[] found = {null};
        StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).forEach(frame -> {
            ClassLoader loader = frame.getDeclaringClass().getClassLoader();
            if (found[0] == null && loader != platform) {
                found[0] = loader;
            }
        });
        return found[0] == null ? ClassLoader.getSystemClassLoader() : found[0];
    }

    protected Class<?> resolveProxyClass(String[] interfaces) throws IOException, ClassNotFoundException {
        Class<?>[] found = new Class<?>[interfaces.length];
        ClassLoader loader = callersLoader();
        for (int i = 0; i < found.length; i++) {
            found[i] = Class.forName(interfaces[i], false, loader);
        }
        try {
            return Proxy.getProxyClass(loader, found);
        } catch (IllegalArgumentException unfit) {
            throw new ClassNotFoundException(null, unfit);
        }
    }

    protected Object resolveObject(Object obj) throws IOException {
        return obj;
    }

    protected boolean enableResolveObject(boolean enable) throws SecurityException {
        boolean before = resolving;
        resolving = enable;
        return before;
    }

    protected void readStreamHeader() throws IOException, StreamCorruptedException {
        short magic = in.readShort();
        short version = in.readShort();
        if (magic != STREAM_MAGIC || version != STREAM_VERSION) {
            throw new StreamCorruptedException(
                    String.format("invalid stream header: %04X%04X", magic, version));
        }
    }

    protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
        ObjectStreamClass said = new ObjectStreamClass();
        said.read(this);
        return said;
    }

    // Filters

    public final ObjectInputFilter getObjectInputFilter() {
        return filter;
    }

    public final void setObjectInputFilter(ObjectInputFilter filter) {
        if (references > 0) {
            throw new IllegalStateException("filter can not be set after an object has been read");
        }
        if (filterSet) {
            throw new IllegalStateException("filter can not be set more than once");
        }
        this.filter = ObjectInputFilter.Config.merged(this.filter, filter);
        filterSet = true;
    }

    private void check(Class<?> of, int length) throws InvalidClassException {
        if (filter == null) {
            return;
        }
        ObjectInputFilter.Status status;
        RuntimeException thrown = null;
        try {
            status = filter.checkInput(new Asked(of, length, depth, references, in.total()));
        } catch (RuntimeException failed) {
            status = ObjectInputFilter.Status.REJECTED;
            thrown = failed;
        }
        if (status == null || status == ObjectInputFilter.Status.REJECTED) {
            InvalidClassException refused = new InvalidClassException("filter status: " + status);
            refused.initCause(thrown);
            throw refused;
        }
    }

    private record Asked(Class<?> serialClass, long arrayLength, long depth, long references, long streamBytes)
            implements ObjectInputFilter.FilterInfo {
    }

    // Primitive data

    @Override
    public int read() throws IOException {
        return in.read();
    }

    @Override
    public int read(byte[] buf, int off, int len) throws IOException {
        if (buf == null) {
            throw new NullPointerException();
        }
        Objects.checkFromIndexSize(off, len, buf.length);
        return in.read(buf, off, len);
    }

    @Override
    public int available() throws IOException {
        return in.available();
    }

    @Override
    public void close() throws IOException {
        closed = true;
        if (depth == 0) {
            handles.clear();
        }
        in.close();
    }
    //#for type Name
    //#| boolean | Boolean
    //#| byte | Byte
    //#| int | UnsignedByte
    //#| char | Char
    //#| short | Short
    //#| int | UnsignedShort
    //#| int | Int
    //#| long | Long
    //#| float | Float
    //#| double | Double

    @Override
    public $type$ read$Name$() throws IOException {
        return in.read$Name$();
    }
    //#end

    @Override
    public void readFully(byte[] buf) throws IOException {
        in.readFully(buf, 0, buf.length);
    }

    @Override
    public void readFully(byte[] buf, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, buf.length);
        in.readFully(buf, off, len);
    }

    @Override
    public int skipBytes(int len) throws IOException {
        return in.skipBytes(len);
    }

    @Override
    @Deprecated
    public String readLine() throws IOException {
        return in.readLine();
    }

    @Override
    public String readUTF() throws IOException {
        return in.readUTF();
    }
}
