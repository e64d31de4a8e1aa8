package jdk.internal.text;

import java.util.Arrays;

/** A number for each code point, kept as runs of equal ones. */
public final class RangeTable {
    /** First code point of each run, ascending. */
    private final int[] begins;
    private final int[] values;

    /** Reads {@code text}: for each run its distance from the one before and its value, in pieces of six bits. */
    public RangeTable(String text) {
        int[] begins = new int[text.length() / 2];
        int[] values = new int[text.length() / 2];
        int size = 0;
        int begin = 0;
        boolean value = false;
        int number = 0;
        int shift = 0;
        for (int i = 0; i < text.length(); i++) {
            char piece = text.charAt(i);
            number |= (piece & 63) << shift;
            shift += 6;
            if (piece < 64) {
                if (value) {
                    values[size++] = number;
                } else {
                    begin += number;
                    begins[size] = begin;
                }
                value = !value;
                number = 0;
                shift = 0;
            }
        }
        this.begins = Arrays.copyOf(begins, size);
        this.values = Arrays.copyOf(values, size);
    }

    /** The value of the run in which a code point lies. */
    public int value(int c) {
        int from = 0;
        int to = begins.length;
        while (to - from > 1) {
            int middle = (from + to) >>> 1;
            if (begins[middle] <= c) {
                from = middle;
            } else {
                to = middle;
            }
        }
        return values[from];
    }
}
