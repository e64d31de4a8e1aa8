package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;
import jdk.internal.vm.HostFiles;

/** A walk over a tree of files, depth first. */
final class FileTree {
    private final FileVisitor<? super Path> visitor;
    private final boolean followLinks;
    private final int mostDepth;

    FileTree(FileVisitor<? super Path> visitor, boolean followLinks, int mostDepth) {
        this.visitor = visitor;
        this.followLinks = followLinks;
        this.mostDepth = mostDepth;
    }

    FileVisitResult walk(Path path, int depth) throws IOException {
        BasicFileAttributes attributes;
        try {
            attributes = Files.attributes(path, followLinks);
        } catch (IOException failure) {
            return checked(visitor.visitFileFailed(path, failure));
        }
        if (!attributes.isDirectory() || depth >= mostDepth) {
            return checked(visitor.visitFile(path, attributes));
        }
        String[] names = HostFiles.list(HostPath.place(path));
        if (names == null) {
            IOException failure = HostFailure.exception(HostFiles.DENIED, path.toString(), null);
            return checked(visitor.visitFileFailed(path, failure));
        }
        FileVisitResult result = checked(visitor.preVisitDirectory(path, attributes));
        if (result != FileVisitResult.CONTINUE) {
            return result == FileVisitResult.SKIP_SUBTREE ? FileVisitResult.CONTINUE : result;
        }
        for (String name : names) {
            result = walk(path.resolve(name), depth + 1);
            if (result == FileVisitResult.TERMINATE) {
                return result;
            }
            if (result == FileVisitResult.SKIP_SIBLINGS) {
                break;
            }
        }
        result = checked(visitor.postVisitDirectory(path, null));
        return result == FileVisitResult.SKIP_SUBTREE ? FileVisitResult.CONTINUE : result;
    }

    private static FileVisitResult checked(FileVisitResult result) {
        if (result == null) {
            throw new NullPointerException();
        }
        return result;
    }
}
