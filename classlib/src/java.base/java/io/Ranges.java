package java.io;

/** The check of the ranges of arrays. */
final class Ranges {
    private Ranges() {
    }

    static void check(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new IndexOutOfBoundsException(
                    "Range [" + offset + ", " + offset + " + " + count + ") out of bounds for length " + length);
        }
    }
}
