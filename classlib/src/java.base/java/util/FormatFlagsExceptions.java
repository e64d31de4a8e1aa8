//#file $Kind$FormatFlagsException.java
//#for Kind case message
//#| Duplicate | A flag is given twice. | "Flags = '" + flags + "'"
//#| Illegal | Flags do not go together. | "Flags = '" + flags + "'"
//#| Unknown | A flag is not known. | "Flags = " + flags
package java.util;

/** $case$ */
public class $Kind$FormatFlagsException extends IllegalFormatException {
    private final String flags;

    public $Kind$FormatFlagsException(String f) {
        if (f == null) {
            throw new NullPointerException();
        }
        this.flags = f;
    }

    public String getFlags() {
        return flags;
    }

    @Override
    public String getMessage() {
        return $message$;
    }
}
