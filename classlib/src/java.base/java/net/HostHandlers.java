package java.net;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/** The handlers of the protocols that URLs know. */
final class HostHandlers {
    private HostHandlers() {
    }

    static URLStreamHandler of(String protocol) {
        switch (protocol) {
            case "file":
                return new FileHandler();
            case "jar":
                return new JarHandler();
            case "http":
                return new NameOnly(80);
            case "https":
                return new NameOnly(443);
            case "ftp":
                return new NameOnly(21);
            case "mailto":
                return new NameOnly(-1);
            default:
                return null;
        }
    }

    private static String decoded(String path) {
        return URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** A protocol that cannot be opened. */
    private static final class NameOnly extends URLStreamHandler {
        private final int port;

        NameOnly(int port) {
            this.port = port;
        }

        @Override
        protected int getDefaultPort() {
            return port;
        }

        @Override
        protected URLConnection openConnection(URL u) throws IOException {
            throw new UnknownServiceException("no connections by " + u.getProtocol());
        }
    }

    /** Files of the host. */
    private static final class FileHandler extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL u) {
            return new FileConnection(u);
        }

        @Override
        protected boolean hostsEqual(URL u1, URL u2) {
            return isLocal(u1) && isLocal(u2) || super.hostsEqual(u1, u2);
        }

        private static boolean isLocal(URL url) {
            return url.getHost() == null || url.getHost().isEmpty() || url.getHost().equalsIgnoreCase("localhost");
        }
    }

    /** A file of the host. */
    private static final class FileConnection extends URLConnection {
        private final File file;
        private InputStream stream;

        FileConnection(URL url) {
            super(url);
            file = new File(decoded(url.getPath()));
        }

        @Override
        public void connect() throws IOException {
            if (connected) {
                return;
            }
            if (file.isDirectory()) {
                String[] names = file.list();
                if (names == null) {
                    throw new FileNotFoundException(file.getPath() + " exists, but is not accessible");
                }
                Arrays.sort(names, String.CASE_INSENSITIVE_ORDER);
                StringBuilder lines = new StringBuilder();
                for (String name : names) {
                    lines.append(name).append('\n');
                }
                stream = new ByteArrayInputStream(lines.toString().getBytes());
            } else {
                stream = new java.io.BufferedInputStream(new FileInputStream(file));
            }
            connected = true;
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            return stream;
        }

        @Override
        public long getContentLengthLong() {
            return file.isFile() ? file.length() : -1;
        }

        @Override
        public long getLastModified() {
            return file.lastModified();
        }

        @Override
        public String getContentType() {
            if (file.isDirectory()) {
                return "text/plain";
            }
            String type = guessContentTypeFromName(file.getName());
            return type == null ? "content/unknown" : type;
        }
    }

    /** Entries of jars. */
    private static final class JarHandler extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL u) throws IOException {
            return new JarConnection(u);
        }

        @Override
        protected void parseURL(URL u, String spec, int start, int limit) {
            String text = spec.substring(start, limit);
            String path;
            int inner = text.indexOf(':');
            if (inner >= 0 && (text.indexOf('/') < 0 || inner < text.indexOf('/'))) {
                try {
                    int separator = text.lastIndexOf("!/");
                    if (separator < 0) {
                        throw new NullPointerException("no !/ in spec");
                    }
                    new URL(null, text.substring(0, separator));
                } catch (MalformedURLException bad) {
                    throw new NullPointerException("invalid url: " + text + " (" + bad + ")");
                }
                path = text;
            } else {
                String base = u.getFile();
                if (base == null) {
                    throw new NullPointerException("invalid url:");
                }
                int separator = base.lastIndexOf("!/");
                if (text.startsWith("/")) {
                    path = base.substring(0, separator + 1) + text;
                } else {
                    path = base.substring(0, base.lastIndexOf('/') + 1) + text;
                }
            }
            setURL(u, "jar", "", -1, null, null, path, null, u.getRef());
        }

        @Override
        protected boolean sameFile(URL u1, URL u2) {
            return u1.getProtocol().equals(u2.getProtocol()) && u1.getFile().equals(u2.getFile());
        }
    }

    /** An entry of a jar. */
    private static final class JarConnection extends JarURLConnection {
        private JarFile jar;

        JarConnection(URL url) throws MalformedURLException {
            super(url);
        }

        @Override
        public void connect() throws IOException {
            if (connected) {
                return;
            }
            URL file = getJarFileURL();
            if (!file.getProtocol().equals("file")) {
                throw new UnknownServiceException("no jars by " + file.getProtocol());
            }
            File path = new File(decoded(file.getPath()));
            jar = new JarFile(path);
            if (getEntryName() != null && jar.getEntry(getEntryName()) == null) {
                jar.close();
                throw new FileNotFoundException("JAR entry not found in jar file");
            }
            connected = true;
        }

        @Override
        public JarFile getJarFile() throws IOException {
            connect();
            return jar;
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            if (getEntryName() == null) {
                throw new IOException("no entry name specified");
            }
            ZipEntry entry = jar.getEntry(getEntryName());
            return new FilterInputStream(jar.getInputStream(entry)) {
                @Override
                public void close() throws IOException {
                    super.close();
                    jar.close();
                }
            };
        }

        @Override
        public long getContentLengthLong() {
            try {
                connect();
                return getEntryName() == null ? -1 : jar.getEntry(getEntryName()).getSize();
            } catch (IOException unreadable) {
                return -1;
            }
        }

        @Override
        public String getContentType() {
            String type = getEntryName() == null ? "x-java/jar" : guessContentTypeFromName(getEntryName());
            return type == null ? "content/unknown" : type;
        }
    }
}
