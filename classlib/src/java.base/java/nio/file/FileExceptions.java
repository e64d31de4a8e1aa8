//#file $Name$.java
//#for Name serial what
//#| AccessDeniedException | 1L | A file may not be used so.
//#| FileAlreadyExistsException | 1L | Something lies at a path where nothing may.
//#| NoSuchFileException | 1L | Nothing lies at a path.
//#| NotLinkException | -388655596416518021L | The file is no symbolic link.
package java.nio.file;

/** $what$ */
public class $Name$ extends FileSystemException {
    private static final long serialVersionUID = $serial$;

    public $Name$(String file) {
        super(file);
    }

    public $Name$(String file, String other, String reason) {
        super(file, other, reason);
    }
}
