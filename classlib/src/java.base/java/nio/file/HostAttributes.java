package java.nio.file;

import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import jdk.internal.vm.HostFiles;

/** What the host knows of a file; it tells one time only. */
final class HostAttributes implements BasicFileAttributes {
    private final long[] facts;

    HostAttributes(long[] facts) {
        this.facts = facts;
    }

    @Override
    public FileTime lastModifiedTime() {
        return FileTime.fromMillis(facts[2]);
    }

    @Override
    public FileTime lastAccessTime() {
        return lastModifiedTime();
    }

    @Override
    public FileTime creationTime() {
        return lastModifiedTime();
    }

    @Override
    public boolean isRegularFile() {
        return facts[0] == HostFiles.REGULAR;
    }

    @Override
    public boolean isDirectory() {
        return facts[0] == HostFiles.DIRECTORY;
    }

    @Override
    public boolean isSymbolicLink() {
        return facts[0] == HostFiles.LINK;
    }

    @Override
    public boolean isOther() {
        return facts[0] > HostFiles.LINK;
    }

    @Override
    public long size() {
        return facts[1];
    }

    @Override
    public Object fileKey() {
        return null;
    }
}
