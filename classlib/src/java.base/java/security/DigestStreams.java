//#file $Name$.java
//#for Way Name Stream FilterStream done
//#| Input | DigestInputStream | InputStream | FilterInputStream | Gives a digest what is read.
//#| Output | DigestOutputStream | OutputStream | FilterOutputStream | Gives a digest what is written.
package java.security;

import java.io.$FilterStream$;
import java.io.IOException;
import java.io.$Stream$;

/** $done$ */
public class $Name$ extends $FilterStream$ {
    protected MessageDigest digest;
    private boolean on = true;

    public $Name$($Stream$ stream, MessageDigest digest) {
        super(stream);
        this.digest = digest;
    }

    public MessageDigest getMessageDigest() {
        return digest;
    }

    public void setMessageDigest(MessageDigest digest) {
        this.digest = digest;
    }
    //#if Way: Input

    @Override
    public int read() throws IOException {
        int next = in.read();
        if (on && next >= 0) {
            digest.update((byte) next);
        }
        return next;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        int count = in.read(b, off, len);
        if (on && count >= 0) {
            digest.update(b, off, count);
        }
        return count;
    }
    //#else

    @Override
    public void write(int b) throws IOException {
        out.write(b);
        if (on) {
            digest.update((byte) b);
        }
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        out.write(b, off, len);
        if (on) {
            digest.update(b, off, len);
        }
    }
    //#end

    public void on(boolean on) {
        this.on = on;
    }

    @Override
    public String toString() {
        return "[Digest $Way$ Stream] " + digest;
    }
}
