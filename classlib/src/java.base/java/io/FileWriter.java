package java.io;

import java.nio.charset.Charset;

/** Writes the characters of a file. */
public class FileWriter extends OutputStreamWriter {
    public FileWriter(String path) throws IOException {
        super(new FileOutputStream(path));
    }

    public FileWriter(String path, boolean append) throws IOException {
        super(new FileOutputStream(path, append));
    }

    public FileWriter(FileDescriptor descriptor) {
        super(new FileOutputStream(descriptor));
    }

    public FileWriter(String path, Charset charset) throws IOException {
        super(new FileOutputStream(path), charset);
    }

    public FileWriter(String path, Charset charset, boolean append) throws IOException {
        super(new FileOutputStream(path, append), charset);
    }
}
