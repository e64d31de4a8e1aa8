package java.lang.invoke;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ReadOnlyBufferException;
import java.util.List;
import java.util.Objects;

/** Numbers of several bytes that lie in an array of bytes or in a buffer; they are got and set only. */
final class ViewVariable extends VarHandle {
    private final boolean inBuffer;
    private final ByteOrder order;
    private final char letter;
    private final int size;

    private ViewVariable(Class<?> type, boolean inBuffer, ByteOrder order, int size) {
        super(type, false);
        this.inBuffer = inBuffer;
        this.order = order;
        this.size = size;
        letter = type.descriptorString().charAt(0);
    }

    static VarHandle of(Class<?> viewArrayClass, boolean inBuffer, ByteOrder order) {
        Objects.requireNonNull(order);
        // Asked here, so that of a null the caller's own parameter is told.
        Class<?> type = viewArrayClass.isArray() ? viewArrayClass.getComponentType()
                : ArrayHandles.elementOf(viewArrayClass);
        int size = type == short.class || type == char.class ? 2 : type == int.class || type == float.class ? 4
                : type == long.class || type == double.class ? 8 : 0;
        if (size == 0) {
            throw new UnsupportedOperationException();
        }
        return new ViewVariable(type, inBuffer, order, size);
    }

    @Override
    public List<Class<?>> coordinateTypes() {
        return List.of(inBuffer ? ByteBuffer.class : byte[].class, int.class);
    }

    @Override
    boolean isSupported(String mode, String operation) {
        return mode.equals("get") || mode.equals("set");
    }

    @Override
    Object perform(String operation, Object[] values) {
        int index = (int) values[1];
        if (!inBuffer) {
            byte[] bytes = (byte[]) values[0];
            int count = bytes.length - size + 1;
            if (index < 0 || index >= count) {
                throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + count);
            }
            return performed(operation, ByteBuffer.wrap(bytes), values);
        }
        ByteBuffer given = (ByteBuffer) values[0];
        if (operation.equals("set") && given.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkIndex(index, given.limit() - size + 1);
        return performed(operation, given.duplicate(), values);
    }

    private Object performed(String operation, ByteBuffer bytes, Object[] values) {
        ByteBuffer all = bytes.order(order);
        int index = (int) values[1];
        return operation.equals("get") ? read(all, index) : write(all, index, values[2]);
    }

    private Object read(ByteBuffer all, int index) {
        return switch (letter) {
            case 'S' -> (Object) all.getShort(index);
            case 'C' -> (Object) all.getChar(index);
            case 'I' -> (Object) all.getInt(index);
            case 'J' -> (Object) all.getLong(index);
            case 'F' -> (Object) all.getFloat(index);
            default -> (Object) all.getDouble(index);
        };
    }

    private Object write(ByteBuffer all, int index, Object value) {
        switch (letter) {
            case 'S' -> all.putShort(index, (short) value);
            case 'C' -> all.putChar(index, (char) value);
            case 'I' -> all.putInt(index, (int) value);
            case 'J' -> all.putLong(index, (long) value);
            case 'F' -> all.putFloat(index, (float) value);
            default -> all.putDouble(index, (double) value);
        }
        return null;
    }
}
