// Handles that repeat others: loops of clauses, while, counted and iterated loops, cleanups, tables of cases, and what each refuses.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

public class LoopHandles {
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws ReflectiveOperationException {
        return LOOKUP.findStatic(LoopHandles.class, name, MethodType.methodType(result, parameters));
    }

    static int one() {
        return 1;
    }

    static int zeroOf(int limit) {
        return 0;
    }

    static int next(int i) {
        return i + 1;
    }

    static boolean below(int i, int limit) {
        return i < limit;
    }

    static int times(int factor, int sum) {
        return factor * sum;
    }

    static int product(int i, int product, int limit) {
        return product * i;
    }

    static boolean within(int i, int product, int limit) {
        return i < limit;
    }

    static int given(int i, int product, int limit) {
        return product;
    }

    static List<String> add(List<String> all, int i, String text) {
        all.add(text + i);
        return all;
    }

    static List<String> fresh(String text) {
        return new ArrayList<>();
    }

    static int lengthOf(String text) {
        return text.length();
    }

    static int halfOf(String text) {
        return text.length() / 2;
    }

    static void say(int i, String text) {
        System.out.print(text.charAt(i) + ".");
    }

    static String join(String before, Integer element, List<Integer> all) {
        return before + element + "/" + all.size() + " ";
    }

    static String start(List<Integer> all) {
        return "begin ";
    }

    static Iterator<Integer> backwards(List<Integer> all) {
        return all.reversed().iterator();
    }

    static long sum(long before, int element) {
        return before + element;
    }

    static void show(String element) {
        System.out.print("<" + element + ">");
    }

    static String risky(int n, String text) {
        if (n > 2) {
            throw new IllegalStateException("too much");
        }
        return text.repeat(n);
    }

    static String cleanup(Throwable thrown, String result, int n) {
        System.out.print("[" + thrown + " " + result + " " + n + "] ");
        return result + "!";
    }

    static void plain(int n) {
        if (n < 0) {
            throw new ArithmeticException("negative");
        }
    }

    static void after(Throwable thrown) {
        System.out.print("after " + (thrown == null) + " ");
    }

    static String fallback(int n, String text) {
        return "other " + n + text;
    }

    static String zero(int n, String text) {
        return "zero" + text;
    }

    static String first(int n, String text) {
        return text + "first";
    }

    static boolean shorter(String text, int limit) {
        return text.length() < limit;
    }

    static String longer(String text, int limit) {
        return text + limit;
    }

    static String initial(int limit) {
        return "s";
    }

    interface Making {
        Object make() throws Throwable;
    }

    static void attempt(String what, Making making) {
        try {
            System.out.println(what + " " + making.make());
        } catch (Throwable e) {
            System.out.println(what + " " + e.getClass().getName());
        }
    }

    static void clauses() throws Throwable {
        MethodHandle next = find("next", int.class, int.class);
        MethodHandle[] counter = {find("one", int.class), next};
        MethodHandle[] product = {find("one", int.class), find("product", int.class, int.class, int.class, int.class),
            find("within", boolean.class, int.class, int.class, int.class), find("given", int.class, int.class, int.class, int.class)};
        MethodHandle factorial = MethodHandles.loop(counter, product);
        System.out.println(factorial.type() + " " + (int) factorial.invokeExact(6) + " " + (int) factorial.invoke(10));
        MethodHandle zeros = MethodHandles.loop(new MethodHandle[] {null, next}, new MethodHandle[] {null, null, find("below", boolean.class, int.class, int.class)});
        System.out.println(zeros.type());
        zeros.invoke(5);
        attempt("none", () -> MethodHandles.loop());
        attempt("null", () -> MethodHandles.loop((MethodHandle[][]) null));
        attempt("null clause", () -> MethodHandles.loop(counter, null));
        attempt("no predicate", () -> MethodHandles.loop(counter));
        attempt("five", () -> MethodHandles.loop(new MethodHandle[5]));
        attempt("types", () -> MethodHandles.loop(new MethodHandle[] {find("one", int.class), find("longer", String.class, String.class, int.class), null, null}));
        attempt("predicate", () -> MethodHandles.loop(new MethodHandle[] {find("one", int.class), next, next, null}));
        attempt("results", () -> MethodHandles.loop(product, new MethodHandle[] {null, null, null, find("initial", String.class, int.class)}));
    }

    static void loops() throws Throwable {
        MethodHandle shorter = find("shorter", boolean.class, String.class, int.class);
        MethodHandle longer = find("longer", String.class, String.class, int.class);
        MethodHandle initial = find("initial", String.class, int.class);
        MethodHandle whiles = MethodHandles.whileLoop(initial, shorter, longer);
        MethodHandle dos = MethodHandles.doWhileLoop(initial, longer, shorter);
        System.out.println(whiles.type() + " " + (String) whiles.invokeExact(6) + " " + (String) whiles.invokeExact(0) + " "
            + (String) dos.invokeExact(6) + " " + (String) dos.invokeExact(0));
        attempt("while", () -> MethodHandles.whileLoop(initial, longer, longer));
        MethodHandle counted = MethodHandles.countedLoop(find("lengthOf", int.class, String.class), find("fresh", List.class, String.class),
            find("add", List.class, List.class, int.class, String.class));
        System.out.println(counted.type() + " " + (List<?>) counted.invoke("abc") + " " + (List<?>) counted.invoke(""));
        MethodHandle range = MethodHandles.countedLoop(find("halfOf", int.class, String.class), find("lengthOf", int.class, String.class), null,
            find("say", void.class, int.class, String.class));
        System.out.print(range.type() + " ");
        range.invokeExact("abcdef");
        System.out.println();
        MethodHandle uninitialised = MethodHandles.countedLoop(MethodHandles.constant(int.class, 3), null, find("sum", long.class, long.class, int.class));
        System.out.println(uninitialised.type() + " " + (long) uninitialised.invokeExact());
        attempt("count", () -> MethodHandles.countedLoop(initial, null, longer));
        attempt("start", () -> MethodHandles.countedLoop(null, find("one", int.class), null, find("say", void.class, int.class, String.class)));
        List<Integer> numbers = List.of(3, 1, 2);
        MethodHandle joined = MethodHandles.iteratedLoop(null, find("start", String.class, List.class), find("join", String.class, String.class, Integer.class, List.class));
        System.out.println(joined.type() + " " + (String) joined.invoke(numbers));
        MethodHandle reversed = MethodHandles.iteratedLoop(find("backwards", Iterator.class, List.class), null, find("join", String.class, String.class, Integer.class, List.class));
        System.out.println(reversed.type() + " " + (String) reversed.invoke(numbers));
        MethodHandle shown = MethodHandles.iteratedLoop(null, null, find("show", void.class, String.class));
        System.out.print(shown.type() + " ");
        shown.invoke((Iterable<?>) List.of("p", "q"));
        System.out.println();
        attempt("iterator", () -> MethodHandles.iteratedLoop(initial, null, find("show", void.class, String.class)));
        long total = 0;
        MethodHandle hot = MethodHandles.countedLoop(MethodHandles.constant(int.class, 100), null, find("sum", long.class, long.class, int.class));
        for (int i = 0; i < 2_000; i++) {
            total += (long) hot.invokeExact();
        }
        System.out.println(total);
    }

    static void cleanups() throws Throwable {
        MethodHandle tried = MethodHandles.tryFinally(find("risky", String.class, int.class, String.class), find("cleanup", String.class, Throwable.class, String.class, int.class));
        System.out.println(tried.type());
        for (int n = 1; n < 4; n++) {
            int given = n;
            attempt("tried", () -> (String) tried.invokeExact(given, "ab"));
        }
        MethodHandle plain = MethodHandles.tryFinally(find("plain", void.class, int.class), find("after", void.class, Throwable.class));
        for (int n = -1; n < 2; n++) {
            int given = n;
            attempt("plain", () -> {
                plain.invokeExact(given);
                return "done";
            });
        }
        attempt("finally", () -> MethodHandles.tryFinally(find("one", int.class), find("after", void.class, Throwable.class)));
        attempt("finally", () -> MethodHandles.tryFinally(find("plain", void.class, int.class), find("say", void.class, int.class, String.class)));
        MethodHandle table = MethodHandles.tableSwitch(find("fallback", String.class, int.class, String.class), find("zero", String.class, int.class, String.class),
            find("first", String.class, int.class, String.class));
        System.out.println(table.type());
        for (int n : new int[] {0, 1, 2, -1, Integer.MAX_VALUE}) {
            System.out.println((String) table.invokeExact(n, "~"));
        }
        attempt("cases", () -> MethodHandles.tableSwitch(find("fallback", String.class, int.class, String.class)));
        attempt("cases", () -> MethodHandles.tableSwitch(find("fallback", String.class, int.class, String.class), find("one", int.class)));
        attempt("cases", () -> MethodHandles.tableSwitch(find("one", int.class), find("one", int.class)));
    }

    static void others() throws Throwable {
        MethodHandle add = find("longer", String.class, String.class, int.class);
        MethodHandle folded = MethodHandles.foldArguments(add, 1, find("one", int.class));
        System.out.println(folded.type() + " " + (String) folded.invokeExact("t"));
        MethodHandle matched = MethodHandles.dropArgumentsToMatch(add, 0, List.of(long.class, String.class, int.class, char.class), 1);
        System.out.println(matched.type() + " " + (String) matched.invokeExact(5L, "m", 7, 'c'));
        attempt("match", () -> MethodHandles.dropArgumentsToMatch(add, 0, List.of(long.class, int.class), 1));
        MethodHandle spread = MethodHandles.spreadInvoker(add.type(), 1);
        System.out.println(spread.type() + " " + (String) spread.invoke(add, "s", new Object[] {9}) + " " + Arrays.asList(1, 2));
        attempt("spread", () -> MethodHandles.spreadInvoker(add.type(), 3));
        attempt("fold", () -> MethodHandles.foldArguments(add, 0, find("one", int.class)));
    }

    public static void main(String[] args) throws Throwable {
        clauses();
        loops();
        cleanups();
        others();
    }
}
