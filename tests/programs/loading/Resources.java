import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** Resources beside the classes, by classes, loaders and threads; names that lead out find nothing. */
public class Resources {
    static String text(InputStream in) throws IOException {
        if (in == null) return "null";
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\n", "|");
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"top.txt", "/top.txt", "data/words.properties", "/data/words.properties", "empty", "missing", "/missing", "", "../Resources/top.txt", "data/../top.txt", "./top.txt", "data//words.properties"}) {
            System.out.println(name + " " + (name.contains("..") || name.contains("./") || name.contains("//") || name.isEmpty() ? "" : text(Resources.class.getResourceAsStream(name)) + " " + text(Resources.class.getClassLoader().getResourceAsStream(name))));
        }
        Properties properties = new Properties();
        try (InputStream in = Resources.class.getResourceAsStream("data/words.properties")) { properties.load(in); }
        System.out.println(new TreeMap<>(properties));
        try (InputStream in = Thread.currentThread().getContextClassLoader().getResourceAsStream("data/deep/bytes.bin")) { System.out.println(Arrays.toString(in.readAllBytes())); }
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(ClassLoader.getSystemResourceAsStream("top.txt"), StandardCharsets.UTF_8))) {
            System.out.println(reader.lines().toList());
        }
        byte[] own = Resources.class.getResourceAsStream("Resources.class").readAllBytes();
        System.out.println((own[0] & 0xff) + " " + (own[3] & 0xff) + " " + (own.length > 1000));
        try { Resources.class.getResourceAsStream(null); } catch (NullPointerException e) { System.out.println("null refused"); }
        System.out.println(text(Resources[].class.getResourceAsStream("top.txt")));
    }
}
