//#file $Name$Exception.java
//#for Name what
//#| IllegalCharsetName | A charset name is malformed.
//#| UnsupportedCharset | A charset is not supported.
package java.nio.charset;

/** $what$ */
public class $Name$Exception extends IllegalArgumentException {
    private final String charsetName;

    public $Name$Exception(String charsetName) {
        super(String.valueOf(charsetName));
        this.charsetName = charsetName;
    }

    public String getCharsetName() {
        return charsetName;
    }
}
