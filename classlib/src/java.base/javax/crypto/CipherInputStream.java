package javax.crypto;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Gives what is read encrypted or decrypted. */
public class CipherInputStream extends FilterInputStream {
    private static final int READ_AT_ONCE = 8 << 10;

    private final Cipher cipher;
    private byte[] made = {};
    private int at;
    private boolean finished;

    public CipherInputStream(InputStream is, Cipher c) {
        super(is);
        cipher = c;
    }

    /** Whether there is more. */
    private boolean fill() throws IOException {
        byte[] bytes = new byte[READ_AT_ONCE];
        while (at == made.length && !finished) {
            int count = in.read(bytes);
            at = 0;
            if (count >= 0) {
                byte[] next = cipher.update(bytes, 0, count);
                made = next == null ? new byte[0] : next;
                continue;
            }
            finished = true;
            try {
                made = cipher.doFinal();
            } catch (IllegalBlockSizeException | BadPaddingException failure) {
                made = new byte[0];
                throw new IOException(failure);
            }
        }
        return at < made.length;
    }

    @Override
    public int read() throws IOException {
        return fill() ? made[at++] & 0xff : -1;
    }

    @Override
    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (len <= 0) {
            return 0;
        }
        if (!fill()) {
            return -1;
        }
        int count = Math.min(len, made.length - at);
        System.arraycopy(made, at, b, off, count);
        at += count;
        return count;
    }

    @Override
    public long skip(long n) {
        long count = Math.max(0, Math.min(n, made.length - at));
        at += (int) count;
        return count;
    }

    @Override
    public int available() {
        return made.length - at;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
