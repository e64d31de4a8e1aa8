//#file $Name$.java
//#for Name type kept getter message
//#| DuplicateFormatFlagsException | String | flags | getFlags | "Flags = '" + flags + "'"
//#| IllegalFormatCodePointException | int | codePoint | getCodePoint | "Code point = 0x" + Integer.toHexString(codePoint)
//#| IllegalFormatFlagsException | String | flags | getFlags | "Flags = '" + flags + "'"
//#| IllegalFormatPrecisionException | int | precision | getPrecision | Integer.toString(precision)
//#| IllegalFormatWidthException | int | width | getWidth | Integer.toString(width)
//#| MissingFormatArgumentException | String | specifier | getFormatSpecifier | "Format specifier '" + specifier + "'"
//#| MissingFormatWidthException | String | specifier | getFormatSpecifier | specifier
//#| UnknownFormatConversionException | String | conversion | getConversion | "Conversion = '" + conversion + "'"
//#| UnknownFormatFlagsException | String | flags | getFlags | "Flags = " + flags
package java.util;

/** Something is wrong with a format specifier: what the name says. */
public class $Name$ extends IllegalFormatException {
    private final $type$ $kept$;

    public $Name$($type$ given) {
        //#if type: String
        if (given == null) {
            throw new NullPointerException();
        }
        //#end
        this.$kept$ = given;
    }

    public $type$ $getter$() {
        return $kept$;
    }

    @Override
    public String getMessage() {
        return $message$;
    }
}
