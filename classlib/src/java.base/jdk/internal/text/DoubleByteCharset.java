package jdk.internal.text;

import java.nio.charset.Charset;
import java.util.List;
import java.util.function.Supplier;

/** A charset of one, two and three bytes by tables. */
public final class DoubleByteCharset extends TextCharset {
    private static final char NONE = '\ufffd';
    /** The byte before those of the second plane. */
    private static final int SECOND_PLANE = 0x8f;

    private final Supplier<DoubleByteTable> source;
    private final boolean hasPlanes;
    private final float most;
    private char[] singles;
    /** By first byte, 0x100 above it in the second plane: the characters of second bytes; null if it begins none. */
    private char[][] doubles;
    /** The bytes of characters, the first one above the others; 0 for none. */
    private int[] encodings;

    private DoubleByteCharset(
            String name, String historicalName, Supplier<DoubleByteTable> source, boolean hasPlanes, String... aliases) {
        super(name, historicalName, aliases);
        this.source = source;
        this.hasPlanes = hasPlanes;
        most = hasPlanes ? 3.0f : 2.0f;
    }

    /** All of them; their tables are made when they are used. */
    public static List<DoubleByteCharset> all() {
        return List.of(
                new DoubleByteCharset("GBK", "GBK", () -> Bytes_GBK.table(), false, "CP936", "windows-936"),
                new DoubleByteCharset("GB2312", "EUC_CN", () -> Bytes_GB2312.table(), false, "gb2312-80", "gb2312-1980",
                        "x-EUC-CN", "euc-cn", "euccn", "gb2312", "EUC_CN"),
                new DoubleByteCharset("Big5", "Big5", () -> Bytes_Big5.table(), false, "csBig5"),
                new DoubleByteCharset("Shift_JIS", "SJIS", () -> Bytes_Shift_JIS.table(), false, "x-sjis", "csShiftJIS",
                        "shift-jis", "shift_jis", "sjis", "ms_kanji"),
                new DoubleByteCharset("windows-31j", "MS932", () -> Bytes_windows_31j.table(), false, "MS932",
                        "windows-932", "csWindows31J"),
                new DoubleByteCharset("EUC-KR", "EUC_KR", () -> Bytes_EUC_KR.table(), false, "csEUCKR", "ksc5601-1987",
                        "ksc_5601", "ksc5601", "ksc5601_1987", "5601", "euckr", "euc_kr", "ks_c_5601-1987"),
                new DoubleByteCharset("x-windows-949", "MS949", () -> Bytes_x_windows_949.table(), false, "ms949",
                        "windows949", "windows-949", "ms_949"),
                new DoubleByteCharset("EUC-JP", "EUC_JP", () -> Bytes_EUC_JP.table(), true,
                        "Extended_UNIX_Code_Packed_Format_for_Japanese", "x-euc-jp", "eucjp", "euc_jp", "eucjis",
                        "csEUCPkdFmtjapanese", "x-eucjp"));
    }

    private synchronized void make() {
        if (encodings != null) {
            return;
        }
        DoubleByteTable table = source.get();
        int[] inverse = new int[1 << 16];
        char[][] found = new char[0x200][];
        String single = table.singles;
        for (int i = 255; i >= 0; i--) {
            inverse[single.charAt(i)] = i;
        }
        for (String part : table.doubles) {
            for (int at = 0; at < part.length(); ) {
                int first = part.charAt(at);
                int low = part.charAt(at + 1);
                int high = part.charAt(at + 2);
                char[] row = new char[256];
                java.util.Arrays.fill(row, NONE);
                for (int second = low; second <= high; second++) {
                    char c = part.charAt(at + 3 + second - low);
                    row[second] = c;
                    if (c != NONE && inverse[c] == 0 && single.charAt(0) != c) {
                        inverse[c] = (first >= 0x100 ? SECOND_PLANE << 16 : 0) | (first & 0xff) << 8 | second;
                    }
                }
                found[first] = row;
                at += 3 + high - low + 1;
            }
        }
        inverse[NONE] = 0;
        String odd = table.encodings;
        for (int at = 0; at < odd.length(); ) {
            int length = odd.charAt(at + 1);
            int bytes = 0;
            for (int i = 0; i < length; i++) {
                bytes = bytes << 8 | odd.charAt(at + 2 + i);
            }
            inverse[odd.charAt(at)] = bytes;
            at += 2 + length;
        }
        singles = single.toCharArray();
        doubles = found;
        encodings = inverse;
    }

    @Override
    public boolean contains(Charset other) {
        return other.name().equals("US-ASCII") || other.name().equals(name());
    }

    @Override
    public boolean isAsciiSuperset() {
        return true;
    }

    @Override
    protected long decode(byte[] bytes, int at, int end) {
        make();
        int first = bytes[at] & 0xff;
        char single = singles[first];
        if (single != NONE) {
            return decoded(single, 1);
        }
        if (hasPlanes && first == SECOND_PLANE) {
            if (end - at < 3) {
                return INCOMPLETE;
            }
            char[] row = doubles[0x100 + (bytes[at + 1] & 0xff)];
            char c = row == null ? NONE : row[bytes[at + 2] & 0xff];
            return c == NONE ? unmappable(3) : decoded(c, 3);
        }
        if (end - at < 2) {
            return INCOMPLETE;
        }
        char[] row = doubles[first];
        if (row == null) {
            return hasPlanes ? unmappable(2) : malformed(1);
        }
        int second = bytes[at + 1] & 0xff;
        char c = row[second];
        if (c != NONE) {
            return decoded(c, 2);
        }
        boolean begins = !hasPlanes && (doubles[second] != null || singles[second] != NONE);
        return begins ? malformed(1) : unmappable(2);
    }

    @Override
    protected int encode(int c, byte[] to) {
        make();
        int bytes = c > 0xffff ? 0 : encodings[c];
        if (bytes == 0 && c != 0) {
            return -1;
        }
        int count = bytes < 0x100 ? 1 : bytes < 0x10000 ? 2 : 3;
        for (int i = count - 1; i >= 0; i--) {
            to[i] = (byte) bytes;
            bytes >>= 8;
        }
        return count;
    }

    @Override
    protected float[] sizes() {
        return new float[] {most, most, 0.5f};
    }
}
