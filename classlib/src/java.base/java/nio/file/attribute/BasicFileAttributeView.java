package java.nio.file.attribute;

import java.io.IOException;

/** The attributes that every file has. */
public interface BasicFileAttributeView extends FileAttributeView {
    @Override
    String name();

    BasicFileAttributes readAttributes() throws IOException;

    /** {@code null} leaves a time as it is. */
    void setTimes(FileTime lastModifiedTime, FileTime lastAccessTime, FileTime createTime) throws IOException;
}
