import java.io.*;
import java.security.*;
import java.security.spec.AlgorithmParameterSpec;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

/** AES in all modes: messages, files, wrong keys. */
public class AesCiphers {
    static final HexFormat HEX = HexFormat.of();

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            Object result = action.run();
            System.out.println(result instanceof byte[] bytes ? HEX.formatHex(bytes) : result);
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (i * 7 + 3);
        }
        return bytes;
    }

    public static void main(String[] args) throws Exception {
        String[] modes = {"AES/ECB/PKCS5Padding", "AES/ECB/NoPadding", "AES/CBC/PKCS5Padding", "AES/CBC/NoPadding", "AES/CTR/NoPadding", "AES/GCM/NoPadding"};
        for (String mode : modes) {
            for (int keyLength : new int[] {16, 24, 32}) {
                SecretKey key = new SecretKeySpec(bytes(keyLength), "AES");
                AlgorithmParameterSpec start = mode.contains("ECB") ? null
                        : mode.contains("GCM") ? new GCMParameterSpec(keyLength * 4 + 32 > 128 ? 128 : 96, bytes(keyLength == 24 ? 7 : 12)) : new IvParameterSpec(bytes(16));
                for (int length : new int[] {0, 5, 16, 33, 64, 1000}) {
                    if (mode.endsWith("NoPadding") && length % 16 != 0 && !mode.contains("CTR") && !mode.contains("GCM")) {
                        continue;
                    }
                    Cipher cipher = Cipher.getInstance(mode);
                    cipher.init(Cipher.ENCRYPT_MODE, key, start);
                    if (mode.contains("GCM")) {
                        cipher.updateAAD("header".getBytes());
                    }
                    byte[] message = bytes(length);
                    byte[] secret = cipher.doFinal(message);
                    System.out.println(mode + " " + keyLength + " " + length + " " + secret.length + " "
                            + (length > 64 ? Arrays.hashCode(secret) : HEX.formatHex(secret)));
                    cipher.init(Cipher.DECRYPT_MODE, key, start);
                    if (mode.contains("GCM")) {
                        cipher.updateAAD("header".getBytes());
                    }
                    ByteArrayOutputStream plain = new ByteArrayOutputStream();
                    for (int at = 0; at < secret.length; at += 10) {
                        byte[] part = cipher.update(secret, at, Math.min(10, secret.length - at));
                        if (part != null) {
                            plain.write(part);
                        }
                    }
                    plain.write(cipher.doFinal());
                    if (!Arrays.equals(plain.toByteArray(), message)) {
                        System.out.println("not the same");
                    }
                }
            }
        }
        SecretKey key = new SecretKeySpec(bytes(16), "AES");
        Cipher cbc = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cbc.init(Cipher.ENCRYPT_MODE, key);
        System.out.println(cbc.getIV().length + " " + cbc.getBlockSize() + " " + cbc.getOutputSize(15) + " " + cbc.getOutputSize(16) + " " + cbc.getAlgorithm());
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (OutputStream out = new CipherOutputStream(file, cbc)) {
            out.write("a message that is longer than a block".getBytes());
            out.write('!');
        }
        Cipher back = Cipher.getInstance("AES/CBC/PKCS5Padding");
        back.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(cbc.getIV()));
        try (InputStream in = new CipherInputStream(new ByteArrayInputStream(file.toByteArray()), back)) {
            System.out.println(new String(in.readAllBytes()));
        }
        GCMParameterSpec nonce = new GCMParameterSpec(128, bytes(12));
        attempt(() -> Cipher.getInstance("AES/XYZ/NoPadding"));
        attempt(() -> Cipher.getInstance("AES/CBC"));
        attempt(() -> Cipher.getInstance(""));
        attempt(() -> Cipher.getInstance("AES").doFinal(new byte[3]));
        attempt(() -> start("AES", 1, new SecretKeySpec(new byte[5], "AES"), null));
        attempt(() -> start("AES", 7, key, null));
        attempt(() -> start("AES", 1, null, null));
        attempt(() -> start("AES", 1, new SecretKeySpec(new byte[16], "DES"), null));
        attempt(() -> start("AES/ECB/NoPadding", 1, key, null).doFinal(new byte[5]));
        attempt(() -> start("AES/ECB/NoPadding", 2, key, null).doFinal(new byte[5]));
        attempt(() -> start("AES/ECB/PKCS5Padding", 2, key, null).doFinal(new byte[5]));
        attempt(() -> start("AES/ECB/PKCS5Padding", 2, key, null).doFinal(new byte[16]));
        attempt(() -> start("AES/CBC/PKCS5Padding", 2, key, null));
        attempt(() -> start("AES/CBC/PKCS5Padding", 1, key, new IvParameterSpec(new byte[5])));
        attempt(() -> start("AES/ECB/PKCS5Padding", 1, key, new IvParameterSpec(new byte[16])));
        attempt(() -> start("AES/GCM/NoPadding", 1, key, new IvParameterSpec(new byte[16])));
        attempt(() -> start("AES/GCM/NoPadding", 1, key, new GCMParameterSpec(100, new byte[12])));
        attempt(() -> start("AES/GCM/NoPadding", 2, key, nonce).doFinal(new byte[16]));
        attempt(() -> start("AES/GCM/NoPadding", 2, key, nonce).doFinal(new byte[6]));
        attempt(() -> {
            Cipher gcm = start("AES/GCM/NoPadding", 1, key, nonce);
            gcm.doFinal(new byte[6]);
            return gcm.doFinal(new byte[6]);
        });
        attempt(() -> {
            Cipher gcm = start("AES/GCM/NoPadding", 1, key, nonce);
            gcm.doFinal(new byte[6]);
            gcm.init(Cipher.ENCRYPT_MODE, key, nonce);
            return null;
        });
        attempt(() -> start("AES/CBC/PKCS5Padding", 1, key, new IvParameterSpec(new byte[16])).doFinal(new byte[5], 0, 5, new byte[3], 0));
        attempt(() -> start("AES/CBC/PKCS5Padding", 1, key, new IvParameterSpec(new byte[16])).update(new byte[5], 3, 3));
    }

    static Cipher start(String mode, int operation, Key key, AlgorithmParameterSpec parameters) throws Exception {
        Cipher cipher = Cipher.getInstance(mode);
        if (parameters == null) {
            cipher.init(operation, key);
        } else {
            cipher.init(operation, key, parameters);
        }
        return cipher;
    }
}
