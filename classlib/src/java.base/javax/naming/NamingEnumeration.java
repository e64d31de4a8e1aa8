package javax.naming;

import java.util.Enumeration;

/** What a context lists; to ask for the next may fail. */
public interface NamingEnumeration<T> extends Enumeration<T> {
    T next() throws NamingException;

    boolean hasMore() throws NamingException;

    void close() throws NamingException;
}
