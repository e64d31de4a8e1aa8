package java.security;

import java.io.Serializable;
import java.net.URL;
import java.security.cert.Certificate;
import java.util.Arrays;
import java.util.Objects;

/** Where code comes from, and who has signed it. */
public class CodeSource implements Serializable {
    private final URL location;
    private final Certificate[] certificates;

    public CodeSource(URL url, Certificate[] certs) {
        location = url;
        certificates = certs == null ? null : certs.clone();
    }

    public final URL getLocation() {
        return location;
    }

    public final Certificate[] getCertificates() {
        return certificates == null ? null : certificates.clone();
    }

    @Override
    public boolean equals(Object obj) {
        return obj == this || obj instanceof CodeSource that && Objects.equals(location, that.location)
                && Arrays.equals(certificates, that.certificates);
    }

    @Override
    public int hashCode() {
        return location == null ? 0 : location.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("(").append(location);
        if (certificates == null || certificates.length == 0) {
            return text.append(" <no signer certificates>)").toString();
        }
        for (Certificate each : certificates) {
            text.append(' ').append(each);
        }
        return text.append(')').toString();
    }
}
