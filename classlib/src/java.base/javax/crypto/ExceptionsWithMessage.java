//#file $Name$.java
//#for Name serial what
//#| BadPaddingException | -5315033893984728443L | What is padded is not padded as expected.
//#| IllegalBlockSizeException | -1965144811953540392L | The length of a message is no multiple of the block's.
//#| NoSuchPaddingException | -4572885201200175466L | There is no such padding.
//#| ShortBufferException | 8427718640832943747L | There is no room for the result.
package javax.crypto;

import java.security.GeneralSecurityException;

/** $what$ */
public class $Name$ extends GeneralSecurityException {
    private static final long serialVersionUID = $serial$;

    public $Name$() {
    }

    public $Name$(String message) {
        super(message);
    }
}
