package jdk.internal.vm;

import java.io.IOException;
import java.io.OutputStream;

/** The host's standard output or error, which buffers; a print stream around it has its text encoded there too. */
public final class StandardOutput extends OutputStream {
    public final int descriptor;

    public StandardOutput(int descriptor) {
        this.descriptor = descriptor;
    }

    @Override
    public void write(int b) throws IOException {
        HostFiles.write(descriptor, new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        HostFiles.write(descriptor, b, off, len);
    }

    @Override
    public void flush() throws IOException {
        HostFiles.flush(descriptor);
    }
}
