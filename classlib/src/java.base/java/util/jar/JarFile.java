package java.util.jar;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.Enumeration;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads a jar. Signatures are not looked at. */
public class JarFile extends ZipFile {
    public static final String MANIFEST_NAME = "META-INF/MANIFEST.MF";

    private Manifest manifest;
    private boolean manifestRead;

    public JarFile(String name) throws IOException {
        this(new File(name), true, ZipFile.OPEN_READ);
    }

    public JarFile(String name, boolean verify) throws IOException {
        this(new File(name), verify, ZipFile.OPEN_READ);
    }

    public JarFile(File file) throws IOException {
        this(file, true, ZipFile.OPEN_READ);
    }

    public JarFile(File file, boolean verify) throws IOException {
        this(file, verify, ZipFile.OPEN_READ);
    }

    public JarFile(File file, boolean verify, int mode) throws IOException {
        super(file, mode);
    }

    public final boolean isMultiRelease() {
        try {
            Manifest found = getManifest();
            return found != null && "true".equalsIgnoreCase(found.getMainAttributes().getValue(Attributes.Name.MULTI_RELEASE));
        } catch (IOException unreadable) {
            return false;
        }
    }

    public Manifest getManifest() throws IOException {
        if (!manifestRead) {
            ZipEntry entry = super.getEntry(MANIFEST_NAME);
            if (entry != null) {
                try (InputStream in = super.getInputStream(entry)) {
                    manifest = new Manifest(in);
                }
            }
            manifestRead = true;
        }
        return manifest;
    }

    private JarEntry jarEntry(ZipEntry entry) {
        return entry == null ? null : new Entry(entry);
    }

    public JarEntry getJarEntry(String name) {
        return (JarEntry) getEntry(name);
    }

    @Override
    public ZipEntry getEntry(String name) {
        return jarEntry(super.getEntry(name));
    }

    @Override
    public Enumeration<JarEntry> entries() {
        Enumeration<? extends ZipEntry> all = super.entries();
        return new Enumeration<>() {
            @Override
            public boolean hasMoreElements() {
                return all.hasMoreElements();
            }

            @Override
            public JarEntry nextElement() {
                return jarEntry(all.nextElement());
            }
        };
    }

    @Override
    public Stream<JarEntry> stream() {
        return super.stream().map(this::jarEntry);
    }

    @Override
    public synchronized InputStream getInputStream(ZipEntry ze) throws IOException {
        return super.getInputStream(ze);
    }

    /** An entry that finds its attributes in this jar's manifest. */
    private final class Entry extends JarEntry {
        Entry(ZipEntry entry) {
            super(entry);
        }

        @Override
        public Attributes getAttributes() throws IOException {
            Manifest found = getManifest();
            return found == null ? null : found.getAttributes(getName());
        }
    }
}
