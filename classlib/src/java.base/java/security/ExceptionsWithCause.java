//#file $Name$.java
//#for Name Kind serial what
//#| DigestException | GeneralSecurityException | 5821450303093652515L | Something failed at a digest.
//#| InvalidAlgorithmParameterException | GeneralSecurityException | 2864672297499471472L | Parameters that do not fit an algorithm.
//#| InvalidKeyException | KeyException | 5698479920593359816L | A key that does not fit.
//#| InvalidParameterException | IllegalArgumentException | -857968536935667808L | A parameter that does not fit.
//#| KeyException | GeneralSecurityException | -7483676942812432108L | Something is wrong with a key.
package java.security;

/** $what$ */
public class $Name$ extends $Kind$ {
    private static final long serialVersionUID = $serial$;

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
