import java.util.Random;

/** The texts of numbers and what they are read as, rounding, and sequences of random numbers. */
final class NumberCases extends Cases {
    private static double value(Random random) {
        switch (random.nextInt(6)) {
            case 0:
                return Double.longBitsToDouble(random.nextLong());
            case 1:
                return random.nextInt(1000) / 10.0;
            case 2:
                return Math.pow(10, random.nextInt(40) - 20) * random.nextInt(1000);
            case 3:
                return random.nextGaussian();
            case 4:
                return Math.pow(2, random.nextInt(2100) - 1075);
            default:
                return random.nextLong();
        }
    }

    private static String decimal(Random random) {
        StringBuilder text = new StringBuilder();
        text.append(pick(random, new String[] {"", "", "-", "+", " ", "--"}));
        int digits = random.nextInt(25);
        for (int i = 0; i < digits; i++) {
            text.append((char) ('0' + random.nextInt(10)));
        }
        if (chance(random, 70)) {
            text.append('.');
            digits = random.nextInt(25);
            for (int i = 0; i < digits; i++) {
                text.append((char) ('0' + random.nextInt(10)));
            }
        }
        if (chance(random, 50)) {
            text.append(pick(random, new String[] {"e", "E", "e-", "E+", "e+-", "p"})).append(random.nextInt(340));
        }
        return text.append(pick(random, new String[] {"", "", "", "d", "f", " ", "L", "x"})).toString();
    }

    private static Object parse(Random random, String text) {
        try {
            switch (random.nextInt(5)) {
                case 0:
                    return Float.parseFloat(text);
                case 1:
                    return Integer.parseInt(text, 2 + random.nextInt(35));
                case 2:
                    return Long.parseLong(text);
                default:
                    return Double.parseDouble(text);
            }
        } catch (NumberFormatException error) {
            return error.getMessage();
        }
    }

    @Override
    String run(Random random) {
        StringBuilder out = new StringBuilder();
        double d = value(random);
        float f = random.nextBoolean() ? (float) d : Float.intBitsToFloat(random.nextInt());
        out.append(d).append(' ').append(f).append(' ').append(Double.toHexString(d)).append(' ').append(Math.round(d)).append(' ')
                .append(Math.rint(d)).append(' ').append(Math.floor(d)).append(' ').append(Math.ceil(d)).append(' ')
                .append((int) d).append(' ').append((long) f).append(' ').append(Double.parseDouble(Double.toString(d)) == d)
                .append(' ').append(Math.nextUp(d)).append(' ').append(Math.ulp(f)).append(' ').append(Math.sqrt(d))
                .append(' ').append(StrictMath.log(Math.abs(d))).append(' ').append(StrictMath.log(f));
        for (int i = 0; i < 3; i++) {
            String text = random.nextInt(4) == 0 ? Long.toString(random.nextLong() >> random.nextInt(64), 2 + random.nextInt(35))
                    : decimal(random);
            out.append('\n').append(text).append(" = ").append(parse(random, text));
        }
        long l = random.nextLong() >> random.nextInt(64);
        int n = (int) l;
        out.append('\n').append(Long.toBinaryString(l)).append(' ').append(Integer.toOctalString(n)).append(' ')
                .append(Long.toUnsignedString(l)).append(' ').append(Integer.toUnsignedString(n, 36)).append(' ')
                .append(Long.bitCount(l)).append(' ').append(Long.reverse(l)).append(' ').append(Integer.highestOneBit(n)).append(' ')
                .append(Math.floorMod(l, 1000)).append(' ').append(Math.floorDiv(n, 7)).append(' ')
                .append(Long.divideUnsigned(l, 12345)).append(' ').append(Math.multiplyHigh(l, 0x123456789abcdefL));
        Random seeded = new Random(l);
        out.append('\n').append(seeded.nextInt()).append(' ').append(seeded.nextInt(1 + (n >>> 1))).append(' ')
                .append(seeded.nextLong()).append(' ').append(seeded.nextDouble()).append(' ').append(seeded.nextFloat()).append(' ')
                .append(seeded.nextBoolean()).append(' ').append(seeded.nextGaussian()).append(' ').append(seeded.nextInt(5, 50))
                .append(' ').append(seeded.nextGaussian());
        return out.toString();
    }

    public static void main(String[] arguments) {
        main(new NumberCases(), arguments);
    }
}
