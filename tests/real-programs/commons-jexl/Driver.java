// packages: libcommons-jexl3-java libcommons-logging-java
// jars: commons-jexl3.jar commons-logging.jar
import java.util.*;
import org.apache.commons.jexl3.*;
import org.apache.commons.jexl3.introspection.*;

/** Expressions and scripts over beans and maps, arithmetic of our own, namespaces, templates, sandboxes, and errors. */
public class Driver {
    public static class Planet {
        private final String name;
        private double mass;
        private final Map<String, Integer> moons = new TreeMap<>();

        public Planet(String name, double mass) {
            this.name = name;
            this.mass = mass;
        }

        public String getName() {
            return name;
        }

        public double getMass() {
            return mass;
        }

        public void setMass(double mass) {
            this.mass = mass;
        }

        public Map<String, Integer> getMoons() {
            return moons;
        }

        public double weight(double scale) {
            return mass * scale;
        }

        public boolean isLarge() {
            return mass > 50;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static class Texts {
        public static String twice(String text) {
            return text + text;
        }

        public int size(Object... all) {
            return all.length;
        }
    }

    /** Texts are subtracted by taking the one out of the other. */
    public static class Arithmetic extends JexlArithmetic {
        public Arithmetic(boolean strict) {
            super(strict);
        }

        public Object subtract(String left, String right) {
            return left.replace(right, "");
        }

        public Object multiply(String text, Integer times) {
            return text.repeat(times);
        }
    }

    private static JexlContext context() {
        Planet earth = new Planet("Earth", 5.97);
        earth.getMoons().put("Moon", 1737);
        Planet jupiter = new Planet("Jupiter", 1898);
        jupiter.getMoons().putAll(Map.of("Io", 1821, "Europa", 1560, "Callisto", 2410));
        JexlContext context = new MapContext();
        context.set("earth", earth);
        context.set("planets", new ArrayList<>(List.of(earth, jupiter)));
        context.set("numbers", new int[] {4, 8, 15, 16, 23, 42});
        context.set("text", "some text");
        context.set("n", 6);
        context.set("none", null);
        return context;
    }

    private static String shown(Object value) {
        return value instanceof Object[] array ? Arrays.toString(array) : value instanceof int[] array ? Arrays.toString(array)
                : value instanceof Set<?> set ? new TreeSet<Object>(set).toString()
                : value + (value == null ? "" : " " + value.getClass().getSimpleName());
    }

    private static void run(JexlEngine engine, String text) {
        String result;
        try {
            result = shown(engine.createScript(text).execute(context()));
        } catch (JexlException e) {
            result = e.getClass().getSimpleName() + " at " + (e.getInfo() == null ? "?" : e.getInfo().getLine() + ":" + e.getInfo().getColumn());
        }
        System.out.println(text.replace('\n', ' ') + " = " + result);
    }

    public static void main(String[] args) {
        Map<String, Object> namespaces = new HashMap<>();
        namespaces.put("texts", Texts.class);
        namespaces.put("t", new Texts());
        JexlEngine engine = new JexlBuilder().namespaces(namespaces).arithmetic(new Arithmetic(true)).cache(64).strict(true).silent(false).create();
        for (String text : List.of("1 + 2 * 3", "7 / 2", "7 / 2.0", "7 mod 4", "2 ** 3", "n > 5 and n < 10", "!(n eq 6) || true", "text.length()",
                "text.toUpperCase().substring(5)", "earth.name + ' ' + earth.mass", "earth.weight(2)", "earth.large", "planets[1].moons['Io']",
                "planets[1].moons.Europa", "numbers[2] + numbers[5]", "size(numbers)", "size(planets)", "empty(none)", "empty text",
                "text =~ 'some.*'", "text !~ 'x'", "text =^ 'some'", "text =$ 'text'", "n in [1, 6]", "n =~ [1, 6]", "{'a': 1, 'b': n}",
                "{1, 2, 2}", "[1, 'two', 3.0]", "size(1 .. 4)", "n ? 'yes' : 'no'", "none ?: 'other'", "'a' - 'b' + 1", "'banana' - 'an'", "'ab' * 3",
                "texts:twice('xy')", "t:size(1, 2, 3)", "new('java.util.ArrayList').size()", "0x1F & 7 | 8 ^ 1", "~n", "-n", "10B * 3", "1.5B",
                "`n is ${n} and ${earth.name}`", "none.length()", "undefined + 1", "earth.missing", "earth.weight('x')", "1 +", "n = 3; n * 2")) {
            run(engine, text);
        }
        run(engine, "var sum = 0; for (var each : numbers) { sum += each; } sum");
        run(engine, "var f = function(x) { x <= 1 ? 1 : x * f(x - 1) }; f(5)");
        run(engine, "var add = (a, b) -> { a + b }; add(n, 4)");
        run(engine, "var i = 0; while (true) { i += 1; if (i == 3) { continue; } if (i > 6) { break; } } i");
        run(engine, "var found = []; for (p : planets) { if (p.mass > 10) { return p.name; } } 'none'");
        run(engine, "earth.mass = 12; earth.mass");
        run(engine, "planets[0].moons.Second = 5; planets[0].moons");
        run(engine, "var m = {:}; m.x = 1; m['y'] = 2; size(m)");
        JexlScript curried = engine.createScript("(x, y, z) -> { x * y + z }");
        System.out.println(Arrays.toString(curried.getParameters()) + " " + curried.curry(2, 3).execute(context(), 4) + " "
                + curried.execute(context(), 5, 6, 7));
        JexlScript variables = engine.createScript("a.b + c[d] * e(f)");
        System.out.println(variables.getVariables().stream().map(Object::toString).sorted().toList() + " " + variables.getParsedText());
        Planet mars = new Planet("Mars", 0.64);
        engine.setProperty(mars, "mass", 0.65);
        System.out.println(engine.getProperty(mars, "mass") + " " + engine.invokeMethod(mars, "weight", 100) + " "
                + engine.newInstance(Planet.class, "Pluto", 0.01));
        JexlSandbox sandbox = new JexlSandbox(true);
        sandbox.black(Planet.class.getName()).execute("weight");
        JexlEngine guarded = new JexlBuilder().sandbox(sandbox).strict(true).create();
        run(guarded, "earth.weight(1)");
        run(guarded, "earth.name");
        JxltEngine templates = engine.createJxltEngine();
        System.out.println(templates.createExpression("Hello ${earth.name}, #{n + 1} and ${n * 2}").evaluate(context()));
        java.io.StringWriter out = new java.io.StringWriter();
        templates.createTemplate("$$", new java.io.StringReader("$$ for (var p : planets) {\nplanet ${p.name}\n$$ }\nend\n")).evaluate(context(), out);
        System.out.println(out);
    }
}
