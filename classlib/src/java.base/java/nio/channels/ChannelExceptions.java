//#file $Name$.java
//#for Name serial what
//#| NonReadableChannelException | 1L | A channel that is not open for reading was read.
//#| NonWritableChannelException | 1L | A channel that is not open for writing was written.
//#| OverlappingFileLockException | 2047812138163068433L | Two locks of one program on one part of a file.
package java.nio.channels;

/** $what$ */
public class $Name$ extends IllegalStateException {
    private static final long serialVersionUID = $serial$;

    public $Name$() {
    }
}
