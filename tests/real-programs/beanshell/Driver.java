// packages: libbsh-java
// jars: bsh.jar
import bsh.EvalError;
import bsh.Interpreter;
import bsh.TargetError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs scripts that use Java's classes, define methods, classes and closures, and fail. */
public class Driver {
    private static final String[] SCRIPTS = {
        "1 + 2 * 3",
        "int x = 5; x++; x",
        "String s = \"text\"; s.toUpperCase() + s.length()",
        "int square(int n) { return n * n; } square(7)",
        "sum = 0; for (int i = 0; i < 10; i++) sum += i; sum",
        "list = new ArrayList(); for (i : new int[] {3, 1, 2}) list.add(i); Collections.sort(list); list",
        "map = new TreeMap(); map.put(\"a\", 1); map.put(\"b\", \"two\"); map",
        "if (map.containsKey(\"a\")) \"has a\"; else \"no\";",
        "switch (3) { case 1: r = \"one\"; break; case 3: r = \"three\"; break; default: r = \"other\"; } r",
        "try { throw new IllegalStateException(\"thrown\"); } catch (IllegalStateException e) { c = e.getMessage(); } finally { f = 1; } c + f",
        "counter() { int count = 0; increment() { return ++count; } return this; } c1 = counter(); c1.increment(); c1.increment()",
        "Runnable r = new Runnable() { run() { print(\"ran\"); } }; r.run(); \"done\"",
        "a = new int[3]; a[1] = 5; a[1] + a.length",
        "double d = 10 / 4.0; (int) d + \" \" + d",
        "while (true) { x = x + 1; if (x > 10) break; } x",
        "boolean isEven(n) { return n % 2 == 0; } isEven(4) && !isEven(5)",
        "new StringBuilder(\"abc\").reverse().toString()",
        "import java.util.regex.*; Pattern.compile(\"a+\").matcher(\"caaat\").replaceAll(\"o\")",
        "factorial(n) { return n <= 1 ? 1L : n * factorial(n - 1); } factorial(15)",
        "x instanceof Integer",
        "int[][] grid = {{1, 2}, {3, 4}}; grid[1][0]",
        "eval(\"3 * 4\")",
        "shared.add(\"from script\"); shared.size()",
        "name = void; name == void",
        "undefined.call()",
        "Integer.parseInt(\"x\")",
        "int y = ;",
        "class Point { int x, y; Point(int x, int y) { this.x = x; this.y = y; } int sum() { return x + y; } } new Point(3, 4).sum()",
        "class Point3 extends Point { int z = 5; Point3() { super(1, 2); } int sum() { return super.sum() + z; } } new Point3().sum()",
        "Math.max(3, 9) + Math.abs(-2)",
    };

    public static void main(String[] args) throws Exception {
        Interpreter interpreter = new Interpreter();
        List<Object> shared = new ArrayList<>(List.of("from Java"));
        interpreter.set("shared", shared);
        for (String script : SCRIPTS) {
            try {
                Object value = interpreter.eval(script);
                System.out.println(script + " => " + value + (value == null ? "" : " " + value.getClass().getSimpleName()));
            } catch (TargetError thrown) {
                System.out.println(script + " threw " + thrown.getTarget().toString().replaceAll("@[0-9a-f]+", "@hash"));
            } catch (EvalError wrong) {
                System.out.println(script + " is wrong: " + wrong.getMessage().split("\n")[0]);
            }
        }
        System.out.println(shared + " " + interpreter.get("x") + " " + interpreter.get("absent"));
        interpreter.eval("int compare(a, b) { return b.compareTo(a); }");
        @SuppressWarnings("unchecked")
        java.util.Comparator<String> backwards =
                (java.util.Comparator<String>) interpreter.eval("(java.util.Comparator) this");
        List<String> sorted = new ArrayList<>(List.of("b", "c", "a"));
        sorted.sort(backwards);
        System.out.println(sorted);
        for (Map.Entry<?, ?> each : ((Map<?, ?>) interpreter.get("map")).entrySet()) {
            System.out.println(each.getKey() + "=" + each.getValue());
        }
        String[] names = interpreter.getNameSpace().getMethodNames();
        java.util.Arrays.sort(names);
        System.out.println(java.util.Arrays.asList(names));
    }
}
