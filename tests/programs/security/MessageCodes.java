// fuel: varies
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

/** Signed tokens, and keys of passwords. */
public class MessageCodes {
    static final HexFormat HEX = HexFormat.of();

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static String sign(String text, byte[] key) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return text + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(mac.doFinal(text.getBytes()));
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA224", "HmacSHA256", "HmacSHA384", "HmacSHA512", "HmacSHA512/224", "HmacSHA512/256",
            "HmacSHA3-224", "HmacSHA3-256", "HmacSHA3-384", "HmacSHA3-512"}) {
            Mac mac = Mac.getInstance(name);
            System.out.println(name + " " + mac.getMacLength() + " " + mac.getAlgorithm());
            for (int length : new int[] {1, 20, 64, 65, 200}) {
                mac.init(new SecretKeySpec(new byte[length], name));
                mac.update((byte) 1);
                mac.update(new byte[] {2, 3, 4}, 1, 2);
                System.out.println(HEX.formatHex(mac.doFinal("data".getBytes())));
            }
            mac.update(new byte[10]);
            mac.reset();
            System.out.println(HEX.formatHex(mac.doFinal()));
        }
        System.out.println(sign("user=anna&role=admin", "secret".getBytes()));
        for (String name : new String[] {"PBKDF2WithHmacSHA1", "PBKDF2WithHmacSHA256", "PBKDF2WithHmacSHA512"}) {
            SecretKeyFactory factory = SecretKeyFactory.getInstance(name);
            SecretKey key = factory.generateSecret(new PBEKeySpec("pässword".toCharArray(), "salt".getBytes(), 100, 400));
            System.out.println(HEX.formatHex(key.getEncoded()) + " " + key.getAlgorithm() + " " + key.getFormat());
        }
        SecretKeySpec key = new SecretKeySpec(new byte[] {1, 2, 3, 4}, 1, 2, "X");
        System.out.println(HEX.formatHex(key.getEncoded()) + " " + key.getAlgorithm() + " " + key.getFormat() + " " + key.hashCode()
                + " " + key.equals(new SecretKeySpec(new byte[] {2, 3}, "x")));
        attempt(() -> Mac.getInstance("HmacFoo"));
        attempt(() -> Mac.getInstance("HmacSHA256").doFinal());
        attempt(() -> {
            Mac.getInstance("HmacSHA256").init(null);
            return null;
        });
        attempt(() -> new SecretKeySpec(new byte[0], "AES"));
        attempt(() -> new SecretKeySpec(null, "AES"));
        attempt(() -> new SecretKeySpec(new byte[2], 1, 2, "AES"));
        attempt(() -> SecretKeyFactory.getInstance("Foo"));
        attempt(() -> SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(new PBEKeySpec("a".toCharArray())));
        attempt(() -> new PBEKeySpec("a".toCharArray(), new byte[0], 1, 1));
        attempt(() -> new PBEKeySpec("a".toCharArray(), new byte[1], 0, 1));
        attempt(() -> KeyGenerator.getInstance("Foo"));
        KeyGenerator generator = KeyGenerator.getInstance("AES");
        System.out.println(generator.generateKey().getEncoded().length);
        generator.init(128);
        SecretKey drawn = generator.generateKey();
        System.out.println(drawn.getEncoded().length + " " + drawn.getAlgorithm() + " " + drawn.equals(generator.generateKey()));
        attempt(() -> {
            generator.init(100);
            return null;
        });
        System.out.println(KeyGenerator.getInstance("HmacSHA256").generateKey().getEncoded().length);
        SecureRandom random = new SecureRandom();
        byte[] one = new byte[32];
        byte[] other = new byte[32];
        random.nextBytes(one);
        random.nextBytes(other);
        int small = random.nextInt(10);
        System.out.println(Arrays.equals(one, other) + " " + (small >= 0 && small < 10) + " " + random.generateSeed(5).length + " "
                + SecureRandom.getInstance("SHA1PRNG").getAlgorithm() + " " + random.getAlgorithm());
        System.out.println(UUID.nameUUIDFromBytes("name".getBytes()) + " " + UUID.randomUUID().version());
    }
}
