import java.nio.ByteBuffer;
import java.security.DigestException;
import java.security.MessageDigest;
import java.util.HexFormat;

/** Digests that are copied in the middle, and one of the program's own. */
public class OwnDigests {
    static class Sum extends MessageDigest {
        private int sum;

        Sum() {
            super("Sum");
        }

        @Override
        protected void engineUpdate(byte input) {
            sum += input;
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int length) {
            for (int i = offset; i < offset + length; i++) {
                sum += input[i];
            }
        }

        @Override
        protected byte[] engineDigest() {
            byte[] result = {(byte) sum};
            engineReset();
            return result;
        }

        @Override
        protected void engineReset() {
            sum = 0;
        }
    }

    interface Attempt {
        Object get() throws Exception;
    }

    static void attempt(Attempt what) {
        try {
            System.out.println(what.get());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] buffer = new byte[200];
        for (String name : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA3-224", "SHA3-512"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            digest.update("a text that is longer than one block of any of the digests, which have 64, 128 or 144 bytes: ".repeat(2).getBytes());
            MessageDigest copy = (MessageDigest) digest.clone();
            digest.update("more".getBytes());
            System.out.println(HexFormat.of().formatHex(copy.digest()) + " " + HexFormat.of().formatHex(digest.digest()) + " "
                    + copy.getAlgorithm() + " " + copy.getDigestLength());
            digest.update((byte) 7);
            attempt(() -> digest.digest(buffer, 0, 5));
            attempt(() -> digest.digest(buffer, 0, 100) + " " + buffer[3]);
            attempt(() -> digest.digest(buffer, 190, 40));
            attempt(() -> digest.digest(null, 0, 1));
            attempt(() -> HexFormat.of().formatHex(digest.digest()));
        }
        MessageDigest sum = new Sum();
        sum.update((byte) 3);
        sum.update(new byte[] {4, 5});
        sum.update(ByteBuffer.wrap(new byte[] {6}));
        System.out.println(sum.digest()[0] + " " + sum.getDigestLength() + " " + sum.getAlgorithm());
        attempt(sum::clone);
        attempt(() -> sum.digest(buffer, 1, 1) + " " + buffer[1]);
        attempt(() -> sum.digest(buffer, 1, 0));
        attempt(() -> sum.digest(new byte[] {9})[0]);
    }
}
