package javax.script;

import java.io.Reader;

/** An engine that translates scripts once to execute them often. */
public interface Compilable {
    CompiledScript compile(String script) throws ScriptException;

    CompiledScript compile(Reader script) throws ScriptException;
}
