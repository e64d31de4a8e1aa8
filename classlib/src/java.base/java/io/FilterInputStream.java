package java.io;

/** A source of bytes that passes on those of another. */
public class FilterInputStream extends InputStream {
    protected volatile InputStream in;

    protected FilterInputStream(InputStream in) {
        this.in = in;
    }
    //#for declared value
    //#| int read() throws IOException | in.read()
    //#| int read(byte[] b) throws IOException | read(b, 0, b.length)
    //#| int read(byte[] b, int off, int len) throws IOException | in.read(b, off, len)
    //#| long skip(long n) throws IOException | in.skip(n)
    //#| int available() throws IOException | in.available()

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public void close() throws IOException {
        in.close();
    }

    @Override
    public void mark(int readlimit) {
        in.mark(readlimit);
    }

    @Override
    public void reset() throws IOException {
        in.reset();
    }

    @Override
    public boolean markSupported() {
        return in.markSupported();
    }
}
