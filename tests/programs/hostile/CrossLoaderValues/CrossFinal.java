/** Of the class path. */
public class CrossFinal {
    public static final CrossFooX X = new CrossFooX();

    public static Object bootstrap(java.lang.invoke.MethodHandles.Lookup lookup, String name, Class<?> type, Object argument) {
        return argument;
    }
}
