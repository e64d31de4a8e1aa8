import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;

/** Random operations on BigDecimal: operands of all sizes, with the patterns at which carries and estimates go wrong. */
final class BigDecimalCases extends Cases {
    private Random random;

    public static void main(String[] arguments) {
        Cases.main(new BigDecimalCases(), arguments);
    }

    private BigDecimal number() {
        int digits = switch (random.nextInt(4)) {
            case 0 -> random.nextInt(4);
            case 1 -> random.nextInt(20);
            case 2 -> random.nextInt(40);
            default -> random.nextInt(10);
        };
        StringBuilder text = new StringBuilder();
        boolean special = random.nextInt(4) == 0;
        for (int i = 0; i < digits; i++) {
            text.append(special ? "0059".charAt(random.nextInt(4)) : (char) ('0' + random.nextInt(10)));
        }
        if (random.nextInt(5) == 0) {
            text.append("0".repeat(random.nextInt(8)));
        }
        BigInteger unscaled = text.isEmpty() ? BigInteger.ZERO : new BigInteger(text.toString());
        int scale = random.nextInt(12) == 0 ? random.nextInt(80) - 40 : random.nextInt(14) - 3;
        return new BigDecimal(random.nextInt(3) == 0 ? unscaled.negate() : unscaled, scale);
    }

    private RoundingMode mode() {
        int number = random.nextInt(15);
        return number < 7 ? RoundingMode.values()[number] : number == 14 ? RoundingMode.UNNECESSARY : RoundingMode.HALF_UP;
    }

    private MathContext context() {
        int digits = random.nextInt(8) == 0 ? random.nextInt(40) : random.nextInt(12);
        return new MathContext(digits, mode());
    }

    private static String show(BigDecimal value) {
        return value.unscaledValue() + "e" + -value.scale() + " " + value.precision();
    }

    @Override
    String run(Random random) {
        this.random = random;
        int operation = random.nextInt(36);
        BigDecimal a = number();
        BigDecimal b = number();
        MathContext context = context();
        RoundingMode mode = mode();
        int small = random.nextInt(30) - 8;
        switch (operation) {
            case 0: return show(a.add(b));
            case 1: return show(a.subtract(b));
            case 2: return show(a.multiply(b));
            case 3: return show(a.add(b, context));
            case 4: return show(a.subtract(b, context));
            case 5: return show(a.multiply(b, context));
            case 6: return show(a.divide(b, small, mode));
            case 7: return show(a.divide(b, mode));
            case 8: return show(a.divide(b));
            case 9: case 10: return show(a.divide(b, context));
            case 11: return show(a.divideToIntegralValue(b));
            case 12: case 13: return show(a.divideToIntegralValue(b, context));
            case 14: return show(a.remainder(b));
            case 15: return show(a.remainder(b, context));
            case 16: {
                BigDecimal[] both = a.divideAndRemainder(b);
                return show(both[0]) + " " + show(both[1]);
            }
            case 17: case 18: return show(a.abs().sqrt(context));
            case 19: return show(a.multiply(a).sqrt(context));
            case 20: return show(a.pow(random.nextInt(12) - 1));
            case 21: return show(a.pow(random.nextInt(40) - 20, context));
            case 22: return show(a.round(context));
            case 23: return show(a.setScale(small, mode));
            case 24: return show(a.setScale(small));
            case 25: return show(a.movePointLeft(small)) + show(a.movePointRight(small)) + show(a.scaleByPowerOfTen(small));
            case 26: return show(a.stripTrailingZeros()) + show(a.ulp()) + show(a.negate(context)) + show(a.abs(context));
            case 27: return a.compareTo(b) + " " + a.equals(b) + a.hashCode() + show(a.min(b)) + show(a.max(b)) + a.signum();
            case 28: return a.toString() + " " + a.toEngineeringString() + " " + a.toPlainString();
            case 29: return a.toBigInteger() + " " + a.longValue() + " " + a.intValue();
            case 30: return a.doubleValue() + " " + a.floatValue();
            case 31: return a.toBigIntegerExact() + " " + a.longValueExact() + " " + a.intValueExact();
            case 32: {
                double value = Double.longBitsToDouble(random.nextLong());
                return Double.isNaN(value) ? "" : show(new BigDecimal(value)) + show(BigDecimal.valueOf(value));
            }
            case 33: {
                double value = (random.nextInt(2000001) - 1000000) / Math.pow(10, random.nextInt(7));
                return show(new BigDecimal(value)) + show(BigDecimal.valueOf(value)) + show(new BigDecimal(value, context));
            }
            case 34: {
                long value = random.nextLong() >> random.nextInt(64);
                return show(BigDecimal.valueOf(value, small).add(BigDecimal.valueOf(Long.MIN_VALUE)))
                        + show(BigDecimal.valueOf(value).multiply(BigDecimal.valueOf(value, small)));
            }
            default: {
                StringBuilder text = new StringBuilder();
                int length = random.nextInt(random.nextBoolean() ? 8 : 26);
                String characters = "0123456789.-+eE.eE x";
                for (int i = 0; i < length; i++) {
                    boolean odd = random.nextInt(7) == 0;
                    text.append(characters.charAt(random.nextInt(odd ? characters.length() : 10)));
                }
                BigDecimal parsed = new BigDecimal(text.toString());
                return show(parsed) + parsed;
            }
        }
    }
}
