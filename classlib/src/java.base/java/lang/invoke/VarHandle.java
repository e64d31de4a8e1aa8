package java.lang.invoke;

import java.util.List;
import jdk.internal.vm.Variables;

/**
 * A typed reference to a variable: a field, a static field, or the elements of arrays of one type.
 *
 * <p>Calls of the access methods arrive in {@link #access}. Threads are switched only where the budget is charged, which
 * no native does, so each native access is atomic, and all orders of memory are the strongest.
 */
public final class VarHandle {
    /** Where the variable is. */
    static final int FIELD = 0, STATIC = 1, ELEMENT = 2;
    private final int place;
    private final Class<?> type;
    /** The class that has the field, or the array type. */
    private final Class<?> owner;
    private final boolean isFinal;
    /** The machine's number of the field. */
    private final long field;
    /** First letter of the type's descriptor. */
    private final char letter;

    static {
        Variables.maker(new Variables() {
            @Override
            protected VarHandle make(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException {
                if (!MethodHandles.Lookup.isVolatile(owner, name, type)) {
                    throw new IllegalArgumentException("Must be volatile type");
                }
                return new VarHandle(FIELD, type, false, owner, field(owner, name, type.descriptorString()));
            }
        });
    }

    VarHandle(int place, Class<?> type, boolean isFinal, Class<?> owner, long field) {
        this.place = place;
        this.type = type;
        this.isFinal = isFinal;
        this.owner = owner;
        this.field = field;
        this.letter = type.descriptorString().charAt(0);
    }

    /** The number of a field; initialises the class of a static one. */
    static native long field(Class<?> owner, String name, String descriptor);

    /**
     * The bits of a variable, as {@link #bits(Object)} gives them: of an array's element by index, of an object's field by
     * number, and without an object of a static field.
     */
    private static native long read(Object object, long variable);

    private static native void write(Object object, long variable, long bits);

    /** Writes if the bits are as expected; gives what they were. */
    private static native long exchange(Object object, long variable, long expected, long bits);

    private static native Object readReference(Object object, long variable);

    /** Throws {@link ArrayStoreException} if the array's elements are of a narrower type than this handle. */
    private static native void writeReference(Object object, long variable, Object value);

    private static native Object exchangeReference(Object object, long variable, Object expected, Object value);

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

    /** Whether this is the name of an access method. */
    static boolean isAccessMode(String name) {
        String operation = operation(name);
        return switch (name.startsWith("getAnd") ? name : operation) {
            case "compareAndExchange" -> isOrdered(name, "compareAndExchange");
            case "compareAndSet" -> name.equals(operation) || name.equals("weakCompareAndSetPlain")
                    || isOrdered(name, "weakCompareAndSet");
            case "get" -> name.equals("get") || name.equals("getVolatile") || name.equals("getOpaque")
                    || name.equals("getAcquire");
            case "set" -> name.equals("set") || name.equals("setVolatile") || name.equals("setOpaque")
                    || name.equals("setRelease");
            default -> isOrdered(name, "getAndSet") || isOrdered(name, "getAndAdd")
                    || isOrdered(name, "getAndBitwiseOr")
                    || isOrdered(name, "getAndBitwiseAnd") || isOrdered(name, "getAndBitwiseXor");
        };
    }

    private static boolean isOrdered(String name, String operation) {
        return name.equals(operation) || name.equals(operation + "Acquire") || name.equals(operation + "Release");
    }

    /** A handle that takes a variable's handle and what its access method takes. */
    static MethodHandle invoker(String mode, MethodType type) {
        return MethodHandle.of(type.insertParameterTypes(0, VarHandle.class), arguments -> {
            Object[] passed = java.util.Arrays.copyOfRange(arguments, 1, arguments.length);
            return ((VarHandle) arguments[0]).access(mode, type, passed);
        });
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
        return mode.length() < 3 ? mode : mode.substring(0, 3);
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
        long at = field;
        if (place != STATIC && object == null) {
            throw new NullPointerException();
        }
        int next = place == STATIC ? 0 : 1;
        if (place == ELEMENT) {
            at = checkedIndex(object, (int) values[next++]);
        }
        switch (operation) {
            case "get":
                return readAny(object, at);
            case "set":
                writeAny(object, at, values[next]);
                return null;
            case "compareAndSet":
            case "compareAndExchange":
                return exchange(operation.endsWith("Set"), object, at, values[next], values[next + 1]);
            default:
                return update(operation, object, at, values[next]);
        }
    }

    private static int checkedIndex(Object array, int index) {
        int length = java.lang.reflect.Array.getLength(array);
        if (index < 0 || index >= length) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }

    private Object readAny(Object object, long at) {
        return type.isPrimitive() ? value(read(object, at)) : readReference(object, at);
    }

    private void writeAny(Object object, long at, Object value) {
        if (type.isPrimitive()) {
            write(object, at, bits(value));
        } else {
            writeReference(object, at, value);
        }
    }

    /** Gives whether it was written, or what was there. */
    private Object exchange(boolean tells, Object object, long at, Object expected, Object value) {
        if (type.isPrimitive()) {
            long wanted = bits(expected);
            long found = exchange(object, at, wanted, bits(value));
            return tells ? (Object) (found == wanted) : value(found);
        }
        Object found = exchangeReference(object, at, expected, value);
        return tells ? (Object) (found == expected) : found;
    }

    private Object update(String operation, Object object, long at, Object operand) {
        while (true) {
            Object old = readAny(object, at);
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
