import java.lang.StackWalker.*;
import java.util.*;
import java.util.stream.*;

/** The frames of the running thread: through lambdas, reflection, constructors and proxies; callers, limits and what is refused. */
public class StackWalks {
    static final StackWalker PLAIN = StackWalker.getInstance(), RETAINING = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

    static List<String> names() {
        return PLAIN.walk(s -> s.map(f -> f.getClassName() + "." + f.getMethodName() + ":" + f.getLineNumber()).filter(n -> n.startsWith("StackWalks")).collect(Collectors.toList()));
    }
    static class Made { final List<String> names; Made() { names = names(); } }
    static int depth(int n) { return n == 0 ? (int) (long) PLAIN.walk(Stream::count) : depth(n - 1); }
    static Class<?> caller() { return RETAINING.getCallerClass(); }
    public static Object reflected() { return names() + " " + caller(); }
    static class Other { static Class<?> ask() { return caller(); } static Class<?> deeper() { return asked(); } static Class<?> asked() { return RETAINING.getCallerClass(); } }
    interface Call { Object call() throws Throwable; }

    static void show(String what, Call call) {
        try {
            System.out.println(what + " = " + call.call());
        } catch (Throwable e) {
            System.out.println(what + " ! " + e);
        }
    }

    public static void main(String[] args) throws Throwable {
        System.out.println(names());
        System.out.println(new Made().names);
        Runnable lambda = () -> System.out.println(names());
        lambda.run();
        System.out.println(StackWalks.class.getMethod("reflected").invoke(null));
        System.out.println(depth(20) - depth(10));
        System.out.println(caller() + " " + Other.ask() + " " + Other.deeper());
        show("first", () -> PLAIN.walk(s -> s.findFirst().get().toString()));
        show("frame", () -> PLAIN.walk(s -> s.map(f -> f.getFileName() + f.isNativeMethod() + f.toStackTraceElement().getClassName()).findFirst().get()));
        show("declaring", () -> RETAINING.walk(s -> s.map(f -> f.getDeclaringClass() + f.getDescriptor() + f.getMethodType()).limit(1).toList()));
        show("not retained", () -> PLAIN.walk(s -> s.findFirst().get().getDeclaringClass()));
        show("no type", () -> PLAIN.walk(s -> s.findFirst().get().getMethodType()));
        show("no caller", () -> PLAIN.getCallerClass());
        show("null", () -> PLAIN.walk(null));
        show("depth", () -> StackWalker.getInstance(Set.of(), 0));
        show("none", () -> StackWalker.getInstance(Set.of(Option.SHOW_HIDDEN_FRAMES), 5).walk(s -> s.anyMatch(f -> f.getMethodName().equals("main"))));
        Stream<StackFrame> escaped = PLAIN.walk(s -> s);
        show("escaped", () -> escaped.count() > 0);
        StringBuilder all = new StringBuilder();
        PLAIN.forEach(f -> all.append(f.getMethodName()).append(' '));
        System.out.println(all);
        int sum = 0;
        for (int i = 0; i < 2000; i++) sum += depth(i % 5);
        System.out.println(sum - 2000 * depth(0));
        try { RETAINING.getCallerClass(); } catch (IllegalCallerException e) { System.out.println("no caller"); }
    }
}
