import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Where there is no room for what a cipher makes, nothing is taken: the caller may try again. */
public class ShortBuffers {
    static final SecretKeySpec KEY = new SecretKeySpec(new byte[16], "AES");

    static byte[] text(int length) {
        byte[] text = new byte[length];
        for (int i = 0; i < length; i++) {
            text[i] = (byte) (i * 7);
        }
        return text;
    }

    static Cipher cipher(String transformation, int mode) throws Exception {
        Cipher cipher = Cipher.getInstance(transformation);
        if (transformation.contains("GCM")) {
            cipher.init(mode, KEY, new GCMParameterSpec(128, new byte[12]));
        } else if (transformation.contains("ECB")) {
            cipher.init(mode, KEY);
        } else {
            cipher.init(mode, KEY, new IvParameterSpec(new byte[16]));
        }
        return cipher;
    }

    static void tried(String transformation, int mode) throws Exception {
        Cipher cipher = cipher(transformation, mode);
        StringBuilder made = new StringBuilder();
        byte[] text = text(48);
        for (int room : new int[] {0, 10, 20, 31, 32, 47, 48}) {
            byte[] output = new byte[room + 5];
            try {
                int count = cipher.update(text, 0, 48, output, 5);
                made.append(count).append(' ').append(HexFormat.of().formatHex(output, 5, 5 + count)).append('\n');
                break;
            } catch (ShortBufferException refused) {
                made.append(refused.getMessage()).append('\n');
            }
        }
        if (mode == Cipher.ENCRYPT_MODE) {
            byte[] small = new byte[3];
            try {
                made.append(cipher.doFinal(text, 0, 16, small, 0));
            } catch (ShortBufferException refused) {
                made.append(refused.getMessage());
            }
            made.append('\n').append(HexFormat.of().formatHex(cipher.doFinal(text, 0, 16)));
        }
        System.out.println(transformation + " " + mode + ":\n" + made);
    }

    public static void main(String[] arguments) throws Exception {
        for (String transformation : new String[] {"AES/CBC/PKCS5Padding", "AES/CBC/NoPadding", "AES/ECB/PKCS5Padding", "AES/CTR/NoPadding"}) {
            tried(transformation, Cipher.ENCRYPT_MODE);
            tried(transformation, Cipher.DECRYPT_MODE);
        }
        tried("AES/GCM/NoPadding", Cipher.ENCRYPT_MODE);
    }
}
