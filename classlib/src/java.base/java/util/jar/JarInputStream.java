package java.util.jar;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Reads a jar entry by entry; a manifest that comes first is read at once. */
public class JarInputStream extends ZipInputStream {
    private Manifest manifest;
    /** Read already, and not yet given. */
    private JarEntry first;

    public JarInputStream(InputStream in) throws IOException {
        this(in, true);
    }

    public JarInputStream(InputStream in, boolean verify) throws IOException {
        super(in);
        JarEntry entry = (JarEntry) super.getNextEntry();
        if (entry != null && entry.getName().equalsIgnoreCase("META-INF/")) {
            entry = (JarEntry) super.getNextEntry();
        }
        if (entry != null && JarFile.MANIFEST_NAME.equalsIgnoreCase(entry.getName())) {
            manifest = new Manifest();
            manifest.read(new java.io.ByteArrayInputStream(super.readAllBytes()));
            super.closeEntry();
            entry = (JarEntry) super.getNextEntry();
        }
        first = entry;
        setAttributes(first);
    }

    private void setAttributes(JarEntry entry) {
        if (entry != null && manifest != null) {
            entry.attributes = manifest.getAttributes(entry.getName());
        }
    }

    public Manifest getManifest() {
        return manifest;
    }

    @Override
    public ZipEntry getNextEntry() throws IOException {
        JarEntry next = first;
        first = null;
        if (next == null) {
            next = (JarEntry) super.getNextEntry();
            setAttributes(next);
        }
        return next;
    }

    public JarEntry getNextJarEntry() throws IOException {
        return (JarEntry) getNextEntry();
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        return first == null ? super.read(b, off, len) : -1;
    }

    @Override
    protected ZipEntry createZipEntry(String name) {
        return new JarEntry(name);
    }
}
