// packages: groovy
// jars: groovy-all.jar
// time: 120
import groovy.lang.*;
import java.util.*;
import org.codehaus.groovy.control.*;
import org.codehaus.groovy.control.customizers.ImportCustomizer;

/** Scripts and classes of Groovy, compiled and executed. */
public class Driver {
    static final String[] SCRIPTS = {
        "1 + 2 * 3", "def x = [1, 2, 3]; x.collect { it * 2 }", "\"in ${name.toUpperCase()} ${1 + 1}\"", "(1..5).findAll { it % 2 }.sum()", "[a: 1, b: 2].collect { k, v -> k + v }.join('-')",
        "def f = { a, b = 3 -> a * b }; f(2) + f(2, 5)", "'abc'.reverse() + 'x' * 3 + 'abc'[1..2]", "class P { String n; int a; String toString() { n + a } }; new P(n: 'q', a: 4).toString()",
        "switch ('hello') { case ~/h.*/: 'pattern'; break; default: 'none' }", "[3, 1, 2].sort { -it } + [[1, 2], [3]].flatten()", "null?.length() ?: 'elvis'", "1.1 + 2.2 == 3.3", "10 / 4", "7.intdiv(2) ** 3",
        "def m = [:].withDefault { it * 2 }; m['z'] + m", "'a,b;c'.tokenize(',;')", "x = 5; x++; x", "def sum = 0; for (i in 1..10) sum += i; sum", "try { throw new IOException('io') } catch (e) { e.message } finally { }",
        "[1, 2, 3, 4].inject(0) { a, b -> a + b } + [1, 2, 3].every { it > 0 }.toString()", "interface S { int area() }; class Q implements S { int w; int area() { w * w } }; [new Q(w: 2), new Q(w: 3)]*.area()",
        "def (a, b) = [1, 2]; [b, a]", "'2024' as Integer", "enum C { RED, BLUE }; C.values()*.name()", "String.metaClass.shout = { -> delegate.toUpperCase() + '!' }; 'hi'.shout()", "def s = new StringBuilder(); 3.times { s << it }; s.toString()",
        "@groovy.transform.CompileStatic int fib(int n) { n < 2 ? n : fib(n - 1) + fib(n - 2) }; fib(15)", "new Expando(p: 1, q: { p + 1 }).q()", "[1, 2] <=> [1, 3]", "def list = []; list << 1 << 2; list", "use(Cat) { 5.doubled() }; class Cat { static doubled(Integer i) { i * 2 } }",
        "assert 1 == 2 : 'not equal'", "nothing()", "undefined + 1", "'a'.missing", "1 +", "def x = 'a' as int",
    };

    public static void main(String[] args) {
        CompilerConfiguration configuration = new CompilerConfiguration();
        configuration.addCompilationCustomizers(new ImportCustomizer().addStarImports("java.util.concurrent"));
        for (String each : SCRIPTS) {
            Binding binding = new Binding(new HashMap<>(Map.of("name", "world")));
            try {
                Object value = new GroovyShell(Driver.class.getClassLoader(), binding, configuration).evaluate(each);
                System.out.println(each + " => " + value + " " + (value == null ? "" : value.getClass().getName()));
            } catch (CompilationFailedException e) {
                System.out.println(each + " does not compile " + e.getClass().getSimpleName());
            } catch (Throwable e) {
                System.out.println(each + " threw " + e.getClass().getName());
            }
        }
        try (GroovyClassLoader loader = new GroovyClassLoader()) {
            Class<?> made = loader.parseClass("class Made implements Runnable { def list = []; void run() { list << 'ran'; println list } int getSize() { list.size() } }");
            Runnable runs = (Runnable) made.getDeclaredConstructor().newInstance();
            runs.run();
            runs.run();
            System.out.println(((GroovyObject) runs).getProperty("size") + " " + made.getInterfaces().length);
        } catch (Exception e) {
            System.out.println(e);
        }
    }
}
