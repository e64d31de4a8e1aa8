//#file $Name$.java
//#for Name settings
//#| Deflater | level, raw
//#| Inflater | raw
package java.util.zip;

import java.nio.ByteBuffer;
import jdk.internal.vm.Compression;

//#if Name: Deflater
/** Compresses bytes, raw or in the format of RFC 1950. A strategy is taken and has no effect. */
//#else
/** Brings compressed bytes back, raw ones or those in the format of RFC 1950. */
//#end
public class $Name$ implements AutoCloseable {
    //#if Name: Deflater
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
    //#end
    private static final byte[] NOTHING = {};

    private final boolean raw;
    //#if Name: Deflater
    private int level;
    private int strategy;
    //#end
    /** The machine's state, by its number: made when it is first needed; 0 if there is none. */
    private long stream;
    private byte[] input = NOTHING;
    private int inputStart;
    private int inputEnd;
    /** Where the input comes from, if it is a buffer: its position goes on. */
    private ByteBuffer inputBuffer;
    //#if Name: Deflater
    private boolean finish;
    //#end
    private boolean finished;
    //#if Name: Deflater
    /** Level or strategy were set: the next call does nothing but take note of it. */
    private boolean changed;
    //#else
    private boolean needsDictionary;
    //#end
    private boolean ended;
    private long bytesRead;
    private long bytesWritten;
    private int sum = 1;

    //#if Name: Deflater
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
    //#else
    public Inflater(boolean nowrap) {
        raw = nowrap;
    }

    public Inflater() {
        this(false);
    }
    //#end

    private long stream() {
        checkOpen();
        if (stream == 0) {
            stream = Compression.open$Name$(this, $settings$);
        }
        return stream;
    }

    private void checkOpen() {
        if (ended) {
            throw new IllegalStateException("$Name$ has been closed");
        }
    }

    public void setInput(byte[] input, int off, int len) {
        Deflater.checkRange(off, len, input.length);
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
    //#if Name: Deflater

    static void checkRange(int off, int len, int length) {
        if (off < 0 || len < 0 || off > length - len) {
            throw new ArrayIndexOutOfBoundsException(
                    "Range [" + off + ", " + off + " + " + len + ") out of bounds for length " + length);
        }
    }
    //#end

    public void setDictionary(byte[] dictionary, int off, int len) {
        Deflater.checkRange(off, len, dictionary.length);
        synchronized (this) {
            Compression.setDictionary(stream(), dictionary, off, len);
            //#if Name: Deflater
            sum = Compression.adler32(1, dictionary, off, len);
            //#else
            needsDictionary = false;
            //#end
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
    //#if Name: Deflater

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
    //#else

    public int getRemaining() {
        synchronized (this) {
            return inputEnd - inputStart;
        }
    }
    //#end

    public boolean needsInput() {
        synchronized (this) {
            return inputStart >= inputEnd;
        }
    }
    //#if Name: Deflater

    public void finish() {
        synchronized (this) {
            finish = true;
        }
    }
    //#else

    public boolean needsDictionary() {
        synchronized (this) {
            return needsDictionary;
        }
    }
    //#end

    public boolean finished() {
        synchronized (this) {
            return finished;
        }
    }

    //#if Name: Deflater
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
    //#else
    public int inflate(byte[] output, int off, int len) throws DataFormatException {
        Deflater.checkRange(off, len, output.length);
    //#end
        synchronized (this) {
            long number = stream();
            //#if Name: Deflater
            if (changed) {
                changed = false;
                return 0;
            }
            //#end
            byte[] from = input == output ? input.clone() : input;
            //#if Name: Deflater
            long done = Compression.deflate(
                    number, from, inputStart, inputEnd - inputStart, output, off, len, finish ? FINISH : flush);
            //#else
            long done = Compression.inflate(number, from, inputStart, inputEnd - inputStart, output, off, len);
            //#end
            int read = (int) (done & Integer.MAX_VALUE);
            int written = (int) (done >>> Compression.WRITTEN_SHIFT & Integer.MAX_VALUE);
            finished |= (done & Compression.FINISHED) != 0;
            //#if Name: Deflater
            if (!raw && read > 0) {
                if (bytesRead == 0) {
                    sum = 1;
                }
                sum = Compression.adler32(sum, from, inputStart, read);
            //#else
            if ((done & Compression.NEEDS_DICTIONARY) != 0) {
                needsDictionary = true;
                sum = Compression.neededDictionary(number);
            }
            if (!raw && written > 0) {
                sum = Compression.adler32(bytesWritten == 0 ? 1 : sum, output, off, written);
            //#end
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
    //#if Name: Deflater

    public int deflate(ByteBuffer output, int flush) {
        byte[] bytes = new byte[output.remaining()];
        if (output.isReadOnly()) {
            throw new java.nio.ReadOnlyBufferException();
        }
        int written = deflate(bytes, 0, bytes.length, flush);
        output.put(bytes, 0, written);
        return written;
    }
    //#else

    public int inflate(byte[] output) throws DataFormatException {
        return inflate(output, 0, output.length);
    }

    public int inflate(ByteBuffer output) throws DataFormatException {
        if (output.isReadOnly()) {
            throw new java.nio.ReadOnlyBufferException();
        }
        byte[] bytes = new byte[output.remaining()];
        int written = inflate(bytes, 0, bytes.length);
        output.put(bytes, 0, written);
        return written;
    }
    //#end

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
            //#if Name: Deflater
            finish = false;
            //#end
            finished = false;
            //#if Name: Inflater
            needsDictionary = false;
            //#end
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
