//#file $folder$/$Name$.java
//#for Name folder Kind serial what
//#| CompletionException | util/concurrent | RuntimeException | none | A stage has ended in the exception that is the cause.
//#| ConcurrentModificationException | util | RuntimeException | 1L | A collection was changed behind its iterator.
//#| Error | lang | Throwable | none | What a program should not try to catch.
//#| Exception | lang | Throwable | none | What a program may want to catch.
//#| ExecutionException | util/concurrent | Exception | none | A task has ended in the exception that is the cause.
//#| IOException | io | Exception | none | An input or output operation failed.
//#| IllegalArgumentException | lang | RuntimeException | none | A method was given an argument that it does not accept.
//#| IllegalCallerException | lang | RuntimeException | none | A method was called by a caller that may not.
//#| IllegalStateException | lang | RuntimeException | none | A method was called at a time that does not suit it.
//#| InternalError | lang | VirtualMachineError | none | Something happened in the machine that cannot happen.
//#| LayerInstantiationException | lang | RuntimeException | none | A module layer could not be made.
//#| ReflectiveOperationException | lang | Exception | none | The superclass of the exceptions of reflection.
//#| RejectedExecutionException | util/concurrent | RuntimeException | none | An executor does not take a task.
//#| RuntimeException | lang | Exception | none | An exception that need not be declared.
//#| SecurityException | lang | RuntimeException | none | An operation is forbidden.
//#| UnsupportedOperationException | lang | RuntimeException | none | The operation is not supported.
//#| VirtualMachineError | lang | Error | none | The machine is broken or has run out of a resource.
//#| WrongThreadException | lang | RuntimeException | none | A method was called by a thread that must not call it.
//#| SocketException | net | java.io.IOException | -5935874303556886934L | Something failed at a socket.
//#| CertificateEncodingException | security/cert | CertificateException | none | A certificate that cannot be written.
//#| CertificateException | security/cert | java.security.GeneralSecurityException | none | A certificate that is not as it should be.
//#| DigestException | security | GeneralSecurityException | 5821450303093652515L | Something failed at a digest.
//#| GeneralSecurityException | security | Exception | 894798122053539237L | Something that has to do with security failed.
//#| InvalidAlgorithmParameterException | security | GeneralSecurityException | 2864672297499471472L | Parameters that do not fit an algorithm.
//#| InvalidKeyException | security | KeyException | 5698479920593359816L | A key that does not fit.
//#| InvalidKeySpecException | security/spec | java.security.GeneralSecurityException | 3546139293998810778L | It does not fit a key.
//#| InvalidParameterException | security | IllegalArgumentException | -857968536935667808L | A parameter that does not fit.
//#| KeyException | security | GeneralSecurityException | -7483676942812432108L | Something is wrong with a key.
//#| NoSuchAlgorithmException | security | GeneralSecurityException | -7443947487218346562L | An algorithm is not available.
//#if folder: security/cert
package java.security.cert;
//#else if folder: security/spec
package java.security.spec;
//#else if folder: util/concurrent
package java.util.concurrent;
//#else
package java.$folder$;
//#end

/** $what$ */
//#if Name: VirtualMachineError
public abstract class $Name$ extends $Kind$ {
//#else if Name: WrongThreadException
public final class $Name$ extends $Kind$ {
//#else
public class $Name$ extends $Kind$ {
//#end
    //#if serial: not none
    private static final long serialVersionUID = $serial$;

    //#end
    //#if Name: CompletionException ExecutionException
    protected $Name$() {
    }

    protected $Name$(String message) {
        super(message);
    }
    //#else
    public $Name$() {
    }

    public $Name$(String message) {
        super(message);
    }
    //#end

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
