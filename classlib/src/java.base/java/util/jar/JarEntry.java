package java.util.jar;

import java.io.IOException;
import java.util.zip.ZipEntry;

/** A file in a jar. */
public class JarEntry extends ZipEntry {
    Attributes attributes;

    public JarEntry(String name) {
        super(name);
    }

    public JarEntry(ZipEntry ze) {
        super(ze);
    }

    public JarEntry(JarEntry je) {
        super(je);
        attributes = je.attributes;
    }

    public Attributes getAttributes() throws IOException {
        return attributes;
    }

    public String getRealName() {
        return getName();
    }
}
