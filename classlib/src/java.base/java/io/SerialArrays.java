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
            case boolean[] a -> {
                out.writeInt(a.length);
                for (boolean each : a) {
                    out.writeBoolean(each);
                }
            }
            case char[] a -> {
                out.writeInt(a.length);
                for (char each : a) {
                    out.writeChar(each);
                }
            }
            case short[] a -> {
                out.writeInt(a.length);
                for (short each : a) {
                    out.writeShort(each);
                }
            }
            case int[] a -> {
                out.writeInt(a.length);
                for (int each : a) {
                    out.writeInt(each);
                }
            }
            case long[] a -> {
                out.writeInt(a.length);
                for (long each : a) {
                    out.writeLong(each);
                }
            }
            case float[] a -> {
                out.writeInt(a.length);
                for (float each : a) {
                    out.writeFloat(each);
                }
            }
            case double[] a -> {
                out.writeInt(a.length);
                for (double each : a) {
                    out.writeDouble(each);
                }
            }
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
            case 'Z' -> {
                boolean[] all = new boolean[first];
                for (int i = 0; i < length; i++) {
                    all = i == all.length ? Arrays.copyOf(all, grown(i, length)) : all;
                    all[i] = in.readBoolean();
                }
                return all;
            }
            case 'C' -> {
                char[] all = new char[first];
                for (int i = 0; i < length; i++) {
                    all = i == all.length ? Arrays.copyOf(all, grown(i, length)) : all;
                    all[i] = in.readChar();
                }
                return all;
            }
            case 'S' -> {
                short[] all = new short[first];
                for (int i = 0; i < length; i++) {
                    all = i == all.length ? Arrays.copyOf(all, grown(i, length)) : all;
                    all[i] = in.readShort();
                }
                return all;
            }
            case 'I' -> {
                int[] all = new int[first];
                for (int i = 0; i < length; i++) {
                    all = i == all.length ? Arrays.copyOf(all, grown(i, length)) : all;
                    all[i] = in.readInt();
                }
                return all;
            }
            case 'J' -> {
                long[] all = new long[first];
                for (int i = 0; i < length; i++) {
                    all = i == all.length ? Arrays.copyOf(all, grown(i, length)) : all;
                    all[i] = in.readLong();
                }
                return all;
            }
            case 'F' -> {
                float[] all = new float[first];
                for (int i = 0; i < length; i++) {
                    all = i == all.length ? Arrays.copyOf(all, grown(i, length)) : all;
                    all[i] = in.readFloat();
                }
                return all;
            }
            default -> {
                double[] all = new double[first];
                for (int i = 0; i < length; i++) {
                    all = i == all.length ? Arrays.copyOf(all, grown(i, length)) : all;
                    all[i] = in.readDouble();
                }
                return all;
            }
        }
    }
}
