import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** A runner of test methods: before and after, expected exceptions, parameters by repeated annotations, inherited tests. */
public class TestRunner {
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface Test {
        Class<? extends Throwable> expected() default None.class;
        String[] tags() default {};
        class None extends Throwable { }
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Before { }
    @Retention(RetentionPolicy.RUNTIME) @interface After { }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Cases.class) @interface Case { int[] in(); int out(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Cases { Case[] value(); }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Suite { String value(); }

    @Suite("arithmetic") static abstract class Base {
        protected StringBuilder trace = new StringBuilder();
        @Before public void open() { trace.append("<"); }
        @After public void close() { trace.append(">"); System.out.println("    trace " + trace); }
        @Test public void inherited() { trace.append("inherited"); }
    }
    public static class Sums extends Base {
        @Test(tags = {"fast", "pure"}) public void adds() { check(2 + 2, 4); }
        @Test public void fails() { check(2 + 2, 5); }
        @Test(expected = ArithmeticException.class) public void divides() { System.out.println(1 / zero()); }
        @Test(expected = NullPointerException.class) public void expectsAnother() { throw new IllegalStateException("other"); }
        @Test(expected = Exception.class) public void throwsNothing() { }
        @Case(in = {1, 2}, out = 3) @Case(in = {2, 2}, out = 5) @Case(in = {}, out = 0)
        public int sum(int... values) { return Arrays.stream(values).sum(); }
        @Case(in = {4}, out = 4) public int one(int... values) { return values[0]; }
        @Test void notPublic() { trace.append("package"); }
        private int zero() { return 0; }
        static void check(int found, int wanted) { if (found != wanted) throw new AssertionError(found + " != " + wanted); }
    }

    static void invokeAll(Object target, Class<? extends Annotation> which) throws Exception {
        for (Class<?> type = target.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                if (method.isAnnotationPresent(which)) method.invoke(target);
            }
        }
    }

    static List<Method> methods(Class<?> type) {
        Map<String, Method> all = new TreeMap<>();
        for (Class<?> at = type; at != Object.class; at = at.getSuperclass()) {
            for (Method method : at.getDeclaredMethods()) all.putIfAbsent(method.getName(), method);
        }
        return new ArrayList<>(all.values());
    }

    public static void main(String[] args) throws Exception {
        Class<?> type = Class.forName("TestRunner$Sums");
        System.out.println("suite " + type.getAnnotation(Suite.class).value() + " " + type.getDeclaredAnnotations().length);
        int passed = 0, failed = 0;
        for (Method method : methods(type)) {
            Test test = method.getAnnotation(Test.class);
            if (test != null) {
                System.out.println("  " + method.getName() + " " + Arrays.toString(test.tags()) + " " + test.expected().getSimpleName());
                Object target = type.getConstructor().newInstance();
                invokeAll(target, Before.class);
                String problem = null;
                try {
                    method.invoke(target);
                    if (test.expected() != Test.None.class) problem = "nothing was thrown";
                } catch (InvocationTargetException e) {
                    Throwable thrown = e.getCause();
                    if (!test.expected().isInstance(thrown)) problem = thrown.toString();
                }
                invokeAll(target, After.class);
                System.out.println("    " + (problem == null ? "passed" : "FAILED: " + problem));
                if (problem == null) passed++; else failed++;
            }
            for (Case each : method.getAnnotationsByType(Case.class)) {
                Object found = method.invoke(type.getConstructor().newInstance(), (Object) each.in());
                System.out.println("  " + method.getName() + Arrays.toString(each.in()) + " = " + found + " " + found.equals(each.out()));
            }
        }
        System.out.println(passed + " passed, " + failed + " failed");
        Method sum = type.getMethod("sum", int[].class);
        System.out.println(sum.getAnnotation(Case.class) + " " + sum.getAnnotation(Cases.class).value().length + " "
                + sum.getAnnotation(Cases.class).value()[1]);
        System.out.println(type.getMethod("adds").getAnnotation(Test.class));
    }
}
