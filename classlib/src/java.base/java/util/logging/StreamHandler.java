package java.util.logging;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.util.Objects;

/** Writes records to a stream. */
public class StreamHandler extends Handler {
    private OutputStream output;
    private Writer writer;
    private boolean begun;

    public StreamHandler() {
        super.setLevel(Level.INFO);
        super.setFormatter(new SimpleFormatter());
    }

    public StreamHandler(OutputStream out, Formatter formatter) {
        super.setLevel(Level.INFO);
        super.setFormatter(Objects.requireNonNull(formatter));
        setOutputStream(out);
    }

    protected synchronized void setOutputStream(OutputStream out) {
        Objects.requireNonNull(out);
        end();
        output = out;
        begun = false;
        writer = writer();
    }

    private Writer writer() {
        if (getEncoding() == null) {
            return new OutputStreamWriter(output);
        }
        try {
            return new OutputStreamWriter(output, getEncoding());
        } catch (UnsupportedEncodingException unknown) {
            throw new Error("Unexpected exception " + unknown);
        }
    }

    @Override
    public synchronized void setEncoding(String encoding) throws UnsupportedEncodingException {
        super.setEncoding(encoding);
        if (output != null) {
            flush();
            writer = writer();
        }
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) {
            return;
        }
        String text;
        try {
            text = getFormatter().format(record);
        } catch (Exception failure) {
            reportError(null, failure, ErrorManager.FORMAT_FAILURE);
            return;
        }
        try {
            if (!begun) {
                writer.write(getFormatter().getHead(this));
                begun = true;
            }
            writer.write(text);
        } catch (Exception failure) {
            reportError(null, failure, ErrorManager.WRITE_FAILURE);
        }
    }

    @Override
    public boolean isLoggable(LogRecord record) {
        return writer != null && record != null && super.isLoggable(record);
    }

    @Override
    public synchronized void flush() {
        if (writer != null) {
            try {
                writer.flush();
            } catch (Exception failure) {
                reportError(null, failure, ErrorManager.FLUSH_FAILURE);
            }
        }
    }

    private void end() {
        if (writer == null) {
            return;
        }
        try {
            if (!begun) {
                writer.write(getFormatter().getHead(this));
                begun = true;
            }
            writer.write(getFormatter().getTail(this));
            writer.flush();
            writer.close();
        } catch (IOException | RuntimeException failure) {
            reportError(null, failure, ErrorManager.CLOSE_FAILURE);
        }
        writer = null;
        output = null;
    }

    @Override
    public synchronized void close() throws SecurityException {
        end();
    }
}
