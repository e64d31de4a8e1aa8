//#file $folder$/$Name$.java
//#for Name folder Kind serial what
//#| Error | lang | Throwable | | What a program should not try to catch.
//#| Exception | lang | Throwable | | What a program may want to catch.
//#| InternalError | lang | VirtualMachineError | | Something happened in the machine that cannot happen.
//#| ReflectiveOperationException | lang | Exception | | The superclass of the exceptions of reflection.
//#| RuntimeException | lang | Exception | | An exception that need not be declared.
//#| UnsupportedOperationException | lang | RuntimeException | | The operation is not supported.
//#| SocketException | net | java.io.IOException | -5935874303556886934L | Something failed at a socket.
//#| DigestException | security | GeneralSecurityException | 5821450303093652515L | Something failed at a digest.
//#| GeneralSecurityException | security | Exception | 894798122053539237L | Something that has to do with security failed.
//#| InvalidAlgorithmParameterException | security | GeneralSecurityException | 2864672297499471472L | Parameters that do not fit an algorithm.
//#| InvalidKeyException | security | KeyException | 5698479920593359816L | A key that does not fit.
//#| InvalidParameterException | security | IllegalArgumentException | -857968536935667808L | A parameter that does not fit.
//#| KeyException | security | GeneralSecurityException | -7483676942812432108L | Something is wrong with a key.
//#| NoSuchAlgorithmException | security | GeneralSecurityException | -7443947487218346562L | An algorithm is not available.
package java.$folder$;

/** $what$ */
public class $Name$ extends $Kind$ {
    //#if folder: not lang
    private static final long serialVersionUID = $serial$;

    //#end
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
    //#if Name: Error Exception RuntimeException

    protected $Name$(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        super(message, cause, enableSuppression, writableStackTrace);
    }
    //#end
}
