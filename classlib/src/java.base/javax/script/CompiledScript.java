package javax.script;

/** A script that an engine has translated. */
public abstract class CompiledScript {
    public CompiledScript() {
    }

    public abstract Object eval(ScriptContext context) throws ScriptException;

    public Object eval(Bindings bindings) throws ScriptException {
        ScriptContext context = getEngine().getContext();
        if (bindings != null) {
            ScriptContext own = new SimpleScriptContext();
            own.setBindings(bindings, ScriptContext.ENGINE_SCOPE);
            own.setBindings(context.getBindings(ScriptContext.GLOBAL_SCOPE), ScriptContext.GLOBAL_SCOPE);
            own.setWriter(context.getWriter());
            own.setReader(context.getReader());
            own.setErrorWriter(context.getErrorWriter());
            context = own;
        }
        return eval(context);
    }

    public Object eval() throws ScriptException {
        return eval(getEngine().getContext());
    }

    public abstract ScriptEngine getEngine();
}
