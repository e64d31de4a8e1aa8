package java.security;

import java.nio.ByteBuffer;
import java.util.Objects;

/** A fingerprint of bytes: MD5, SHA-1, and the forms of SHA-2 and SHA-3. */
public abstract class MessageDigest extends MessageDigestSpi {
    private final String algorithm;

    protected MessageDigest(String algorithm) {
        this.algorithm = algorithm;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        switch (Objects.requireNonNull(algorithm, "null algorithm name").toUpperCase()) {
            case "MD5":
                return new Md5Digest(algorithm);
            case "SHA":
            case "SHA1":
            case "SHA-1":
                return new Sha1Digest(algorithm);
            case "SHA-224":
            case "SHA224":
                return new Sha256Digest(algorithm, 28);
            case "SHA-256":
            case "SHA256":
                return new Sha256Digest(algorithm, 32);
            case "SHA-384":
            case "SHA384":
                return new Sha512Digest(algorithm, 48);
            case "SHA-512":
            case "SHA512":
                return new Sha512Digest(algorithm, 64);
            case "SHA-512/224":
            case "SHA512/224":
                return new Sha512Digest(algorithm, 28);
            case "SHA-512/256":
            case "SHA512/256":
                return new Sha512Digest(algorithm, 32);
            case "SHA3-224":
                return new Sha3Digest(algorithm, 28);
            case "SHA3-256":
                return new Sha3Digest(algorithm, 32);
            case "SHA3-384":
                return new Sha3Digest(algorithm, 48);
            case "SHA3-512":
                return new Sha3Digest(algorithm, 64);
            default:
                throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
        }
    }

    public void reset() {
        engineReset();
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final int getDigestLength() {
        int told = engineGetDigestLength();
        if (told != 0) {
            return told;
        }
        try {
            return ((MessageDigest) clone()).digest().length;
        } catch (CloneNotSupportedException unknown) {
            return 0;
        }
    }

    public void update(byte input) {
        engineUpdate(input);
    }

    public void update(byte[] input) {
        engineUpdate(input, 0, input.length);
    }

    public void update(byte[] input, int offset, int len) {
        if (input == null) {
            throw new IllegalArgumentException("No input buffer given");
        }
        if (input.length - offset < len) {
            throw new IllegalArgumentException("Input buffer too short");
        }
        if (len != 0 && (offset < 0 || len < 0)) {
            throw new ArrayIndexOutOfBoundsException(
                    "Range [" + offset + ", " + offset + " + " + len + ") out of bounds for length " + input.length);
        }
        engineUpdate(input, offset, len);
    }

    /** Takes the bytes that remain. */
    public final void update(ByteBuffer input) {
        if (input == null) {
            throw new NullPointerException();
        }
        engineUpdate(input);
    }

    /** Puts the fingerprint into an array, and gives its length. */
    public int digest(byte[] buf, int offset, int len) throws DigestException {
        if (buf == null) {
            throw new IllegalArgumentException("No output buffer given");
        }
        if (buf.length - offset < len) {
            throw new IllegalArgumentException("Output buffer too small for specified offset and length");
        }
        return engineDigest(buf, offset, len);
    }

    /** What those do that are here: an array that is too short is refused before anything is computed. */
    static int put(MessageDigest digest, byte[] target, int offset, int length) throws DigestException {
        int needed = digest.engineGetDigestLength();
        if (length < needed) {
            throw new DigestException("Length must be at least " + needed + " for " + digest.getAlgorithm().toUpperCase() + "digests");
        }
        if (offset < 0) {
            throw new DigestException("Buffer too short to store digest");
        }
        System.arraycopy(digest.engineDigest(), 0, target, offset, needed);
        return needed;
    }

    /** The fingerprint of all that came since the last. */
    public byte[] digest() {
        return engineDigest();
    }

    public byte[] digest(byte[] input) {
        update(input);
        return digest();
    }

    /** Compares in a time that does not tell where they differ. */
    public static boolean isEqual(byte[] digesta, byte[] digestb) {
        if (digesta == null || digestb == null) {
            return digesta == digestb;
        }
        int difference = digesta.length ^ digestb.length;
        for (int i = 0; i < digesta.length && i < digestb.length; i++) {
            difference |= digesta[i] ^ digestb[i];
        }
        return difference == 0;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        return super.clone();
    }

    @Override
    public String toString() {
        return algorithm + " Message Digest from Holloway\n";
    }
}
