package java.security;

import java.util.Objects;

/** A fingerprint of bytes: MD5, SHA-1, SHA-256 or SHA-512. */
public abstract class MessageDigest {
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
            case "SHA-256":
                return new Sha256Digest(algorithm);
            case "SHA-512":
                return new Sha512Digest(algorithm);
            default:
                throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
        }
    }

    abstract void engineUpdate(byte[] bytes, int offset, int length);

    abstract byte[] engineDigest();

    abstract int engineLength();

    public abstract void reset();

    public final String getAlgorithm() {
        return algorithm;
    }

    public final int getDigestLength() {
        return engineLength();
    }

    public void update(byte input) {
        engineUpdate(new byte[] {input}, 0, 1);
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
        Objects.checkFromIndexSize(offset, len, input.length);
        engineUpdate(input, offset, len);
    }

    /** The fingerprint of all that came since the last. */
    public byte[] digest() {
        byte[] digest = engineDigest();
        reset();
        return digest;
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
    public String toString() {
        return algorithm + " Message Digest from Holloway\n";
    }
}
