//#file $Name$.java
//#for Name serial what
//#| MalformedURLException | -182787522200415866L | A text is no URL.
//#| UnknownHostException | -4639126076052875403L | A host has no known address.
//#| UnknownServiceException | -4169033248853639508L | A service that there is not.
package java.net;

import java.io.IOException;

/** $what$ */
public class $Name$ extends IOException {
    private static final long serialVersionUID = $serial$;

    public $Name$() {
    }

    public $Name$(String message) {
        super(message);
    }
}
