package jdk.internal.vm;

import java.nio.MappedByteBuffer;

/** Makes buffers of parts of files for the library; programs cannot, for the class of the buffers has nothing public for it. */
public abstract class MappedBuffers {
    private static MappedBuffers maker;

    /** Told once, by the class of the buffers. */
    public static void maker(MappedBuffers only) {
        if (maker == null) {
            maker = only;
        }
    }

    /** A buffer of all bytes of a region, or of an array that is no part of a file any more. */
    static MappedByteBuffer buffer(byte[] bytes, boolean readOnly, MappedRegion region) {
        try {
            Class.forName("java.nio.MappedByteBuffer");
        } catch (ClassNotFoundException never) {
            throw new InternalError(never);
        }
        return maker.make(bytes, readOnly, region);
    }

    protected abstract MappedByteBuffer make(byte[] bytes, boolean readOnly, MappedRegion region);
}
