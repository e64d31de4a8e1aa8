package java.util;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A collection that cannot be changed, as streams have it. */
final class CollSer implements Serializable {
    static final int LIST = 1;
    static final int SET = 2;
    static final int MAP = 3;
    static final int LIST_WITH_NULLS = 4;
    private static final long serialVersionUID = 6309168927139932177L;

    private final int tag;
    private transient Object[] array;

    CollSer(int tag, Object... array) {
        this.tag = tag;
        this.array = array;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(array.length);
        for (Object each : array) {
            out.writeObject(each);
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        int length = in.readInt();
        if (length < 0) {
            throw new InvalidObjectException("negative length " + length);
        }
        ArrayList<Object> read = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            read.add(in.readObject());
        }
        array = read.toArray();
    }

    private Object readResolve() throws InvalidObjectException {
        try {
            if (array == null) {
                throw new InvalidObjectException("null array");
            }
            switch (tag & 0xff) {
                case LIST:
                    return List.of(array);
                case LIST_WITH_NULLS:
                    return Arrays.asList(array).stream().toList();
                case SET:
                    return Set.of(array);
                case MAP:
                    return map();
                default:
                    throw new InvalidObjectException(String.format("invalid flags 0x%x", tag));
            }
        } catch (NullPointerException | IllegalArgumentException wrong) {
            throw new InvalidObjectException("invalid object", wrong);
        }
    }

    private Object map() throws InvalidObjectException {
        if (array.length % 2 != 0) {
            throw new InvalidObjectException("odd number of elements");
        }
        Map.Entry<?, ?>[] entries = new Map.Entry<?, ?>[array.length / 2];
        for (int i = 0; i < entries.length; i++) {
            entries[i] = Map.entry(array[2 * i], array[2 * i + 1]);
        }
        return Map.ofEntries(entries);
    }
}
