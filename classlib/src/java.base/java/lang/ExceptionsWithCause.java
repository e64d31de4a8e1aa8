//#file $Name$.java
//#for Name what
//#| IllegalArgumentException | A method was given an argument that it does not accept.
//#| IllegalCallerException | A method was called by a caller that may not.
//#| IllegalStateException | A method was called at a time that does not suit it.
//#| SecurityException | An operation is forbidden.
package java.lang;

/** $what$ */
public class $Name$ extends RuntimeException {
    public $Name$() {
    }

    public $Name$(String s) {
        super(s);
    }

    public $Name$(String message, Throwable cause) {
        super(message, cause);
    }

    public $Name$(Throwable cause) {
        super(cause);
    }
}
