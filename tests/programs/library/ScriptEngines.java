import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.SwitchPoint;
import java.text.AttributedCharacterIterator;
import java.text.CharacterIterator;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.StringCharacterIterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.script.AbstractScriptEngine;
import javax.script.Bindings;
import javax.script.CompiledScript;
import javax.script.ScriptContext;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineFactory;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;
import javax.script.SimpleBindings;
import javax.script.SimpleScriptContext;

/** An engine of the program's own; values by class, switch points, iterators over characters, formats that are set. */
public class ScriptEngines {
    static class Echo extends AbstractScriptEngine {
        @Override
        public Object eval(String script, ScriptContext context) throws ScriptException {
            if (script.startsWith("!")) {
                throw new ScriptException("wrong", "file", 3, script.length());
            }
            Object value = context.getAttribute(script);
            return value == null ? "no " + script : value + "@" + context.getAttributesScope(script);
        }

        @Override
        public Object eval(Reader reader, ScriptContext context) throws ScriptException {
            try {
                StringWriter text = new StringWriter();
                reader.transferTo(text);
                return eval(text.toString(), context);
            } catch (java.io.IOException e) {
                throw new ScriptException(e);
            }
        }

        @Override
        public Bindings createBindings() {
            return new SimpleBindings(new TreeMap<>());
        }

        @Override
        public ScriptEngineFactory getFactory() {
            return new EchoFactory();
        }
    }

    static class EchoFactory implements ScriptEngineFactory {
        @Override
        public String getEngineName() {
            return "echo engine";
        }

        @Override
        public String getEngineVersion() {
            return "1";
        }

        @Override
        public List<String> getExtensions() {
            return List.of("ech");
        }

        @Override
        public List<String> getMimeTypes() {
            return List.of();
        }

        @Override
        public List<String> getNames() {
            return List.of("echo");
        }

        @Override
        public String getLanguageName() {
            return "echo";
        }

        @Override
        public String getLanguageVersion() {
            return "1";
        }

        @Override
        public Object getParameter(String key) {
            return null;
        }

        @Override
        public String getMethodCallSyntax(String object, String method, String... arguments) {
            return object + method;
        }

        @Override
        public String getOutputStatement(String text) {
            return text;
        }

        @Override
        public String getProgram(String... statements) {
            return String.join(";", statements);
        }

        @Override
        public ScriptEngine getScriptEngine() {
            return new Echo();
        }
    }

    interface Attempt {
        Object get() throws Throwable;
    }

    static void attempt(Attempt what) {
        try {
            System.out.println(what.get());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    static void scripts() {
        ScriptEngineManager manager = new ScriptEngineManager();
        System.out.println(manager.getEngineByName("echo") + " " + manager.getEngineFactories());
        manager.registerEngineName("echo", new EchoFactory());
        manager.registerEngineExtension("e", new EchoFactory());
        manager.put("shared", 1);
        ScriptEngine engine = manager.getEngineByName("echo");
        engine.put("own", 2);
        attempt(() -> engine.eval("shared") + " " + engine.eval(new StringReader("own")) + " " + engine.eval("other"));
        attempt(() -> engine.eval("own", new SimpleBindings(Map.of("own", 7))) + " " + engine.eval("own"));
        attempt(() -> engine.eval("!!"));
        attempt(() -> engine.get("own") + " " + manager.get("shared") + " " + manager.getEngineByExtension("e").getFactory().getEngineName());
        attempt(() -> manager.getEngineByMimeType("none"));
        attempt(() -> manager.getEngineByName(null));
        attempt(() -> {
            engine.put("", 1);
            return "put";
        });
        attempt(() -> {
            engine.put(null, 1);
            return "put";
        });
        attempt(() -> engine.getBindings(3));
        attempt(() -> new SimpleBindings().get(3));
        attempt(() -> new SimpleScriptContext().getScopes() + " " + new SimpleScriptContext().getBindings(ScriptContext.GLOBAL_SCOPE));
        attempt(() -> new SimpleScriptContext().getBindings(1));
        attempt(() -> {
            engine.setContext(null);
            return "set";
        });
        CompiledScript compiled = new CompiledScript() {
            @Override
            public Object eval(ScriptContext context) {
                return context.getAttribute("own") + " " + context.getAttribute("shared");
            }

            @Override
            public ScriptEngine getEngine() {
                return engine;
            }
        };
        attempt(() -> compiled.eval() + " " + compiled.eval(new SimpleBindings(Map.of("own", "else"))));
        System.out.println(new ScriptException("m").getMessage() + new ScriptException("m", "f", 1).getMessage() + new ScriptException(new Exception("c")).getMessage()
                + new ScriptException("m", null, 1).getLineNumber());
    }

    static void values() throws Throwable {
        int[] computed = new int[1];
        ClassValue<String> names = new ClassValue<>() {
            @Override
            protected String computeValue(Class<?> type) {
                computed[0]++;
                return type == Void.class ? null : type.getSimpleName() + computed[0];
            }
        };
        System.out.println(names.get(String.class) + names.get(int.class) + names.get(String.class) + names.get(Void.class) + names.get(Void.class) + computed[0]);
        names.remove(String.class);
        System.out.println(names.get(String.class) + computed[0]);
        MethodHandle upper = MethodHandles.lookup().findVirtual(String.class, "toUpperCase", MethodType.methodType(String.class));
        MethodHandle trim = MethodHandles.lookup().findVirtual(String.class, "trim", MethodType.methodType(String.class));
        SwitchPoint point = new SwitchPoint();
        MethodHandle guarded = point.guardWithTest(upper, trim);
        System.out.println((String) guarded.invokeExact(" a ") + point.hasBeenInvalidated());
        SwitchPoint.invalidateAll(new SwitchPoint[] {point, new SwitchPoint()});
        System.out.println((String) guarded.invokeExact(" a ") + point.hasBeenInvalidated() + (point.guardWithTest(upper, trim) == trim));
        attempt(() -> new SwitchPoint().guardWithTest(upper, MethodHandles.identity(int.class)));
    }

    static void texts() {
        CharacterIterator at = new StringCharacterIterator("abc", 1);
        System.out.print(at.getIndex() + " " + at.current() + at.next() + (int) at.next() + " " + at.getIndex() + at.previous() + at.first() + (int) at.previous() + at.last() + at.setIndex(0));
        for (char c = at.first(); c != CharacterIterator.DONE; c = at.next()) {
            System.out.print("<" + c + ">");
        }
        System.out.println(" " + at.getBeginIndex() + at.getEndIndex() + at.equals(at.clone()) + at.equals(new StringCharacterIterator("abc")) + " " + at.hashCode());
        attempt(() -> at.setIndex(4));
        attempt(() -> new StringCharacterIterator("abc", 2, 1, 1));
        attempt(() -> new StringCharacterIterator("abc", 1, 2, 0));
        attempt(() -> new StringCharacterIterator("", 0).last() == CharacterIterator.DONE);
        System.out.println(AttributedCharacterIterator.Attribute.READING + " " + new Format.Field("own") {
        }.toString().endsWith("(own)"));
        FieldPosition position = new FieldPosition((Format.Field) null, 4);
        System.out.println(position.getFieldAttribute() + " " + position + " " + position.equals(new FieldPosition(4)));
        MessageFormat own = new MessageFormat("{1} {0} {1}", Locale.ROOT) {
            @Override
            public void setFormat(int at, Format format) {
                throw new UnsupportedOperationException();
            }

            @Override
            public void setFormatByArgumentIndex(int at, Format format) {
                throw new UnsupportedOperationException();
            }
        };
        own.setFormats(new Format[] {NumberFormat.getPercentInstance(Locale.ROOT), null, null});
        System.out.println(own.format(new Object[] {"x", 0.5}));
        own.setFormatsByArgumentIndex(new Format[] {null, NumberFormat.getIntegerInstance(Locale.ROOT)});
        System.out.println(own.format(new Object[] {"x", 2.75}));
    }

    public static void main(String[] args) throws Throwable {
        scripts();
        values();
        texts();
    }
}
