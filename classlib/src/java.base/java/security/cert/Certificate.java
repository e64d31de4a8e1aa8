package java.security.cert;

import java.io.Serializable;
import java.util.Arrays;

/** A certificate of a kind. */
public abstract class Certificate implements Serializable {
    private final String type;

    protected Certificate(String type) {
        this.type = type;
    }

    public final String getType() {
        return type;
    }

    public abstract byte[] getEncoded() throws CertificateEncodingException;

    @Override
    public abstract String toString();

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        try {
            return other instanceof Certificate that && Arrays.equals(getEncoded(), that.getEncoded());
        } catch (CertificateEncodingException unreadable) {
            return false;
        }
    }

    @Override
    public int hashCode() {
        try {
            return Arrays.hashCode(getEncoded());
        } catch (CertificateEncodingException unreadable) {
            return 0;
        }
    }
}
