package javax.script;

import java.io.Reader;

/** What engines have in common: a context of their own, and the short forms of methods. */
public abstract class AbstractScriptEngine implements ScriptEngine {
    protected ScriptContext context = new SimpleScriptContext();

    public AbstractScriptEngine() {
    }

    public AbstractScriptEngine(Bindings n) {
        if (n == null) {
            throw new NullPointerException("n is null");
        }
        context.setBindings(n, ScriptContext.ENGINE_SCOPE);
    }

    @Override
    public void setContext(ScriptContext ctxt) {
        if (ctxt == null) {
            throw new NullPointerException("null context");
        }
        context = ctxt;
    }

    @Override
    public ScriptContext getContext() {
        return context;
    }

    private static void check(int scope) {
        if (scope != ScriptContext.ENGINE_SCOPE && scope != ScriptContext.GLOBAL_SCOPE) {
            throw new IllegalArgumentException("Invalid scope value.");
        }
    }

    @Override
    public Bindings getBindings(int scope) {
        check(scope);
        return context.getBindings(scope);
    }

    @Override
    public void setBindings(Bindings bindings, int scope) {
        check(scope);
        context.setBindings(bindings, scope);
    }

    @Override
    public void put(String key, Object value) {
        Bindings own = getBindings(ScriptContext.ENGINE_SCOPE);
        if (own != null) {
            own.put(key, value);
        }
    }

    @Override
    public Object get(String key) {
        Bindings own = getBindings(ScriptContext.ENGINE_SCOPE);
        return own == null ? null : own.get(key);
    }

    @Override
    public Object eval(Reader reader, Bindings bindings) throws ScriptException {
        return eval(reader, getScriptContext(bindings));
    }

    @Override
    public Object eval(String script, Bindings bindings) throws ScriptException {
        return eval(script, getScriptContext(bindings));
    }

    @Override
    public Object eval(Reader reader) throws ScriptException {
        return eval(reader, context);
    }

    @Override
    public Object eval(String script) throws ScriptException {
        return eval(script, context);
    }

    protected ScriptContext getScriptContext(Bindings nn) {
        if (nn == null) {
            throw new NullPointerException("Engine scope Bindings may not be null.");
        }
        SimpleScriptContext made = new SimpleScriptContext();
        Bindings global = getBindings(ScriptContext.GLOBAL_SCOPE);
        if (global != null) {
            made.setBindings(global, ScriptContext.GLOBAL_SCOPE);
        }
        made.setBindings(nn, ScriptContext.ENGINE_SCOPE);
        made.setReader(context.getReader());
        made.setWriter(context.getWriter());
        made.setErrorWriter(context.getErrorWriter());
        return made;
    }
}
