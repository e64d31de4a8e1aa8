package jdk.internal.loader;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/** The resources of the class path: of its folders, archives and whatever else its classes come from. */
public final class ClassPathResources {
    /** As a number of a resource: that of the library. */
    private static final int LIBRARY = -1;

    private ClassPathResources() {
    }

    /** The bytes of the resource of a name, of several the one of that number from 0 on; null if there is none. */
    private static native byte[] read(String name, int number);

    /** Whether there is such a resource, and where: its folder or archive. Null if that has no path, empty if it has none. */
    private static native String place(String name, int number);

    /** Opens the resource of a name, of several the one of that number from 0 on; null where there is none. */
    public static InputStream open(String name, int number) {
        byte[] bytes = read(name, number);
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }

    public static InputStream open(String name) {
        InputStream own = openLibrary(name);
        return own != null ? own : open(name, 0);
    }

    public static InputStream openLibrary(String name) {
        return open(name, LIBRARY);
    }

    /** Where the resource of a name is, of several the one of that number; null where there is none. */
    public static URL url(String name, int number) {
        String place = place(name, number);
        if (place == null) {
            return null;
        }
        if (place.isEmpty()) {
            return inMemory("holloway", name, number);
        }
        try {
            File file = new File(place);
            if (file.isDirectory()) {
                return new File(file, name).toURI().toURL();
            }
            String entry = new URI(null, null, "/" + name, null).getRawPath();
            return new URL("jar:" + file.toURI() + "!" + entry);
        } catch (MalformedURLException | URISyntaxException never) {
            return inMemory("holloway", name, number);
        }
    }

    /** Where the library's resource of that name is: its class files, and nothing else. */
    public static URL ofLibrary(String name) {
        return place(name, LIBRARY) == null ? null : inMemory("jrt", name, LIBRARY);
    }

    private static URL inMemory(String protocol, String name, int number) {
        URLStreamHandler reader = new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                return new URLConnection(url) {
                    @Override
                    public void connect() {
                        connected = true;
                    }

                    @Override
                    public InputStream getInputStream() {
                        return open(name, number);
                    }
                };
            }
        };
        try {
            return new URL(protocol, null, -1, (number == LIBRARY ? "/java.base/" : "/") + name, reader);
        } catch (MalformedURLException never) {
            return null;
        }
    }

    /** The folder or archive of the class path that a class is from; null if that is neither. */
    public static URL origin(Class<?> type) {
        String place = place(type.getName().replace('.', '/') + ".class", 0);
        try {
            return place == null || place.isEmpty() ? null : new File(place).toURI().toURL();
        } catch (MalformedURLException never) {
            return null;
        }
    }
}
