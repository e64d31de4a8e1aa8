package java.nio.file;

import java.util.Locale;

/** Types of files by the ends of their names. */
final class ContentTypes {
    private static final String[] TYPES = {
        "application/gzip gz", "application/java-archive jar", "application/json json",
        "application/pdf pdf", "application/xml xml", "application/zip zip", "audio/mpeg mp3", "audio/x-wav wav",
        "image/bmp bmp", "image/gif gif", "image/jpeg jpg jpeg", "image/png png", "image/svg+xml svg svgz",
        "text/css css", "text/csv csv", "text/html htm html", "text/javascript js", "text/markdown md markdown",
        "text/plain txt text c cc c++ h pl el", "video/mp4 mp4", "application/x-tar tar", "application/x-sh sh",
    };

    private ContentTypes() {
    }

    static String of(String name) {
        String end = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        for (String line : TYPES) {
            String[] words = line.split(" ");
            for (int i = 1; i < words.length; i++) {
                if (words[i].equals(end)) {
                    return words[0];
                }
            }
        }
        return null;
    }
}
