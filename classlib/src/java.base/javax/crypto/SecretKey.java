package javax.crypto;

import java.security.Key;

/** A key that both sides have. */
public interface SecretKey extends Key {
}
