package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

/** Visits all files and passes failures on. */
public class SimpleFileVisitor<T> implements FileVisitor<T> {
    protected SimpleFileVisitor() {
    }

    @Override
    public FileVisitResult preVisitDirectory(T directory, BasicFileAttributes attributes) throws IOException {
        Objects.requireNonNull(directory);
        Objects.requireNonNull(attributes);
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(T file, BasicFileAttributes attributes) throws IOException {
        Objects.requireNonNull(file);
        Objects.requireNonNull(attributes);
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(T file, IOException failure) throws IOException {
        Objects.requireNonNull(file);
        throw failure;
    }

    @Override
    public FileVisitResult postVisitDirectory(T directory, IOException failure) throws IOException {
        Objects.requireNonNull(directory);
        if (failure != null) {
            throw failure;
        }
        return FileVisitResult.CONTINUE;
    }
}
