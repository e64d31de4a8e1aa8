// stress: off
import java.math.BigInteger;
import java.util.Random;

/** Which primes a seeded generator leads to, and how much randomness each costs: the next number shows that. */
public class RandomPrimes {
    public static void main(String[] args) {
        for (int bits = 2; bits <= 100; bits += bits < 20 ? 1 : 13) {
            Random random = new Random(bits);
            StringBuilder line = new StringBuilder().append(bits).append(':');
            for (int i = 0; i < 4; i++) {
                line.append(' ').append(BigInteger.probablePrime(bits, random).toString(36));
            }
            System.out.println(line.append(' ').append(random.nextInt()));
        }
        for (int bits : new int[] {101, 128, 160, 256}) {
            Random random = new Random(-bits);
            for (int i = 0; i < 2; i++) {
                BigInteger prime = BigInteger.probablePrime(bits, random);
                System.out.println(bits + " " + prime.toString(36) + " " + random.nextInt());
            }
        }
        for (int certainty : new int[] {Integer.MIN_VALUE, -1, 0, 1, 2, 3, 5, 20, 100, 101, 1000, Integer.MAX_VALUE}) {
            Random random = new Random(42);
            StringBuilder line = new StringBuilder().append(certainty).append(':');
            for (int bits : new int[] {2, 3, 4, 6, 7, 8, 17, 31, 32, 33, 64, 94, 95, 96, 97, 99, 130, 260}) {
                line.append(' ').append(new BigInteger(bits, certainty, random).toString(36));
            }
            System.out.println(line.append(' ').append(random.nextInt()));
        }
        // A generator of few different numbers: most candidates are turned down.
        Random poor = new Random() {
            private static final long serialVersionUID = 1;
            private int state;

            @Override
            protected int next(int bits) {
                state += 7;
                return (state * 0x01010101) >>> 32 - bits;
            }
        };
        for (int bits = 2; bits < 100; bits += 13) {
            System.out.println(bits + " " + BigInteger.probablePrime(bits, poor).toString(36) + " " + poor.nextInt());
        }
        Random random = new Random(5);
        for (int bits = 0; bits < 70; bits += 3) {
            System.out.println(bits + " " + new BigInteger(bits, random) + " " + random.nextInt());
        }
        for (String start : new String[] {"0", "1", "2", "3", "4", "13", "24", "7919", "65536", "2147483647",
            "4294967291", "1000000000000", "9223372036854775807", "18446744073709551616",
            "39614081257132168796771975168", "1000000000000000000000000000000000000000"}) {
            BigInteger prime = new BigInteger(start).nextProbablePrime();
            System.out.println(start + " -> " + prime + " -> " + prime.nextProbablePrime());
        }
        failing(() -> BigInteger.probablePrime(1, new Random()));
        failing(() -> BigInteger.probablePrime(Integer.MIN_VALUE, null));
        failing(() -> BigInteger.probablePrime(20, null));
        failing(() -> BigInteger.probablePrime(200, null));
        failing(() -> new BigInteger(1, 10, new Random()));
        failing(() -> new BigInteger(0, 10, null));
        failing(() -> new BigInteger(-1, new Random()));
        failing(() -> new BigInteger(-1, (Random) null));
        failing(() -> new BigInteger(0, (Random) null));
        failing(() -> new BigInteger(8, (Random) null));
        failing(() -> BigInteger.valueOf(-1).nextProbablePrime());
        failing(() -> BigInteger.ONE.negate().isProbablePrime(10));
        failing(() -> BigInteger.valueOf(-7).isProbablePrime(10));
        failing(() -> BigInteger.valueOf(8).isProbablePrime(0));
        failing(() -> BigInteger.ZERO.isProbablePrime(-5));
    }

    interface Action {
        Object run();
    }

    static void failing(Action action) {
        try {
            System.out.println(action.run());
        } catch (RuntimeException e) {
            String message = e.getMessage();
            boolean ofVm = e instanceof NullPointerException && message != null && message.startsWith("Cannot ");
            System.out.println(e.getClass().getName() + (ofVm ? "" : ": " + message));
        }
    }
}
