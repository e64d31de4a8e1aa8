package java.io;

import java.util.Arrays;

/** The elements of primitive arrays in streams. */
final class SerialArrays {
    /** Elements that are read before there is an array for them: so a stream that lies about its length gets no memory. */
    private static final int AT_ONCE = 1 << 16;

    private SerialArrays() {
    }

    /** Writes length and elements. */
    static void write(BlockOutput out, Object array) throws IOException {
        switch (array) {
            case byte[] a -> {
                out.writeInt(a.length);
                out.write(a, 0, a.length);
            }
            //#each boolean char short int long float double
            case $type$[] a -> {
                out.writeInt(a.length);
                for ($type$ each : a) {
                    out.write$Type$(each);
                }
            }
            //#end
            default -> throw new InternalError();
        }
    }

    private static int grown(int have, int length) {
        return (int) Math.min(length, 2L * have);
    }

    private static byte[] bytes(BlockInput in, int length) throws IOException {
        byte[] all = new byte[Math.min(length, AT_ONCE)];
        int read = 0;
        while (true) {
            in.readFully(all, read, all.length - read);
            read = all.length;
            if (read == length) {
                return all;
            }
            all = Arrays.copyOf(all, grown(read, length));
        }
    }

    /** Reads the elements of an array of that type and length. */
    static Object read(BlockInput in, Class<?> type, int length) throws IOException {
        int first = Math.min(length, AT_ONCE);
        switch (type.descriptorString().charAt(0)) {
            case 'B' -> {
                return bytes(in, length);
            }
            //#for label type Type
            //#| case 'Z' | boolean | Boolean
            //#| case 'C' | char | Char
            //#| case 'S' | short | Short
            //#| case 'I' | int | Int
            //#| case 'J' | long | Long
            //#| case 'F' | float | Float
            //#| default | double | Double
            $label$ -> {
                $type$[] all = new $type$[first];
                for (int i = 0; i < length; i++) {
                    all = i == all.length ? Arrays.copyOf(all, grown(i, length)) : all;
                    all[i] = in.read$Type$();
                }
                return all;
            }
            //#end
        }
    }
}
