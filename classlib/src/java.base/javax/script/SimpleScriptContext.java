package javax.script;

import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.util.List;

/** A context with the values of an engine, and those of all engines if there are any. */
public class SimpleScriptContext implements ScriptContext {
    private static final List<Integer> SCOPES = List.of(ENGINE_SCOPE, GLOBAL_SCOPE);

    protected Writer writer = new PrintWriter(System.out, true);
    protected Writer errorWriter = new PrintWriter(System.err, true);
    protected Reader reader = new InputStreamReader(System.in);
    protected Bindings engineScope = new SimpleBindings();
    protected Bindings globalScope;

    public SimpleScriptContext() {
    }

    private static IllegalArgumentException illegalScope() {
        return new IllegalArgumentException("Illegal scope value.");
    }

    private static void check(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        if (name.isEmpty()) {
            throw new IllegalArgumentException("name cannot be empty");
        }
    }

    @Override
    public void setBindings(Bindings bindings, int scope) {
        switch (scope) {
            case ENGINE_SCOPE -> {
                if (bindings == null) {
                    throw new NullPointerException("Engine scope cannot be null.");
                }
                engineScope = bindings;
            }
            case GLOBAL_SCOPE -> globalScope = bindings;
            default -> throw new IllegalArgumentException("Invalid scope value.");
        }
    }

    @Override
    public Bindings getBindings(int scope) {
        return switch (scope) {
            case ENGINE_SCOPE -> engineScope;
            case GLOBAL_SCOPE -> globalScope;
            default -> throw illegalScope();
        };
    }

    @Override
    public Object getAttribute(String name) {
        check(name);
        if (engineScope.containsKey(name)) {
            return getAttribute(name, ENGINE_SCOPE);
        }
        return globalScope != null && globalScope.containsKey(name) ? getAttribute(name, GLOBAL_SCOPE) : null;
    }

    @Override
    public Object getAttribute(String name, int scope) {
        check(name);
        Bindings from = getBindings(scope);
        return from == null ? null : from.get(name);
    }

    @Override
    public Object removeAttribute(String name, int scope) {
        check(name);
        Bindings from = getBindings(scope);
        return from == null ? null : from.remove(name);
    }

    @Override
    public void setAttribute(String name, Object value, int scope) {
        check(name);
        Bindings to = getBindings(scope);
        if (to != null) {
            to.put(name, value);
        }
    }

    @Override
    public int getAttributesScope(String name) {
        check(name);
        if (engineScope.containsKey(name)) {
            return ENGINE_SCOPE;
        }
        return globalScope != null && globalScope.containsKey(name) ? GLOBAL_SCOPE : -1;
    }

    @Override
    public Writer getWriter() {
        return writer;
    }

    @Override
    public Reader getReader() {
        return reader;
    }

    @Override
    public void setReader(Reader reader) {
        this.reader = reader;
    }

    @Override
    public void setWriter(Writer writer) {
        this.writer = writer;
    }

    @Override
    public Writer getErrorWriter() {
        return errorWriter;
    }

    @Override
    public void setErrorWriter(Writer writer) {
        this.errorWriter = writer;
    }

    @Override
    public List<Integer> getScopes() {
        return SCOPES;
    }
}
