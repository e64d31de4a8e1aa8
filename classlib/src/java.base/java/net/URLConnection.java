package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What a URL leads to. */
public abstract class URLConnection {
    protected URL url;
    protected boolean doInput = true;
    protected boolean doOutput;
    protected boolean useCaches = true;
    protected boolean connected;
    protected long ifModifiedSince;

    protected URLConnection(URL url) {
        this.url = url;
    }

    public abstract void connect() throws IOException;

    private void checkNotConnected() {
        if (connected) {
            throw new IllegalStateException("Already connected");
        }
    }

    public URL getURL() {
        return url;
    }

    public int getContentLength() {
        long length = getContentLengthLong();
        return length > Integer.MAX_VALUE ? -1 : (int) length;
    }

    public long getContentLengthLong() {
        return getHeaderFieldLong("content-length", -1);
    }

    public String getContentType() {
        return getHeaderField("content-type");
    }

    public String getContentEncoding() {
        return getHeaderField("content-encoding");
    }

    public long getLastModified() {
        return getHeaderFieldLong("last-modified", 0);
    }

    public String getHeaderField(String name) {
        return null;
    }

    public Map<String, List<String>> getHeaderFields() {
        return Map.of();
    }

    public long getHeaderFieldLong(String name, long defaultValue) {
        try {
            return Long.parseLong(getHeaderField(name));
        } catch (NumberFormatException none) {
            return defaultValue;
        }
    }

    public int getHeaderFieldInt(String name, int defaultValue) {
        return (int) getHeaderFieldLong(name, defaultValue);
    }

    public Object getContent() throws IOException {
        return getInputStream();
    }

    public InputStream getInputStream() throws IOException {
        throw new UnknownServiceException("protocol doesn't support input");
    }

    public OutputStream getOutputStream() throws IOException {
        throw new UnknownServiceException("protocol doesn't support output");
    }

    @Override
    public String toString() {
        return getClass().getName() + ":" + url;
    }
    //#for Setting type given field
    //#| DoInput | boolean | doinput | doInput
    //#| DoOutput | boolean | dooutput | doOutput
    //#| UseCaches | boolean | usecaches | useCaches
    //#| IfModifiedSince | long | ifmodifiedsince | ifModifiedSince

    public void set$Setting$($type$ $given$) {
        checkNotConnected();
        $field$ = $given$;
    }

    public $type$ get$Setting$() {
        return $field$;
    }
    //#end

    /** By the end of a name; {@code null} where that says nothing. */
    public static String guessContentTypeFromName(String fname) {
        try {
            int hash = fname.indexOf('#');
            return Files.probeContentType(Path.of(hash < 0 ? fname : fname.substring(0, hash)));
        } catch (IOException impossible) {
            return null;
        }
    }
}
