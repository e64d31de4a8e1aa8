package java.io;

/** The values of the fields of one class of an object: primitive ones as bytes, and references. */
final class SerialValues {
    final ObjectStreamClass of;
    final byte[] primitives;
    final Object[] references;

    SerialValues(ObjectStreamClass of) {
        this.of = of;
        primitives = new byte[of.primitiveBytes];
        references = new Object[of.references];
    }

    /** The values that an object has. */
    static SerialValues of(Object object, ObjectStreamClass of) {
        SerialValues values = new SerialValues(of);
        for (ObjectStreamField field : of.fields) {
            if (!field.isPrimitive()) {
                values.references[field.getOffset()] =
                        field.place < 0 ? null : SerialAccess.reference(object, of.of, field.place);
            } else if (field.place >= 0) {
                values.put(field, canonical(field, SerialAccess.primitive(object, of.of, field.place)));
            }
        }
        return values;
    }

    /** The bits of a floating-point value as streams have them: there is one that is not a number. */
    private static long canonical(ObjectStreamField field, long bits) {
        return switch (field.getTypeCode()) {
            case 'F' -> Float.floatToIntBits(Float.intBitsToFloat((int) bits));
            case 'D' -> Double.doubleToLongBits(Double.longBitsToDouble(bits));
            default -> bits;
        };
    }

    /** That the references fit the fields of an object. */
    void check(Object object) {
        for (ObjectStreamField field : of.fields) {
            if (field.isPrimitive() || field.place < 0) {
                continue;
            }
            Object value = references[field.getOffset()];
            Class<?> type = field.getType();
            if (value != null && !type.isInstance(value)) {
                throw new ClassCastException("cannot assign instance of " + value.getClass().getName() + " to field "
                        + of.of.getName() + "." + field.getName() + " of type " + type.getName()
                        + " in instance of " + object.getClass().getName());
            }
        }
    }

    /** Stores the values into the fields of an object. */
    void store(Object object) {
        for (ObjectStreamField field : of.fields) {
            if (field.place < 0) {
                continue;
            }
            if (field.isPrimitive()) {
                SerialAccess.setPrimitive(object, of.of, field.place, get(field));
            } else {
                SerialAccess.setReference(object, of.of, field.place, references[field.getOffset()]);
            }
        }
    }

    /** A primitive value, a floating-point one by its bits. */
    long get(ObjectStreamField field) {
        int at = field.getOffset();
        long value = 0;
        for (int i = 0; i < field.size(); i++) {
            value = value << 8 | primitives[at + i] & 0xff;
        }
        return switch (field.getTypeCode()) {
            case 'Z' -> value == 0 ? 0 : 1;
            case 'B' -> (byte) value;
            case 'S' -> (short) value;
            case 'I', 'F' -> (int) value;
            default -> value;
        };
    }

    void put(ObjectStreamField field, long value) {
        long left = value;
        int at = field.getOffset();
        for (int i = field.size() - 1; i >= 0; i--) {
            primitives[at + i] = (byte) left;
            left >>= 8;
        }
    }

    /** A copy of an array. */
    static Object copyOf(Object array) {
        int length = java.lang.reflect.Array.getLength(array);
        Object copy = java.lang.reflect.Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    /** The value for a component of a record. */
    Object component(String name, Class<?> type) throws InvalidObjectException {
        ObjectStreamField found = null;
        for (ObjectStreamField field : of.fields) {
            found = field.getName().equals(name) ? field : found;
        }
        if (!type.isPrimitive()) {
            Object value = found == null || found.isPrimitive() ? null : references[found.getOffset()];
            if (value != null && !type.isInstance(value)) {
                throw new InvalidObjectException("Cannot cast " + value.getClass().getName() + " to " + type.getName(),
                        new ClassCastException("Cannot cast " + value.getClass().getName() + " to " + type.getName()));
            }
            return value;
        }
        long bits = found == null ? 0 : get(found);
        return switch (type.descriptorString().charAt(0)) {
            case 'Z' -> bits != 0;
            case 'B' -> (byte) bits;
            case 'C' -> (char) bits;
            case 'S' -> (short) bits;
            case 'I' -> (int) bits;
            case 'J' -> bits;
            case 'F' -> Float.intBitsToFloat((int) bits);
            default -> Double.longBitsToDouble(bits);
        };
    }
}
