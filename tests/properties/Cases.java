import java.util.Random;

/**
 * A family of random cases: one text per case, which says what the library did. The same seed gives the same cases on
 * every machine, so two machines that agree print the same.
 *
 * <p>{@code SEED COUNT} prints a digest of each hundred cases; {@code SEED FIRST LAST} prints the texts of those cases,
 * {@code LAST} excluded, when digests differ.
 */
abstract class Cases {
    private static final int BATCH = 100;

    /** Makes a case from {@code random} and tells what came of it. */
    abstract String run(Random random);

    static String text(Cases cases, long seed, int number) {
        try {
            return cases.run(new Random(seed * 1_000_003 + number));
        } catch (RuntimeException | Error thrown) {
            return "thrown: " + thrown;
        }
    }

    static void main(Cases cases, String[] arguments) {
        long seed = Long.parseLong(arguments[0]);
        if (arguments.length == 3) {
            for (int i = Integer.parseInt(arguments[1]); i < Integer.parseInt(arguments[2]); i++) {
                System.out.println(i + ": " + escape(text(cases, seed, i)));
            }
            return;
        }
        int count = Integer.parseInt(arguments[1]);
        for (int first = 0; first < count; first += BATCH) {
            long digest = 0xcbf29ce484222325L;
            for (int i = first; i < Math.min(first + BATCH, count); i++) {
                String text = text(cases, seed, i);
                for (int k = 0; k < text.length(); k++) {
                    digest = (digest ^ text.charAt(k)) * 0x100000001b3L;
                }
                digest = (digest ^ 0x10000) * 0x100000001b3L;
            }
            System.out.println(first + " " + Long.toHexString(digest));
        }
    }

    /** {@code text} in printable ASCII, whatever the encoding of standard output. */
    static String escape(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c < 127 && c != '\\') {
                result.append(c);
            } else if (c == '\\') {
                result.append("\\\\");
            } else {
                result.append("\\u").append(Integer.toHexString(0x10000 + c).substring(1));
            }
        }
        return result.toString();
    }

    static <T> T pick(Random random, T[] items) {
        return items[random.nextInt(items.length)];
    }

    static boolean chance(Random random, int percent) {
        return random.nextInt(100) < percent;
    }
}
