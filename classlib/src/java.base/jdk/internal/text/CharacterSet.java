package jdk.internal.text;

/** An immutable set of code points: sorted ranges, with a bit map for the first 128. */
final class CharacterSet {
    /** First and last of each range in turn, ascending, with gaps between them. */
    private final int[] ranges;
    private final long low;
    private final long high;

    private CharacterSet(int[] ranges) {
        this.ranges = ranges;
        long low = 0;
        long high = 0;
        for (int c = 0; c < 64; c++) {
            low |= search(c) ? 1L << c : 0;
            high |= search(c + 64) ? 1L << c : 0;
        }
        this.low = low;
        this.high = high;
    }

    /** The union of ranges given by pairs of first and last, in any order. */
    static CharacterSet of(int... pairs) {
        int[] sorted = pairs.clone();
        for (int i = 2; i < sorted.length; i += 2) {
            int first = sorted[i];
            int last = sorted[i + 1];
            int at = i;
            for (; at > 0 && sorted[at - 2] > first; at -= 2) {
                sorted[at] = sorted[at - 2];
                sorted[at + 1] = sorted[at - 1];
            }
            sorted[at] = first;
            sorted[at + 1] = last;
        }
        int size = 0;
        for (int i = 0; i < sorted.length; i += 2) {
            if (size > 0 && sorted[i] <= sorted[size - 1] + 1) {
                sorted[size - 1] = Math.max(sorted[size - 1], sorted[i + 1]);
            } else {
                sorted[size++] = sorted[i];
                sorted[size++] = sorted[i + 1];
            }
        }
        int[] ranges = new int[size];
        System.arraycopy(sorted, 0, ranges, 0, size);
        return new CharacterSet(ranges);
    }

    CharacterSet union(CharacterSet other) {
        int[] pairs = new int[ranges.length + other.ranges.length];
        System.arraycopy(ranges, 0, pairs, 0, ranges.length);
        System.arraycopy(other.ranges, 0, pairs, ranges.length, other.ranges.length);
        return of(pairs);
    }

    CharacterSet complement() {
        int[] pairs = new int[ranges.length + 2];
        int size = 0;
        int next = 0;
        for (int i = 0; i < ranges.length; i += 2) {
            if (ranges[i] > next) {
                pairs[size++] = next;
                pairs[size++] = ranges[i] - 1;
            }
            next = ranges[i + 1] + 1;
        }
        if (next <= Character.MAX_CODE_POINT) {
            pairs[size++] = next;
            pairs[size++] = Character.MAX_CODE_POINT;
        }
        int[] complement = new int[size];
        System.arraycopy(pairs, 0, complement, 0, size);
        return new CharacterSet(complement);
    }

    /** The one character of the set, or -1 where it has none or several. */
    int single() {
        return ranges.length == 2 && ranges[0] == ranges[1] ? ranges[0] : -1;
    }

    boolean contains(int c) {
        if (c < 64) {
            return (low >>> c & 1) != 0;
        }
        return c < 128 ? (high >>> c & 1) != 0 : search(c);
    }

    private boolean search(int c) {
        int from = 0;
        int to = ranges.length / 2;
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (c > ranges[2 * middle + 1]) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return 2 * from < ranges.length && c >= ranges[2 * from];
    }
}
