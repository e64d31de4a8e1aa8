package javax.crypto;

import java.nio.ByteBuffer;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Locale;

/** The code of a message, by a digest and a key (RFC 2104). */
public class Mac {
    private final String algorithm;
    private final MessageDigest digest;
    private final int blockBytes;
    /** The key with each of both patterns, a block long; {@code null} where there is none. */
    private byte[] innerKey;
    private byte[] outerKey;
    private boolean started;

    private Mac(String algorithm, MessageDigest digest, int blockBytes) {
        this.algorithm = algorithm;
        this.digest = digest;
        this.blockBytes = blockBytes;
    }

    public static final Mac getInstance(String algorithm) throws NoSuchAlgorithmException {
        String upper = algorithm.toUpperCase(Locale.ROOT);
        String name = upper.startsWith("HMAC") ? upper.substring(4) : "";
        String digest;
        int block = 64;
        switch (name) {
            case "MD5":
                digest = "MD5";
                break;
            case "SHA1":
                digest = "SHA-1";
                break;
            case "SHA224":
            case "SHA256":
                digest = "SHA-" + name.substring(3);
                break;
            case "SHA384":
            case "SHA512":
            case "SHA512/224":
            case "SHA512/256":
                digest = "SHA-" + name.substring(3);
                block = 128;
                break;
            case "SHA3-224":
            case "SHA3-256":
            case "SHA3-384":
            case "SHA3-512":
                digest = name;
                block = 200 - 2 * Integer.parseInt(name.substring(5)) / 8;
                break;
            default:
                throw new NoSuchAlgorithmException("Algorithm " + algorithm + " not available");
        }
        return new Mac(algorithm, MessageDigest.getInstance(digest), block);
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final int getMacLength() {
        return digest.getDigestLength();
    }

    public final void init(Key key) throws InvalidKeyException {
        if (!(key instanceof SecretKey)) {
            throw new InvalidKeyException("No installed provider supports this key: "
                    + (key == null ? "(null)" : key.getClass().getName()));
        }
        byte[] secret = key.getEncoded();
        if (secret == null) {
            throw new InvalidKeyException("Missing key data");
        }
        digest.reset();
        byte[] block = Arrays.copyOf(secret.length > blockBytes ? digest.digest(secret) : secret, blockBytes);
        innerKey = new byte[blockBytes];
        outerKey = new byte[blockBytes];
        for (int i = 0; i < blockBytes; i++) {
            innerKey[i] = (byte) (block[i] ^ 0x36);
            outerKey[i] = (byte) (block[i] ^ 0x5c);
        }
        started = false;
    }

    public final void init(Key key, AlgorithmParameterSpec params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (params != null) {
            throw new InvalidAlgorithmParameterException("HMAC does not use parameters");
        }
        init(key);
    }

    private void start() {
        if (innerKey == null) {
            throw new IllegalStateException("MAC not initialized");
        }
        if (!started) {
            digest.update(innerKey);
            started = true;
        }
    }

    public final void update(byte input) {
        start();
        digest.update(input);
    }

    public final void update(byte[] input) {
        start();
        if (input != null) {
            digest.update(input, 0, input.length);
        }
    }

    public final void update(byte[] input, int offset, int len) {
        start();
        if (input != null) {
            if (offset < 0 || len > input.length - offset || len < 0) {
                throw new IllegalArgumentException("Bad arguments");
            }
            digest.update(input, offset, len);
        }
    }

    public final void update(ByteBuffer input) {
        start();
        if (input == null) {
            throw new IllegalArgumentException("Buffer must not be null");
        }
        digest.update(input);
    }

    public final byte[] doFinal() {
        start();
        byte[] inner = digest.digest();
        digest.update(outerKey);
        digest.update(inner);
        started = false;
        return digest.digest();
    }

    public final byte[] doFinal(byte[] input) {
        update(input);
        return doFinal();
    }

    public final void doFinal(byte[] output, int outOffset) throws ShortBufferException {
        start();
        if (output == null || output.length - outOffset < getMacLength()) {
            throw new ShortBufferException("Cannot store MAC in output buffer");
        }
        System.arraycopy(doFinal(), 0, output, outOffset, getMacLength());
    }

    public final void reset() {
        digest.reset();
        started = false;
    }
}
