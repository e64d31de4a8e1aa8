package java.net;

import java.io.IOException;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** An entry of a jar, or a jar, behind a URL such as {@code jar:file:/a.jar!/b.txt}. */
public abstract class JarURLConnection extends URLConnection {
    private final URL jarFileUrl;
    private final String entryName;
    protected URLConnection jarFileURLConnection;

    protected JarURLConnection(URL url) throws MalformedURLException {
        super(url);
        String file = url.getFile();
        int separator = file.indexOf("!/");
        if (separator < 0) {
            throw new MalformedURLException("no !/ found in url spec:" + file);
        }
        jarFileUrl = new URL(null, file.substring(0, separator));
        String entry = file.substring(separator + 2);
        entryName = entry.isEmpty() ? null : URLDecoder.decode(entry.replace("+", "%2B"), java.nio.charset.StandardCharsets.UTF_8);
    }

    public URL getJarFileURL() {
        return jarFileUrl;
    }

    public String getEntryName() {
        return entryName;
    }

    public abstract JarFile getJarFile() throws IOException;

    public Manifest getManifest() throws IOException {
        return getJarFile().getManifest();
    }

    public JarEntry getJarEntry() throws IOException {
        return entryName == null ? null : getJarFile().getJarEntry(entryName);
    }

    public Attributes getAttributes() throws IOException {
        JarEntry entry = getJarEntry();
        return entry == null ? null : entry.getAttributes();
    }

    public Attributes getMainAttributes() throws IOException {
        Manifest manifest = getManifest();
        return manifest == null ? null : manifest.getMainAttributes();
    }
}
