package java.lang.invoke;

import java.util.List;

/**
 * A typed reference to a variable: a field, a static field, or the elements of arrays of one type.
 *
 * <p>Calls of the access methods arrive in {@link #access}. Threads are switched only where the budget is charged, which
 * no native does, so each native access is atomic, and all orders of memory are the strongest.
 */
public class VarHandle {
    /** Where the variable is. */
    static final int FIELD = 0, STATIC = 1, ELEMENT = 2;
    /** Offset of an array's first element. */
    private static final int FIRST_ELEMENT = 16;

    private final int place;
    private final Class<?> type;
    /** The class that has the field, or the array type. */
    private final Class<?> owner;
    private final boolean isFinal;
    /** Of the variable from its object's start, or of the static slot. */
    private final long offset;
    /** First letter of the type's descriptor. */
    private final char letter;

    VarHandle(int place, Class<?> type, boolean isFinal, Class<?> owner, long offset) {
        this.place = place;
        this.type = type;
        this.isFinal = isFinal;
        this.owner = owner;
        this.offset = offset;
        this.letter = type.descriptorString().charAt(0);
    }

    /** Where a field lies; initialises the class of a static one. */
    static native long offset(Class<?> owner, String name, String descriptor);

    /** The variable's bits, as {@link #bits(Object)} gives them. Without an object a static field. */
    private static native long read(Object object, long offset, char letter);

    private static native void write(Object object, long offset, char letter, long bits);

    /** Writes if the bits are as expected; gives what they were. */
    private static native long exchange(Object object, long offset, char letter, long expected, long bits);

    private static native Object readReference(Object object, long offset);

    private static native void writeReference(Object object, long offset, Object value);

    private static native Object exchangeReference(Object object, long offset, Object expected, Object value);

    public final native Object get(Object... arguments);

    public final native void set(Object... arguments);

    public final native Object getVolatile(Object... arguments);

    public final native void setVolatile(Object... arguments);

    public final native Object getOpaque(Object... arguments);

    public final native void setOpaque(Object... arguments);

    public final native Object getAcquire(Object... arguments);

    public final native void setRelease(Object... arguments);

    public final native boolean compareAndSet(Object... arguments);

    public final native Object compareAndExchange(Object... arguments);

    public final native Object compareAndExchangeAcquire(Object... arguments);

    public final native Object compareAndExchangeRelease(Object... arguments);

    public final native boolean weakCompareAndSetPlain(Object... arguments);

    public final native boolean weakCompareAndSet(Object... arguments);

    public final native boolean weakCompareAndSetAcquire(Object... arguments);

    public final native boolean weakCompareAndSetRelease(Object... arguments);

    public final native Object getAndSet(Object... arguments);

    public final native Object getAndSetAcquire(Object... arguments);

    public final native Object getAndSetRelease(Object... arguments);

    public final native Object getAndAdd(Object... arguments);

    public final native Object getAndAddAcquire(Object... arguments);

    public final native Object getAndAddRelease(Object... arguments);

    public final native Object getAndBitwiseOr(Object... arguments);

    public final native Object getAndBitwiseOrAcquire(Object... arguments);

    public final native Object getAndBitwiseOrRelease(Object... arguments);

    public final native Object getAndBitwiseAnd(Object... arguments);

    public final native Object getAndBitwiseAndAcquire(Object... arguments);

    public final native Object getAndBitwiseAndRelease(Object... arguments);

    public final native Object getAndBitwiseXor(Object... arguments);

    public final native Object getAndBitwiseXorAcquire(Object... arguments);

    public final native Object getAndBitwiseXorRelease(Object... arguments);

    public static void fullFence() {
    }

    public static void acquireFence() {
    }

    public static void releaseFence() {
    }

    public static void loadLoadFence() {
    }

    public static void storeStoreFence() {
    }

    public Class<?> varType() {
        return type;
    }

    public List<Class<?>> coordinateTypes() {
        return place == STATIC ? List.of() : place == FIELD ? List.of(owner) : List.of(owner, int.class);
    }

    /** What an access method does, whatever the order of memory it asks for. */
    private static String operation(String mode) {
        if (mode.startsWith("compareAndExchange")) {
            return "compareAndExchange";
        }
        if (mode.startsWith("weakCompareAndSet") || mode.equals("compareAndSet")) {
            return "compareAndSet";
        }
        if (mode.startsWith("getAnd")) {
            return mode.replace("Acquire", "").replace("Release", "");
        }
        return mode.substring(0, 3);
    }

    private boolean isSupported(String operation) {
        boolean number = type.isPrimitive() && type != boolean.class;
        boolean whole = type.isPrimitive() && type != float.class && type != double.class;
        return operation.equals("get") || !isFinal
                && (!operation.equals("getAndAdd") || number) && (!operation.startsWith("getAndBitwise") || whole);
    }

    private MethodType accessType(String operation) {
        MethodType coordinates = MethodType.methodType(type, coordinateTypes());
        return switch (operation) {
            case "get" -> coordinates;
            case "set" -> coordinates.appendParameterTypes(type).changeReturnType(void.class);
            case "compareAndSet" -> coordinates.appendParameterTypes(type, type).changeReturnType(boolean.class);
            case "compareAndExchange" -> coordinates.appendParameterTypes(type, type);
            default -> coordinates.appendParameterTypes(type);
        };
    }

    /** Does what the access method of this name does. */
    Object access(String mode, MethodType site, Object[] arguments) {
        String operation = operation(mode);
        MethodType wanted = accessType(operation);
        if (!isSupported(operation)) {
            throw new UnsupportedOperationException(mode);
        }
        Object[] values = arguments;
        if (!site.equals(wanted)) {
            if (!Conversions.exist(wanted, site)) {
                throw new WrongMethodTypeException("cannot convert MethodHandle"
                        + wanted.insertParameterTypes(0, VarHandle.class) + " to "
                        + site.insertParameterTypes(0, VarHandle.class));
            }
            values = Conversions.arguments(wanted, site, arguments);
        }
        return Conversions.convert(perform(operation, values), wanted.returnType(), site.returnType());
    }

    private Object perform(String operation, Object[] values) {
        Object object = place == STATIC ? null : values[0];
        long at = offset;
        if (place != STATIC && object == null) {
            throw new NullPointerException();
        }
        int next = place == STATIC ? 0 : 1;
        if (place == ELEMENT) {
            at = elementOffset(object, (int) values[next++]);
        }
        switch (operation) {
            case "get":
                return read(object, at);
            case "set":
                write(object, at, values[next]);
                return null;
            case "compareAndSet":
            case "compareAndExchange":
                return exchange(operation.endsWith("Set"), object, at, values[next], values[next + 1]);
            default:
                return update(operation, object, at, values[next]);
        }
    }

    private long elementOffset(Object array, int index) {
        int length = java.lang.reflect.Array.getLength(array);
        if (index < 0 || index >= length) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        int size = switch (letter) {
            case 'Z', 'B' -> 1;
            case 'C', 'S' -> 2;
            case 'J', 'D' -> 8;
            default -> 4;
        };
        return FIRST_ELEMENT + (long) index * size;
    }

    private Object read(Object object, long at) {
        return type.isPrimitive() ? value(read(object, at, letter)) : readReference(object, at);
    }

    private void write(Object object, long at, Object value) {
        if (type.isPrimitive()) {
            write(object, at, letter, bits(value));
        } else {
            writeReference(object, at, storable(object, value));
        }
    }

    /** A reference that may be stored: an array may have a narrower type than this handle. */
    private Object storable(Object object, Object value) {
        if (place == ELEMENT && value != null && !object.getClass().getComponentType().isInstance(value)) {
            throw new ArrayStoreException(value.getClass().getName());
        }
        return value;
    }

    /** Gives whether it was written, or what was there. */
    private Object exchange(boolean tells, Object object, long at, Object expected, Object value) {
        if (type.isPrimitive()) {
            long wanted = bits(expected);
            long found = exchange(object, at, letter, wanted, bits(value));
            return tells ? (Object) (found == wanted) : value(found);
        }
        Object found = exchangeReference(object, at, expected, storable(object, value));
        return tells ? (Object) (found == expected) : found;
    }

    private Object update(String operation, Object object, long at, Object operand) {
        while (true) {
            Object old = read(object, at);
            if ((boolean) exchange(true, object, at, old, updated(operation, old, operand))) {
                return old;
            }
        }
    }

    private Object updated(String operation, Object old, Object operand) {
        if (operation.equals("getAndSet")) {
            return operand;
        }
        if (type == float.class) {
            return (float) old + (float) operand;
        }
        if (type == double.class) {
            return (double) old + (double) operand;
        }
        long a = bits(old);
        long b = bits(operand);
        return value(switch (operation) {
            case "getAndAdd" -> a + b;
            case "getAndBitwiseOr" -> a | b;
            case "getAndBitwiseAnd" -> a & b;
            default -> a ^ b;
        });
    }

    /** A primitive value in its wrapper as bits. */
    private long bits(Object value) {
        return switch (letter) {
            case 'Z' -> (boolean) value ? 1 : 0;
            case 'C' -> (char) value;
            case 'F' -> Float.floatToRawIntBits((float) value);
            case 'D' -> Double.doubleToRawLongBits((double) value);
            default -> ((Number) value).longValue();
        };
    }

    private Object value(long bits) {
        return switch (letter) {
            case 'Z' -> (Object) (bits != 0);
            case 'B' -> (Object) (byte) bits;
            case 'C' -> (Object) (char) bits;
            case 'S' -> (Object) (short) bits;
            case 'I' -> (Object) (int) bits;
            case 'F' -> (Object) Float.intBitsToFloat((int) bits);
            case 'D' -> (Object) Double.longBitsToDouble(bits);
            default -> (Object) bits;
        };
    }

    @Override
    public final String toString() {
        return "VarHandle[varType=" + type.getName() + ", coord=" + coordinateTypes() + "]";
    }
}
