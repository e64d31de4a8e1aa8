package java.security.spec;

/** What a key is made of. */
public interface KeySpec {
}
