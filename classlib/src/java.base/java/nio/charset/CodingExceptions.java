//#file $Name$Exception.java
//#for Name case serial
//#| MalformedInput | Bytes that are no text in their character set. | -3438823399834806194L
//#| UnmappableCharacter | Characters that a character set has not got, or bytes that stand for none. | -7026962371537706123L
package java.nio.charset;

/** $case$ */
public class $Name$Exception extends CharacterCodingException {
    private static final long serialVersionUID = $serial$;

    private final int inputLength;

    public $Name$Exception(int inputLength) {
        this.inputLength = inputLength;
    }

    public int getInputLength() {
        return inputLength;
    }

    @Override
    public String getMessage() {
        return "Input length = " + inputLength;
    }
}
