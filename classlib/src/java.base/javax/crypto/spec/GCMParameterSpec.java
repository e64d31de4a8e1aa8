package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;

/** The bits of a tag, and the bytes that are used once. */
public class GCMParameterSpec implements AlgorithmParameterSpec {
    private final byte[] iv;
    private final int tagLength;

    public GCMParameterSpec(int tLen, byte[] src) {
        this(tLen, checked(src), 0, src.length);
    }

    private static byte[] checked(byte[] source) {
        if (source == null) {
            throw new IllegalArgumentException("src array is null");
        }
        return source;
    }

    public GCMParameterSpec(int tLen, byte[] src, int offset, int len) {
        if (tLen < 0) {
            throw new IllegalArgumentException("Length argument is negative");
        }
        tagLength = tLen;
        if (src == null || len < 0 || offset < 0 || len > src.length - offset) {
            throw new IllegalArgumentException("Invalid buffer arguments");
        }
        iv = Arrays.copyOfRange(src, offset, offset + len);
    }

    public int getTLen() {
        return tagLength;
    }

    public byte[] getIV() {
        return iv.clone();
    }
}
