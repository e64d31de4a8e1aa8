package java.nio.file;

/** Whether a symbolic link stands for itself. */
public enum LinkOption implements OpenOption, CopyOption {
    NOFOLLOW_LINKS
}
