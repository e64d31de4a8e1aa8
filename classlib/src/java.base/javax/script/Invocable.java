package javax.script;

/** An engine whose scripts define what Java can call. */
public interface Invocable {
    Object invokeMethod(Object thiz, String name, Object... args) throws ScriptException, NoSuchMethodException;

    Object invokeFunction(String name, Object... args) throws ScriptException, NoSuchMethodException;

    <T> T getInterface(Class<T> clasz);

    <T> T getInterface(Object thiz, Class<T> clasz);
}
