// packages: librhino-java
// jars: js.jar
import org.mozilla.javascript.BaseFunction;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.NativeArray;
import org.mozilla.javascript.NativeObject;
import org.mozilla.javascript.RhinoException;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;

/** Runs JavaScript, interpreted and compiled to classes. */
public class Driver {
    private static final String[] SCRIPTS = {
        "1 + 2 * 3",
        "'a' + 1 + true + null + undefined",
        "var sum = 0; for (var i = 0; i < 100; i++) { if (i % 3 == 0) continue; sum += i; } sum",
        "function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } fib(18)",
        "[3, 1, 2].sort().map(function(x) { return x * x; }).join('-')",
        "var o = {a: 1, b: {c: [1, 2, 3]}}; JSON.stringify(o)",
        "JSON.parse('{\"x\": [1, 2.5, \"s\", null, true]}').x.length",
        "(function() { var n = 0; return function() { return ++n; }; })()()",
        "function P(x) { this.x = x; } P.prototype.twice = function() { return this.x * 2; }; new P(21).twice()",
        "try { null.foo; } catch (e) { e.name + ': ' + e.message } finally { var f = 1; }",
        "switch ('b') { case 'a': r = 1; break; case 'b': r = 2; default: r += 10; } r",
        "'hello world'.replace(/o(.)/g, function(m, c) { return '<' + c + '>'; })",
        "/(\\d+)-(\\d+)/.exec('on 2024-05 we').slice(1).toString()",
        "var keys = []; for (var k in {x: 1, y: 2}) keys.push(k); keys.join()",
        "parseInt('ff', 16) + parseFloat('1.5e2')",
        "(0.1 + 0.2).toFixed(3) + ' ' + (255).toString(16) + ' ' + 1e21 + ' ' + (1/3)",
        "isNaN(NaN) && 1/0 === Infinity && typeof undefinedVariable",
        "Math.max.apply(null, [1, 5, 3]) + Math.floor(-1.5)",
        "var a = []; a[5] = 1; a.length + ' ' + a",
        "[1,2,3,4].reduce(function(x, y) { return x + y; }) + [1,2,3].indexOf(2)",
        "java.lang.Math.abs(-5) + new java.util.ArrayList(java.util.Arrays.asList(1, 2)).size()",
        "var l = new java.util.TreeMap(); l.put('k', 'v'); l.toString()",
        "var run = new java.lang.Runnable({run: function() { hits.push('run'); }}); run.run(); hits.length",
        "host('argument', 3)",
        "'\\u00e9\\u4e2d'.length + encodeURIComponent('\\u00e9 x')",
        "new Date(0).toISOString()",
        "var x = 5; x <<= 3; x ^= 0xff; x >>> 1",
        "delete o.a; 'a' in o",
        "let (y = 3) y * y",
        "(function() { for (var i = 0; ; i++) { if (i > 3) return i; } })()",
        "Object.keys({a: 1, b: 2}).length + [].concat([1], 2).length",
        "throw new Error('thrown')",
        "syntax error here",
        "undefinedFunction()",
    };

    public static void main(String[] args) {
        for (int level : new int[] {-1, 0, 9}) {
            Context context = Context.enter();
            try {
                context.setOptimizationLevel(level);
                context.setLanguageVersion(Context.VERSION_1_8);
                Scriptable scope = context.initStandardObjects();
                ScriptableObject.putProperty(scope, "hits", context.newArray(scope, 0));
                ScriptableObject.putProperty(scope, "host", new BaseFunction() {
                    @Override
                    public Object call(Context cx, Scriptable in, Scriptable self, Object[] values) {
                        return values.length + ":" + Context.toString(values[0]);
                    }
                });
                System.out.println("level " + level);
                for (String script : SCRIPTS) {
                    try {
                        Object value = context.evaluateString(scope, script, "script", 1, null);
                        System.out.println(script + " => " + Context.toString(value));
                    } catch (RhinoException e) {
                        System.out.println(script + " threw " + e.getClass().getSimpleName() + " " + e.getMessage());
                    }
                }
                NativeObject made = (NativeObject) context.evaluateString(scope, "({p: [1, 'two'], q: 3})", "object", 1, null);
                System.out.println(made.get("q") + " " + ((NativeArray) made.get("p")).size());
            } finally {
                Context.exit();
            }
        }
    }
}
