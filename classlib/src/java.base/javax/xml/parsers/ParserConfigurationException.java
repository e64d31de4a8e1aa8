package javax.xml.parsers;

/** A parser cannot be what it is wanted to be. */
public class ParserConfigurationException extends Exception {
    private static final long serialVersionUID = -3688849216575373917L;

    public ParserConfigurationException() {
    }

    public ParserConfigurationException(String msg) {
        super(msg);
    }
}
