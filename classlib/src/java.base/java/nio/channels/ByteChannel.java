package java.nio.channels;

/** Can be read and written. */
public interface ByteChannel extends ReadableByteChannel, WritableByteChannel {
}
