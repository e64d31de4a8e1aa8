package java.lang.invoke;

import java.util.List;

/** A variable that has a place of its own: a field, or the element of an array. */
final class PlacedVariable extends VarHandle {
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

    PlacedVariable(int place, Class<?> type, boolean isFinal, Class<?> owner, long field) {
        super(type, false);
        this.place = place;
        this.type = type;
        this.isFinal = isFinal;
        this.owner = owner;
        this.field = field;
        this.letter = type.descriptorString().charAt(0);
    }

    @Override
    public List<Class<?>> coordinateTypes() {
        return place == STATIC ? List.of() : place == FIELD ? List.of(owner) : List.of(owner, int.class);
    }

    @Override
    boolean isSupported(String mode, String operation) {
        boolean number = type.isPrimitive() && type != boolean.class;
        boolean whole = type.isPrimitive() && type != float.class && type != double.class;
        return operation.equals("get") || !isFinal
                && (!operation.equals("getAndAdd") || number) && (!operation.startsWith("getAndBitwise") || whole);
    }

    @Override
    Object perform(String operation, Object[] values) {
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
}
