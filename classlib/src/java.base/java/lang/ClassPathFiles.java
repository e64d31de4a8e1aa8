package java.lang;

import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.InputStream;

/** The files of the class path's folders. */
final class ClassPathFiles {
    private ClassPathFiles() {
    }

    /** Opens the first file with that name; null where there is none. Files in archives are not looked for. */
    static InputStream open(String name) {
        String path = SystemProperties.get("java.class.path");
        boolean archives = false;
        int from = 0;
        while (path != null && from <= path.length()) {
            int end = path.indexOf(':', from);
            String folder = path.substring(from, end < 0 ? path.length() : end);
            from = end < 0 ? path.length() + 1 : end + 1;
            if (folder.endsWith(".jar") || folder.endsWith(".zip")) {
                archives = true;
                continue;
            }
            try {
                return new FileInputStream((folder.isEmpty() ? "." : folder) + "/" + name);
            } catch (FileNotFoundException absent) {
                // The next folder may have it.
            }
        }
        if (archives) {
            throw new UnsupportedOperationException("resource of an archive: " + name);
        }
        return null;
    }
}
