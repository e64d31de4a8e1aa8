package java.security.cert;

import java.security.GeneralSecurityException;

/** A certificate that is not as it should be. */
public class CertificateException extends GeneralSecurityException {
    public CertificateException() {
    }

    public CertificateException(String msg) {
        super(msg);
    }

    public CertificateException(String message, Throwable cause) {
        super(message, cause);
    }

    public CertificateException(Throwable cause) {
        super(cause);
    }
}
