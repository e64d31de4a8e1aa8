import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Loaders over folders and jars: classes, resources, packages, services, bundles, and what closing ends. */
public class UrlLoaders {
    static Path folder;

    static byte[] bytes(String name) throws IOException {
        try (InputStream in = UrlLoaders.class.getResourceAsStream("/" + name + ".class")) {
            return in.readAllBytes();
        }
    }

    static URL jar(String name, Manifest manifest, Object... entries) throws IOException {
        Path file = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(file); JarOutputStream jar = new JarOutputStream(out, manifest)) {
            for (int i = 0; i < entries.length; i += 2) {
                jar.putNextEntry(new JarEntry((String) entries[i]));
                jar.write(entries[i + 1] instanceof byte[] bytes ? bytes : ((String) entries[i + 1]).getBytes(StandardCharsets.UTF_8));
                jar.closeEntry();
            }
        }
        return file.toUri().toURL();
    }

    static Manifest manifest(String... pairs) {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        for (int i = 0; i < pairs.length; i += 2) {
            manifest.getMainAttributes().putValue(pairs[i], pairs[i + 1]);
        }
        return manifest;
    }

    static String short_(Object url) {
        return url == null ? null : url.toString().replace(folder.toUri().toString(), "FOLDER/").replace(folder.toString(), "FOLDER");
    }

    static String text(InputStream in) throws IOException {
        if (in == null) {
            return null;
        }
        try (in) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            in.transferTo(all);
            return all.toString(StandardCharsets.UTF_8);
        }
    }

    public static void main(String[] args) throws Exception {
        folder = Files.createTempDirectory("loaders");
        try {
            run();
        } finally {
            try (var all = Files.walk(folder)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
    }

    static void run() throws Exception {
        Path classes = Files.createDirectories(folder.resolve("a folder/parts"));
        Files.write(classes.resolve("FromFolder.class"), bytes("parts/FromFolder"));
        Files.writeString(folder.resolve("a folder/words.txt"), "words of the folder");
        Files.writeString(classes.resolve("near \u00e9.txt"), "near");
        URL inFolder = folder.resolve("a folder").toUri().toURL();
        URL second = jar("second.jar", manifest(), "words.txt", "words of the second", "parts/FromSecond.class", bytes("parts/FromSecond"));
        URL first = jar("first.jar", manifest("Class-Path", "second.jar absent.jar", "Implementation-Version", "7.5",
                "Implementation-Title", "First", "Specification-Version", "2.1"), "parts/FromJar.class", bytes("parts/FromJar"), "words.txt",
                "words of the jar", "META-INF/services/java.lang.Runnable", "# providers\nparts.FromJar\nparts.FromSecond # two\n",
                "parts/texts.properties", "hello=hello from the jar\n", "parts/texts_de.properties", "hello=hallo\n");
        URL[] urls = {inFolder, first};
        URLClassLoader loader = new URLClassLoader("urls", urls, UrlLoaders.class.getClassLoader().getParent());
        for (URL each : loader.getURLs()) {
            System.out.println(short_(each));
        }
        Class<?> fromFolder = loader.loadClass("parts.FromFolder");
        Object made = fromFolder.getDeclaredConstructor().newInstance();
        System.out.println(made + " " + fromFolder.getClassLoader().getName() + " " + fromFolder.getPackage());
        System.out.println(short_(fromFolder.getProtectionDomain().getCodeSource().getLocation()));
        Class<?> fromJar = loader.loadClass("parts.FromJar");
        Package own = fromJar.getPackage();
        System.out.println(fromJar.getDeclaredConstructor().newInstance() + " " + own.getImplementationVersion() + " " + own.getName());
        System.out.println(short_(fromJar.getProtectionDomain().getCodeSource().getLocation()));
        System.out.println(loader.loadClass("parts.FromSecond").getDeclaredConstructor().newInstance());
        System.out.println(short_(fromJar.getResource("FromJar.class")) + " " + short_(fromJar.getResource("/words.txt")) + " "
                + fromJar.getResource("none"));
        System.out.println(short_(loader.getResource("parts/near \u00e9.txt")) + " " + text(loader.getResourceAsStream("parts/near \u00e9.txt")));
        for (URL each : Collections.list(loader.getResources("words.txt"))) {
            System.out.println(short_(each) + " " + text(each.openStream()));
        }
        System.out.println(loader.resources("words.txt").count() + " " + loader.findResource("absent") + " "
                + loader.getResource("../first.jar") + " " + loader.getResourceAsStream("absent"));
        List<String> provided = new ArrayList<>();
        for (Runnable each : ServiceLoader.load(Runnable.class, loader)) {
            provided.add(each.toString());
        }
        System.out.println(provided + " " + ServiceLoader.load(Runnable.class).findFirst().isPresent());
        Thread.currentThread().setContextClassLoader(loader);
        System.out.println(ServiceLoader.load(Runnable.class).stream().map(each -> each.type().getSimpleName()).toList());
        System.out.println(java.util.ResourceBundle.getBundle("parts.texts", java.util.Locale.GERMAN, loader).getString("hello") + " "
                + java.util.ResourceBundle.getBundle("parts.texts", java.util.Locale.ROOT, loader).getString("hello"));
        for (String name : new String[] {"parts.Absent", "UrlLoaders", "parts.fromJar", "java.util.Map"}) {
            try {
                System.out.println(loader.loadClass(name));
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
        }
        try (URLClassLoader child = URLClassLoader.newInstance(new URL[] {inFolder}, loader)) {
            System.out.println(child.loadClass("parts.FromFolder") == fromFolder);
        }
        URLClassLoader apart = new URLClassLoader(urls, null);
        System.out.println(apart.loadClass("parts.FromJar") == fromJar);
        apart.close();
        try {
            apart.loadClass("parts.FromSecond");
        } catch (ClassNotFoundException e) {
            System.out.println("closed: " + e);
        }
        System.out.println(apart.loadClass("parts.FromJar").getName() + " " + apart.getResource("words.txt"));
        System.out.println(UrlLoaders.class.getResource("absent") + " " + UrlLoaders.class.getResource("UrlLoaders.class").getProtocol()
                + " " + (ClassLoader.getSystemResource("parts/FromJar.class") != null) + " " + String.class.getResource("String.class").getProtocol());
        System.out.println(String.class.getProtectionDomain().getCodeSource() + " " + String.class.getModule() + " "
                + fromJar.getModule().isNamed());
        loader.close();
    }
}
