// stress: off
// Textbook RSA and its kin: primes, modular inverses, texts as numbers, hashes, Base64 and hexadecimal texts.
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.*;
import java.util.stream.*;

public class RsaMessages {
    record Key(BigInteger exponent, BigInteger modulus) {
        BigInteger apply(BigInteger message) {
            if (message.compareTo(modulus) >= 0) {
                throw new ArithmeticException("message too long: " + message.bitLength() + " > " + modulus.bitLength());
            }
            return message.modPow(exponent, modulus);
        }
    }

    static BigInteger prime(int bits, Random random) {
        BigInteger candidate;
        do {
            candidate = new BigInteger(bits, random).setBit(bits - 1).setBit(0);
        } while (!candidate.isProbablePrime(40));
        return candidate;
    }

    static List<BigInteger> factors(BigInteger n) {
        List<BigInteger> factors = new ArrayList<>();
        for (BigInteger p = BigInteger.TWO; p.multiply(p).compareTo(n) <= 0; p = p.nextProbablePrime()) {
            while (n.mod(p).signum() == 0) {
                factors.add(p);
                n = n.divide(p);
            }
        }
        if (!n.equals(BigInteger.ONE)) {
            factors.add(n);
        }
        return factors;
    }

    public static void main(String[] args) throws NoSuchAlgorithmException {
        Random random = new Random(65537);
        BigInteger p = prime(160, random);
        BigInteger q = prime(160, random);
        BigInteger n = p.multiply(q);
        BigInteger phi = p.subtract(BigInteger.ONE).multiply(q.subtract(BigInteger.ONE));
        BigInteger e = BigInteger.valueOf(65537);
        Key open = new Key(e, n);
        Key secret = new Key(e.modInverse(phi), n);
        System.out.println(n + " " + n.bitLength() + " " + phi.gcd(e));
        String text = "Meet me at the gate, Grüße 😀";
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        BigInteger message = new BigInteger(1, bytes);
        BigInteger cipher = open.apply(message);
        System.out.println(cipher.toString(16));
        System.out.println(new String(secret.apply(cipher).toByteArray(), StandardCharsets.UTF_8));
        try {
            open.apply(message.shiftLeft(100));
        } catch (ArithmeticException x) {
            System.out.println(x.getMessage());
        }
        try {
            phi.modInverse(BigInteger.TWO);
        } catch (ArithmeticException x) {
            System.out.println(x.getMessage());
        }
        BigInteger signature = secret.apply(new BigInteger(1, digest("SHA-1", text)));
        System.out.println(open.apply(signature).equals(new BigInteger(1, digest("SHA-1", text))) + " " + signature.hashCode());

        for (String algorithm : new String[] {"MD5", "SHA-1", "SHA-256"}) {
            System.out.println(algorithm + " " + HexFormat.of().formatHex(digest(algorithm, "abc")));
        }
        try {
            MessageDigest.getInstance("SHA-0");
        } catch (NoSuchAlgorithmException x) {
            System.out.println(x.getMessage());
        }
        String base64 = Base64.getEncoder().encodeToString(bytes);
        System.out.println(base64 + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(new byte[] {-1, -2, -3, -4})
                + " " + new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8));
        try {
            Base64.getDecoder().decode("a*b=");
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(HexFormat.ofDelimiter(":").withUpperCase().formatHex(bytes, 0, 6) + " " + HexFormat.of().parseHex("cafe")[0]
                + " " + HexFormat.fromHexDigits("7f") + " " + HexFormat.of().toHexDigits((byte) 10));
        ByteBuffer buffer = ByteBuffer.allocate(32).putInt(0xCAFEBABE).putLong(-2).putDouble(Math.PI).putShort((short) 7);
        buffer.flip();
        System.out.println(Integer.toHexString(buffer.getInt()) + " " + buffer.getLong() + " " + buffer.getDouble() + " " + buffer.getShort() + " " + buffer);
        System.out.println(factors(new BigInteger("600851475143")) + " " + factors(BigInteger.valueOf(1_000_000_007L * 6)) + " " + factors(BigInteger.valueOf(720720)));

        BigInteger fact = IntStream.rangeClosed(1, 60).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        System.out.println(fact + " " + fact.getLowestSetBit() + " " + fact.bitCount() + " " + fact.toString(36) + " " + fact.sqrt() + " " + fact.negate().shiftRight(200));
        System.out.println(new BigInteger("-ff", 16) + " " + BigInteger.valueOf(-255).toString(2) + " " + Arrays.toString(BigInteger.valueOf(-256).toByteArray())
                + " " + BigInteger.valueOf(-7).mod(BigInteger.valueOf(3)) + " " + BigInteger.valueOf(-7).remainder(BigInteger.valueOf(3)) + " " + BigInteger.valueOf(6).and(BigInteger.valueOf(-4))
                + " " + BigInteger.valueOf(6).xor(BigInteger.TEN) + " " + BigInteger.TEN.pow(25).longValue() + " " + BigInteger.TEN.pow(25).doubleValue() + " " + BigInteger.ONE.shiftLeft(64).testBit(64));
        for (Runnable bad : List.<Runnable>of(() -> new BigInteger("12x"), () -> new BigInteger(""), () -> BigInteger.TEN.pow(30).longValueExact(),
                () -> BigInteger.ONE.divide(BigInteger.ZERO), () -> BigInteger.TEN.mod(BigInteger.valueOf(-3)), () -> BigInteger.valueOf(-4).sqrt())) {
            try {
                bad.run();
            } catch (RuntimeException x) {
                System.out.println(x);
            }
        }
    }

    static byte[] digest(String algorithm, String text) throws NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance(algorithm);
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        return digest.digest();
    }
}
