package java.io;

/** The check of the ranges of arrays. */
final class Ranges {
    private Ranges() {
    }

    /** The same check with an exception that says nothing more, as the older streams have it. */
    static void checkSilently(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new IndexOutOfBoundsException();
        }
    }

    static void check(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new IndexOutOfBoundsException(
                    "Range [" + offset + ", " + offset + " + " + count + ") out of bounds for length " + length);
        }
    }
}
