package javax.naming;

/** Names of one naming system from texts. */
public interface NameParser {
    Name parse(String name) throws NamingException;
}
