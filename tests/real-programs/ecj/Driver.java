// packages: libecj-java libeclipse-jdt-core-java libequinox-common-java libeclipse-core-runtime-java libeclipse-osgi-java libeclipse-core-resources-java libeclipse-text-java libeclipse-core-jobs-java libeclipse-core-contenttype-java libequinox-preferences-java
// jars: eclipse-jdt-core.jar equinox-common.jar eclipse-core-runtime.jar eclipse-osgi.jar eclipse-core-resources.jar eclipse-text.jar eclipse-core-jobs.jar eclipse-core-contenttype.jar equinox-preferences.jar
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.ICompilerRequestor;
import org.eclipse.jdt.internal.compiler.batch.CompilationUnit;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileReader;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFormatException;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.env.INameEnvironment;
import org.eclipse.jdt.internal.compiler.env.NameEnvironmentAnswer;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;

/** Compiles programs with the Eclipse compiler against the class files of the running platform, and runs them. */
public class Driver {
    private static final String SHAPES = """
            package demo;

            import java.util.*;
            import java.util.function.*;
            import java.util.stream.*;

            public class Shapes {
                interface Shape {
                    double area();
                    default String describe() { return getClass().getSimpleName() + " of " + area(); }
                }
                static final class Square implements Shape {
                    private final double side;
                    Square(double side) { this.side = side; }
                    @Override public double area() { return side * side; }
                }
                static final class Circle implements Shape {
                    private final double radius;
                    Circle(double radius) { this.radius = radius; }
                    @Override public double area() { return Math.PI * radius * radius; }
                }
                enum Size { SMALL, LARGE { @Override boolean isBig() { return true; } }; boolean isBig() { return false; } }
                static <T extends Comparable<T>> T greatest(List<? extends T> all) {
                    T best = null;
                    for (T each : all) if (best == null || each.compareTo(best) > 0) best = each;
                    return best;
                }
                private int counter;
                class Inner { int next() { return ++counter; } }
                static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
                static String kind(Object o) {
                    switch (String.valueOf(o)) {
                        case "one": return "first";
                        case "two": return "second";
                        default: return o instanceof Integer ? "number" : "other";
                    }
                }
                static long sum(long... all) { long sum = 0; for (long each : all) sum += each; return sum; }
                public static void main(String[] args) throws Exception {
                    List<Shape> shapes = new ArrayList<>(Arrays.asList(new Square(2), new Circle(1), () -> 3.5));
                    for (Shape shape : shapes.subList(0, 2)) System.out.println(shape.describe());
                    System.out.println(shapes.stream().mapToDouble(Shape::area).sum() > 10);
                    Map<Boolean, List<Integer>> parts = IntStream.range(0, 10).boxed().collect(Collectors.partitioningBy(i -> i % 2 == 0));
                    System.out.println(parts);
                    System.out.println(greatest(Arrays.asList("pear", "apple", "plum")) + " " + fibonacci(15));
                    for (Size size : Size.values()) System.out.println(size + " " + size.isBig());
                    Shapes outer = new Shapes();
                    Inner inner = outer.new Inner();
                    inner.next();
                    System.out.println(inner.next() + " " + kind("two") + " " + kind(3) + " " + kind(null));
                    BiFunction<Integer, Integer, Integer> add = (a, b) -> a + b;
                    Supplier<List<String>> make = ArrayList::new;
                    List<String> made = make.get();
                    made.add("x" + add.andThen(n -> n * 2).apply(3, 4));
                    System.out.println(made + " " + sum(1, 2, 3));
                    try (AutoCloseable closed = () -> System.out.println("closed")) {
                        throw new IllegalStateException("thrown");
                    } catch (IllegalStateException | IllegalArgumentException e) {
                        System.out.println("caught " + e.getMessage());
                    } finally {
                        System.out.println("finally");
                    }
                    StringBuilder text = new StringBuilder();
                    label:
                    for (int i = 0; ; i++) {
                        for (int j = 0; j < 5; j++) {
                            if (i * j > 6) break label;
                            if (j > i) continue label;
                            text.append(i).append(j).append(' ');
                        }
                    }
                    System.out.println(text.toString().trim());
                    int[][] grid = {{1, 2}, {3, 4}};
                    long bits = 0;
                    for (int[] row : grid) for (int cell : row) bits = bits << 8 | cell;
                    System.out.println(Long.toHexString(bits) + " " + (char) ('a' + grid[1][0]) + " " + (5 / 2.0f));
                }
            }
            """;
    private static final String WRONG = """
            package demo;

            public class Wrong {
                int f() { return "text"; }
                void g() { int x; x++; undefined(); String s = null; s.missing(); }
                void h() throws java.io.IOException { }
                void i() { h(); for (;;) { } }
                class Wrong2 extends Missing { }
            }
            """;

    /** The classes of the platform, and what has been compiled. */
    static final class Environment implements INameEnvironment {
        private final Map<String, NameEnvironmentAnswer> known = new HashMap<>();

        private NameEnvironmentAnswer find(String name) {
            return known.computeIfAbsent(name, wanted -> {
                try (InputStream in = ClassLoader.getSystemResourceAsStream(wanted + ".class")) {
                    return in == null ? null
                            : new NameEnvironmentAnswer(new ClassFileReader(in.readAllBytes(), wanted.toCharArray()), null);
                } catch (IOException | ClassFormatException e) {
                    throw new IllegalStateException(e);
                }
            });
        }

        private static String joined(char[][] parts) {
            StringBuilder name = new StringBuilder();
            for (char[] part : parts) {
                name.append(name.length() == 0 ? "" : "/").append(part);
            }
            return name.toString();
        }

        @Override
        public NameEnvironmentAnswer findType(char[][] compoundTypeName) {
            return find(joined(compoundTypeName));
        }

        @Override
        public NameEnvironmentAnswer findType(char[] typeName, char[][] packageName) {
            return find(packageName.length == 0 ? new String(typeName) : joined(packageName) + "/" + new String(typeName));
        }

        @Override
        public boolean isPackage(char[][] parentPackageName, char[] packageName) {
            String name = (parentPackageName == null || parentPackageName.length == 0 ? "" : joined(parentPackageName) + "/")
                    + new String(packageName);
            return name.equals("demo") || name.equals("java") || name.startsWith("java/") && Character.isLowerCase(packageName[0]);
        }

        @Override
        public void cleanup() {
        }
    }

    /** Has what was compiled. */
    static final class Compiled extends ClassLoader implements ICompilerRequestor {
        final Map<String, byte[]> files = new LinkedHashMap<>();

        @Override
        public void acceptResult(CompilationResult result) {
            if (result.hasProblems()) {
                for (CategorizedProblem problem : result.getAllProblems()) {
                    System.out.println((problem.isError() ? "error " : "warning ") + problem.getSourceLineNumber() + ": "
                            + problem.getMessage());
                }
            }
            for (ClassFile each : result.getClassFiles()) {
                files.put(new String(each.fileName()).replace('/', '.'), each.getBytes());
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = files.get(name);
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    static Compiled compile(String name, String text) {
        Map<String, String> settings = new HashMap<>();
        settings.put(CompilerOptions.OPTION_Source, "1.8");
        settings.put(CompilerOptions.OPTION_Compliance, "1.8");
        settings.put(CompilerOptions.OPTION_TargetPlatform, "1.8");
        settings.put(CompilerOptions.OPTION_LineNumberAttribute, CompilerOptions.GENERATE);
        settings.put(CompilerOptions.OPTION_ReportUnusedLocal, CompilerOptions.WARNING);
        Compiled compiled = new Compiled();
        Compiler compiler = new Compiler(new Environment(), DefaultErrorHandlingPolicies.proceedWithAllProblems(),
                new CompilerOptions(settings), compiled, new DefaultProblemFactory(java.util.Locale.ENGLISH));
        compiler.compile(new ICompilationUnit[] {
                new CompilationUnit(text.toCharArray(), name + ".java", "UTF-8", null, false, null)});
        return compiled;
    }

    public static void main(String[] args) throws Throwable {
        Compiled shapes = compile("demo/Shapes", SHAPES);
        for (Map.Entry<String, byte[]> each : new TreeMap<>(shapes.files).entrySet()) {
            System.out.println(each.getKey() + " " + (each.getValue().length > 300));
        }
        shapes.loadClass("demo.Shapes").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        System.out.println("wrong:");
        System.out.println(new TreeMap<>(compile("demo/Wrong", WRONG).files).keySet());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new PrintStream(bytes).print(shapes.files.size());
        System.out.println(bytes);
    }
}
