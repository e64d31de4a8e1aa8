package javax.naming;

import java.util.Arrays;

/** An address that is some bytes. */
public class BinaryRefAddr extends RefAddr {
    private static final long serialVersionUID = -3415254970957330361L;
    /** So many bytes are shown. */
    private static final int SHOWN = 32;

    private final byte[] buf;

    public BinaryRefAddr(String addrType, byte[] src) {
        this(addrType, src, 0, src.length);
    }

    public BinaryRefAddr(String addrType, byte[] src, int offset, int count) {
        super(addrType);
        buf = new byte[count];
        System.arraycopy(src, offset, buf, 0, count);
    }

    @Override
    public Object getContent() {
        return buf;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof BinaryRefAddr other && addrType.equals(other.addrType) && Arrays.equals(buf, other.buf);
    }

    @Override
    public int hashCode() {
        int sum = addrType.hashCode();
        for (byte each : buf) {
            sum += each;
        }
        return sum;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("Address Type: " + addrType + "\n").append("AddressContents: ");
        for (int i = 0; i < Math.min(buf.length, SHOWN); i++) {
            text.append(Integer.toHexString(buf[i])).append(' ');
        }
        return text.append(buf.length >= SHOWN ? " ...\n" : "").toString();
    }
}
