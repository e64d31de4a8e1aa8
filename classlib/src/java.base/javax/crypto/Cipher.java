package javax.crypto;

import java.nio.ByteBuffer;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.InvalidParameterException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Locale;

/** Encrypts and decrypts: AES in the modes ECB, CBC, CTR and GCM. */
public class Cipher {
    public static final int ENCRYPT_MODE = 1;
    public static final int DECRYPT_MODE = 2;
    public static final int WRAP_MODE = 3;
    public static final int UNWRAP_MODE = 4;
    public static final int PUBLIC_KEY = 1;
    public static final int PRIVATE_KEY = 2;
    public static final int SECRET_KEY = 3;

    private final String transformation;
    private final AesEngine engine;
    private boolean initialised;

    private Cipher(String transformation, AesEngine engine) {
        this.transformation = transformation;
        this.engine = engine;
    }

    public static final Cipher getInstance(String transformation) throws NoSuchAlgorithmException, NoSuchPaddingException {
        if (transformation == null || transformation.isEmpty()) {
            throw new NoSuchAlgorithmException("Null or empty transformation");
        }
        String[] parts = transformation.split("/");
        if (parts.length != 1 && parts.length != 3) {
            throw new NoSuchAlgorithmException("Invalid transformation format:" + transformation);
        }
        String mode = parts.length == 1 ? "ECB" : parts[1].trim().toUpperCase(Locale.ROOT);
        String padding = parts.length == 1 ? "PKCS5PADDING" : parts[2].trim().toUpperCase(Locale.ROOT);
        boolean blocks = mode.equals("ECB") || mode.equals("CBC");
        boolean stream = mode.equals("CTR") || mode.equals("GCM");
        boolean padded = padding.equals("PKCS5PADDING");
        if (!parts[0].trim().equalsIgnoreCase("AES") || !blocks && !stream || !padded && !padding.equals("NOPADDING")
                || padded && stream) {
            throw new NoSuchAlgorithmException("Cannot find any provider supporting " + transformation);
        }
        return new Cipher(transformation, new AesEngine(mode, padded));
    }

    public final String getAlgorithm() {
        return transformation;
    }

    public final int getBlockSize() {
        return 16;
    }

    public final int getOutputSize(int inputLen) {
        checkInitialised();
        if (inputLen < 0) {
            throw new IllegalArgumentException("Input size must be equal to or greater than zero");
        }
        return engine.outputSize(inputLen);
    }

    public final byte[] getIV() {
        return engine.iv();
    }

    public static final int getMaxAllowedKeyLength(String transformation) throws NoSuchAlgorithmException {
        return Integer.MAX_VALUE;
    }

    private void checkInitialised() {
        if (!initialised) {
            throw new IllegalStateException("Cipher not initialized");
        }
    }

    public final void init(int opmode, Key key) throws InvalidKeyException {
        init(opmode, key, (SecureRandom) null);
    }

    public final void init(int opmode, Key key, SecureRandom random) throws InvalidKeyException {
        try {
            init(opmode, key, null, random);
        } catch (InvalidAlgorithmParameterException bad) {
            throw new InvalidKeyException(bad);
        }
    }

    public final void init(int opmode, Key key, AlgorithmParameterSpec params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        init(opmode, key, params, null);
    }

    public final void init(int opmode, Key key, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        initialised = false;
        if (opmode < ENCRYPT_MODE || opmode > UNWRAP_MODE) {
            throw new InvalidParameterException("Invalid operation mode");
        }
        if (opmode > DECRYPT_MODE) {
            throw new UnsupportedOperationException("keys are not wrapped");
        }
        engine.init(opmode == ENCRYPT_MODE, key, params, random);
        initialised = true;
    }

    public final void updateAAD(byte[] src) {
        checkInitialised();
        if (src == null) {
            throw new IllegalArgumentException("src buffer is null");
        }
        updateAAD(src, 0, src.length);
    }

    public final void updateAAD(byte[] src, int offset, int len) {
        checkInitialised();
        checkRange(src, offset, len);
        engine.updateAdditional(src, offset, len);
    }

    private static void checkRange(byte[] input, int offset, int length) {
        if (input == null || offset < 0 || length < 0 || length > input.length - offset) {
            throw new IllegalArgumentException("Bad arguments");
        }
    }

    public final byte[] update(byte[] input) {
        checkInitialised();
        if (input == null) {
            throw new IllegalArgumentException("Null input buffer");
        }
        return input.length == 0 ? null : engine.update(input, 0, input.length);
    }

    public final byte[] update(byte[] input, int inputOffset, int inputLen) {
        checkInitialised();
        checkRange(input, inputOffset, inputLen);
        return inputLen == 0 ? null : engine.update(input, inputOffset, inputLen);
    }

    public final int update(byte[] input, int inputOffset, int inputLen, byte[] output) throws ShortBufferException {
        return update(input, inputOffset, inputLen, output, 0);
    }

    public final int update(byte[] input, int inputOffset, int inputLen, byte[] output, int outputOffset)
            throws ShortBufferException {
        checkInitialised();
        checkRange(input, inputOffset, inputLen);
        // Before anything is taken: the caller may try again with more room.
        int size = inputLen == 0 ? 0 : engine.updateSize(inputLen);
        checkRoom(size, output, outputOffset, "Output buffer too small, must be at least " + size + " bytes long");
        byte[] made = update(input, inputOffset, inputLen);
        return made == null ? 0 : put(made, output, outputOffset);
    }

    /** GCM has words of its own. */
    private void checkRoom(int needed, byte[] output, int offset, String ofGcm) throws ShortBufferException {
        if (output.length - offset < needed) {
            throw new ShortBufferException(
                    engine.isGcm() ? ofGcm : "Output buffer must be (at least) " + needed + " bytes long");
        }
    }

    private int put(byte[] made, byte[] output, int offset) throws ShortBufferException {
        checkRoom(made.length, output, offset, "Output buffer invalid");
        System.arraycopy(made, 0, output, offset, made.length);
        return made.length;
    }

    public final byte[] doFinal() throws IllegalBlockSizeException, BadPaddingException {
        return doFinal(new byte[0]);
    }

    public final byte[] doFinal(byte[] input) throws IllegalBlockSizeException, BadPaddingException {
        checkInitialised();
        if (input == null) {
            throw new IllegalArgumentException("Null input buffer");
        }
        return engine.finish(input, 0, input.length);
    }

    public final byte[] doFinal(byte[] input, int inputOffset, int inputLen)
            throws IllegalBlockSizeException, BadPaddingException {
        checkInitialised();
        checkRange(input, inputOffset, inputLen);
        return engine.finish(input, inputOffset, inputLen);
    }

    public final int doFinal(byte[] output, int outputOffset)
            throws IllegalBlockSizeException, ShortBufferException, BadPaddingException {
        return doFinal(new byte[0], 0, 0, output, outputOffset);
    }

    public final int doFinal(byte[] input, int inputOffset, int inputLen, byte[] output)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        return doFinal(input, inputOffset, inputLen, output, 0);
    }

    public final int doFinal(byte[] input, int inputOffset, int inputLen, byte[] output, int outputOffset)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        checkInitialised();
        checkRange(input, inputOffset, inputLen);
        if (engine.isEncrypting()) {
            checkRoom(engine.outputSize(inputLen), output, outputOffset, "Output buffer invalid");
        }
        return put(engine.finish(input, inputOffset, inputLen), output, outputOffset);
    }

    public final int doFinal(ByteBuffer input, ByteBuffer output)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        checkInitialised();
        if (engine.isEncrypting() && output.remaining() < engine.outputSize(input.remaining())) {
            throw new ShortBufferException("Need at least " + engine.outputSize(input.remaining()) + " bytes of space in output buffer");
        }
        byte[] bytes = new byte[input.remaining()];
        input.get(bytes);
        byte[] made = engine.finish(bytes, 0, bytes.length);
        output.put(made);
        return made.length;
    }
}
