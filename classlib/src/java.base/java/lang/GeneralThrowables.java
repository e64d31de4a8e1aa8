//#file $Name$.java
//#for Name Kind what
//#| Error | Throwable | What a program should not try to catch.
//#| Exception | Throwable | What a program may want to catch.
//#| RuntimeException | Exception | An exception that need not be declared.
package java.lang;

/** $what$ */
public class $Name$ extends $Kind$ {
    public $Name$() {
    }

    public $Name$(String message) {
        super(message);
    }

    public $Name$(String message, Throwable cause) {
        super(message, cause);
    }

    public $Name$(Throwable cause) {
        super(cause);
    }

    protected $Name$(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        super(message, cause, enableSuppression, writableStackTrace);
    }
}
