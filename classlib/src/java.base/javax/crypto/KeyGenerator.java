package javax.crypto;

import java.security.InvalidParameterException;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Locale;
import javax.crypto.spec.SecretKeySpec;

/** Draws keys of AES and of message codes. */
public class KeyGenerator {
    private final String algorithm;
    private final boolean isAes;
    private int bytes;
    private SecureRandom random;

    private KeyGenerator(String algorithm, boolean isAes, int bytes) {
        this.algorithm = algorithm;
        this.isAes = isAes;
        this.bytes = bytes;
    }

    public static final KeyGenerator getInstance(String algorithm) throws NoSuchAlgorithmException {
        String upper = algorithm.toUpperCase(Locale.ROOT);
        if (upper.equals("AES")) {
            return new KeyGenerator(algorithm, true, 32);
        }
        try {
            int length = Mac.getInstance(algorithm).getMacLength();
            return new KeyGenerator(algorithm, false, upper.equals("HMACMD5") || upper.equals("HMACSHA1") ? 64 : length);
        } catch (NoSuchAlgorithmException unknown) {
            throw new NoSuchAlgorithmException(algorithm + " KeyGenerator not available");
        }
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final void init(int keysize) {
        init(keysize, null);
    }

    public final void init(int keysize, SecureRandom random) {
        if (isAes && keysize != 128 && keysize != 192 && keysize != 256) {
            throw new InvalidParameterException("Wrong keysize: must be equal to 128, 192 or 256");
        }
        if (!isAes && keysize < 40) {
            throw new InvalidParameterException("Key length must be at least 40 bits");
        }
        bytes = (keysize + 7) / 8;
        this.random = random;
    }

    public final void init(SecureRandom random) {
        this.random = random;
    }

    public final SecretKey generateKey() {
        byte[] key = new byte[bytes];
        (random == null ? new SecureRandom() : random).nextBytes(key);
        return new SecretKeySpec(key, isAes ? "AES" : algorithm);
    }
}
