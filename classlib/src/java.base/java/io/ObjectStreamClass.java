package java.io;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Invocation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What serialisation knows of a class: of one that is here, or of one that a stream describes. */
public final class ObjectStreamClass implements Serializable {
    public static final ObjectStreamField[] NO_FIELDS = {};

    private static final long serialVersionUID = -6120832682080437368L;
    private static final ConcurrentHashMap<Class<?>, ObjectStreamClass> KNOWN = new ConcurrentHashMap<>();
    static final String WRITE = "(Ljava/io/ObjectOutputStream;)V";
    static final String READ = "(Ljava/io/ObjectInputStream;)V";
    private static final String REPLACE = "()Ljava/lang/Object;";

    String name;
    /** The class here; null if there is none. */
    Class<?> of;
    ObjectStreamField[] fields = NO_FIELDS;
    ObjectStreamClass above;
    boolean isProxy;
    boolean isEnum;
    boolean isRecord;
    boolean serializable;
    boolean externalizable;
    boolean hasWriteMethod;
    boolean blockExternal = true;
    /** Bytes of all primitive values, and how many references there are. */
    int primitiveBytes;
    int references;
    /** Whether the description has been read to its end. */
    boolean complete;
    private Long version;
    private ObjectStreamClass local;
    private ClassNotFoundException unresolved;
    /** Why objects cannot be written, or read; null if they can. */
    private InvalidClassException unwritable;
    private InvalidClassException unreadable;
    private Invocation writeObject;
    private Invocation readObject;
    private Invocation readObjectNoData;
    private Invocation writeReplace;
    private Invocation readResolve;
    private Constructor<?> constructor;
    /** The superclass whose constructor makes an object that is read; null if there is none that does. */
    private Class<?> constructing;
    private List<Slot> layout;

    /** The data of one class of an object, which may be absent from a stream. */
    record Slot(ObjectStreamClass of, boolean hasData) {
    }

    /** One that a stream describes. */
    ObjectStreamClass() {
    }

    private ObjectStreamClass(Class<?> of) {
        this.of = of;
        name = of.getName();
        isProxy = Proxy.isProxyClass(of);
        isEnum = Enum.class.isAssignableFrom(of);
        isRecord = of.isRecord();
        serializable = Serializable.class.isAssignableFrom(of);
        externalizable = Externalizable.class.isAssignableFrom(of);
        complete = true;
        local = this;
        Class<?> superclass = of.getSuperclass();
        above = superclass == null ? null : lookup(superclass, false);
        if (!serializable) {
            version = 0L;
        } else if (isEnum) {
            version = 0L;
        } else if (of.isArray()) {
            version = null;
        } else {
            describe();
        }
        layOut();
        if (isEnum) {
            unreadable = new InvalidClassException(name, "enum type");
        } else if (unreadable == null && constructing == null && !isRecord && constructor == null && serializable && !of.isArray()
                && !of.isInterface()) {
            unreadable = new InvalidClassException(name, "no valid constructor");
        }
    }

    private void describe() {
        SerialForms.Form form = SerialForms.of(of);
        if (form != null) {
            name = form.name();
            version = form.version();
            fields = form.fields();
            hasWriteMethod = form.writes();
        } else {
            version = SerialVersion.declared(of);
            if (version == null && isRecord) {
                version = 0L;
            }
            try {
                fields = serialFields();
            } catch (InvalidClassException invalid) {
                unwritable = invalid;
                unreadable = invalid;
            }
        }
        writeReplace = inherited("writeReplace");
        readResolve = inherited("readResolve");
        if (isRecord) {
            return;
        }
        if (externalizable) {
            if (form == null) {
                constructor = publicConstructor();
            } else {
                constructing = of;
            }
        } else {
            constructing = constructing();
            writeObject = privateMethod("writeObject", WRITE);
            readObject = privateMethod("readObject", READ);
            readObjectNoData = privateMethod("readObjectNoData", "()V");
            hasWriteMethod |= form == null && writeObject != null;
            boolean isForeign = form == null
                    ? (of.getClassLoader() == null || of.isHidden()) && !isProxy && !of.isInterface()
                    : writeObject == null && readObject == null && !form.isBound();
            if (isForeign) {
                unwritable = new InvalidClassException(name, "the library has no serial form of it");
                unreadable = unwritable;
            }
        }
    }

    private Invocation privateMethod(String name, String descriptor) {
        int flags = SerialAccess.methodFlags(of, name, descriptor);
        boolean fits = flags >= 0 && Modifier.isPrivate(flags) && !Modifier.isStatic(flags);
        return fits ? SerialAccess.method(of, name, descriptor) : null;
    }

    private Invocation inherited(String name) {
        for (Class<?> at = of; at != null; at = at.getSuperclass()) {
            int flags = SerialAccess.methodFlags(at, name, REPLACE);
            if (flags < 0) {
                continue;
            }
            boolean fits = (flags & (Modifier.STATIC | Modifier.ABSTRACT)) == 0
                    && ((flags & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0 || at == of
                    || !Modifier.isPrivate(flags) && samePackage(of, at));
            return fits ? SerialAccess.method(at, name, REPLACE) : null;
        }
        return null;
    }

    private static boolean samePackage(Class<?> one, Class<?> other) {
        return one.getClassLoader() == other.getClassLoader() && one.getPackageName().equals(other.getPackageName());
    }

    private Constructor<?> publicConstructor() {
        try {
            Constructor<?> found = of.getDeclaredConstructor();
            if (Modifier.isPublic(found.getModifiers())) {
                found.setAccessible(true);
                return found;
            }
        } catch (NoSuchMethodException none) {
            // There is none.
        }
        return null;
    }

    /**
     * The class whose constructor makes an object: that of the library which is nearest, for what it is has to be whole before
     * anything is read, else the nearest superclass that is not serialisable, if its constructor may be used.
     */
    private Class<?> constructing() {
        Class<?> first = of;
        if (of.isInterface()) {
            return null;
        }
        if (!Throwable.class.isAssignableFrom(of)) {
            Class<?> library = of;
            while (SerialForms.of(library) == null && library != Object.class) {
                library = library.getSuperclass();
            }
            if (library != Object.class && SerialAccess.constructor(library) >= 0) {
                return library;
            }
        }
        while (Serializable.class.isAssignableFrom(first)) {
            first = first.getSuperclass();
            if (first == null) {
                return null;
            }
        }
        int flags = SerialAccess.constructor(first);
        boolean fits = flags >= 0 && !Modifier.isPrivate(flags)
                && ((flags & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0 || samePackage(of, first));
        return fits ? first : null;
    }

    private ObjectStreamField[] serialFields() throws InvalidClassException {
        if (externalizable || isProxy || of.isInterface()) {
            return NO_FIELDS;
        }
        ObjectStreamField[] found = isRecord ? null : declaredFields();
        if (found == null) {
            found = defaultFields();
        }
        Arrays.sort(found);
        return found;
    }

    private ObjectStreamField[] defaultFields() {
        List<ObjectStreamField> found = new ArrayList<>();
        for (Field field : of.getDeclaredFields()) {
            if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                found.add(bound(new ObjectStreamField(field.getName(), field.getType())));
            }
        }
        return found.toArray(NO_FIELDS);
    }

    private ObjectStreamField bound(ObjectStreamField field) {
        field.place = SerialAccess.place(of, field.getName(), field.signature());
        return field;
    }

    /** What {@code serialPersistentFields} says; null if it does not fit. */
    private ObjectStreamField[] declaredFields() throws InvalidClassException {
        ObjectStreamField[] declared;
        try {
            Field field = of.getDeclaredField("serialPersistentFields");
            int wanted = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL;
            if ((field.getModifiers() & wanted) != wanted) {
                return null;
            }
            field.setAccessible(true);
            declared = field.get(null) instanceof ObjectStreamField[] fields ? fields : null;
        } catch (ReflectiveOperationException none) {
            return null;
        }
        if (declared == null) {
            return null;
        }
        ObjectStreamField[] found = new ObjectStreamField[declared.length];
        Set<String> names = new HashSet<>();
        for (int i = 0; i < found.length; i++) {
            ObjectStreamField each = declared[i];
            if (!names.add(each.getName())) {
                throw new InvalidClassException("multiple serializable fields named " + each.getName());
            }
            found[i] = new ObjectStreamField(each.getName(), each.getType(), each.isUnshared());
            if (isField(each.getName(), found[i].getType())) {
                bound(found[i]);
            }
        }
        return found;
    }

    /** Whether the class has a field of exactly this type: classes of other loaders may have the same name. */
    private boolean isField(String name, Class<?> type) {
        try {
            return of.getDeclaredField(name).getType() == type;
        } catch (NoSuchFieldException none) {
            return false;
        }
    }

    /** Gives the fields their places among the values. */
    private void layOut() {
        primitiveBytes = 0;
        references = 0;
        for (ObjectStreamField field : fields) {
            if (field.isPrimitive()) {
                field.setOffset(primitiveBytes);
                primitiveBytes += field.size();
            } else {
                field.setOffset(references++);
            }
        }
    }

    public static ObjectStreamClass lookup(Class<?> cl) {
        return lookup(cl, false);
    }

    public static ObjectStreamClass lookupAny(Class<?> cl) {
        return lookup(cl, true);
    }

    static ObjectStreamClass lookup(Class<?> of, boolean all) {
        if (!all && !Serializable.class.isAssignableFrom(of)) {
            return null;
        }
        ObjectStreamClass known = KNOWN.get(of);
        if (known == null) {
            known = new ObjectStreamClass(of);
            ObjectStreamClass before = KNOWN.putIfAbsent(of, known);
            known = before == null ? known : before;
        }
        return known;
    }

    public String getName() {
        return name;
    }

    public long getSerialVersionUID() {
        if (version == null) {
            version = SerialVersion.computed(of);
        }
        return version;
    }

    public Class<?> forClass() {
        return of;
    }

    public ObjectStreamField[] getFields() {
        return fields.clone();
    }

    public ObjectStreamField getField(String name) {
        return field(name, null);
    }

    /** The field of a name, and of a type or a wider one if that is given. */
    ObjectStreamField field(String name, Class<?> type) {
        for (ObjectStreamField field : fields) {
            if (field.getName().equals(name)) {
                Class<?> has = field.getType();
                boolean fits = type == null || type == Object.class && !field.isPrimitive()
                        || has != null && type != null && type.isAssignableFrom(has) || has == type;
                if (fits) {
                    return field;
                }
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return name + ": static final long serialVersionUID = " + getSerialVersionUID() + "L;";
    }

    // What a stream describes

    /** Reads what {@link #write} has written. */
    void read(ObjectInputStream in) throws IOException, ClassNotFoundException {
        name = in.readUTF();
        version = in.readLong();
        byte flags = in.readByte();
        hasWriteMethod = (flags & ObjectStreamConstants.SC_WRITE_METHOD) != 0;
        blockExternal = (flags & ObjectStreamConstants.SC_BLOCK_DATA) != 0;
        externalizable = (flags & ObjectStreamConstants.SC_EXTERNALIZABLE) != 0;
        boolean isSerializable = (flags & ObjectStreamConstants.SC_SERIALIZABLE) != 0;
        if (externalizable && isSerializable) {
            throw new InvalidClassException(name, "serializable and externalizable flags conflict");
        }
        serializable = externalizable || isSerializable;
        isEnum = (flags & ObjectStreamConstants.SC_ENUM) != 0;
        if (isEnum && version != 0) {
            throw new InvalidClassException(name, "enum descriptor has non-zero serialVersionUID: " + version);
        }
        int count = in.readShort();
        if (isEnum && count != 0) {
            throw new InvalidClassException(name, "enum descriptor has non-zero field count: " + count);
        }
        List<ObjectStreamField> found = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            char code = (char) in.readByte();
            String field = in.readUTF();
            String signature = code == 'L' || code == '[' ? in.readTypeString() : String.valueOf(code);
            try {
                found.add(new ObjectStreamField(field, signature, false));
            } catch (RuntimeException invalid) {
                throw new InvalidClassException(name, "invalid descriptor for field " + field, invalid);
            }
        }
        fields = found.toArray(NO_FIELDS);
        checkOrder();
        layOut();
    }

    /** That primitive fields come before the others. */
    private void checkOrder() throws InvalidClassException {
        for (int i = 1; i < fields.length; i++) {
            if (fields[i].isPrimitive() && !fields[i - 1].isPrimitive()) {
                throw new InvalidClassException(name, "illegal field order");
            }
        }
    }

    void write(ObjectOutputStream out, boolean inBlocks) throws IOException {
        out.writeUTF(name);
        out.writeLong(getSerialVersionUID());
        int flags = 0;
        if (externalizable) {
            flags |= ObjectStreamConstants.SC_EXTERNALIZABLE;
            flags |= inBlocks ? ObjectStreamConstants.SC_BLOCK_DATA : 0;
        } else if (serializable) {
            flags |= ObjectStreamConstants.SC_SERIALIZABLE;
        }
        flags |= hasWriteMethod ? ObjectStreamConstants.SC_WRITE_METHOD : 0;
        flags |= isEnum ? ObjectStreamConstants.SC_ENUM : 0;
        out.writeByte(flags);
        out.writeShort(fields.length);
        for (ObjectStreamField field : fields) {
            out.writeByte(field.getTypeCode());
            out.writeUTF(field.getName());
            if (!field.isPrimitive()) {
                out.writeTypeString(field.getTypeString());
            }
        }
    }

    /** Takes over what a stream says of a proxy's class. */
    void becomeProxy(Class<?> found, ClassNotFoundException missing, ObjectStreamClass superclass)
            throws InvalidClassException {
        ObjectStreamClass here = null;
        if (found != null) {
            here = lookup(found, true);
            if (!here.isProxy) {
                throw new InvalidClassException("cannot bind proxy descriptor to a non-proxy class");
            }
        }
        of = found;
        unresolved = missing;
        above = superclass;
        isProxy = true;
        serializable = true;
        version = 0L;
        complete = true;
        if (here != null) {
            name = here.name;
            fields = here.fields;
            takeFrom(here);
        }
        layOut();
    }

    /** Takes over what a stream says of a class. */
    void become(ObjectStreamClass said, Class<?> found, ClassNotFoundException missing, ObjectStreamClass superclass)
            throws InvalidClassException {
        ObjectStreamClass here = found == null ? null : lookup(found, true);
        InvalidClassException invalid = here == null ? null : said.checkAgainst(here);
        of = found;
        unresolved = missing;
        above = superclass;
        name = said.name;
        version = said.getSerialVersionUID();
        isEnum = said.isEnum;
        serializable = said.serializable;
        externalizable = said.externalizable;
        blockExternal = said.blockExternal;
        hasWriteMethod = said.hasWriteMethod;
        fields = said.fields;
        complete = true;
        if (here != null) {
            isRecord = here.isRecord;
            fields = matched(said.fields, here);
            takeFrom(here);
            unreadable = invalid != null ? invalid : here.unreadable;
        }
        layOut();
    }

    private void takeFrom(ObjectStreamClass here) {
        local = here;
        writeObject = here.writeObject;
        readObject = here.readObject;
        readObjectNoData = here.readObjectNoData;
        writeReplace = here.writeReplace;
        readResolve = here.readResolve;
        constructor = here.constructor;
        constructing = here.constructing;
        unwritable = here.unwritable;
        unreadable = here.unreadable;
    }

    /** That this description of a stream fits the class here; gives why objects of it cannot be read all the same. */
    private InvalidClassException checkAgainst(ObjectStreamClass here) throws InvalidClassException {
        if (here.isProxy) {
            throw new InvalidClassException("cannot bind non-proxy descriptor to a proxy class");
        }
        if (isEnum != here.isEnum) {
            throw new InvalidClassException(isEnum
                    ? "cannot bind enum descriptor to a non-enum class"
                    : "cannot bind non-enum descriptor to an enum class");
        }
        if (serializable == here.serializable && !here.of.isArray() && !here.isRecord
                && getSerialVersionUID() != here.getSerialVersionUID()) {
            throw new InvalidClassException(here.name, "local class incompatible: stream classdesc serialVersionUID = "
                    + getSerialVersionUID() + ", local class serialVersionUID = " + here.getSerialVersionUID());
        }
        if (!simpleName(name).equals(simpleName(here.name))) {
            throw new InvalidClassException(here.name,
                    "local class name incompatible with stream class name \"" + name + "\"");
        }
        if (isEnum) {
            return null;
        }
        if (serializable == here.serializable && externalizable != here.externalizable) {
            throw new InvalidClassException(here.name, "Serializable incompatible with Externalizable");
        }
        boolean differs = serializable != here.serializable || externalizable != here.externalizable || !serializable;
        return differs ? new InvalidClassException(here.name, "class invalid for deserialization") : null;
    }

    private static String simpleName(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static ObjectStreamField[] matched(ObjectStreamField[] streamed, ObjectStreamClass here)
            throws InvalidClassException {
        ObjectStreamField[] found = new ObjectStreamField[streamed.length];
        for (int i = 0; i < streamed.length; i++) {
            ObjectStreamField field = streamed[i];
            ObjectStreamField match = null;
            for (ObjectStreamField each : here.fields) {
                if (each.getName().equals(field.getName())) {
                    boolean clash = (field.isPrimitive() || each.isPrimitive())
                            && field.getTypeCode() != each.getTypeCode();
                    if (clash) {
                        throw new InvalidClassException(here.name, "incompatible types for field " + field.getName());
                    }
                    match = new ObjectStreamField(field, each);
                }
            }
            found[i] = match == null ? new ObjectStreamField(field.getName(), field.signature(), false) : match;
        }
        return found;
    }

    /** The description of the class here. */
    ObjectStreamClass local() {
        return local;
    }

    ClassNotFoundException unresolved() {
        return unresolved;
    }

    void checkComplete() throws InvalidClassException {
        if (!complete) {
            throw new InvalidClassException("unexpected call when not initialized");
        }
    }

    private static void check(InvalidClassException why) throws InvalidClassException {
        if (why != null) {
            throw new InvalidClassException(why.classname, reason(why));
        }
    }

    private static String reason(InvalidClassException why) {
        String text = why.getMessage();
        return why.classname == null ? text : text.substring(why.classname.length() + 2);
    }

    void checkReadable() throws InvalidClassException {
        check(unreadable);
    }

    void checkWritable() throws InvalidClassException {
        check(unwritable);
    }

    /** The classes of an object with data, the topmost first, and those here of which a stream has none. */
    List<Slot> layout() throws InvalidClassException {
        if (layout != null) {
            return layout;
        }
        List<Slot> slots = new ArrayList<>();
        Class<?> start = of;
        Class<?> end = of;
        while (end != null && Serializable.class.isAssignableFrom(end)) {
            end = end.getSuperclass();
        }
        Set<String> names = new HashSet<>();
        for (ObjectStreamClass at = this; at != null; at = at.above) {
            if (!names.add(at.name)) {
                throw new InvalidClassException("Circular reference.");
            }
            String searched = at.of != null ? at.of.getName() : at.name;
            Class<?> match = null;
            for (Class<?> each = start; each != end && match == null; each = each.getSuperclass()) {
                match = each.getName().equals(searched) ? each : null;
            }
            for (; match != null && start != match; start = start.getSuperclass()) {
                slots.add(new Slot(lookup(start, true), false));
            }
            start = match != null ? match.getSuperclass() : start;
            slots.add(new Slot(match == null ? at.unbound() : at.variant(match), true));
        }
        for (; start != end; start = start.getSuperclass()) {
            slots.add(new Slot(lookup(start, true), false));
        }
        Collections.reverse(slots);
        layout = slots;
        return slots;
    }

    /** This description for a class that the object has not got. */
    private ObjectStreamClass unbound() throws InvalidClassException {
        return of == null ? this : variant(null);
    }

    private ObjectStreamClass variant(Class<?> match) throws InvalidClassException {
        if (of == match) {
            return this;
        }
        ObjectStreamClass variant = new ObjectStreamClass();
        variant.become(this, match, unresolved, above);
        return variant;
    }

    // What is done with objects

    boolean canInstantiate() {
        return isRecord || constructor != null || constructing != null;
    }

    Object instantiate() throws ReflectiveOperationException {
        if (isRecord) {
            return null;
        }
        if (constructor != null) {
            return constructor.newInstance();
        }
        Object made = SerialAccess.allocate(of);
        if (constructing != Object.class) {
            SerialAccess.construct(made, constructing, new boolean[1]);
        }
        return made;
    }

    boolean writesItself() {
        return writeObject != null;
    }

    boolean readsItself() {
        return readObject != null;
    }

    boolean readsNoData() {
        return readObjectNoData != null;
    }

    boolean replaces() {
        return writeReplace != null;
    }

    boolean resolves() {
        return readResolve != null;
    }

    void writeObject(Object object, ObjectOutputStream out) throws IOException {
        try {
            invoke(writeObject, object, out);
        } catch (ClassNotFoundException unexpected) {
            throw new IOException("unexpected exception type", unexpected);
        }
    }

    void readObject(Object object, ObjectInputStream in) throws IOException, ClassNotFoundException {
        invoke(readObject, object, in);
    }

    void readObjectNoData(Object object) throws IOException {
        invokeResolving(readObjectNoData, object);
    }

    Object replacement(Object object) throws IOException {
        return invokeResolving(writeReplace, object);
    }

    Object resolved(Object object) throws IOException {
        return invokeResolving(readResolve, object);
    }

    private static Object invoke(Invocation method, Object object, Object... arguments)
            throws IOException, ClassNotFoundException {
        try {
            return method.call(object, arguments);
        } catch (ClassNotFoundException | IOException | RuntimeException | Error passed) {
            throw passed;
        } catch (Throwable other) {
            throw new IOException("unexpected exception type", other);
        }
    }

    private static Object invokeResolving(Invocation method, Object object) throws IOException {
        try {
            return invoke(method, object);
        } catch (ClassNotFoundException unexpected) {
            throw new IOException("unexpected exception type", unexpected);
        }
    }

    /** A record of the values that a stream has for some of its components. */
    Object record(SerialValues values) throws IOException {
        RecordComponent[] components = of.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] arguments = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            arguments[i] = values.component(components[i].getName(), types[i]);
        }
        try {
            Constructor<?> canonical = of.getDeclaredConstructor(types);
            canonical.setAccessible(true);
            return canonical.newInstance(arguments);
        } catch (InvocationTargetException thrown) {
            Throwable cause = thrown.getCause();
            throw new InvalidObjectException(cause.getMessage(), cause);
        } catch (IllegalArgumentException | ReflectiveOperationException unfit) {
            throw new InvalidObjectException(unfit.getMessage(), unfit);
        }
    }
}
