package java.security;

import java.io.Serializable;

/** A key of any algorithm. */
public interface Key extends Serializable {
    String getAlgorithm();

    String getFormat();

    byte[] getEncoded();
}
