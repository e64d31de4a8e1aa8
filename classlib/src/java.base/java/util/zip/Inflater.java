package java.util.zip;

import java.nio.ByteBuffer;
import jdk.internal.vm.Compression;

/** Brings compressed bytes back, raw ones or those in the format of RFC 1950. */
public class Inflater implements AutoCloseable {
    private static final byte[] NOTHING = {};

    private final boolean raw;
    /** The machine's state, by its number: made when it is first needed; 0 if there is none. */
    private long stream;
    private byte[] input = NOTHING;
    private int inputStart;
    private int inputEnd;
    /** Where the input comes from, if it is a buffer: its position goes on. */
    private ByteBuffer inputBuffer;
    private boolean finished;
    private boolean needsDictionary;
    private boolean ended;
    private long bytesRead;
    private long bytesWritten;
    private int sum = 1;

    public Inflater(boolean nowrap) {
        raw = nowrap;
    }

    public Inflater() {
        this(false);
    }

    private long stream() {
        checkOpen();
        if (stream == 0) {
            stream = Compression.openInflater(this, raw);
        }
        return stream;
    }

    private void checkOpen() {
        if (ended) {
            throw new IllegalStateException("Inflater has been closed");
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

    public void setDictionary(byte[] dictionary, int off, int len) {
        Deflater.checkRange(off, len, dictionary.length);
        synchronized (this) {
            Compression.setDictionary(stream(), dictionary, off, len);
            needsDictionary = false;
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

    public int getRemaining() {
        synchronized (this) {
            return inputEnd - inputStart;
        }
    }

    public boolean needsInput() {
        synchronized (this) {
            return inputStart >= inputEnd;
        }
    }

    public boolean needsDictionary() {
        synchronized (this) {
            return needsDictionary;
        }
    }

    public boolean finished() {
        synchronized (this) {
            return finished;
        }
    }

    public int inflate(byte[] output, int off, int len) throws DataFormatException {
        Deflater.checkRange(off, len, output.length);
        synchronized (this) {
            long number = stream();
            byte[] from = input == output ? input.clone() : input;
            long done = Compression.inflate(number, from, inputStart, inputEnd - inputStart, output, off, len);
            int read = (int) (done & Integer.MAX_VALUE);
            int written = (int) (done >>> Compression.WRITTEN_SHIFT & Integer.MAX_VALUE);
            finished |= (done & Compression.FINISHED) != 0;
            if ((done & Compression.NEEDS_DICTIONARY) != 0) {
                needsDictionary = true;
                sum = Compression.neededDictionary(number);
            }
            if (!raw && written > 0) {
                sum = Compression.adler32(bytesWritten == 0 ? 1 : sum, output, off, written);
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
            finished = false;
            needsDictionary = false;
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
