package java.lang.invoke;

/**
 * Calls what has one type as what has another one. The machine makes subclasses that convert arguments and result as they are,
 * each for the types of its two calls.
 */
class ConvertingCall implements DirectCall {
    DirectCall body;
    MethodType type;
    MethodType site;

    static DirectCall of(DirectCall body, MethodType type, MethodType site) {
        StringBuilder casts = new StringBuilder();
        for (int i = 0; i < site.parameterCount(); i++) {
            casts.append(castMark(site.parameterType(i), type.parameterType(i)));
        }
        casts.append(castMark(type.returnType(), site.returnType()));
        ConvertingCall call = typed(body, type.toMethodDescriptorString(), site.toMethodDescriptorString(),
                casts.toString());
        if (call == null) {
            call = new ConvertingCall();
        }
        call.body = body;
        call.type = type;
        call.site = site;
        return call;
    }

    private static char castMark(Class<?> from, Class<?> to) {
        return !from.isPrimitive() && !to.isPrimitive() && !to.isAssignableFrom(from) ? 'c' : '-';
    }

    /**
     * One that converts arguments as they are, if {@code body} can be called so and the descriptors tell how: where a primitive
     * value is wanted, from which wrapper it comes. {@code casts} has a {@code c} for each argument that is cast, and behind them
     * for the result.
     */
    private static native ConvertingCall typed(DirectCall body, String type, String site, String casts);

    @Override
    public Object call(Object[] arguments) throws Throwable {
        return Conversions.call(body, type, site, arguments);
    }
}
