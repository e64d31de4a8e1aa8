package java.security;

import java.nio.ByteBuffer;

/** What a digest does: takes bytes, gives their fingerprint, begins anew. */
public abstract class MessageDigestSpi {
    public MessageDigestSpi() {
    }

    /** The length of the fingerprint in bytes; 0 where it is not told. */
    protected int engineGetDigestLength() {
        return 0;
    }

    protected abstract void engineUpdate(byte input);

    protected abstract void engineUpdate(byte[] input, int offset, int len);

    /** Takes the bytes that remain. */
    protected void engineUpdate(ByteBuffer input) {
        byte[] bytes = new byte[input.remaining()];
        input.get(bytes);
        engineUpdate(bytes, 0, bytes.length);
    }

    protected abstract byte[] engineDigest();

    /** Puts the fingerprint into an array, and gives its length. */
    protected int engineDigest(byte[] buf, int offset, int len) throws DigestException {
        byte[] digest = engineDigest();
        if (len < digest.length) {
            throw new DigestException("partial digests not returned");
        }
        if (buf.length - offset < digest.length) {
            throw new DigestException("insufficient space in the output buffer to store the digest");
        }
        System.arraycopy(digest, 0, buf, offset, digest.length);
        return digest.length;
    }

    protected abstract void engineReset();

    @Override
    public Object clone() throws CloneNotSupportedException {
        if (this instanceof Cloneable) {
            return super.clone();
        }
        throw new CloneNotSupportedException();
    }
}
