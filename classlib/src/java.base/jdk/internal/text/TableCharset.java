package jdk.internal.text;

import java.nio.charset.Charset;

/** A charset of single bytes by a table. */
public final class TableCharset extends TextCharset {
    private static final char NONE = '\ufffd';

    private final String upper;
    private final String lower;
    private final String odd;
    private char[] chars;
    /** The byte of each character; 0 for none, or for that of the byte 0. */
    private byte[] bytes;

    /** Characters of the first 128 bytes (none for ASCII), of the others, and characters with bytes that are no inverse. */
    public TableCharset(String name, String historicalName, String[] aliases, String lower, String upper, String odd) {
        super(name, historicalName, aliases);
        this.lower = lower;
        this.upper = upper;
        this.odd = odd;
    }

    private synchronized void make() {
        if (bytes != null) {
            return;
        }
        char[] all = new char[256];
        byte[] inverse = new byte[1 << 16];
        for (int i = 255; i >= 0; i--) {
            all[i] = i >= 128 ? upper.charAt(i - 128) : lower.isEmpty() ? (char) i : lower.charAt(i);
            if (all[i] != NONE) {
                inverse[all[i]] = (byte) i;
            }
        }
        for (int i = 0; i < odd.length(); i += 2) {
            inverse[odd.charAt(i)] = (byte) (odd.charAt(i + 1) == NONE ? 0 : odd.charAt(i + 1));
        }
        chars = all;
        bytes = inverse;
    }

    @Override
    public boolean contains(Charset other) {
        return isAsciiSuperset() && !isOfMachine(name()) && other.name().equals("US-ASCII") || other.name().equals(name());
    }

    @Override
    public boolean isAsciiSuperset() {
        return lower.isEmpty();
    }

    @Override
    protected long decode(byte[] from, int at, int end) {
        make();
        char c = chars[from[at] & 0xff];
        return c == NONE ? unmappable(1) : decoded(c, 1);
    }

    @Override
    protected int encode(int c, byte[] to) {
        make();
        if (c > 0xffff) {
            return -1;
        }
        to[0] = bytes[c];
        return to[0] != 0 || chars[0] == c ? 1 : -1;
    }
}
