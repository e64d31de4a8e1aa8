package two;

import java.lang.reflect.*;

public class Derived extends one.Base {
    public static Object get(Field f, Object on) throws ReflectiveOperationException { return f.get(on); }
    public static Object call(Method m, Object on) throws ReflectiveOperationException { return m.invoke(on); }
    public static Object make(Constructor<?> c, Object... args) throws ReflectiveOperationException { return c.newInstance(args).getClass(); }
    public static class Sub extends Derived { }
}
