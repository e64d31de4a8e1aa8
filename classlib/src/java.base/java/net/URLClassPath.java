package java.net;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipFile;

/** Folders and archives in which resources are looked for, in order; an archive's {@code Class-Path} comes right after it. */
final class URLClassPath {
    /** Something found in one of the places. */
    abstract static class Resource {
        /** Where it can be opened. */
        abstract URL url() throws IOException;

        /** The folder or archive. */
        abstract URL base();

        abstract byte[] bytes() throws IOException;

        /** What the archive says of itself; null if it says nothing or is none. */
        Manifest manifest() throws IOException {
            return null;
        }
    }

    /** A folder or archive. */
    private interface Place {
        /** The resource of that name; null if there is none. */
        Resource find(String name) throws IOException;

        default void close() throws IOException {
        }
    }

    private final List<URL> urls = new ArrayList<>();
    private final URLStreamHandlerFactory factory;
    private final Deque<URL> unopened = new ArrayDeque<>();
    private final Set<String> known = new HashSet<>();
    private final List<Place> places = new ArrayList<>();
    private boolean isClosed;

    URLClassPath(URL[] urls, URLStreamHandlerFactory factory) {
        this.factory = factory;
        for (URL url : urls) {
            if (url == null) {
                throw new NullPointerException();
            }
            add(url);
        }
    }

    synchronized void add(URL url) {
        if (isClosed || url == null || !known.add(url.toString())) {
            return;
        }
        urls.add(url);
        unopened.addLast(url);
    }

    synchronized URL[] urls() {
        return urls.toArray(new URL[0]);
    }

    synchronized void close() throws IOException {
        isClosed = true;
        unopened.clear();
        for (Place each : places) {
            each.close();
        }
        places.clear();
    }

    /** The place of a number; null behind the last. */
    private Place place(int number) {
        while (places.size() <= number) {
            URL next = unopened.pollFirst();
            if (next == null) {
                return null;
            }
            try {
                places.add(opened(next));
            } catch (IOException absent) {
                // Passed over, as on the class path.
            }
        }
        return places.get(number);
    }

    synchronized Resource find(String name) throws IOException {
        if (isClosed) {
            return null;
        }
        for (int i = 0; place(i) != null; i++) {
            Resource found = place(i).find(name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    synchronized List<Resource> findAll(String name) throws IOException {
        List<Resource> all = new ArrayList<>();
        for (int i = 0; !isClosed && place(i) != null; i++) {
            Resource found = place(i).find(name);
            if (found != null) {
                all.add(found);
            }
        }
        return all;
    }

    private Place opened(URL url) throws IOException {
        String file = url.getFile();
        boolean isFile = url.getProtocol().equals("file");
        if (file.endsWith("/")) {
            if (isFile) {
                return new Folder(url);
            }
            if (url.getProtocol().equals("jar") && file.endsWith("!/")) {
                return opened(new URL(file.substring(0, file.length() - 2)));
            }
            return new Remote(url, handler(url.getProtocol()));
        }
        if (!isFile) {
            return new Remote(new URL(null, "jar:" + url + "!/", handler("jar")), handler("jar"));
        }
        Archive archive = new Archive(url);
        Manifest manifest = archive.jar.getManifest();
        String classPath = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
        if (classPath != null) {
            String[] elements = classPath.trim().split(" +");
            for (int i = elements.length - 1; i >= 0; i--) {
                URL element = new URL(url, elements[i]);
                if (!elements[i].isEmpty() && element.getProtocol().equals("file") && known.add(element.toString())) {
                    unopened.addFirst(element);
                }
            }
        }
        return archive;
    }

    private URLStreamHandler handler(String protocol) {
        return factory == null ? null : factory.createURLStreamHandler(protocol);
    }

    private static String decoded(String path) {
        return URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** A name as a path in a URL. */
    private static String encoded(String name) {
        StringBuilder path = new StringBuilder();
        for (byte each : name.getBytes(StandardCharsets.UTF_8)) {
            char unit = (char) (each & 0xff);
            boolean isPlain = unit < 128 && (Character.isLetterOrDigit(unit) || "-_.!~*'()/:@&=+$,;".indexOf(unit) >= 0);
            path.append(isPlain ? "" + unit : "%" + Character.forDigit(unit >> 4, 16) + Character.forDigit(unit & 15, 16));
        }
        return path.toString();
    }

    private static boolean leadsOut(String name) {
        return Arrays.asList(name.split("/", -1)).contains("..");
    }

    /** A folder of the host. */
    private static final class Folder implements Place {
        private final URL base;
        private final File folder;

        Folder(URL base) {
            this.base = base;
            folder = new File(decoded(base.getPath()));
        }

        @Override
        public Resource find(String name) throws IOException {
            if (leadsOut(name)) {
                return null;
            }
            File file = new File(folder, name);
            if (!file.exists()) {
                return null;
            }
            return new Resource() {
                @Override
                URL url() throws IOException {
                    return new URL(base, encoded(name));
                }

                @Override
                URL base() {
                    return base;
                }

                @Override
                byte[] bytes() throws IOException {
                    try (InputStream in = new FileInputStream(file)) {
                        return in.readAllBytes();
                    }
                }
            };
        }
    }

    /** An archive of the host. */
    private static final class Archive implements Place {
        private final URL base;
        final JarFile jar;

        Archive(URL base) throws IOException {
            this.base = base;
            File file = new File(decoded(base.getPath()));
            if (!file.isFile()) {
                throw new FileNotFoundException(file.getPath());
            }
            jar = new JarFile(file, true, ZipFile.OPEN_READ);
        }

        @Override
        public Resource find(String name) {
            JarEntry entry = jar.getJarEntry(name);
            if (entry == null) {
                return null;
            }
            return new Resource() {
                @Override
                URL url() throws IOException {
                    return new URL("jar:" + base + "!/" + encoded(entry.getName()));
                }

                @Override
                URL base() {
                    return base;
                }

                @Override
                byte[] bytes() throws IOException {
                    try (InputStream in = jar.getInputStream(entry)) {
                        return in.readAllBytes();
                    }
                }

                @Override
                Manifest manifest() throws IOException {
                    return jar.getManifest();
                }
            };
        }

        @Override
        public void close() throws IOException {
            jar.close();
        }
    }

    /** Whatever the handler of a protocol opens. */
    private static final class Remote implements Place {
        private final URL base;
        private final URLStreamHandler handler;

        Remote(URL base, URLStreamHandler handler) {
            this.base = base;
            this.handler = handler;
        }

        @Override
        public Resource find(String name) {
            if (leadsOut(name)) {
                return null;
            }
            URL url;
            byte[] bytes;
            try {
                url = new URL(base, encoded(name), handler);
                try (InputStream in = url.openStream()) {
                    bytes = in.readAllBytes();
                }
            } catch (IOException absent) {
                return null;
            }
            return new Resource() {
                @Override
                URL url() {
                    return url;
                }

                @Override
                URL base() {
                    return base;
                }

                @Override
                byte[] bytes() {
                    return bytes;
                }
            };
        }
    }
}
