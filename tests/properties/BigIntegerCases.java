import java.math.BigInteger;
import java.util.Random;

/** Random operations on BigInteger: operands of all sizes, with the patterns at which carries and estimates go wrong. */
final class BigIntegerCases extends Cases {
    private Random random;

    public static void main(String[] arguments) {
        Cases.main(new BigIntegerCases(), arguments);
    }

    private BigInteger number(int mostBits) {
        int bits = switch (random.nextInt(5)) {
            case 0 -> random.nextInt(9);
            case 1 -> random.nextInt(70);
            case 2 -> random.nextInt(300);
            default -> random.nextInt(mostBits);
        };
        BigInteger number = new BigInteger(bits, random);
        switch (random.nextInt(6)) {
            case 0:
                // Long runs of ones and zeros are where carries and estimates go wrong.
                number = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE.shiftLeft(random.nextInt(bits + 1)));
                break;
            case 1:
                number = BigInteger.ONE.shiftLeft(bits).add(BigInteger.valueOf(random.nextInt(5) - 2));
                break;
            default:
                break;
        }
        return random.nextBoolean() ? number : number.negate();
    }

    private int most() {
        return random.nextInt(40) == 0 ? 40000 : random.nextInt(10) == 0 ? 6000 : 700;
    }

    @Override
    String run(Random random) {
        this.random = random;
        int operation = random.nextInt(34);
        int most = most();
        BigInteger a = number(most);
        BigInteger b = number(random.nextInt(3) == 0 ? most / 2 + 2 : most);
        int small = random.nextInt(200) - 20;
        switch (operation) {
            case 0: return a.add(b).toString(16);
            case 1: return a.subtract(b).toString(16);
            case 2: case 3: return a.multiply(b).toString(16);
            case 4: return a.multiply(a).toString(32);
            case 5: case 6: {
                BigInteger[] both = a.divideAndRemainder(b);
                return both[0].toString(16) + " " + both[1].toString(16);
            }
            case 7: return a.divide(b) + " " + a.remainder(b);
            case 8: return a.mod(b).toString();
            case 9: return number(300).pow(random.nextInt(30) - 1).toString(16);
            case 10: return a.gcd(b).toString();
            case 11: return number(300).modPow(number(200), number(300).abs()).toString();
            case 12: return number(1000).modPow(number(300).abs(), number(1000).abs()).toString(16);
            case 13: return number(500).modInverse(number(500).abs()).toString();
            case 14: return a.abs().sqrt().toString(16);
            case 15: {
                BigInteger[] both = a.abs().sqrtAndRemainder();
                return both[0].toString(16) + " " + both[1].toString(16);
            }
            case 16: return a.shiftLeft(small).toString(16);
            case 17: return a.shiftRight(small).toString(16);
            case 18: return a.and(b).toString(16) + a.or(b).toString(16);
            case 19: return a.xor(b).toString(16) + a.andNot(b).toString(16) + a.not().toString(16);
            case 20: return "" + a.testBit(small) + a.setBit(small) + a.clearBit(small) + a.flipBit(small);
            case 21: return a.bitLength() + " " + a.bitCount() + " " + a.getLowestSetBit() + " " + a.signum();
            case 22: return a.toString() + a.hashCode();
            case 23: {
                int radix = 2 + random.nextInt(35);
                String text = a.toString(radix);
                return text + new BigInteger(text, radix).equals(a) + radix;
            }
            case 24: {
                BigInteger wide = number(random.nextInt(3) == 0 ? 1200 : 140);
                return wide.doubleValue() + " " + wide.floatValue() + " " + wide.longValue() + " " + wide.intValue();
            }
            case 25: {
                byte[] bytes = a.toByteArray();
                return java.util.Arrays.hashCode(bytes) + " " + new BigInteger(bytes).equals(a) + bytes.length;
            }
            case 26: return a.compareTo(b) + " " + a.equals(b) + a.min(b).hashCode() + a.max(b).hashCode();
            case 27: return "" + number(90).isProbablePrime(30);
            case 28: return "" + number(40).nextProbablePrime();
            case 29: return "" + BigInteger.valueOf(random.nextInt(100000)).isProbablePrime(10);
            case 30: return number(70).longValueExact() + " ";
            case 31: return number(40).intValueExact() + " " + number(17).shortValueExact() + number(9).byteValueExact();
            case 32: {
                byte[] bytes = new byte[random.nextInt(20)];
                random.nextBytes(bytes);
                return new BigInteger(bytes) + " " + new BigInteger(random.nextInt(3) - 1, bytes);
            }
            default: {
                StringBuilder text = new StringBuilder();
                int length = random.nextInt(30);
                String characters = "0123456789-+aZ \u0663";
                for (int i = 0; i < length; i++) {
                    boolean odd = random.nextInt(12) == 0;
                    text.append(characters.charAt(random.nextInt(odd ? characters.length() : 10)));
                }
                return new BigInteger(text.toString(), random.nextBoolean() ? 10 : 16).toString();
            }
        }
    }
}
