import java.lang.invoke.*;
import java.util.*;
/** Handles called with other types than theirs: what is converted, refused, and told first, before and after compiling. */
public class ConvertedHandles {
    static int add(int a, int b) { return a * 31 + b; }
    static String two(String a, Integer b) { return a + b; }
    static long three(long a, String b, double c) { return a + b.length() + (long) c; }
    static Object any(Object o) { return o; }
    static void nothing(CharSequence c) {}
    static char letter(char c, boolean b) { return b ? c : '-'; }
    interface Body { Object run() throws Throwable; }
    static void t(String what, Body b) { try { System.out.println(what + ": " + b.run()); } catch (NullPointerException e) { System.out.println(what + " ! null"); } catch (Throwable e) { System.out.println(what + " ! " + e); } }
    public static void main(String[] a) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle add = l.findStatic(ConvertedHandles.class, "add", MethodType.methodType(int.class, int.class, int.class));
        MethodHandle two = l.findStatic(ConvertedHandles.class, "two", MethodType.methodType(String.class, String.class, Integer.class));
        MethodHandle three = l.findStatic(ConvertedHandles.class, "three", MethodType.methodType(long.class, long.class, String.class, double.class));
        MethodHandle any = l.findStatic(ConvertedHandles.class, "any", MethodType.methodType(Object.class, Object.class));
        MethodHandle nothing = l.findStatic(ConvertedHandles.class, "nothing", MethodType.methodType(void.class, CharSequence.class));
        MethodHandle letter = l.findStatic(ConvertedHandles.class, "letter", MethodType.methodType(char.class, char.class, boolean.class));
        for (int round = 0; round < 2; round++) {
            t("null integer", () -> (int) add.invoke((Integer) null, 4));
            t("null integer 2", () -> (int) add.invoke(4, (Integer) null));
            t("objects", () -> (Object) add.invoke((Object) 3, (Object) 4));
            t("object short", () -> (Object) add.invoke((Object) (short) 3, (Object) 'c'));
            t("object long", () -> (Object) add.invoke((Object) 3L, (Object) 4));
            t("object text", () -> (Object) add.invoke((Object) 3, (Object) "x"));
            t("object null", () -> (Object) add.invoke((Object) 3, (Object) null));
            t("number", () -> (Object) add.invoke((Number) 3, (Integer) 4));
            t("cast", () -> (String) two.invoke((Object) "a", (Object) 5));
            t("cast bad", () -> (String) two.invoke((Object) 5, (Object) 5));
            t("cast bad 2", () -> (String) two.invoke((Object) "5", (Object) "6"));
            t("cast null", () -> (String) two.invoke((Object) null, (Object) null));
            t("prim first", () -> (long) three.invoke((Long) 1L, (Object) 7, (Double) null));
            t("prim first 2", () -> (long) three.invoke((Long) null, (Object) 7, (Double) 2.0));
            t("three", () -> (long) three.invoke((byte) 1, (Object) "seven", 2.5f));
            t("three boxed", () -> (Long) three.invoke((Integer) 1, (CharSequence) "seven", (Float) 2.5f));
            t("result cast", () -> (String) any.invoke("text"));
            t("result bad", () -> (String) any.invoke((Object) 5));
            t("result prim", () -> (int) any.invoke((Object) 5));
            t("result prim bad", () -> (int) any.invoke((Object) "x"));
            t("result wide", () -> (long) any.invoke((Object) 5));
            t("result null", () -> (int) any.invoke((Object) null));
            t("list", () -> (List<?>) any.invoke((Object) "no list"));
            t("void to ref", () -> (Object) nothing.invoke("x"));
            t("void to int", () -> (int) nothing.invoke("x"));
            t("interface", () -> { nothing.invoke((Object) 5); return 1; });
            t("to void", () -> { three.invoke(1L, "a", 1.0); any.invoke("q"); return "done"; });
            t("char", () -> (Character) letter.invoke((Character) 'x', (Boolean) true));
            t("char int", () -> (int) letter.invoke('x', (Boolean) false));
            t("char null", () -> (int) letter.invoke('x', (Boolean) null));
            t("char bad", () -> (int) letter.invoke(5, true));
            t("varargs", () -> l.findStatic(String.class, "format", MethodType.methodType(String.class, String.class, Object[].class)).invoke("%s-%s", (Object) 1, 2));
        }
        int sum = 0; long s2 = 0; StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 20000; i++) {
            sum = (Integer) add.invoke((Integer) sum, (short) i);
            try { String r = (String) two.invoke(i % 7 == 0 ? (Object) 5 : (Object) "k", (Object) i); sb.append(r.length()); } catch (ClassCastException e) { sb.append('!'); }
            s2 += (long) three.invoke(i, (Object) "abc", (Double) (i / 2.0));
        }
        System.out.println(sum + " " + s2 + " " + sb.toString().hashCode());
    }
}
