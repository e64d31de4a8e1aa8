//#file $Name$.java
//#for Name Kind what
//#| InternalError | VirtualMachineError | Something happened in the machine that cannot happen.
//#| ReflectiveOperationException | Exception | The superclass of the exceptions of reflection.
//#| UnsupportedOperationException | RuntimeException | The operation is not supported.
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
}
