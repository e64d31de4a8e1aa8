package javax.crypto;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Encrypts or decrypts what is written. */
public class CipherOutputStream extends FilterOutputStream {
    private final Cipher cipher;
    private boolean closed;

    public CipherOutputStream(OutputStream os, Cipher c) {
        super(os);
        cipher = c;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        byte[] made = cipher.update(b, off, len);
        if (made != null) {
            out.write(made);
        }
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try (OutputStream closedLast = out) {
            out.write(cipher.doFinal());
        } catch (IllegalBlockSizeException | BadPaddingException failure) {
            throw new IOException(failure);
        }
    }
}
