// Method handles called, spread, collected, bound and combined with what does not fit.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;

public class HandleMisuse {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    static String join(String a, int b, long c) {
        return a + b + c;
    }

    static String all(Object... values) {
        return Arrays.toString(values);
    }

    static int sum(int... values) {
        return Arrays.stream(values).sum();
    }

    static void nothing() {
    }

    static boolean test(String text) {
        return text.isEmpty();
    }

    static int length(String text) {
        return text.length();
    }

    static void fails(String text) throws Exception {
        throw new Exception(text);
    }

    static String caught(Exception thrown, String text) {
        return "caught " + thrown.getMessage() + text;
    }

    static MethodHandle find(String name, Class<?> result, Class<?>... types) throws ReflectiveOperationException {
        return MethodHandles.lookup().findStatic(HandleMisuse.class, name, MethodType.methodType(result, types));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle join = find("join", String.class, String.class, int.class, long.class);
        MethodHandle all = find("all", String.class, Object[].class);
        MethodHandle sum = find("sum", int.class, int[].class);
        MethodHandle nothing = find("nothing", void.class);
        MethodHandle test = find("test", boolean.class, String.class);
        MethodHandle length = find("length", int.class, String.class);
        MethodHandle fails = find("fails", void.class, String.class);
        MethodHandle caught = find("caught", String.class, Exception.class, String.class);
        show("exact", () -> (String) join.invokeExact("a", 1, 2L));
        show("exact int for long", () -> (String) join.invokeExact("a", 1, 2));
        show("exact object result", () -> (Object) join.invokeExact("a", 1, 2L));
        show("exact object argument", () -> (String) join.invokeExact((Object) "a", 1, 2L));
        show("exact too few", () -> (String) join.invokeExact("a", 1));
        show("exact void", () -> {
            join.invokeExact("a", 1, 2L);
            return "";
        });
        show("generic", () -> join.invoke("a", (short) 1, 'c'));
        show("generic box", () -> join.invoke((Object) "a", (Integer) 1, (Integer) 2));
        show("generic wrong box", () -> join.invoke("a", (Object) 1L, 2L));
        show("generic narrow", () -> join.invoke("a", 1L, 2L));
        show("generic null", () -> join.invoke("a", (Integer) null, 2L));
        show("generic wrong class", () -> join.invoke(new StringBuilder(), 1, 2L));
        show("generic object", () -> join.invoke((Object) new StringBuilder(), 1, 2L));
        show("generic result", () -> (Integer) join.invoke("a", 1, 2L));
        show("generic int result", () -> (int) join.invoke("a", 1, 2L));
        show("generic too many", () -> join.invoke("a", 1, 2L, 3));
        show("arguments", () -> join.invokeWithArguments("a", 1, 2L));
        show("arguments few", () -> join.invokeWithArguments("a", 1));
        show("arguments many", () -> join.invokeWithArguments("a", 1, 2L, 3));
        show("arguments wrong", () -> join.invokeWithArguments(1, "a", 2L));
        show("arguments null", () -> join.invokeWithArguments((Object[]) null));
        show("arguments null list", () -> join.invokeWithArguments((List<?>) null));
        show("arguments null value", () -> join.invokeWithArguments("a", null, 2L));
        show("arguments list", () -> join.invokeWithArguments(List.of("a", 1, (byte) 2)));
        show("arguments spread", () -> all.invokeWithArguments(1, 2, 3));
        show("arguments 300", () -> ((String) all.invokeWithArguments(new Object[300])).length());
        show("arguments 300 fixed", () -> all.asFixedArity().invokeWithArguments(new Object[300]));
        show("nothing", () -> nothing.invokeWithArguments());
        show("varargs none", () -> all.invoke());
        show("varargs null", () -> all.invoke((Object[]) null));
        show("varargs null object", () -> all.invoke((Object) null));
        show("varargs ints", () -> (int) sum.invoke(1, 2, (byte) 3));
        show("varargs longs", () -> (int) sum.invoke(1L));
        show("varargs array", () -> (int) sum.invoke(new int[] {4, 5}));
        show("varargs text", () -> (int) sum.invoke("x"));
        show("varargs object array", () -> (int) sum.invoke((Object) new int[] {4, 5}));
        show("null handle", () -> {
            MethodHandle none = null;
            return none.invoke();
        });
        for (int count : new int[] {-1, 0, 1, 2, 3, 4, 255, 256}) {
            show("spreader " + count, () -> join.asSpreader(Object[].class, count).type());
            show("spreader at 1 " + count, () -> join.asSpreader(1, Object[].class, count).type());
            show("collector " + count, () -> all.asCollector(Object[].class, count).type().parameterCount());
            show("insert at " + count, () -> MethodHandles.insertArguments(join, count, 1).type());
            show("drop at " + count, () -> {
                try {
                    return MethodHandles.dropArguments(join, count, int.class).type();
                } catch (IllegalArgumentException thrown) {
                    // The text has the hash of an array.
                    return thrown.getMessage().replaceFirst("@[0-9a-f]+", "");
                }
            });
            show("filter at " + count, () -> MethodHandles.filterArguments(join, count, MethodHandles.identity(int.class)).type());
            show("collect at " + count, () -> MethodHandles.collectArguments(join, count, length).type());
            show("permute " + count, () -> MethodHandles.permuteArguments(join, join.type(), count, 1, 2).type());
        }
        MethodHandle spread = join.asSpreader(Object[].class, 3);
        show("spread", () -> spread.invoke(new Object[] {"a", 1, 2L}));
        show("spread few", () -> spread.invoke(new Object[] {"a", 1}));
        show("spread many", () -> spread.invoke(new Object[] {"a", 1, 2L, 3}));
        show("spread null", () -> spread.invoke((Object[]) null));
        show("spread null of none", () -> nothing.asSpreader(Object[].class, 0).invoke((Object[]) null));
        show("spread wrong", () -> spread.invoke(new Object[] {1, "a", 2L}));
        show("spread null number", () -> spread.invoke(new Object[] {"a", null, 2L}));
        show("spread texts", () -> spread.invoke(new String[] {"a", "b", "c"}));
        show("spread other array", () -> spread.invoke((Object) new int[3]));
        show("spreader of ints", () -> join.asSpreader(1, int[].class, 2).invoke("a", new int[] {1, 2}));
        show("spreader of texts", () -> join.asSpreader(String[].class, 3));
        show("spreader no array", () -> join.asSpreader(Object.class, 1));
        show("spreader null", () -> join.asSpreader(null, 1));
        show("spreader at -1", () -> join.asSpreader(-1, Object[].class, 1));
        show("collector of texts", () -> all.asCollector(String[].class, 2).invoke("a", "b"));
        show("collector of ints", () -> all.asCollector(int[].class, 2));
        show("collector no array", () -> all.asCollector(Object.class, 2));
        show("collector of no array", () -> join.asCollector(Object[].class, 2));
        show("collector at 7", () -> all.asCollector(7, Object[].class, 2));
        show("collector of none", () -> nothing.asCollector(Object[].class, 2));
        show("varargs collector", () -> join.asVarargsCollector(Object[].class));
        show("varargs collector null", () -> all.asVarargsCollector(null));
        show("withVarargs", () -> join.withVarargs(true));
        show("withVarargs none", () -> nothing.withVarargs(true));
        show("bindTo", () -> join.bindTo("x").type());
        show("bindTo wrong", () -> join.bindTo(1));
        show("bindTo null", () -> join.bindTo(null).invoke(1, 2L));
        show("bindTo primitive", () -> MethodHandles.identity(int.class).bindTo(1));
        show("bindTo none", () -> nothing.bindTo("x"));
        show("insert wrong", () -> MethodHandles.insertArguments(join, 0, 1));
        show("insert wrong box", () -> MethodHandles.insertArguments(join, 1, 1L));
        show("insert narrower", () -> MethodHandles.insertArguments(join, 2, (short) 7).invoke("a", 1));
        show("insert null", () -> MethodHandles.insertArguments(join, 1, (Object) null));
        show("insert null array", () -> MethodHandles.insertArguments(join, 1, (Object[]) null));
        show("insert too many", () -> MethodHandles.insertArguments(join, 2, 1L, 2L));
        show("insert into null", () -> MethodHandles.insertArguments(null, 0));
        show("drop void", () -> MethodHandles.dropArguments(join, 0, void.class));
        show("drop null type", () -> MethodHandles.dropArguments(join, 0, (Class<?>) null));
        show("drop null types", () -> MethodHandles.dropArguments(join, 0, (Class<?>[]) null));
        show("drop 253", () -> {
            Class<?>[] many = new Class<?>[253];
            Arrays.fill(many, int.class);
            return MethodHandles.dropArguments(join, 0, many);
        });
        show("filter wrong", () -> MethodHandles.filterArguments(join, 0, MethodHandles.identity(int.class)));
        show("filter of two", () -> MethodHandles.filterArguments(join, 0, caught));
        show("filter null", () -> MethodHandles.filterArguments(join, 0, (MethodHandle) null).type());
        show("filter null array", () -> MethodHandles.filterArguments(join, 0, (MethodHandle[]) null).type());
        show("filter many", () -> MethodHandles.filterArguments(join, 2, length, length));
        show("filter result", () -> MethodHandles.filterReturnValue(join, length).invoke("a", 1, 2L));
        show("filter result wrong", () -> MethodHandles.filterReturnValue(length, length));
        show("filter void result", () -> MethodHandles.filterReturnValue(nothing, length));
        show("filter void", () -> MethodHandles.filterReturnValue(nothing, MethodHandles.constant(int.class, 5)).invoke());
        show("filter result null", () -> MethodHandles.filterReturnValue(nothing, null));
        show("collect wrong", () -> MethodHandles.collectArguments(join, 0, length));
        show("collect void", () -> MethodHandles.collectArguments(join, 1, nothing).type());
        show("collect null", () -> MethodHandles.collectArguments(join, 1, null));
        show("fold", () -> MethodHandles.foldArguments(MethodHandles.dropArguments(join, 0, int.class), length).type());
        show("fold wrong", () -> MethodHandles.foldArguments(join, length));
        show("fold void", () -> MethodHandles.foldArguments(join, fails).invoke("a", 1, 2L));
        show("fold null", () -> MethodHandles.foldArguments(join, null));
        show("permute twice", () -> MethodHandles.permuteArguments(join, MethodType.methodType(String.class, int.class, String.class, long.class), 1, 0, 2).invoke(5, "a", 6L));
        show("permute wrong types", () -> MethodHandles.permuteArguments(join, MethodType.methodType(String.class, int.class), 0, 0, 0));
        show("permute few", () -> MethodHandles.permuteArguments(join, join.type(), 0, 1));
        show("permute result", () -> MethodHandles.permuteArguments(join, join.type().changeReturnType(Object.class), 0, 1, 2));
        show("permute null", () -> MethodHandles.permuteArguments(join, join.type(), (int[]) null));
        show("permute null type", () -> MethodHandles.permuteArguments(join, null, 0, 1, 2));
        show("guard", () -> (int) MethodHandles.guardWithTest(test, length, length).invokeExact("abc"));
        show("guard no boolean", () -> MethodHandles.guardWithTest(length, length, length));
        show("guard other types", () -> MethodHandles.guardWithTest(test, length, test));
        show("guard longer test", () -> MethodHandles.guardWithTest(MethodHandles.dropArguments(test, 1, int.class), length, length));
        show("guard wrong test", () -> MethodHandles.guardWithTest(MethodHandles.dropArguments(test, 0, int.class), join, join));
        show("guard null", () -> MethodHandles.guardWithTest(null, length, length));
        show("guard null target", () -> MethodHandles.guardWithTest(test, null, length));
        show("catch", () -> MethodHandles.catchException(MethodHandles.filterReturnValue(fails, MethodHandles.constant(String.class, "fine")),
                Exception.class, caught).invoke("x"));
        show("catch other", () -> MethodHandles.catchException(fails, RuntimeException.class,
                MethodHandles.empty(MethodType.methodType(void.class, RuntimeException.class))).invoke("x"));
        show("catch wrong result", () -> MethodHandles.catchException(fails, Exception.class, caught));
        show("catch wrong exception", () -> MethodHandles.catchException(fails, Error.class, MethodHandles.empty(MethodType.methodType(void.class, Exception.class))));
        show("catch text", () -> MethodHandles.catchException(fails, (Class) String.class, MethodHandles.empty(MethodType.methodType(void.class, String.class))));
        show("catch null", () -> MethodHandles.catchException(fails, null, caught));
        show("catch no handler", () -> MethodHandles.catchException(fails, Exception.class, null));
        show("constant", () -> MethodHandles.constant(int.class, (short) 5).invoke());
        show("constant long as int", () -> MethodHandles.constant(int.class, 5L));
        show("constant null int", () -> MethodHandles.constant(int.class, null));
        show("constant void", () -> MethodHandles.constant(void.class, null));
        show("constant wrong", () -> MethodHandles.constant(String.class, 1));
        show("constant null type", () -> MethodHandles.constant(null, 1));
        show("identity void", () -> MethodHandles.identity(void.class).type());
        show("zero void", () -> MethodHandles.zero(void.class).type());
        show("throw", () -> MethodHandles.throwException(int.class, Exception.class).invoke(new Exception("thrown")));
        show("throw null", () -> MethodHandles.throwException(int.class, Exception.class).invoke((Exception) null));
        show("throw text", () -> MethodHandles.throwException(int.class, (Class) String.class));
        show("element getter", () -> (int) MethodHandles.arrayElementGetter(int[].class).invoke(new int[1], 1));
        show("element setter", () -> {
            MethodHandles.arrayElementSetter(Object[].class).invoke((Object[]) new Integer[1], 0, "x");
            return "";
        });
        show("element of null", () -> MethodHandles.arrayElementGetter(int[].class).invoke((int[]) null, 0));
        show("element of no array", () -> MethodHandles.arrayElementGetter(String.class));
        show("array length", () -> (int) MethodHandles.arrayLength(int[].class).invoke((int[]) null));
        show("array constructor", () -> MethodHandles.arrayConstructor(int[].class).invoke(-1));
        show("setter of no array", () -> MethodHandles.arrayElementSetter(String.class));
        show("length of no array", () -> MethodHandles.arrayLength(int.class));
        show("constructor of no array", () -> MethodHandles.arrayConstructor(int.class));
        show("variable of no array", () -> MethodHandles.arrayElementVarHandle(int.class));
        show("getter of null", () -> MethodHandles.arrayElementGetter(null));
        show("insert text as int", () -> MethodHandles.insertArguments(join, 1, "x"));
        show("insert char as int", () -> MethodHandles.insertArguments(join, 1, 'x').invoke("a", 1L));
        show("insert boolean as int", () -> MethodHandles.insertArguments(join, 1, true));
        show("insert float as long", () -> MethodHandles.insertArguments(join, 2, 1.5f));
        show("constant text as int", () -> MethodHandles.constant(int.class, "x"));
        show("constant int as char", () -> MethodHandles.constant(char.class, 65));
        show("constant int as boolean", () -> MethodHandles.constant(boolean.class, 1));
        show("constant boolean as boolean", () -> MethodHandles.constant(boolean.class, true).invoke());
        show("exact invoker of null", () -> MethodHandles.exactInvoker(join.type()).invoke((MethodHandle) null, "a", 1, 2L));
        show("exact invoker fits", () -> MethodHandles.exactInvoker(join.type()).invoke(join, "a", 1, 2L));
        show("type of 255", () -> MethodType.genericMethodType(255).parameterCount());
        show("type of 256", () -> MethodType.genericMethodType(256));
        show("type of 255 and an array", () -> MethodType.genericMethodType(255, true));
        show("type of -1", () -> MethodType.genericMethodType(-1));
        show("type of 128 longs", () -> {
            Class<?>[] longs = new Class<?>[128];
            Arrays.fill(longs, long.class);
            return MethodType.methodType(void.class, longs);
        });
        show("empty of 255", () -> MethodHandles.empty(MethodType.genericMethodType(255)));
        show("empty of 254", () -> MethodHandles.empty(MethodType.genericMethodType(254)).type().parameterCount());
        show("invoker of 254", () -> MethodHandles.invoker(MethodType.genericMethodType(254)).type().parameterCount());
        show("invoker of 253", () -> MethodHandles.invoker(MethodType.genericMethodType(253)).type().parameterCount());
        show("collector of 253", () -> all.asCollector(Object[].class, 253).type().parameterCount());
        show("collector of 254", () -> all.asCollector(Object[].class, 254).type().parameterCount());
        show("arguments 254", () -> ((String) all.invokeWithArguments(new Object[254])).length());
        show("arguments 70 ints", () -> sum.invokeWithArguments(java.util.Collections.nCopies(70, 2)));
        show("arguments 400 ints", () -> sum.invokeWithArguments(java.util.Collections.nCopies(400, 2)));
        show("invoker", () -> MethodHandles.invoker(join.type()).invoke(all, "a", 1, 2L));
        show("exact invoker", () -> MethodHandles.exactInvoker(join.type()).invoke(all, "a", 1, 2L));
        show("invoker of null", () -> MethodHandles.invoker(join.type()).invoke((MethodHandle) null, "a", 1, 2L));
        show("hot", () -> {
            long total = 0;
            for (int i = 0; i < 30000; i++) {
                Object argument = i == 29999 ? (Object) 1 : "text";
                total += (int) length.invoke(argument);
            }
            return total;
        });
    }
}
