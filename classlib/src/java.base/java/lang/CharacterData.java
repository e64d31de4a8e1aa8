package java.lang;

/** The facts about code points, unpacked from {@link CharacterTables} at the first use. */
final class CharacterData {
    private static final int TYPE = 0;
    private static final int FLAGS = 1;
    private static final int DIGIT = 2;
    private static final int NUMERIC = 3;
    private static final int UPPER = 4;
    private static final int LOWER = 5;
    private static final int TITLE = 6;
    private static final int DIRECTION = 7;
    private static final int FIELDS = 8;

    static final int LOWER_CASE = 1;
    static final int UPPER_CASE = 1 << 1;
    static final int ALPHABETIC = 1 << 2;
    static final int IDEOGRAPHIC = 1 << 3;
    static final int WHITESPACE = 1 << 4;
    static final int JAVA_START = 1 << 5;
    static final int JAVA_PART = 1 << 6;
    static final int UNICODE_START = 1 << 7;
    static final int UNICODE_PART = 1 << 8;
    static final int IGNORABLE = 1 << 9;
    static final int MIRRORED = 1 << 10;
    static final int EMOJI = 1 << 11;
    static final int EMOJI_PRESENTATION = 1 << 12;
    static final int EMOJI_MODIFIER = 1 << 13;
    static final int EMOJI_MODIFIER_BASE = 1 << 14;
    static final int EMOJI_COMPONENT = 1 << 15;
    static final int PICTOGRAPHIC = 1 << 16;

    private static final int[] RECORDS = new int[CharacterTables.RECORDS * FIELDS];

    static {
        unpack(CharacterTables.RECORD_TEXT, RECORDS);
    }

    private CharacterData() {
    }

    /** The runs of equal records, which Latin-1 texts never need. */
    private static final class Runs {
        static final int[] STARTS = new int[CharacterTables.RUNS];
        static final char[] RECORD = new char[CharacterTables.RUNS];

        static {
            int[] pairs = new int[CharacterTables.RUNS * 2];
            unpack(CharacterTables.RUN_TEXT, pairs);
            int start = 0;
            for (int i = 0; i < STARTS.length; i++) {
                start += pairs[2 * i];
                STARTS[i] = start;
                RECORD[i] = (char) pairs[2 * i + 1];
            }
        }

        private Runs() {
        }
    }

    /** Unpacks signed numbers: six bits a character from the lowest, 64 where another character follows. */
    private static void unpack(String text, int[] numbers) {
        int at = 0;
        for (int i = 0; i < numbers.length; i++) {
            int value = 0;
            int shift = 0;
            char piece;
            do {
                piece = text.charAt(at++);
                value |= (piece & 63) << shift;
                shift += 6;
            } while (piece >= 64);
            numbers[i] = value >>> 1 ^ -(value & 1);
        }
    }

    private static int record(int codePoint) {
        if (codePoint >= 0 && codePoint < 256) {
            return CharacterTables.LATIN1.charAt(codePoint) * FIELDS;
        }
        if (codePoint < 0 || codePoint > Character.MAX_CODE_POINT) {
            return record(0xffff);
        }
        int[] starts = Runs.STARTS;
        int low = 0;
        int high = starts.length;
        while (high - low > 1) {
            int middle = low + high >>> 1;
            if (starts[middle] <= codePoint) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return Runs.RECORD[low] * FIELDS;
    }

    static int type(int codePoint) {
        return RECORDS[record(codePoint) + TYPE];
    }

    static boolean is(int codePoint, int flag) {
        return (RECORDS[record(codePoint) + FLAGS] & flag) != 0;
    }

    /** The digit's value with the largest radix, or -1. */
    static int digit(int codePoint) {
        return RECORDS[record(codePoint) + DIGIT];
    }

    static int numeric(int codePoint) {
        return RECORDS[record(codePoint) + NUMERIC];
    }

    static int upper(int codePoint) {
        return codePoint + RECORDS[record(codePoint) + UPPER];
    }

    static int lower(int codePoint) {
        return codePoint + RECORDS[record(codePoint) + LOWER];
    }

    static int title(int codePoint) {
        return codePoint + RECORDS[record(codePoint) + TITLE];
    }

    static int direction(int codePoint) {
        return RECORDS[record(codePoint) + DIRECTION];
    }
}
