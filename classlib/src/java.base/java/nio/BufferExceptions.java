//#file $Name$.java
//#for Name Kind what
//#| BufferOverflowException | RuntimeException | More was put into a buffer than fits.
//#| BufferUnderflowException | RuntimeException | More was taken from a buffer than is there.
//#| InvalidMarkException | IllegalStateException | A buffer was reset without a mark.
//#| ReadOnlyBufferException | UnsupportedOperationException | A buffer that can only be read was changed.
package java.nio;

/** $what$ */
public class $Name$ extends $Kind$ {
    private static final long serialVersionUID = 1L;

    public $Name$() {
    }
}
