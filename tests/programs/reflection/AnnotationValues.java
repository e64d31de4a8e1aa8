// remove: AnnotationValues$Gone.class AnnotationValues$GoneNote.class
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** Values of annotations of all types: texts, defaults, equality, hash codes; repeated, inherited, and of absent classes. */
public class AnnotationValues {
    enum Co { RED, GREEN { } }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Sub { int value() default 4; }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Tags { Tag[] value(); }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @Repeatable(Marks.class) @interface Mark { int value(); }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Marks { Mark[] value(); String more() default "m"; }
    @Retention(RetentionPolicy.RUNTIME) @interface All {
        int i() default 1; long l() default 2; byte by() default 3; short sh() default 4; char c() default 'c'; float f() default 1.5f; double d() default 2.5; boolean z() default true;
        String s() default "a\"b\n\\'\t\u1234\1"; Class<?> k() default int[].class; Co e() default Co.GREEN; Sub sub() default @Sub; int[] ia() default {1}; String[] sa() default {};
        Class<?>[] ka() default {Map.Entry.class, String.class, void.class}; Sub[] subs() default {@Sub(3), @Sub}; char[] ca() default {'\'', '"', '\\'}; float nan() default Float.NaN;
        double inf() default Double.NEGATIVE_INFINITY; float finf() default Float.POSITIVE_INFINITY; long[] la() default {1, 2}; Co[] ea() default {Co.RED}; byte[] ba() default {1, -1};
        boolean[] za() default {true}; double[] da() default {1}; float[] fa() default {1}; short[] xa() default {1};
    }
    @Retention(RetentionPolicy.CLASS) @interface Unseen { }
    @Retention(RetentionPolicy.SOURCE) @interface Gone2 { }
    @Retention(RetentionPolicy.RUNTIME) @interface Req { String name(); int pr() default 5; String zz() default "q"; }
    @Retention(RetentionPolicy.RUNTIME) @interface GoneNote { }
    static class Gone { }
    @Retention(RetentionPolicy.RUNTIME) @interface Refers { Class<?> value() default Object.class; Class<?>[] more() default {}; }
    @All @Sub(9) @Tag("x") @Tag("y") @Mark(1) @Unseen @Gone2 static class P { }
    static class Q extends P { }
    @Mark(2) @Mark(3) static class R extends P { }
    static class S extends R { }
    @Sub static class T extends R { }
    @All(i = 2, sa = {"b", "a"}, k = String.class, subs = {}) static class Other { }
    @Req(name = "nm") static class Members { @Deprecated @Req(name = "f", pr = 1) int f; @Req(name = "c") Members(@Sub int a) { } @Req(name = "m") void m(@Sub int p, @Tag("p") @Tag("q") String q, int r) { } class In { In(@Sub(1) int x) { } } }
    @GoneNote @Refers(Gone.class) static class Broken { @Refers(more = {String.class, Gone.class}) int field; @GoneNote @Sub void m() { } }

    static String call(Object on, String name) {
        try {
            Object value = on.getClass().getMethod(name).invoke(on);
            return value.getClass().isArray() ? Arrays.deepToString(new Object[] {value}) : value.toString();
        } catch (InvocationTargetException e) {
            return e.getCause() + " / " + e.getCause().getCause();
        } catch (ReflectiveOperationException e) {
            return e.toString();
        }
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> type : new Class<?>[] {P.class, Q.class, R.class, S.class, T.class, Other.class, Members.class}) {
            System.out.println(type.getSimpleName() + " " + Arrays.toString(type.getAnnotations()));
            System.out.println("  declared " + Arrays.toString(type.getDeclaredAnnotations()));
            System.out.println("  " + Arrays.toString(type.getAnnotationsByType(Tag.class)) + Arrays.toString(type.getAnnotationsByType(Mark.class))
                    + Arrays.toString(type.getDeclaredAnnotationsByType(Mark.class)) + Arrays.toString(type.getAnnotationsByType(Sub.class))
                    + type.getAnnotation(Tag.class) + type.getDeclaredAnnotation(Sub.class) + type.isAnnotationPresent(Tags.class));
        }
        All all = P.class.getAnnotation(All.class);
        System.out.println("" + all.i() + all.l() + all.by() + all.sh() + all.c() + all.f() + all.d() + all.z() + all.s().length() + all.k() + all.e() + all.sub().value()
                + Arrays.toString(all.ia()) + Arrays.toString(all.ka()) + Arrays.toString(all.ba()) + all.annotationType());
        all.ia()[0] = 99;
        System.out.println(all.ia()[0] + " " + (all == P.class.getAnnotation(All.class)) + all.equals(Other.class.getAnnotation(All.class)) + all.equals(P.class.getAnnotation(All.class)));
        Sub one = P.class.getAnnotation(Sub.class), four = T.class.getAnnotation(Sub.class);
        System.out.println(one.hashCode() + " " + four.hashCode() + " " + P.class.getAnnotation(Tags.class).hashCode() + " " + one.equals(four) + four.equals(all.sub()) + one.equals("x") + one.equals(null));
        Sub own = new Sub() {
            public int value() { return 9; }
            public Class<? extends Annotation> annotationType() { return Sub.class; }
        };
        System.out.println(one.equals(own) + " " + Proxy.isProxyClass(one.getClass()) + " " + (one instanceof Annotation) + Arrays.toString(one.getClass().getInterfaces()));
        Method m = Members.class.getDeclaredMethod("m", int.class, String.class, int.class);
        System.out.println(Arrays.toString(m.getAnnotations()) + Arrays.deepToString(m.getParameterAnnotations()) + m.getParameters()[0].getAnnotation(Sub.class)
                + m.getParameters()[1].getAnnotationsByType(Tag.class).length + m.getParameters()[1].isAnnotationPresent(Tag.class));
        System.out.println(Arrays.toString(Members.class.getDeclaredField("f").getAnnotations()) + Arrays.deepToString(Members.class.getDeclaredConstructors()[0].getParameterAnnotations()));
        System.out.println(Arrays.deepToString(Members.In.class.getDeclaredConstructors()[0].getParameterAnnotations()));
        for (Class<?> type : new Class<?>[] {All.class, Req.class}) {
            Map<String, Object> defaults = new TreeMap<>();
            for (Method each : type.getDeclaredMethods()) defaults.put(each.getName(), String.valueOf(each.getDefaultValue()).replaceAll("@[0-9a-f]+$", "@"));
            System.out.println(defaults);
        }
        System.out.println(Arrays.toString(Deprecated.class.getAnnotations()) + Arrays.toString(FunctionalInterface.class.getAnnotations()) + Runnable.class.isAnnotationPresent(FunctionalInterface.class));
        System.out.println(Arrays.toString(Broken.class.getAnnotations()));
        System.out.println(call(Broken.class.getAnnotation(Refers.class), "value"));
        Refers refers = Broken.class.getDeclaredField("field").getAnnotation(Refers.class);
        System.out.println(refers + " " + call(refers, "more") + " " + call(refers, "value"));
        System.out.println(Arrays.toString(Broken.class.getDeclaredMethod("m").getAnnotations()));
        System.out.println(Override.class.getAnnotation(Retention.class).value() + " " + Arrays.toString(Target.class.getAnnotation(Target.class).value()));
    }
}
