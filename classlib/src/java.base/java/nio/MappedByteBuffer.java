package java.nio;

import java.util.Objects;
import jdk.internal.vm.MappedBuffers;
import jdk.internal.vm.MappedRegion;

/** The bytes of a part of a file; what was put there comes into the file. */
public final class MappedByteBuffer extends ByteBuffer {
    static {
        MappedBuffers.maker(new MappedBuffers() {
            @Override
            protected MappedByteBuffer make(byte[] bytes, boolean readOnly, MappedRegion region) {
                return new MappedByteBuffer(bytes, 0, 0, bytes.length, bytes.length, readOnly, region);
            }
        });
    }

    private final byte[] content;
    private final int from;
    /** {@code null} where nothing comes into a file. */
    private final MappedRegion region;

    private MappedByteBuffer(byte[] bytes, int offset, int position, int limit, int capacity, boolean readOnly,
            MappedRegion region) {
        super(bytes, offset, position, limit, capacity, readOnly, true);
        content = bytes;
        from = offset;
        this.region = region;
    }

    @Override
    ByteBuffer view(int at, int position, int limit, int capacity, boolean readOnly) {
        return new MappedByteBuffer(content, from + at, position, limit, capacity, readOnly, region);
    }

    /** Whether the bytes lie in memory; they always do. */
    public boolean isLoaded() {
        return true;
    }

    public MappedByteBuffer load() {
        return this;
    }

    public MappedByteBuffer force() {
        if (region != null) {
            region.force();
        }
        return this;
    }

    public MappedByteBuffer force(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        return force();
    }
    //#for declared called
    //#| position(int newPosition) | position(newPosition)
    //#| limit(int newLimit) | limit(newLimit)
    //#| mark() | mark()
    //#| reset() | reset()
    //#| clear() | clear()
    //#| flip() | flip()
    //#| rewind() | rewind()
    //#| compact() | compact()

    @Override
    public MappedByteBuffer $declared$ {
        super.$called$;
        return this;
    }
    //#end
    //#for declared called
    //#| slice() | slice()
    //#| slice(int index, int length) | slice(index, length)
    //#| duplicate() | duplicate()

    @Override
    public MappedByteBuffer $declared$ {
        return (MappedByteBuffer) super.$called$;
    }
    //#end
}
