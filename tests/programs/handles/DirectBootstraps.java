import java.lang.invoke.*;
import java.lang.runtime.*;
import java.util.*;

/** The other bootstrap methods of the platform, called as any method. */
public class DirectBootstraps {
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    interface Body { Object run() throws Throwable; }
    static void shown(String what, Body body) {
        try {
            System.out.println(what + ": " + body.run());
        } catch (Throwable thrown) {
            System.out.println(what + " throws " + thrown + (thrown.getCause() == null ? "" : ", cause " + thrown.getCause()));
        }
    }
    static MethodType type(Class<?> result, Class<?>... parameters) { return MethodType.methodType(result, parameters); }
    static Object concat(MethodType type, String recipe, Object[] constants, Object... arguments) throws Throwable {
        return StringConcatFactory.makeConcatWithConstants(LOOKUP, "x", type, recipe, constants).getTarget().invokeWithArguments(arguments);
    }
    record Point(int x, String y, double z) { }
    record Empty() { }
    enum Color { RED, GREEN { }, BLUE }
    static Object select(MethodType type, Object[] labels, Object... arguments) throws Throwable {
        return SwitchBootstraps.typeSwitch(LOOKUP, "typeSwitch", type, labels).getTarget().invokeWithArguments(arguments);
    }
    static Object chosen(MethodType type, Object[] labels, Object... arguments) throws Throwable {
        return SwitchBootstraps.enumSwitch(LOOKUP, "enumSwitch", type, labels).getTarget().invokeWithArguments(arguments);
    }
    static class Loud { public String toString() { return null; } }
    public static void main(String[] args) throws Throwable {
        MethodType two = type(String.class, Object.class, int.class);
        shown("plain", () -> StringConcatFactory.makeConcat(LOOKUP, "x", two).getTarget().invoke((Object) "a", 1));
        shown("plain exact", () -> (String) StringConcatFactory.makeConcat(LOOKUP, "x", two).getTarget().invokeExact((Object) "a", 1));
        shown("site", () -> StringConcatFactory.makeConcat(LOOKUP, "x", two).getClass() + " " + StringConcatFactory.makeConcat(LOOKUP, "x", two).type());
        shown("every type", () -> StringConcatFactory.makeConcat(LOOKUP, "x", type(String.class, boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, Object.class, char[].class)).getTarget()
            .invokeWithArguments(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.5, null, null));
        shown("none", () -> StringConcatFactory.makeConcat(LOOKUP, "x", type(String.class)).getTarget().invoke());
        shown("null text", () -> StringConcatFactory.makeConcat(LOOKUP, "x", two).getTarget().invoke((Object) new Loud(), 1));
        shown("sequence", () -> StringConcatFactory.makeConcat(LOOKUP, "x", type(CharSequence.class, int.class)).getTarget().invokeWithArguments(1));
        shown("object", () -> StringConcatFactory.makeConcat(LOOKUP, "x", type(Object.class, int.class)).getTarget().invokeWithArguments(1));
        shown("result", () -> StringConcatFactory.makeConcat(LOOKUP, "x", type(Integer.class, int.class)));
        shown("result void", () -> StringConcatFactory.makeConcat(LOOKUP, "x", type(void.class, int.class)));
        shown("result int", () -> StringConcatFactory.makeConcat(LOOKUP, "x", type(int.class, int.class)));
        shown("null lookup", () -> StringConcatFactory.makeConcat(null, "x", two));
        shown("null name", () -> StringConcatFactory.makeConcat(LOOKUP, null, two));
        shown("public lookup", () -> StringConcatFactory.makeConcat(MethodHandles.publicLookup(), "x", two));
        Class<?>[] many = new Class<?>[201];
        Arrays.fill(many, int.class);
        shown("201", () -> StringConcatFactory.makeConcat(LOOKUP, "x", type(String.class, many)));
        Class<?>[] wide = new Class<?>[101];
        Arrays.fill(wide, long.class);
        shown("101 longs", () -> StringConcatFactory.makeConcat(LOOKUP, "x", type(String.class, wide)));
        Class<?>[] most = new Class<?>[200];
        Arrays.fill(most, int.class);
        Object[] ones = new Object[200];
        Arrays.fill(ones, 1);
        shown("200", () -> StringConcatFactory.makeConcat(LOOKUP, "x", type(String.class, most)).getTarget().invokeWithArguments(ones).toString().length());
        shown("recipe", () -> concat(two, "<\1|\2|\1>", new Object[] {"K"}, "a", 1));
        shown("constants", () -> concat(type(String.class), "\2\2\2", new Object[] {1, 'c', String.class}));
        shown("constant null", () -> concat(type(String.class), "a\2", new Object[] {null}));
        shown("text only", () -> concat(type(String.class), "text", new Object[0]));
        shown("few arguments", () -> concat(two, "\1", new Object[0], "a", 1));
        shown("many arguments", () -> concat(two, "\1\1\1", new Object[0], "a", 1));
        shown("few constants", () -> concat(two, "\1\1\2", new Object[0], "a", 1));
        shown("many constants", () -> concat(two, "\1\1", new Object[] {"x"}, "a", 1));
        shown("null recipe", () -> concat(two, null, new Object[0], "a", 1));
        shown("null constants", () -> concat(two, "\1\1", null, "a", 1));
        shown("recipe result", () -> concat(type(int.class), "x", new Object[0]));

        MethodHandle x = LOOKUP.findVirtual(Point.class, "x", type(int.class));
        MethodHandle y = LOOKUP.findVirtual(Point.class, "y", type(String.class));
        MethodHandle z = LOOKUP.findGetter(Point.class, "z", double.class);
        Point p = new Point(1, "t", 2.5), q = new Point(1, new String("t"), 2.5), r = new Point(2, null, Double.NaN);
        shown("toString", () -> ((CallSite) ObjectMethods.bootstrap(LOOKUP, "toString", type(String.class, Point.class), Point.class, "x;y;z", x, y, z)).getTarget().invoke(p));
        shown("other names", () -> ((CallSite) ObjectMethods.bootstrap(LOOKUP, "toString", type(String.class, Point.class), Point.class, "a;b;c", x, y, z)).getTarget().invoke(r));
        shown("hashCode", () -> ((CallSite) ObjectMethods.bootstrap(LOOKUP, "hashCode", type(int.class, Point.class), Point.class, "x;y;z", x, y, z)).getTarget().invoke(p).equals(p.hashCode()));
        shown("equals", () -> ((CallSite) ObjectMethods.bootstrap(LOOKUP, "equals", type(boolean.class, Point.class, Object.class), Point.class, "x;y;z", x, y, z)).getTarget().invoke(p, (Object) q));
        shown("equals not", () -> ((CallSite) ObjectMethods.bootstrap(LOOKUP, "equals", type(boolean.class, Point.class, Object.class), Point.class, "x;y;z", x, y, z)).getTarget().invoke(p, (Object) r));
        shown("equals NaN", () -> ((CallSite) ObjectMethods.bootstrap(LOOKUP, "equals", type(boolean.class, Point.class, Object.class), Point.class, "x;y;z", x, y, z)).getTarget().invoke(r, (Object) new Point(2, null, Double.NaN)));
        shown("equals other", () -> ((CallSite) ObjectMethods.bootstrap(LOOKUP, "equals", type(boolean.class, Point.class, Object.class), Point.class, "x;y;z", x, y, z)).getTarget().invoke(p, (Object) "x"));
        shown("handle", () -> ((MethodHandle) ObjectMethods.bootstrap(LOOKUP, "hashCode", MethodHandle.class, Point.class, "x;y;z", x, y, z)).type());
        shown("handle equals", () -> ((MethodHandle) ObjectMethods.bootstrap(LOOKUP, "equals", MethodHandle.class, Point.class, "x", x)).type());
        shown("handle toString", () -> ((MethodHandle) ObjectMethods.bootstrap(LOOKUP, "toString", MethodHandle.class, Point.class, "x", x)).invoke(p));
        shown("empty toString", () -> ((CallSite) ObjectMethods.bootstrap(LOOKUP, "toString", type(String.class, Empty.class), Empty.class, "")).getTarget().invoke(new Empty()));
        shown("empty hashCode", () -> ((CallSite) ObjectMethods.bootstrap(LOOKUP, "hashCode", type(int.class, Empty.class), Empty.class, "")).getTarget().invoke(new Empty()));
        shown("unknown method", () -> ObjectMethods.bootstrap(LOOKUP, "clone", type(Object.class, Point.class), Point.class, "x;y;z", x, y, z));
        shown("bad type equals", () -> ObjectMethods.bootstrap(LOOKUP, "equals", type(boolean.class, Point.class), Point.class, "x;y;z", x, y, z));
        shown("bad type hashCode", () -> ObjectMethods.bootstrap(LOOKUP, "hashCode", type(long.class, Point.class), Point.class, "x;y;z", x, y, z));
        shown("bad type toString", () -> ObjectMethods.bootstrap(LOOKUP, "toString", type(Object.class, Point.class), Point.class, "x;y;z", x, y, z));
        shown("few names", () -> ObjectMethods.bootstrap(LOOKUP, "toString", type(String.class, Point.class), Point.class, "x;y", x, y, z));
        shown("many names", () -> ObjectMethods.bootstrap(LOOKUP, "toString", type(String.class, Point.class), Point.class, "x;y;z;a", x, y, z));
        shown("no names", () -> ObjectMethods.bootstrap(LOOKUP, "toString", type(String.class, Point.class), Point.class, "", x));
        shown("null names for toString", () -> ObjectMethods.bootstrap(LOOKUP, "toString", type(String.class, Point.class), Point.class, null, x));
        shown("null names for hashCode", () -> ObjectMethods.bootstrap(LOOKUP, "hashCode", type(int.class, Point.class), Point.class, null, x) != null);
        shown("null class", () -> ObjectMethods.bootstrap(LOOKUP, "hashCode", type(int.class, Point.class), null, "x", x));
        shown("null lookup", () -> ObjectMethods.bootstrap(null, "hashCode", type(int.class, Point.class), Point.class, "x", x) != null);
        shown("null name", () -> ObjectMethods.bootstrap(LOOKUP, null, type(int.class, Point.class), Point.class, "x", x));
        shown("null type", () -> ObjectMethods.bootstrap(LOOKUP, "hashCode", null, Point.class, "x", x));
        shown("null getters", () -> ObjectMethods.bootstrap(LOOKUP, "hashCode", type(int.class, Point.class), Point.class, "x", (MethodHandle[]) null));
        shown("null getter", () -> ObjectMethods.bootstrap(LOOKUP, "hashCode", type(int.class, Point.class), Point.class, "x", (MethodHandle) null));
        shown("strange type", () -> ObjectMethods.bootstrap(LOOKUP, "hashCode", String.class, Point.class, "x", x));

        MethodType on = type(int.class, Object.class, int.class);
        Object[] labels = {String.class, 5, "text", Integer.class, Number.class};
        for (Object value : new Object[] {"a", "text", 5, 6, 6L, 'c', null, Color.RED, Color.GREEN, Color.BLUE, (byte) 5, (short) 5, (char) 5}) {
            shown("type " + value, () -> select(on, labels, value, 0));
        }
        shown("restart", () -> select(on, labels, 5, 2));
        shown("restart at the end", () -> select(on, labels, 5, 7));
        shown("restart behind", () -> select(on, labels, 5, 8));
        shown("restart before", () -> select(on, labels, 5, -1));
        shown("no labels", () -> select(on, new Object[0], 5, 0));
        shown("int", () -> select(type(int.class, int.class, int.class), new Object[] {1, 2, 3}, 2, 0));
        shown("Integer", () -> select(type(int.class, Integer.class, int.class), new Object[] {1, 2, 3}, 2, 0));
        shown("char", () -> select(type(int.class, Character.class, int.class), new Object[] {(int) 'a', (int) 'b'}, 'b', 0));
        shown("null label", () -> select(on, new Object[] {null}, 5, 0));
        shown("bad label", () -> select(on, new Object[] {5L}, 5, 0));
        shown("bad label double", () -> select(on, new Object[] {5.0}, 5.0, 0));
        shown("bad type", () -> select(type(long.class, Object.class, int.class), labels, 5, 0));
        shown("bad type 2", () -> select(type(int.class, Object.class), labels, 5));
        shown("bad type 3", () -> select(type(int.class, Object.class, long.class), labels, 5, 0L));
        MethodType of = type(int.class, Color.class, int.class);
        Object[] names = {"RED", "NONE", Color.class, "BLUE"};
        for (Color color : new Color[] {Color.RED, Color.GREEN, Color.BLUE, null}) {
            shown("enum " + color, () -> chosen(of, names, color, 0));
        }
        shown("enum restart", () -> chosen(of, names, Color.BLUE, 3));
        shown("enum restart behind", () -> chosen(of, names, Color.BLUE, 9));
        shown("enum bad type", () -> chosen(type(int.class, String.class, int.class), names, "x", 0));
        shown("enum bad type 2", () -> chosen(type(int.class, Object.class, int.class), names, "x", 0));
        shown("enum bad label", () -> chosen(of, new Object[] {1}, Color.RED, 0));
        shown("enum bad class", () -> chosen(of, new Object[] {String.class}, Color.RED, 0));
        shown("enum null label", () -> chosen(of, new Object[] {null}, Color.RED, 0));
    }
}
