package javax.crypto;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import java.util.Locale;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** Keys of passwords by PBKDF2 (RFC 8018). */
public class SecretKeyFactory {
    private static final String PREFIX = "PBKDF2WITH";

    private final String algorithm;

    private SecretKeyFactory(String algorithm) {
        this.algorithm = algorithm;
    }

    public static final SecretKeyFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
        String upper = algorithm.toUpperCase(Locale.ROOT);
        if (upper.startsWith(PREFIX + "HMAC")) {
            try {
                Mac.getInstance(algorithm.substring(PREFIX.length()));
                return new SecretKeyFactory(algorithm);
            } catch (NoSuchAlgorithmException unknown) {
                // The message names the factory.
            }
        }
        throw new NoSuchAlgorithmException(algorithm + " SecretKeyFactory not available");
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final SecretKey generateSecret(KeySpec keySpec) throws InvalidKeySpecException {
        if (!(keySpec instanceof PBEKeySpec)) {
            throw new InvalidKeySpecException("Only PBEKeySpec is accepted");
        }
        PBEKeySpec spec = (PBEKeySpec) keySpec;
        if (spec.getSalt() == null) {
            throw new InvalidKeySpecException("Salt not found");
        }
        if (spec.getKeyLength() == 0) {
            throw new InvalidKeySpecException("Key length not found");
        }
        byte[] password = new String(spec.getPassword()).getBytes(StandardCharsets.UTF_8);
        try {
            Mac mac = Mac.getInstance(algorithm.substring(PREFIX.length()));
            // No bytes are a key like one zero: shorter keys are filled up with zeros.
            mac.init(new SecretKeySpec(password.length == 0 ? new byte[1] : password, mac.getAlgorithm()));
            return new SecretKeySpec(derive(mac, spec), algorithm);
        } catch (NoSuchAlgorithmException | InvalidKeyException impossible) {
            throw new InvalidKeySpecException(impossible);
        }
    }

    private static byte[] derive(Mac mac, PBEKeySpec spec) {
        byte[] key = new byte[(spec.getKeyLength() + 7) / 8];
        int at = 0;
        for (int block = 1; at < key.length; block++) {
            mac.update(spec.getSalt());
            byte[] next = mac.doFinal(new byte[] {
                (byte) (block >> 24), (byte) (block >> 16), (byte) (block >> 8), (byte) block});
            byte[] sum = next.clone();
            for (int i = 1; i < spec.getIterationCount(); i++) {
                next = mac.doFinal(next);
                for (int k = 0; k < sum.length; k++) {
                    sum[k] ^= next[k];
                }
            }
            int count = Math.min(sum.length, key.length - at);
            System.arraycopy(sum, 0, key, at, count);
            at += count;
        }
        return key;
    }
}
