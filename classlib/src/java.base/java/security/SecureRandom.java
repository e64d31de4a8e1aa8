package java.security;

import java.io.IOException;
import java.util.Locale;
import java.util.Random;
import jdk.internal.vm.HostFiles;

/** Random bytes of the host that nobody can foresee. */
public class SecureRandom extends Random {
    private static final long serialVersionUID = 4940670005562187L;

    private final String algorithm;

    public SecureRandom() {
        this("NativePRNG");
    }

    public SecureRandom(byte[] seed) {
        this();
        setSeed(seed);
    }

    private SecureRandom(String algorithm) {
        super(0);
        this.algorithm = algorithm;
    }

    public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
        switch (algorithm.toUpperCase(Locale.ROOT)) {
            case "NATIVEPRNG":
            case "NATIVEPRNGBLOCKING":
            case "NATIVEPRNGNONBLOCKING":
            case "DRBG":
            case "SHA1PRNG":
                return new SecureRandom(algorithm);
            default:
                throw new NoSuchAlgorithmException(algorithm + " SecureRandom not available");
        }
    }

    public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
        return new SecureRandom("Blocking");
    }

    public String getAlgorithm() {
        return algorithm;
    }

    /** A seed adds to what cannot be foreseen, and takes nothing away from it: the host's bytes stay what they are. */
    public void setSeed(byte[] seed) {
        if (seed == null) {
            throw new NullPointerException();
        }
    }

    @Override
    public void setSeed(long seed) {
    }

    public void reseed() {
    }

    @Override
    public void nextBytes(byte[] bytes) {
        try {
            HostFiles.random(bytes);
        } catch (IOException refused) {
            throw new IllegalStateException("no random bytes", refused);
        }
    }

    @Override
    protected final int next(int numBits) {
        byte[] bytes = new byte[4];
        nextBytes(bytes);
        int drawn = bytes[0] << 24 | (bytes[1] & 0xff) << 16 | (bytes[2] & 0xff) << 8 | bytes[3] & 0xff;
        return drawn >>> 32 - numBits;
    }

    public byte[] generateSeed(int numBytes) {
        if (numBytes < 0) {
            throw new IllegalArgumentException("numBytes cannot be negative");
        }
        byte[] seed = new byte[numBytes];
        nextBytes(seed);
        return seed;
    }

    public static byte[] getSeed(int numBytes) {
        return new SecureRandom().generateSeed(numBytes);
    }

    @Override
    public String toString() {
        return algorithm;
    }
}
