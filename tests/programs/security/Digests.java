import java.io.*;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;

/** Fingerprints of files and texts by all algorithms. */
public class Digests {
    public static void main(String[] args) throws Exception {
        byte[] large = new byte[100_003];
        for (int i = 0; i < large.length; i++) {
            large[i] = (byte) (i * i >> 3);
        }
        for (String name : new String[] {"MD5", "SHA-1", "SHA1", "SHA", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/224", "SHA-512/256",
            "SHA3-224", "SHA3-256", "SHA3-384", "SHA3-512"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            HexFormat hex = HexFormat.of();
            System.out.println(digest.getAlgorithm() + " " + digest.getDigestLength());
            System.out.println(hex.formatHex(digest.digest()));
            System.out.println(hex.formatHex(digest.digest("abc".getBytes(StandardCharsets.US_ASCII))));
            System.out.println(hex.formatHex(digest.digest(large)));
            int at = 0;
            for (int step = 1; at < large.length; step = step * 3 % 1009) {
                int length = Math.min(step, large.length - at);
                digest.update(large, at, length);
                at += length;
            }
            System.out.println(hex.formatHex(digest.digest()));
            for (int length : new int[] {55, 56, 63, 64, 111, 112, 127, 128, 135, 136, 144}) {
                System.out.print(hex.formatHex(digest.digest(Arrays.copyOf(large, length)), 0, 4) + " ");
            }
            System.out.println();
        }
        MessageDigest digest = MessageDigest.getInstance("sha-256");
        digest.update((byte) 'a');
        digest.update(ByteBuffer.wrap("bc".getBytes()));
        byte[] buffer = new byte[40];
        System.out.println(digest.getAlgorithm() + " " + digest.digest(buffer, 3, 37) + " " + Arrays.toString(buffer));
        digest.update(new byte[100]);
        digest.reset();
        System.out.println(MessageDigest.isEqual(digest.digest(), MessageDigest.getInstance("SHA-256").digest()));
        try (DigestInputStream in = new DigestInputStream(new ByteArrayInputStream(large), MessageDigest.getInstance("MD5"));
                DigestOutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), MessageDigest.getInstance("MD5"))) {
            in.transferTo(out);
            System.out.println(Arrays.equals(in.getMessageDigest().digest(), out.getMessageDigest().digest()));
        }
        try {
            MessageDigest.getInstance("SHA-999");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e);
        }
        try {
            digest.digest(new byte[10], 0, 10);
        } catch (DigestException e) {
            System.out.println(e);
        }
        try {
            digest.update(new byte[3], 2, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
    }
}
