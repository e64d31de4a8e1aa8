package jdk.internal.loader;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/** The resources of the class path: of its folders, archives and whatever else its classes come from. */
public final class ClassPathResources {
    private ClassPathResources() {
    }

    /** The bytes of the resource of a name, of several the one of that number from 0 on; null if there is none. */
    private static native byte[] read(String name, int number);

    /** Opens the resource of a name, of several the one of that number from 0 on; null where there is none. */
    public static InputStream open(String name, int number) {
        byte[] bytes = read(name, number);
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }

    public static InputStream open(String name) {
        return open(name, 0);
    }
}
