package javax.crypto;

import java.io.ByteArrayOutputStream;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import jdk.internal.vm.Cryptography;

/** AES in one of the modes ECB, CBC, CTR and GCM (NIST SP 800-38A and D). */
final class AesEngine {
    private static final int BLOCK = 16;
    private static final int USUAL_NONCE = 12;

    private final String mode;
    private final boolean padded;
    private byte[] key;
    private byte[] iv;
    private byte[] chain;
    private boolean encrypting;
    private int tagBytes = BLOCK;
    /** What waits for the rest of its block; when decrypting GCM, all. */
    private final ByteArrayOutputStream waiting = new ByteArrayOutputStream();
    private final ByteArrayOutputStream additional = new ByteArrayOutputStream();
    private byte[] hashKey;
    private byte[] hash;
    private byte[] tagMask;
    private long hashedAdditional;
    private long hashedText;
    private boolean textStarted;
    /** GCM: what must not be used twice. */
    private byte[] usedKey;
    private byte[] usedIv;
    private boolean isUsed;

    AesEngine(String mode, boolean padded) {
        this.mode = mode;
        this.padded = padded;
    }

    boolean isGcm() {
        return mode.equals("GCM");
    }

    boolean isEncrypting() {
        return encrypting;
    }

    byte[] iv() {
        return iv == null ? null : iv.clone();
    }

    void init(boolean encrypt, Key secret, AlgorithmParameterSpec parameters, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (!(secret instanceof SecretKey)) {
            throw new InvalidKeyException("No installed provider supports this key: "
                    + (secret == null ? "(null)" : secret.getClass().getName()));
        }
        if (!secret.getAlgorithm().equalsIgnoreCase("AES") && !secret.getAlgorithm().equalsIgnoreCase("Rijndael")) {
            throw new InvalidKeyException("Wrong algorithm: AES or Rijndael required");
        }
        byte[] bytes = secret.getEncoded();
        if (bytes.length != 16 && bytes.length != 24 && bytes.length != 32) {
            throw new InvalidKeyException("Invalid AES key length: " + bytes.length + " bytes");
        }
        byte[] start = start(encrypt, parameters, random);
        if (isGcm() && encrypt) {
            if (usedIv != null && Arrays.equals(usedIv, start) && MessageDigest.isEqual(usedKey, bytes)) {
                throw new InvalidAlgorithmParameterException("Cannot reuse iv for GCM encryption");
            }
            usedKey = bytes;
            usedIv = start;
        }
        key = bytes;
        iv = start;
        encrypting = encrypt;
        isUsed = false;
        restart();
    }

    private byte[] start(boolean encrypt, AlgorithmParameterSpec parameters, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (mode.equals("ECB")) {
            if (parameters != null) {
                throw new InvalidAlgorithmParameterException("ECB mode cannot use IV");
            }
            return null;
        }
        if (parameters == null) {
            if (!encrypt) {
                throw new InvalidKeyException(isGcm() ? "No GCMParameterSpec specified" : "Parameters missing");
            }
            tagBytes = BLOCK;
            byte[] drawn = new byte[isGcm() ? USUAL_NONCE : BLOCK];
            (random == null ? new SecureRandom() : random).nextBytes(drawn);
            return drawn;
        }
        if (isGcm()) {
            if (!(parameters instanceof GCMParameterSpec)) {
                throw new InvalidAlgorithmParameterException("AlgorithmParameterSpec not of GCMParameterSpec");
            }
            int bits = ((GCMParameterSpec) parameters).getTLen();
            byte[] nonce = ((GCMParameterSpec) parameters).getIV();
            if (bits < 96 || bits > 128 || bits % 8 != 0) {
                throw new InvalidAlgorithmParameterException(
                        "Unsupported TLen value.  Must be one of {128, 120, 112, 104, 96}");
            }
            if (nonce.length == 0) {
                throw new InvalidAlgorithmParameterException("IV is empty");
            }
            tagBytes = bits / 8;
            return nonce;
        }
        if (!(parameters instanceof IvParameterSpec)) {
            throw new InvalidAlgorithmParameterException("Unsupported parameter: " + parameters);
        }
        byte[] block = ((IvParameterSpec) parameters).getIV();
        if (block.length != BLOCK) {
            throw new InvalidAlgorithmParameterException("Wrong IV length: must be 16 bytes long");
        }
        return block;
    }

    private void restart() {
        waiting.reset();
        additional.reset();
        chain = iv == null ? null : iv.clone();
        if (!isGcm()) {
            return;
        }
        hash = new byte[BLOCK];
        hashKey = new byte[BLOCK];
        hashedAdditional = 0;
        hashedText = 0;
        textStarted = false;
        Cryptography.aes(Cryptography.ENCRYPT, key, null, hashKey, 0, 1);
        chain = new byte[BLOCK];
        if (iv.length == USUAL_NONCE) {
            System.arraycopy(iv, 0, chain, 0, iv.length);
            chain[BLOCK - 1] = 1;
        } else {
            byte[] blocks = Arrays.copyOf(iv, (iv.length + BLOCK - 1) / BLOCK * BLOCK + BLOCK);
            putLong(blocks, blocks.length - 8, 8L * iv.length);
            Cryptography.ghash(hashKey, chain, blocks, 0, blocks.length / BLOCK);
        }
        tagMask = new byte[BLOCK];
        Cryptography.aes(Cryptography.COUNT_32, key, chain, tagMask, 0, 1);
    }

    private static void putLong(byte[] bytes, int at, long value) {
        for (int i = 0; i < 8; i++) {
            bytes[at + i] = (byte) (value >>> 56 - 8 * i);
        }
    }

    void updateAdditional(byte[] bytes, int offset, int length) {
        if (!isGcm()) {
            throw new UnsupportedOperationException("The underlying Cipher implementation does not support this method");
        }
        if (textStarted) {
            throw new IllegalStateException("Update has been called; no more AAD data");
        }
        additional.write(bytes, offset, length);
    }

    void checkNotUsed() {
        if (isUsed) {
            throw new IllegalStateException("Must use either different key or  iv for GCM encryption");
        }
    }

    int outputSize(int more) {
        int total = waiting.size() + more;
        if (isGcm()) {
            return encrypting ? total + tagBytes : Math.max(0, total - tagBytes);
        }
        return padded && encrypting ? total / BLOCK * BLOCK + BLOCK : total;
    }

    /** How many bytes {@link #update} makes of so many more. */
    int updateSize(int more) {
        if (isGcm() && !encrypting) {
            return 0;
        }
        int total = waiting.size() + more;
        int whole = total / BLOCK * BLOCK;
        // The last block may be the padded one.
        return padded && !encrypting && whole == total && whole > 0 ? whole - BLOCK : whole;
    }

    byte[] update(byte[] input, int offset, int length) {
        checkNotUsed();
        int whole = updateSize(length);
        textStarted |= length > 0;
        waiting.write(input, offset, length);
        if (isGcm() && !encrypting) {
            return new byte[0];
        }
        byte[] bytes = waiting.toByteArray();
        waiting.reset();
        waiting.write(bytes, whole, bytes.length - whole);
        byte[] output = Arrays.copyOf(bytes, whole);
        work(output, whole / BLOCK);
        return output;
    }

    /** Whole blocks where they lie. */
    private void work(byte[] bytes, int blocks) {
        int what;
        switch (mode) {
            case "ECB":
                what = encrypting ? Cryptography.ENCRYPT : Cryptography.DECRYPT;
                break;
            case "CBC":
                what = encrypting ? Cryptography.ENCRYPT_CHAINED : Cryptography.DECRYPT_CHAINED;
                break;
            case "CTR":
                what = Cryptography.COUNT;
                break;
            default:
                what = Cryptography.COUNT_32;
                break;
        }
        Cryptography.aes(what, key, chain, bytes, 0, blocks);
        if (isGcm() && encrypting) {
            addText(bytes, blocks * BLOCK);
        }
    }

    private void addAdditional() {
        if (additional.size() > 0) {
            hashedAdditional = additional.size();
            byte[] bytes = additional.toByteArray();
            additional.reset();
            addPadded(bytes, bytes.length);
        }
    }

    private void addText(byte[] bytes, int length) {
        addAdditional();
        hashedText += length;
        addPadded(bytes, length);
    }

    private void addPadded(byte[] bytes, int length) {
        int blocks = (length + BLOCK - 1) / BLOCK;
        byte[] whole = length % BLOCK == 0 ? bytes : Arrays.copyOf(Arrays.copyOf(bytes, length), blocks * BLOCK);
        Cryptography.ghash(hashKey, hash, whole, 0, blocks);
    }

    /** What a stream mode makes of bytes that need not be whole blocks. */
    private byte[] masked(byte[] bytes, int length) {
        int blocks = (length + BLOCK - 1) / BLOCK;
        byte[] whole = Arrays.copyOf(Arrays.copyOf(bytes, length), blocks * BLOCK);
        Cryptography.aes(isGcm() ? Cryptography.COUNT_32 : Cryptography.COUNT, key, chain, whole, 0, blocks);
        return Arrays.copyOf(whole, length);
    }

    private byte[] tag() {
        addAdditional();
        byte[] lengths = new byte[BLOCK];
        putLong(lengths, 0, 8 * hashedAdditional);
        putLong(lengths, 8, 8 * hashedText);
        Cryptography.ghash(hashKey, hash, lengths, 0, 1);
        byte[] tag = new byte[tagBytes];
        for (int i = 0; i < tagBytes; i++) {
            tag[i] = (byte) (hash[i] ^ tagMask[i]);
        }
        return tag;
    }

    byte[] finish(byte[] input, int offset, int length) throws IllegalBlockSizeException, BadPaddingException {
        byte[] first = update(input, offset, length);
        byte[] rest = waiting.toByteArray();
        try {
            byte[] last = isGcm() ? finishGcm(rest)
                    : mode.equals("CTR") ? masked(rest, rest.length)
                    : encrypting ? finishEncrypting(rest) : finishDecrypting(rest);
            byte[] all = Arrays.copyOf(first, first.length + last.length);
            System.arraycopy(last, 0, all, first.length, last.length);
            return all;
        } finally {
            boolean wasGcm = isGcm() && encrypting;
            restart();
            isUsed = wasGcm;
        }
    }

    private byte[] finishGcm(byte[] rest) throws AEADBadTagException {
        if (encrypting) {
            byte[] text = masked(rest, rest.length);
            if (text.length > 0) {
                addText(text, text.length);
            }
            byte[] tag = tag();
            byte[] all = Arrays.copyOf(text, text.length + tag.length);
            System.arraycopy(tag, 0, all, text.length, tag.length);
            return all;
        }
        int length = rest.length - tagBytes;
        if (length < 0) {
            throw new AEADBadTagException(
                    "Input data too short to contain an expected tag length of " + tagBytes + "bytes");
        }
        if (length > 0) {
            addText(rest, length);
        }
        if (!MessageDigest.isEqual(tag(), Arrays.copyOfRange(rest, length, rest.length))) {
            throw new AEADBadTagException("Tag mismatch");
        }
        return masked(rest, length);
    }

    private byte[] finishEncrypting(byte[] rest) throws IllegalBlockSizeException {
        if (!padded) {
            if (rest.length > 0) {
                throw new IllegalBlockSizeException("Input length not multiple of 16 bytes");
            }
            return rest;
        }
        byte[] block = Arrays.copyOf(rest, BLOCK);
        Arrays.fill(block, rest.length, BLOCK, (byte) (BLOCK - rest.length));
        work(block, 1);
        return block;
    }

    private byte[] finishDecrypting(byte[] rest) throws IllegalBlockSizeException, BadPaddingException {
        if (rest.length % BLOCK != 0) {
            throw new IllegalBlockSizeException(padded
                    ? "Input length must be multiple of 16 when decrypting with padded cipher"
                    : "Input length not multiple of 16 bytes");
        }
        if (rest.length == 0 || !padded) {
            return rest;
        }
        work(rest, 1);
        int count = rest[BLOCK - 1] & 0xff;
        boolean good = count >= 1 && count <= BLOCK;
        for (int i = BLOCK - count; good && i < BLOCK; i++) {
            good = rest[i] == count;
        }
        if (!good) {
            throw new BadPaddingException("Given final block not properly padded. "
                    + "Such issues can arise if a bad key is used during decryption.");
        }
        return Arrays.copyOf(rest, BLOCK - count);
    }
}
