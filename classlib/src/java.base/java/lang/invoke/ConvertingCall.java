package java.lang.invoke;

/**
 * Calls what has one type as what has another one. The machine makes subclasses that convert arguments and result as they are,
 * each for the types of its two calls.
 */
class ConvertingCall implements DirectCall {
    DirectCall body;
    private MethodType type;
    private MethodType site;

    static DirectCall of(DirectCall body, MethodType type, MethodType site) {
        ConvertingCall call = typed(body, type.toMethodDescriptorString(), site.toMethodDescriptorString());
        if (call == null) {
            call = new ConvertingCall();
        }
        call.body = body;
        call.type = type;
        call.site = site;
        return call;
    }

    /**
     * One that converts arguments as they are, if {@code body} can be called so and the descriptors tell how: where a primitive
     * value is wanted, from which wrapper it comes.
     */
    private static native ConvertingCall typed(DirectCall body, String type, String site);

    @Override
    public Object call(Object[] arguments) throws Throwable {
        return Conversions.call(body, type, site, arguments);
    }
}
