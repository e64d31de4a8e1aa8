import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.jar.*;
import java.util.zip.ZipEntry;

/** A build tool: manifests and jars. */
public class JarFiles {
    public static void main(String[] args) throws Exception {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.put(Attributes.Name.MAIN_CLASS, "org.example.application.Main");
        main.putValue("Class-Path", "lib/first-library-1.0.jar lib/second-library-2.1.jar lib/third-library-0.9-beta.jar lib/x.jar");
        main.putValue("Built-By", "Jürgen");
        Attributes section = new Attributes();
        section.putValue("Sealed", "true");
        manifest.getEntries().put("org/example/", section);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        manifest.write(bytes);
        System.out.print(bytes.toString("UTF-8"));
        Manifest read = new Manifest(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(read.equals(manifest) + " " + read.getMainAttributes().getValue("class-path").length() + " " + read.getAttributes("org/example/").getValue("sealed"));
        System.out.println(main.size() + " " + main.keySet() + " " + main.get(new Attributes.Name("main-CLASS")) + " " + main.get("Main-Class"));
        String[] texts = {"", "Manifest-Version: 1.0\n", "Manifest-Version: 1.0\nA: b\n c\n d\n\nName: x\nB: c\n", "A:b\n", "A\n", " A: b\n", "A: b\n\nB: c\n",
            "A b: c\n", "A: b\r\nC: d\r\n\r\n\r\nName: y\r\n", "A: b", "A: \n", ": x\n", "A: b\rC: d\r"};
        for (String text : texts) {
            try {
                Manifest parsed = new Manifest(new ByteArrayInputStream(text.getBytes()));
                Map<String, String> sorted = new TreeMap<>();
                parsed.getMainAttributes().forEach((name, value) -> sorted.put(name.toString(), value.toString()));
                System.out.println(sorted + " " + parsed.getEntries().keySet());
            } catch (IOException e) {
                System.out.println(e);
            }
        }
        for (String name : new String[] {"", "a b", "x".repeat(71), "ok_1-2", "ä"}) {
            try {
                System.out.println(new Attributes.Name(name));
            } catch (IllegalArgumentException e) {
                System.out.println(e);
            }
        }
        Path file = Files.createTempFile("built", ".jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file), manifest)) {
            JarEntry entry = new JarEntry("org/example/A.txt");
            entry.setTime(1_500_000_000_000L);
            out.putNextEntry(entry);
            out.write("content".getBytes());
            out.closeEntry();
            ZipEntry directory = new ZipEntry("b/");
            directory.setTime(entry.getTime());
            out.putNextEntry(directory);
        }
        try (JarFile jar = new JarFile(file.toFile())) {
            System.out.println(jar.size() + " " + jar.isMultiRelease() + " " + jar.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS));
            for (JarEntry entry : Collections.list(jar.entries())) {
                System.out.println(entry.getName() + " " + entry.getSize() + " " + entry.isDirectory() + " " + (entry.getExtra() != null) + " " + entry.getAttributes());
            }
            System.out.println(jar.getJarEntry("absent") + " " + new String(jar.getInputStream(jar.getEntry("org/example/A.txt")).readAllBytes()));
            System.out.println(jar.stream().map(JarEntry::getRealName).toList());
        }
        try (JarInputStream in = new JarInputStream(Files.newInputStream(file))) {
            System.out.println(in.getManifest().equals(manifest));
            for (JarEntry entry = in.getNextJarEntry(); entry != null; entry = in.getNextJarEntry()) {
                System.out.println(entry + " " + new String(in.readAllBytes()));
            }
        }
        Files.delete(file);
    }
}
