package java.util.zip;

import java.nio.ByteBuffer;
import jdk.internal.vm.Compression;

/** Compresses bytes, raw or in the format of RFC 1950. A strategy is taken and has no effect. */
public class Deflater implements AutoCloseable {
    public static final int DEFLATED = 8;
    public static final int NO_COMPRESSION = 0;
    public static final int BEST_SPEED = 1;
    public static final int BEST_COMPRESSION = 9;
    public static final int DEFAULT_COMPRESSION = -1;
    public static final int FILTERED = 1;
    public static final int HUFFMAN_ONLY = 2;
    public static final int DEFAULT_STRATEGY = 0;
    public static final int NO_FLUSH = 0;
    public static final int SYNC_FLUSH = 2;
    public static final int FULL_FLUSH = 3;

    private static final int FINISH = 4;
    private static final byte[] NOTHING = {};

    private final boolean raw;
    private int level;
    private int strategy;
    /** The machine's state, by its number: made when it is first needed; 0 if there is none. */
    private long stream;
    private byte[] input = NOTHING;
    private int inputStart;
    private int inputEnd;
    /** Where the input comes from, if it is a buffer: its position goes on. */
    private ByteBuffer inputBuffer;
    private boolean finish;
    private boolean finished;
    /** Level or strategy were set: the next call does nothing but take note of it. */
    private boolean changed;
    private boolean ended;
    private long bytesRead;
    private long bytesWritten;
    private int sum = 1;

    public Deflater(int level, boolean nowrap) {
        if (!isLevel(level)) {
            throw new IllegalArgumentException();
        }
        this.level = level;
        raw = nowrap;
    }

    public Deflater(int level) {
        this(level, false);
    }

    public Deflater() {
        this(DEFAULT_COMPRESSION, false);
    }

    private static boolean isLevel(int level) {
        return level >= 0 && level <= 9 || level == DEFAULT_COMPRESSION;
    }

    private long stream() {
        checkOpen();
        if (stream == 0) {
            stream = Compression.openDeflater(this, level, raw);
        }
        return stream;
    }

    private void checkOpen() {
        if (ended) {
            throw new IllegalStateException("Deflater has been closed");
        }
    }

    public void setInput(byte[] input, int off, int len) {
        checkRange(off, len, input.length);
        synchronized (this) {
            this.input = input;
            inputStart = off;
            inputEnd = off + len;
            inputBuffer = null;
        }
    }

    public void setInput(byte[] input) {
        setInput(input, 0, input.length);
    }

    public void setInput(ByteBuffer input) {
        byte[] bytes = new byte[input.remaining()];
        input.duplicate().get(bytes);
        synchronized (this) {
            setInput(bytes, 0, bytes.length);
            inputBuffer = input;
        }
    }

    static void checkRange(int off, int len, int length) {
        if (off < 0 || len < 0 || off > length - len) {
            throw new ArrayIndexOutOfBoundsException(
                    "Range [" + off + ", " + off + " + " + len + ") out of bounds for length " + length);
        }
    }

    public void setDictionary(byte[] dictionary, int off, int len) {
        checkRange(off, len, dictionary.length);
        synchronized (this) {
            Compression.setDictionary(stream(), dictionary, off, len);
            sum = Compression.adler32(1, dictionary, off, len);
        }
    }

    public void setDictionary(byte[] dictionary) {
        setDictionary(dictionary, 0, dictionary.length);
    }

    public void setDictionary(ByteBuffer dictionary) {
        byte[] bytes = new byte[dictionary.remaining()];
        dictionary.get(bytes);
        setDictionary(bytes, 0, bytes.length);
    }

    public void setStrategy(int strategy) {
        if (strategy != DEFAULT_STRATEGY && strategy != FILTERED && strategy != HUFFMAN_ONLY) {
            throw new IllegalArgumentException();
        }
        synchronized (this) {
            changed |= this.strategy != strategy;
            this.strategy = strategy;
        }
    }

    /** In the middle of a stream the level stays what it is until the next one. */
    public void setLevel(int level) {
        if (!isLevel(level)) {
            throw new IllegalArgumentException("invalid compression level");
        }
        synchronized (this) {
            if (this.level != level) {
                this.level = level;
                changed = true;
                if (bytesRead == 0 && bytesWritten == 0) {
                    forget();
                }
            }
        }
    }

    public boolean needsInput() {
        synchronized (this) {
            return inputStart >= inputEnd;
        }
    }

    public void finish() {
        synchronized (this) {
            finish = true;
        }
    }

    public boolean finished() {
        synchronized (this) {
            return finished;
        }
    }

    public int deflate(byte[] output, int off, int len) {
        return deflate(output, off, len, NO_FLUSH);
    }

    public int deflate(byte[] output) {
        return deflate(output, 0, output.length, NO_FLUSH);
    }

    public int deflate(ByteBuffer output) {
        return deflate(output, NO_FLUSH);
    }

    public int deflate(byte[] output, int off, int len, int flush) {
        checkRange(off, len, output.length);
        if (flush != NO_FLUSH && flush != SYNC_FLUSH && flush != FULL_FLUSH) {
            throw new IllegalArgumentException();
        }
        synchronized (this) {
            long number = stream();
            if (changed) {
                changed = false;
                return 0;
            }
            byte[] from = input == output ? input.clone() : input;
            long done = Compression.deflate(
                    number, from, inputStart, inputEnd - inputStart, output, off, len, finish ? FINISH : flush);
            int read = (int) (done & Integer.MAX_VALUE);
            int written = (int) (done >>> Compression.WRITTEN_SHIFT & Integer.MAX_VALUE);
            finished |= (done & Compression.FINISHED) != 0;
            if (!raw && read > 0) {
                if (bytesRead == 0) {
                    sum = 1;
                }
                sum = Compression.adler32(sum, from, inputStart, read);
            }
            inputStart += read;
            if (inputBuffer != null) {
                inputBuffer.position(inputBuffer.position() + read);
            }
            bytesRead += read;
            bytesWritten += written;
            return written;
        }
    }

    public int deflate(ByteBuffer output, int flush) {
        byte[] bytes = new byte[output.remaining()];
        if (output.isReadOnly()) {
            throw new java.nio.ReadOnlyBufferException();
        }
        int written = deflate(bytes, 0, bytes.length, flush);
        output.put(bytes, 0, written);
        return written;
    }

    public int getAdler() {
        synchronized (this) {
            checkOpen();
            return sum;
        }
    }

    public int getTotalIn() {
        return (int) getBytesRead();
    }

    public long getBytesRead() {
        synchronized (this) {
            checkOpen();
            return bytesRead;
        }
    }

    public int getTotalOut() {
        return (int) getBytesWritten();
    }

    public long getBytesWritten() {
        synchronized (this) {
            checkOpen();
            return bytesWritten;
        }
    }

    private void forget() {
        Compression.close(stream);
        stream = 0;
    }

    public void reset() {
        synchronized (this) {
            checkOpen();
            forget();
            finish = false;
            finished = false;
            input = NOTHING;
            inputStart = 0;
            inputEnd = 0;
            inputBuffer = null;
            bytesRead = 0;
            bytesWritten = 0;
            sum = 1;
        }
    }

    public void end() {
        synchronized (this) {
            forget();
            ended = true;
            input = NOTHING;
            inputStart = 0;
            inputEnd = 0;
        }
    }

    @Override
    public void close() {
        end();
    }
}
