import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.jar.*;
import java.util.zip.*;

/** URLs: their parts, and files and jars behind them. */
public class UrlsOfFiles {
    static void show(String text) {
        try {
            URL url = new URL(text);
            System.out.println(text + " -> " + url.getProtocol() + "|" + url.getAuthority() + "|" + url.getUserInfo() + "|" + url.getHost() + "|"
                    + url.getPort() + "|" + url.getDefaultPort() + "|" + url.getPath() + "|" + url.getQuery() + "|" + url.getFile() + "|" + url.getRef()
                    + " " + url);
        } catch (MalformedURLException e) {
            System.out.println(text + " -> " + e.getMessage());
        }
    }

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Path root, Action action) {
        try {
            System.out.println(String.valueOf(action.run()).replace(root.toString(), "ROOT"));
        } catch (Exception e) {
            System.out.println(e.toString().replace(root.toString(), "ROOT"));
        }
    }

    public static void main(String[] args) throws Exception {
        String[] texts = {"http://example.com", "https://user:pw@example.com:8443/a/b?x=1#top", "file:/etc/passwd", "file:///a%20b", "ftp://h/x",
            "mailto:a@b.c", "nothing", "foo://x", "http://h:99/", "http://h:-5/", "http://h:x/", " http://h/a ", "url:http://h/", "http://h/a/../b/./c",
            "http://h?q", "http://h#r", "http:a", "http:/a", "jar:file:/a.jar!/b/c", "jar:file:/a.jar", "jar:nothing!/", "http://[::1]:8/x", "HTTP://H/", ""};
        for (String text : texts) {
            show(text);
        }
        URL base = new URL("http://h:8/a/b/c?q#r");
        for (String spec : new String[] {"d", "../d", "/d", "?x", "#y", "", "http://i/", "http:e", "//k/l", "./", "d?e#f"}) {
            System.out.println(spec + " => " + new URL(base, spec));
        }
        for (String spec : new String[] {"x", "./x", "..", "?q", "#f", "//i", "/y"}) {
            System.out.println(spec + " => " + new URL(new URL("http://h?p"), spec));
        }
        System.out.println(new URL("http", "h", 80, "/f?q#r") + " " + new URL("http", "h", "f") + " " + new URL("http", "::1", 8, "/"));
        System.out.println(new URL("http://H/x").equals(new URL("http://h:80/x")) + " " + new URL("http://h/x#a").equals(new URL("http://h/x#b"))
                + " " + new URL("http://h/x#a").sameFile(new URL("http://h/x#b")));
        Path root = Files.createTempDirectory("urls");
        Path file = Files.writeString(root.resolve("a file.txt"), "text in a file\n");
        URL url = file.toUri().toURL();
        attempt(root, () -> url);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(url.openStream(), StandardCharsets.UTF_8))) {
            System.out.println(reader.readLine());
        }
        URLConnection connection = url.openConnection();
        System.out.println(connection.getContentLength() + " " + connection.getContentType() + " " + connection.getURL().equals(url));
        attempt(root, () -> new URL("file:" + root + "/absent").openStream());
        attempt(root, () -> new String(root.toUri().toURL().openStream().readAllBytes()));
        Path jar = root.resolve("library.jar");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Main-Class", "x.Main");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.putNextEntry(new ZipEntry("x/data file.txt"));
            out.write("in the jar".getBytes());
        }
        URL entry = new URL("jar:" + jar.toUri() + "!/x/data%20file.txt");
        attempt(root, () -> entry);
        attempt(root, () -> new String(entry.openStream().readAllBytes()));
        JarURLConnection inside = (JarURLConnection) entry.openConnection();
        attempt(root, () -> inside.getEntryName() + " " + inside.getJarFileURL() + " " + inside.getContentLength() + " "
                + inside.getManifest().getMainAttributes().getValue("main-class") + " " + inside.getJarEntry());
        attempt(root, () -> new URL(entry, "other"));
        attempt(root, () -> new URL(entry, "/other"));
        attempt(root, () -> new URL("jar:" + jar.toUri() + "!/absent").openStream());
        attempt(root, () -> new URL("jar:file:" + root + "/absent.jar!/x").openStream());
        attempt(root, () -> new File(new URI("file:" + root + "/x")).toURI());
        attempt(root, () -> root.toUri());
        attempt(root, () -> Path.of(root.toUri()));
        attempt(root, () -> Paths.get(URI.create("file:///a/b%20c")));
        attempt(root, () -> Path.of(URI.create("http://x/")));
        attempt(root, () -> Path.of(URI.create("x")));
        attempt(root, () -> new File(URI.create("file://host/x")));
        attempt(root, () -> new File(URI.create("file:x")));
        attempt(root, () -> new File(URI.create("file:/x?y")));
        attempt(root, () -> URI.create("x").toURL());
        attempt(root, () -> URI.create("foo:x").toURL());
        attempt(root, () -> new URL("http://a b/").toURI());
        System.out.println(URLConnection.guessContentTypeFromName("a.html") + " " + URLConnection.guessContentTypeFromName("b.txt#x"));
        Files.delete(file);
        Files.delete(jar);
        Files.delete(root);
    }
}
