package javax.naming;

/** Gives a reference to itself. */
public interface Referenceable {
    Reference getReference() throws NamingException;
}
