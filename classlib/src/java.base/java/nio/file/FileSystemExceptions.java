//#file $Name$.java
//#for Name serial what
//#| FileSystemAlreadyExistsException | -5438419127181131148L | There is such a file system already.
//#| FileSystemNotFoundException | 7999581764446402397L | There is no such file system.
//#| ProviderNotFoundException | -1880012509822920354L | Nobody provides such a file system.
package java.nio.file;

/** $what$ */
public class $Name$ extends RuntimeException {
    private static final long serialVersionUID = $serial$;

    public $Name$() {
    }

    public $Name$(String message) {
        super(message);
    }
}
