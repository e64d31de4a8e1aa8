package javax.naming;

import java.io.Serializable;
import java.util.Enumeration;

/** A name of ordered parts. */
public interface Name extends Cloneable, Serializable, Comparable<Object> {
    @Deprecated
    long serialVersionUID = -3617482732056931635L;

    Object clone();

    @Override
    int compareTo(Object obj);

    int size();

    boolean isEmpty();

    Enumeration<String> getAll();

    String get(int posn);

    Name getPrefix(int posn);

    Name getSuffix(int posn);

    boolean startsWith(Name n);

    boolean endsWith(Name n);

    Name addAll(Name suffix) throws InvalidNameException;

    Name addAll(int posn, Name n) throws InvalidNameException;

    Name add(String comp) throws InvalidNameException;

    Name add(int posn, String comp) throws InvalidNameException;

    Object remove(int posn) throws InvalidNameException;
}
