import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a program does with paths: each answers with what it has found, or with the exception's name. */
public class Paths {
    interface Deed {
        String run() throws IOException;
    }

    static String tell(Deed deed) {
        try {
            return deed.run();
        } catch (IOException | RuntimeException e) {
            return e.getClass().getName();
        }
    }

    static String read(String path) {
        return tell(() -> {
            try (java.io.FileInputStream in = new java.io.FileInputStream(path)) {
                return new String(in.readAllBytes(), "UTF-8");
            }
        });
    }

    static String write(String path, String text) {
        return tell(() -> {
            try (java.io.FileOutputStream out = new java.io.FileOutputStream(path)) {
                out.write(text.getBytes("UTF-8"));
            }
            return "written";
        });
    }

    static String append(String path, String text) {
        return tell(() -> {
            try (java.io.FileOutputStream out = new java.io.FileOutputStream(path, true)) {
                out.write(text.getBytes("UTF-8"));
            }
            return "appended";
        });
    }

    static String list(String path) {
        String[] names = new File(path).list();
        if (names == null) {
            return "nothing";
        }
        java.util.Arrays.sort(names);
        return String.join(" ", names);
    }

    static String facts(String path) {
        File file = new File(path);
        return (file.isFile() ? "file" : file.isDirectory() ? "directory" : "nothing") + " " + file.length()
            + (file.canRead() ? " r" : " -") + (file.canWrite() ? "w" : "-");
    }

    static String change(String path) {
        File file = new File(path);
        return new File(path + ".d").mkdir() + " " + new File(path + ".d").delete() + " "
            + file.renameTo(new File(path + ".2")) + " " + new File(path + ".2").delete();
    }

    static String canonical(String path) {
        return tell(() -> new File(path).getCanonicalPath());
    }

    static String link(String path, String target) {
        return tell(() -> Files.createSymbolicLink(Path.of(path), Path.of(target)).toString());
    }

    static String readLink(String path) {
        return tell(() -> Files.readSymbolicLink(Path.of(path)).toString());
    }

    static String grow(String path, long size) {
        return tell(() -> {
            try (RandomAccessFile file = new RandomAccessFile(path, "rw")) {
                file.setLength(size);
                return "" + file.length();
            }
        });
    }

    static String hole(String path, long at) {
        return tell(() -> {
            try (RandomAccessFile file = new RandomAccessFile(path, "rw")) {
                file.seek(at);
                file.write(1);
                return "" + file.length();
            }
        });
    }

    static int openMany(String path, int most) {
        List<RandomAccessFile> open = new ArrayList<>();
        try {
            while (open.size() < most) {
                open.add(new RandomAccessFile(path, "r"));
            }
        } catch (IOException e) {
            // So many and no more.
        }
        return open.size();
    }

    static String here() {
        return new File("").getAbsolutePath();
    }
}
