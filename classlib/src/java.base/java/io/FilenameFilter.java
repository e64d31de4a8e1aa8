package java.io;

/** Chooses files by directory and name. */
@FunctionalInterface
public interface FilenameFilter {
    boolean accept(File directory, String name);
}
