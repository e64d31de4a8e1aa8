package java.sql;

/** A large text of national characters. */
public interface NClob extends Clob {
}
