package jdk.internal.launcher;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipFile;

/**
 * Compiles a source file with the Eclipse compiler that lies on the class path, against the class files of this library,
 * the other source files of its program, and the class files of the class path, in this order. The compiler is not known
 * when this is compiled, so all of it is called by reflection.
 */
public final class EclipseCompiler {
    private static final int NEWEST = 25;
    private static final String CORE = "org.eclipse.jdt.internal.compiler.";
    private static final String[] SETTINGS = {"source", "compliance", "codegen.targetPlatform"};

    private final Path folder;
    private final String source;
    /** Where the packages of the program's source files lie; null where the file's own folder does not tell. */
    private final Path root;
    private final Map<String, Object> known = new HashMap<>();
    private final Set<String> packages = new HashSet<>();
    private boolean failed;

    private EclipseCompiler(Path folder, String source, Path root) {
        this.folder = folder;
        this.source = source;
        this.root = root;
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            try {
                addPackages(Path.of(entry));
            } catch (IOException unreadable) {
                // As on any class path, what cannot be read is not there.
            }
        }
    }

    /**
     * In: the folder for class files, the source file, the folder in which its packages lie or nothing, and the version of
     * the language if one is asked for.
     */
    public static void main(String[] arguments) throws Throwable {
        Path root = arguments[2].isEmpty() ? null : Path.of(arguments[2]);
        EclipseCompiler compiler = new EclipseCompiler(Path.of(arguments[0]), arguments[1], root);
        compiler.compile(arguments.length > 3 ? arguments[3] : null);
        if (compiler.failed) {
            System.exit(1);
        }
    }

    private void addPackages(Path entry) throws IOException {
        if (Files.isDirectory(entry)) {
            try (var files = Files.walk(entry)) {
                files.filter(Files::isDirectory).forEach(each -> packages.add(entry.relativize(each).toString()));
            }
        } else if (Files.isRegularFile(entry)) {
            try (ZipFile jar = new ZipFile(entry.toFile())) {
                jar.stream().forEach(each -> addAll(each.getName()));
            }
        }
    }

    private void addAll(String name) {
        for (int end = name.lastIndexOf('/'); end > 0 && packages.add(name.substring(0, end)); ) {
            end = name.lastIndexOf('/', end - 1);
        }
    }

    // What the compiler asks

    private static Class<?> type(String name) throws ClassNotFoundException {
        return Class.forName(CORE + name);
    }

    private static Object call(Object on, String name) throws ReflectiveOperationException {
        return on.getClass().getMethod(name).invoke(on);
    }

    private Object find(String name) throws ReflectiveOperationException, IOException {
        if (!known.containsKey(name)) {
            known.put(name, read(name));
        }
        return known.get(name);
    }

    private Object read(String name) throws ReflectiveOperationException, IOException {
        Path file = root == null ? null : root.resolve(name + ".java");
        if (file != null && Files.isRegularFile(file) && !Files.isSameFile(file, Path.of(source))
                && Object.class.getResource("/" + name + ".class") == null) {
            return type("env.NameEnvironmentAnswer")
                    .getConstructor(type("env.ICompilationUnit"), type("env.AccessRestriction"))
                    .newInstance(unit(file.toString()), null);
        }
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            if (in == null) {
                return null;
            }
            Object reader = type("classfmt.ClassFileReader").getConstructor(byte[].class, char[].class)
                    .newInstance(in.readAllBytes(), name.toCharArray());
            return type("env.NameEnvironmentAnswer")
                    .getConstructor(type("env.IBinaryType"), type("env.AccessRestriction")).newInstance(reader, null);
        }
    }

    private static String joined(char[][] parts, char[] last) {
        StringBuilder name = new StringBuilder();
        for (char[] part : parts == null ? new char[0][] : parts) {
            name.append(part).append('/');
        }
        return name.append(last).toString();
    }

    /** Whether there is a package; those of the library are told from its classes by how their names begin. */
    private boolean isPackage(String name, char[] last) {
        boolean ofLibrary = name.startsWith("java/") || name.startsWith("javax/") || name.startsWith("org/");
        return packages.contains(name) || name.equals("java") || name.equals("javax")
                || ofLibrary && Character.isLowerCase(last[0]) || root != null && Files.isDirectory(root.resolve(name));
    }

    private Object answer(String method, Object[] arguments) throws ReflectiveOperationException, IOException {
        switch (method) {
            case "findType":
                if (arguments.length == 1) {
                    char[][] name = (char[][]) arguments[0];
                    return find(joined(java.util.Arrays.copyOf(name, name.length - 1), name[name.length - 1]));
                }
                return find(joined((char[][]) arguments[1], (char[]) arguments[0]));
            case "isPackage":
                char[] last = (char[]) arguments[1];
                return isPackage(joined((char[][]) arguments[0], last), last);
            default:
                return null;
        }
    }

    /** Tells of what is wrong and writes what was compiled. */
    private void accept(Object result) throws ReflectiveOperationException, IOException {
        Object problems = call(result, "getErrors");
        for (int i = 0; problems != null && i < Array.getLength(problems); i++) {
            Object problem = Array.get(problems, i);
            String file = new String((char[]) call(problem, "getOriginatingFileName"));
            System.err.println(file + ":" + call(problem, "getSourceLineNumber") + ": error: " + call(problem, "getMessage"));
            failed = true;
        }
        Object files = call(result, "getClassFiles");
        for (int i = 0; i < Array.getLength(files) && !failed; i++) {
            Object file = Array.get(files, i);
            Path path = folder.resolve(new String((char[]) call(file, "fileName")) + ".class");
            Files.createDirectories(path.getParent());
            Files.write(path, (byte[]) call(file, "getBytes"));
        }
    }

    /** A source file, as the compiler takes it. */
    private static Object unit(String file) throws ReflectiveOperationException, IOException {
        return type("batch.CompilationUnit").getConstructor(char[].class, String.class, String.class, String.class,
                boolean.class, String.class)
                .newInstance(Files.readString(Path.of(file)).toCharArray(), file, "UTF-8", null, false, null);
    }

    private static Object proxy(String name, InvocationHandler handler) throws ClassNotFoundException {
        Class<?> type = type(name);
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
    }

    /** The newest version of the language that the compiler knows and that can be executed here. */
    private static String newest(Class<?> options) throws ReflectiveOperationException {
        var level = options.getMethod("versionToJdkLevel", String.class);
        int version = NEWEST;
        try {
            version = Math.min(version, Integer.parseInt((String) options.getMethod("getLatestVersion").invoke(null)));
        } catch (NoSuchMethodException older) {
            while ((long) level.invoke(null, String.valueOf(version)) == 0) {
                version--;
            }
        }
        return String.valueOf(version);
    }

    private void compile(String release) throws ReflectiveOperationException, IOException {
        Class<?> options = type("impl.CompilerOptions");
        String version = release != null ? release : newest(options);
        Map<String, String> settings = new HashMap<>();
        for (String each : SETTINGS) {
            settings.put("org.eclipse.jdt.core.compiler." + each, version.equals("8") ? "1.8" : version);
        }
        for (String each : new String[] {"lineNumber", "sourceFile", "localVariable"}) {
            settings.put("org.eclipse.jdt.core.compiler.debug." + each, "generate");
        }
        Object environment = proxy("env.INameEnvironment", (self, method, arguments) -> answer(method.getName(), arguments));
        Object requestor = proxy("ICompilerRequestor", (self, method, arguments) -> {
            if (method.getName().equals("acceptResult")) {
                accept(arguments[0]);
            }
            return null;
        });
        Object policy = type("DefaultErrorHandlingPolicies").getMethod("proceedWithAllProblems").invoke(null);
        Object problems = type("problem.DefaultProblemFactory").getConstructor(Locale.class).newInstance(Locale.ENGLISH);
        Object compiler = type("Compiler").getConstructor(type("env.INameEnvironment"), type("IErrorHandlingPolicy"), options,
                type("ICompilerRequestor"), type("IProblemFactory")).newInstance(environment, policy,
                options.getConstructor(Map.class).newInstance(settings), requestor, problems);
        Object units = Array.newInstance(type("env.ICompilationUnit"), 1);
        Array.set(units, 0, unit(source));
        compiler.getClass().getMethod("compile", units.getClass()).invoke(compiler, units);
    }
}
