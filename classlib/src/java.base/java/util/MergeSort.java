package java.util;

/**
 * The stable sort of object arrays: Tim Peters' adaptive merge sort as described in his listsort.txt, with the
 * constants of the JDK (runs of at least 16, galloping from 7 wins in a row on). A comparator that counts its calls
 * thus counts what it counts on the JDK. A null comparator stands for {@code Comparable}; the test for it is written
 * out at each comparison because a call would cost as much as the comparison.
 */
final class MergeSort {
    private static final int SHORT_ARRAY = 32;
    private static final int FIRST_GALLOP = 7;
    /** Enough for the runs of 2^31 elements, whose lengths grow at least like the Fibonacci numbers. */
    private static final int MOST_RUNS = 49;

    private final Object[] a;
    private final Comparator<Object> order;
    private int minGallop = FIRST_GALLOP;
    private Object[] spare;
    private int runs;
    private final int[] base = new int[MOST_RUNS];
    private final int[] length = new int[MOST_RUNS];

    private MergeSort(Object[] a, Comparator<Object> order, int n) {
        this.a = a;
        this.order = order;
        this.spare = new Object[n < 512 ? n >>> 1 : 256];
    }

    /** Sorts [from, to) of {@code a}. */
    static void sort(Object[] a, int from, int to, Comparator<Object> order) {
        int left = to - from;
        if (left < 2) {
            return;
        }
        if (left < SHORT_ARRAY) {
            insertionSort(a, from, to, from + firstRun(a, from, to, order), order);
            return;
        }
        MergeSort sort = new MergeSort(a, order, left);
        int minimum = shortestRun(left);
        int at = from;
        while (left != 0) {
            int run = firstRun(a, at, to, order);
            if (run < minimum) {
                int forced = left < minimum ? left : minimum;
                insertionSort(a, at, at + forced, at + run, order);
                run = forced;
            }
            sort.base[sort.runs] = at;
            sort.length[sort.runs++] = run;
            sort.restoreInvariant();
            at += run;
            left -= run;
        }
        while (sort.runs > 1) {
            int i = sort.runs - 2;
            if (i > 0 && sort.length[i - 1] < sort.length[i + 1]) {
                i--;
            }
            sort.mergeAt(i);
        }
    }

    /** Between 16 and 32, such that the number of runs is a power of two or just below one. */
    private static int shortestRun(int n) {
        int odd = 0;
        while (n >= SHORT_ARRAY) {
            odd |= n & 1;
            n >>= 1;
        }
        return n + odd;
    }

    /** Length of the run at {@code from}; a strictly descending one is turned round. */
    @SuppressWarnings("unchecked")
    private static int firstRun(Object[] a, int from, int to, Comparator<Object> order) {
        int runHi = from + 1;
        if (runHi == to) {
            return 1;
        }
        int descends = order == null
                ? ((Comparable<Object>) a[runHi]).compareTo(a[from])
                : order.compare(a[runHi], a[from]);
        runHi++;
        if (descends < 0) {
            while (runHi < to && (order == null
                    ? ((Comparable<Object>) a[runHi]).compareTo(a[runHi - 1])
                    : order.compare(a[runHi], a[runHi - 1])) < 0) {
                runHi++;
            }
            for (int l = from, h = runHi - 1; l < h; l++, h--) {
                Object e = a[l];
                a[l] = a[h];
                a[h] = e;
            }
        } else {
            while (runHi < to && (order == null
                    ? ((Comparable<Object>) a[runHi]).compareTo(a[runHi - 1])
                    : order.compare(a[runHi], a[runHi - 1])) >= 0) {
                runHi++;
            }
        }
        return runHi - from;
    }

    /** Binary insertion of [sortedEnd, to) into the sorted [from, sortedEnd). */
    @SuppressWarnings("unchecked")
    private static void insertionSort(Object[] a, int from, int to, int sortedEnd, Comparator<Object> order) {
        for (int i = sortedEnd == from ? from + 1 : sortedEnd; i < to; i++) {
            Object pivot = a[i];
            int low = from;
            int high = i;
            while (low < high) {
                int middle = low + high >>> 1;
                Object m = a[middle];
                if ((order == null ? ((Comparable<Object>) pivot).compareTo(m) : order.compare(pivot, m)) < 0) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            int moved = i - low;
            if (moved <= 2) {
                for (int j = i; j > low; j--) {
                    a[j] = a[j - 1];
                }
            } else {
                System.arraycopy(a, low, a, low + 1, moved);
            }
            a[low] = pivot;
        }
    }

    /** Merges until each run is longer than the next two together, and the last two descend in length. */
    private void restoreInvariant() {
        int[] len = length;
        while (runs > 1) {
            int i = runs - 2;
            if (i > 0 && len[i - 1] <= len[i] + len[i + 1] || i > 1 && len[i - 2] <= len[i] + len[i - 1]) {
                if (len[i - 1] < len[i + 1]) {
                    i--;
                }
            } else if (len[i] > len[i + 1]) {
                return;
            }
            mergeAt(i);
        }
    }

    /** Merges run {@code i} with the next one. */
    private void mergeAt(int i) {
        int base1 = base[i];
        int length1 = length[i];
        int base2 = base[i + 1];
        int length2 = length[i + 1];
        length[i] = length1 + length2;
        if (i == runs - 3) {
            base[i + 1] = base[i + 2];
            length[i + 1] = length[i + 2];
        }
        runs--;
        // What precedes run 2's first element, and what follows run 1's last, is in place already.
        int skip = gallopRight(a[base2], a, base1, length1, 0);
        base1 += skip;
        length1 -= skip;
        if (length1 == 0) {
            return;
        }
        length2 = gallopLeft(a[base1 + length1 - 1], a, base2, length2, length2 - 1);
        if (length2 == 0) {
            return;
        }
        if (length1 <= length2) {
            mergeUpwards(base1, length1, base2, length2);
        } else {
            mergeDownwards(base1, length1, base2, length2);
        }
    }
    //#for Side are below above
    //#| Left | are less than {@code key}; looks near {@code hint} first | <= | >
    //#| Right | are at most {@code key}; looks near {@code hint} first | < | >=

    /** How many of the {@code n} elements from {@code at} on $are$. */
    @SuppressWarnings("unchecked")
    private int gallop$Side$(Object key, Object[] t, int at, int n, int hint) {
        Comparator<Object> order = this.order;
        int last = 0;
        int step = 1;
        Object h = t[at + hint];
        int low;
        int high;
        if ((order == null ? ((Comparable<Object>) key).compareTo(h) : order.compare(key, h)) $below$ 0) {
            int most = hint + 1;
            while (step < most && (order == null
                    ? ((Comparable<Object>) key).compareTo(t[at + hint - step])
                    : order.compare(key, t[at + hint - step])) $below$ 0) {
                last = step;
                step = (step << 1) + 1;
                if (step <= 0) {
                    step = most;
                }
            }
            if (step > most) {
                step = most;
            }
            low = hint - step + 1;
            high = hint - last;
        } else {
            int most = n - hint;
            while (step < most && (order == null
                    ? ((Comparable<Object>) key).compareTo(t[at + hint + step])
                    : order.compare(key, t[at + hint + step])) $above$ 0) {
                last = step;
                step = (step << 1) + 1;
                if (step <= 0) {
                    step = most;
                }
            }
            if (step > most) {
                step = most;
            }
            low = last + hint + 1;
            high = step + hint;
        }
        while (low < high) {
            int middle = low + (high - low >>> 1);
            Object m = t[at + middle];
            if ((order == null ? ((Comparable<Object>) key).compareTo(m) : order.compare(key, m)) $below$ 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return high;
    }
    //#end

    private Object[] spareOf(int n) {
        if (spare.length < n) {
            int larger = n | n >> 1;
            larger |= larger >> 2;
            larger |= larger >> 4;
            larger |= larger >> 8;
            larger |= larger >> 16;
            larger++;
            spare = new Object[larger < 0 || larger > a.length >>> 1 ? Math.max(n, a.length >>> 1) : larger];
        }
        return spare;
    }

    /**
     * Merges two adjacent runs, the first the shorter, from the low end: run 1 waits in the spare array. Element by
     * element until one run wins {@code minGallop} times in a row, then by galloping while that pays.
     */
    @SuppressWarnings("unchecked")
    private void mergeUpwards(int base1, int length1, int base2, int length2) {
        Object[] a = this.a;
        Comparator<Object> order = this.order;
        Object[] t = spareOf(length1);
        System.arraycopy(a, base1, t, 0, length1);
        int from1 = 0;
        int from2 = base2;
        int to = base1;
        int left1 = length1;
        int left2 = length2;
        a[to++] = a[from2++];
        if (--left2 == 0) {
            System.arraycopy(t, from1, a, to, left1);
            return;
        }
        if (left1 == 1) {
            System.arraycopy(a, from2, a, to, left2);
            a[to + left2] = t[from1];
            return;
        }
        int gallop = minGallop;
        merging:
        while (true) {
            int wins1 = 0;
            int wins2 = 0;
            do {
                Object x = a[from2];
                Object y = t[from1];
                if ((order == null ? ((Comparable<Object>) x).compareTo(y) : order.compare(x, y)) < 0) {
                    a[to++] = x;
                    from2++;
                    wins2++;
                    wins1 = 0;
                    if (--left2 == 0) {
                        break merging;
                    }
                } else {
                    a[to++] = y;
                    from1++;
                    wins1++;
                    wins2 = 0;
                    if (--left1 == 1) {
                        break merging;
                    }
                }
            } while ((wins1 | wins2) < gallop);
            do {
                wins1 = gallopRight(a[from2], t, from1, left1, 0);
                if (wins1 != 0) {
                    System.arraycopy(t, from1, a, to, wins1);
                    to += wins1;
                    from1 += wins1;
                    left1 -= wins1;
                    if (left1 <= 1) {
                        break merging;
                    }
                }
                a[to++] = a[from2++];
                if (--left2 == 0) {
                    break merging;
                }
                wins2 = gallopLeft(t[from1], a, from2, left2, 0);
                if (wins2 != 0) {
                    System.arraycopy(a, from2, a, to, wins2);
                    to += wins2;
                    from2 += wins2;
                    left2 -= wins2;
                    if (left2 == 0) {
                        break merging;
                    }
                }
                a[to++] = t[from1++];
                if (--left1 == 1) {
                    break merging;
                }
                gallop--;
            } while (wins1 >= FIRST_GALLOP || wins2 >= FIRST_GALLOP);
            gallop = (gallop < 0 ? 0 : gallop) + 2;
        }
        minGallop = gallop < 1 ? 1 : gallop;
        if (left1 == 1) {
            System.arraycopy(a, from2, a, to, left2);
            a[to + left2] = t[from1];
        } else if (left1 == 0) {
            throw new IllegalArgumentException("Comparison method violates its general contract!");
        } else {
            System.arraycopy(t, from1, a, to, left1);
        }
    }

    /** The mirror image, for a second run that is the shorter: from the high end, run 2 in the spare array. */
    @SuppressWarnings("unchecked")
    private void mergeDownwards(int base1, int length1, int base2, int length2) {
        Object[] a = this.a;
        Comparator<Object> order = this.order;
        Object[] t = spareOf(length2);
        System.arraycopy(a, base2, t, 0, length2);
        int from1 = base1 + length1 - 1;
        int from2 = length2 - 1;
        int to = base2 + length2 - 1;
        int left1 = length1;
        int left2 = length2;
        a[to--] = a[from1--];
        if (--left1 == 0) {
            System.arraycopy(t, 0, a, to - (left2 - 1), left2);
            return;
        }
        if (left2 == 1) {
            to -= left1;
            from1 -= left1;
            System.arraycopy(a, from1 + 1, a, to + 1, left1);
            a[to] = t[from2];
            return;
        }
        int gallop = minGallop;
        merging:
        while (true) {
            int wins1 = 0;
            int wins2 = 0;
            do {
                Object x = t[from2];
                Object y = a[from1];
                if ((order == null ? ((Comparable<Object>) x).compareTo(y) : order.compare(x, y)) < 0) {
                    a[to--] = y;
                    from1--;
                    wins1++;
                    wins2 = 0;
                    if (--left1 == 0) {
                        break merging;
                    }
                } else {
                    a[to--] = x;
                    from2--;
                    wins2++;
                    wins1 = 0;
                    if (--left2 == 1) {
                        break merging;
                    }
                }
            } while ((wins1 | wins2) < gallop);
            do {
                wins1 = left1 - gallopRight(t[from2], a, base1, left1, left1 - 1);
                if (wins1 != 0) {
                    to -= wins1;
                    from1 -= wins1;
                    left1 -= wins1;
                    System.arraycopy(a, from1 + 1, a, to + 1, wins1);
                    if (left1 == 0) {
                        break merging;
                    }
                }
                a[to--] = t[from2--];
                if (--left2 == 1) {
                    break merging;
                }
                wins2 = left2 - gallopLeft(a[from1], t, 0, left2, left2 - 1);
                if (wins2 != 0) {
                    to -= wins2;
                    from2 -= wins2;
                    left2 -= wins2;
                    System.arraycopy(t, from2 + 1, a, to + 1, wins2);
                    if (left2 <= 1) {
                        break merging;
                    }
                }
                a[to--] = a[from1--];
                if (--left1 == 0) {
                    break merging;
                }
                gallop--;
            } while (wins1 >= FIRST_GALLOP || wins2 >= FIRST_GALLOP);
            gallop = (gallop < 0 ? 0 : gallop) + 2;
        }
        minGallop = gallop < 1 ? 1 : gallop;
        if (left2 == 1) {
            to -= left1;
            from1 -= left1;
            System.arraycopy(a, from1 + 1, a, to + 1, left1);
            a[to] = t[from2];
        } else if (left2 == 0) {
            throw new IllegalArgumentException("Comparison method violates its general contract!");
        } else {
            System.arraycopy(t, 0, a, to - (left2 - 1), left2);
        }
    }
}
