//#file MissingFormat$Part$Exception.java
//#for Part case message
//#| Argument | A format specifier has no argument. | "Format specifier '" + specifier + "'"
//#| Width | A format specifier lacks the width that it needs. | specifier
package java.util;

/** $case$ */
public class MissingFormat$Part$Exception extends IllegalFormatException {
    private final String specifier;

    public MissingFormat$Part$Exception(String s) {
        if (s == null) {
            throw new NullPointerException();
        }
        this.specifier = s;
    }

    public String getFormatSpecifier() {
        return specifier;
    }

    @Override
    public String getMessage() {
        return $message$;
    }
}
