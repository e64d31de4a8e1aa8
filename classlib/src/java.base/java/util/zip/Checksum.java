package java.util.zip;

import java.nio.ByteBuffer;

/** A number that tells whether bytes have changed. */
public interface Checksum {
    void update(int b);

    default void update(byte[] b) {
        update(b, 0, b.length);
    }

    void update(byte[] b, int off, int len);

    /** Takes the bytes that remain. */
    default void update(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        update(bytes, 0, bytes.length);
    }

    long getValue();

    void reset();
}
