package javax.script;

import java.io.Reader;
import java.io.Writer;
import java.util.List;

/** What a script finds around it: values by scope, and where it reads and writes. */
public interface ScriptContext {
    int ENGINE_SCOPE = 100;
    int GLOBAL_SCOPE = 200;

    void setBindings(Bindings bindings, int scope);

    Bindings getBindings(int scope);

    void setAttribute(String name, Object value, int scope);

    Object getAttribute(String name, int scope);

    Object removeAttribute(String name, int scope);

    Object getAttribute(String name);

    int getAttributesScope(String name);

    Writer getWriter();

    Writer getErrorWriter();

    void setWriter(Writer writer);

    void setErrorWriter(Writer writer);

    Reader getReader();

    void setReader(Reader reader);

    List<Integer> getScopes();
}
