//#file $Name$.java
//#for Name what
//#| CharConversionException | Characters could not be converted.
//#| EOFException | The input ended too early.
//#| FileNotFoundException | A file could not be opened.
//#| UTFDataFormatException | A text in modified UTF-8 is malformed.
//#| UnsupportedEncodingException | An encoding is not supported.
package java.io;

/** $what$ */
public class $Name$ extends IOException {
    public $Name$() {
    }

    public $Name$(String s) {
        super(s);
    }
}
