package java.io;

import java.util.Objects;

/** A field of the serial form of a class. */
public class ObjectStreamField implements Comparable<Object> {
    private final String name;
    /** The descriptor of the type, as it stands in streams. */
    private final String signature;
    /** The type; {@code Object} for that of a reference which only a stream has told of. */
    private final Class<?> type;
    private final boolean unshared;
    /** Where the value lies among those of its kind: the bytes of primitive ones, or the references. */
    private int offset;
    /** The place of the variable in its class; negative where there is none. */
    int place = -1;

    public ObjectStreamField(String name, Class<?> type) {
        this(name, type, false);
    }

    public ObjectStreamField(String name, Class<?> type, boolean unshared) {
        this.name = Objects.requireNonNull(name);
        this.type = type;
        this.unshared = unshared;
        this.signature = type.descriptorString().intern();
    }

    /** A field as a stream or the library's forms tell of it. */
    ObjectStreamField(String name, String signature, boolean unshared) {
        this.name = Objects.requireNonNull(name);
        this.signature = signature.intern();
        this.unshared = unshared;
        this.type = primitiveType(signature);
    }

    /** The field of a stream, bound to one of the local class. */
    ObjectStreamField(ObjectStreamField streamed, ObjectStreamField local) {
        this.name = streamed.name;
        this.signature = local.signature;
        this.type = local.type;
        this.unshared = local.unshared;
        this.place = local.place;
    }

    /** The primitive type of a descriptor; {@code Object} for all others. */
    static Class<?> primitiveType(String signature) {
        return switch (signature.charAt(0)) {
            case 'Z' -> boolean.class;
            case 'B' -> byte.class;
            case 'C' -> char.class;
            case 'S' -> short.class;
            case 'I' -> int.class;
            case 'J' -> long.class;
            case 'F' -> float.class;
            case 'D' -> double.class;
            case 'L', '[' -> Object.class;
            default -> throw new IllegalArgumentException("illegal signature");
        };
    }

    public String getName() {
        return name;
    }

    public Class<?> getType() {
        return type;
    }

    public char getTypeCode() {
        return signature.charAt(0);
    }

    public String getTypeString() {
        return isPrimitive() ? null : signature;
    }

    public int getOffset() {
        return offset;
    }

    protected void setOffset(int offset) {
        this.offset = offset;
    }

    public boolean isPrimitive() {
        char code = signature.charAt(0);
        return code != 'L' && code != '[';
    }

    public boolean isUnshared() {
        return unshared;
    }

    String signature() {
        return signature;
    }

    /** Bytes of a primitive value. */
    int size() {
        return switch (signature.charAt(0)) {
            case 'Z', 'B' -> 1;
            case 'C', 'S' -> 2;
            case 'I', 'F' -> 4;
            default -> 8;
        };
    }

    @Override
    public int compareTo(Object obj) {
        ObjectStreamField other = (ObjectStreamField) obj;
        if (isPrimitive() != other.isPrimitive()) {
            return isPrimitive() ? -1 : 1;
        }
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return signature + ' ' + name;
    }
}
