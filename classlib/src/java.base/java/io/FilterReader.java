package java.io;

/** A reader that reads another one. */
public abstract class FilterReader extends Reader {
    protected Reader in;

    protected FilterReader(Reader in) {
        super(in);
        this.in = in;
    }
    //#for declared value
    //#| int read() throws IOException | in.read()
    //#| int read(char[] cbuf, int off, int len) throws IOException | in.read(cbuf, off, len)
    //#| long skip(long n) throws IOException | in.skip(n)
    //#| boolean ready() throws IOException | in.ready()
    //#| boolean markSupported() | in.markSupported()

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public void mark(int readAheadLimit) throws IOException {
        in.mark(readAheadLimit);
    }

    @Override
    public void reset() throws IOException {
        in.reset();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
