package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Map;

/** A field of a class, to be read and written. */
public final class Field extends AccessibleObject implements Member {
    private static final int ENUM = 0x4000;
    private static final int SYNTHETIC = 0x1000;
    private static final int SHOWN = Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE | Modifier.STATIC
            | Modifier.FINAL | Modifier.TRANSIENT | Modifier.VOLATILE;

    private final Class<?> declaring;
    private final int place;
    private final int flags;
    private final String name;
    private final Class<?> type;
    /** The field of which this is a copy; null if this is none. */
    private Field root;
    private FieldAccess access;
    /** Whether anybody may use the field. */
    private boolean isOpen;
    /** The class that was found last to be let through, and of what object. */
    private Class<?> lastCaller;
    private Class<?> lastTarget;
    private Map<Class<? extends Annotation>, Annotation> annotations;

    Field(Class<?> declaring, int place, int flags, String name, Class<?> type) {
        this.declaring = declaring;
        this.place = place;
        this.flags = flags;
        this.name = name;
        this.type = type;
    }

    Field copy() {
        Field copy = new Field(declaring, place, flags, name, type);
        copy.root = this;
        copy.access = access;
        copy.isOpen = isOpen;
        return copy;
    }
    //#for declared value
    //#| Class<?> getDeclaringClass() | declaring
    //#| String getName() | name
    //#| int getModifiers() | flags
    //#| boolean isSynthetic() | (flags & SYNTHETIC) != 0

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    public boolean isEnumConstant() {
        return (flags & ENUM) != 0;
    }

    public Class<?> getType() {
        return type;
    }

    public Type getGenericType() {
        String signature = ClassMembers.text(declaring, ClassMembers.FIELD, place, ClassMembers.SIGNATURE);
        return signature == null ? type : Signatures.type(declaring, signature);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Field other && declaring == other.declaring && name == other.name && type == other.type;
    }

    @Override
    public int hashCode() {
        return declaring.getName().hashCode() ^ name.hashCode();
    }

    @Override
    public String toString() {
        return text(type.getTypeName());
    }

    public String toGenericString() {
        return text(getGenericType().getTypeName());
    }

    private String text(String typeName) {
        String modifiers = Modifier.toString(flags & SHOWN);
        return (modifiers.isEmpty() ? "" : modifiers + " ") + typeName + " " + declaring.getTypeName() + "." + name;
    }

    @Override
    public void setAccessible(boolean flag) {
        // The caller is the one of this method.
        super.setAccessible(flag);
    }

    /** What accesses the field, once its class is initialised. */
    private FieldAccess access() {
        if (access == null) {
            if (root != null) {
                access = root.access();
            } else {
                if (isStatic()) {
                    ClassMembers.initialize(declaring);
                }
                access = ClassMembers.fieldAccess(declaring, place);
                isOpen = ClassMembers.isOpen(declaring, flags);
            }
            if (root != null) {
                isOpen = root.isOpen;
            }
        }
        return access;
    }

    private boolean isStatic() {
        return (flags & Modifier.STATIC) != 0;
    }

    /** Checks that the caller may use the field of an object. */
    private void check(Class<?> caller, Object obj) throws IllegalAccessException {
        if (obj == null && !isStatic()) {
            throw noObject();
        }
        Class<?> target = isStatic() ? declaring : obj.getClass();
        if (caller != lastCaller || target != lastTarget) {
            checkAccess(caller, declaring, target, flags);
            lastCaller = caller;
            lastTarget = target;
        }
    }

    private NullPointerException noObject() {
        String named = override ? "o" : "obj";
        return new NullPointerException("Cannot invoke \"Object.getClass()\" because \"" + named + "\" is null");
    }

    /** The field as messages name it. */
    private String named() {
        return (isStatic() ? "static " : "") + (Modifier.isFinal(flags) ? "final " : "") + type.getName() + " field "
                + declaring.getName() + "." + name;
    }

    private IllegalArgumentException badReceiver(String verb, Object obj) {
        return new IllegalArgumentException("Can not " + verb + " " + named() + " on " + obj.getClass().getName());
    }

    public Object get(Object obj) throws IllegalArgumentException, IllegalAccessException {
        if (!override && !isOpen) {
            check(ClassMembers.caller(), obj);
        }
        return read(obj);
    }

    private Object read(Object obj) {
        FieldAccess access = access();
        if (!access.accepts(obj)) {
            throw obj == null ? noObject() : badReceiver("get", obj);
        }
        return access.get(obj);
    }

    /** The value, as one of a primitive type that the field's type can be widened to. */
    private Object read(Class<?> caller, Object obj, Class<?> as) throws IllegalAccessException {
        if (caller != null) {
            check(caller, obj);
        }
        if (!type.isPrimitive() || !Arguments.widens(type, as)) {
            throw new IllegalArgumentException("Attempt to get " + type.getName() + " field \""
                    + declaring.getName() + "." + name + "\" with illegal data type conversion to " + as);
        }
        return read(obj);
    }

    /** Who asks, if that matters. */
    private boolean asks() {
        return !override && !isOpen;
    }

    private static Number number(Object value) {
        return value instanceof Character character ? (Number) (int) character : (Number) value;
    }

    public boolean getBoolean(Object obj) throws IllegalArgumentException, IllegalAccessException {
        return (Boolean) read(asks() ? ClassMembers.caller() : null, obj, boolean.class);
    }

    public byte getByte(Object obj) throws IllegalArgumentException, IllegalAccessException {
        return (Byte) read(asks() ? ClassMembers.caller() : null, obj, byte.class);
    }

    public char getChar(Object obj) throws IllegalArgumentException, IllegalAccessException {
        return (Character) read(asks() ? ClassMembers.caller() : null, obj, char.class);
    }
    //#for type Type
    //#| short | Short
    //#| int | Int
    //#| long | Long
    //#| float | Float
    //#| double | Double

    public $type$ get$Type$(Object obj) throws IllegalArgumentException, IllegalAccessException {
        return number(read(asks() ? ClassMembers.caller() : null, obj, $type$.class)).$type$Value();
    }
    //#end

    private IllegalArgumentException cannotSet(String to) {
        return new IllegalArgumentException("Can not set " + named() + " to " + to);
    }

    /** Whether the field keeps what it has; final fields of objects can be set where access was forced. */
    private boolean isReadOnly() {
        boolean isFixed = isStatic() || declaring.isRecord() || declaring.isHidden();
        return Modifier.isFinal(flags) && (isFixed || !override);
    }

    public void set(Object obj, Object value) throws IllegalArgumentException, IllegalAccessException {
        if (!override && !isOpen) {
            check(ClassMembers.caller(), obj);
        }
        FieldAccess access = access();
        if (!access.accepts(obj)) {
            throw obj == null ? noObject() : cannotSet(obj.getClass().getName());
        }
        if (isReadOnly()) {
            throw new IllegalAccessException("Can not set " + named() + " to "
                    + (value == null ? "null value" : value.getClass().getName()));
        }
        Object stored = value;
        if (type.isPrimitive()) {
            if (value == null) {
                throw cannotSet("null value");
            }
            stored = Arguments.primitive(value, type);
            if (stored == null) {
                throw cannotSet(value.getClass().getName());
            }
        } else if (value != null && !type.isInstance(value)) {
            throw cannotSet(value.getClass().getName());
        }
        store(access, obj, stored);
    }

    private void store(FieldAccess access, Object obj, Object value) {
        if (Modifier.isFinal(flags)) {
            ClassMembers.storeFinal(declaring, place, obj, value);
        } else {
            access.set(obj, value);
        }
    }

    /** Sets the field to a value of a primitive type. */
    private void write(Class<?> caller, Object obj, Object value, Class<?> from) throws IllegalAccessException {
        if (caller != null) {
            check(caller, obj);
        }
        FieldAccess access = access();
        Object stored = type.isPrimitive() && Arguments.widens(from, type) ? Arguments.primitive(value, type) : null;
        boolean fits = access.accepts(obj);
        if (isReadOnly() && stored != null) {
            if (!fits) {
                throw obj == null ? noObject() : cannotSet(obj.getClass().getName());
            }
            throw new IllegalAccessException("Can not set " + named() + " to (" + type + ")" + stored);
        }
        if (stored == null) {
            throw cannotSet("(" + from + ")" + value);
        }
        if (!fits) {
            throw obj == null ? noObject() : badReceiver("set", obj);
        }
        store(access, obj, stored);
    }
    //#for declared done
    //#| setBoolean(Object obj, boolean z) | z, boolean
    //#| setByte(Object obj, byte b) | b, byte
    //#| setChar(Object obj, char c) | c, char
    //#| setShort(Object obj, short s) | s, short
    //#| setInt(Object obj, int i) | i, int
    //#| setLong(Object obj, long l) | l, long
    //#| setFloat(Object obj, float f) | f, float
    //#| setDouble(Object obj, double d) | d, double

    public void $declared$ throws IllegalArgumentException, IllegalAccessException {
        write(asks() ? ClassMembers.caller() : null, obj, $done$.class);
    }
    //#end

    public AnnotatedType getAnnotatedType() {
        return TypeAnnotations.of(declaring, ClassMembers.FIELD, place).type(getGenericType(), TypeAnnotations.FIELD, 0);
    }

    private Map<Class<? extends Annotation>, Annotation> annotations() {
        if (annotations == null) {
            annotations = root != null ? root.annotations() : Annotations.parse(declaring,
                    ClassMembers.attribute(declaring, ClassMembers.FIELD, place, Annotations.VISIBLE));
        }
        return annotations;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        return java.util.Objects.requireNonNull(annotationClass).cast(annotations().get(annotationClass));
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        return Annotations.byType(annotationClass, getDeclaredAnnotations());
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return annotations().values().toArray(new Annotation[0]);
    }

    @Override
    public java.util.Set<AccessFlag> accessFlags() {
        return AccessFlag.of(flags, AccessFlag.Location.FIELD);
    }
}
