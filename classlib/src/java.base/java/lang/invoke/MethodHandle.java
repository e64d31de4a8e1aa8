package java.lang.invoke;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A typed reference to a method, constructor or field, or to what is made of others.
 *
 * <p>Calls of {@link #invokeExact} and {@link #invoke} arrive in {@link Invokers}. A handle's body takes its arguments
 * in an array, in wrappers where they are primitive; those that the machine makes also take them as they are.
 */
public abstract sealed class MethodHandle {
    final MethodType type;
    final DirectCall body;
    private MethodHandle converted;

    MethodHandle(MethodType type, DirectCall body) {
        if (type.slots() >= MethodType.MOST_PARAMETERS) {
            throw new IllegalArgumentException("bad parameter count " + (type.slots() + 1));
        }
        this.type = type;
        this.body = body;
    }

    /** A handle that does what its body does. */
    static MethodHandle of(MethodType type, DirectCall body) {
        return new Simple(type, body);
    }

    private static final class Simple extends MethodHandle {
        Simple(MethodType type, DirectCall body) {
            super(type, body);
        }
    }

    /** Takes more arguments than its last parameter says, and puts them into an array. */
    private static final class Collecting extends MethodHandle {
        Collecting(MethodHandle fixed) {
            super(fixed.type(), fixed.body);
        }

        @Override
        public boolean isVarargsCollector() {
            return true;
        }

        @Override
        MethodHandle convertedTo(MethodType site) {
            int fixed = type().parameterCount() - 1;
            Class<?> array = type().lastParameterType();
            boolean asItIs = site.parameterCount() == fixed + 1 && array.isAssignableFrom(site.lastParameterType());
            if (asItIs) {
                return asFixedArity().asType(site);
            }
            if (site.parameterCount() < fixed) {
                throw cannotConvert(site);
            }
            return asFixedArity().asCollector(array, site.parameterCount() - fixed).asType(site);
        }

        /** More arguments than a type can have go into the array here. */
        @Override
        public Object invokeWithArguments(Object... arguments) throws Throwable {
            if (arguments == null || arguments.length <= MethodType.MOST_PARAMETERS / 2) {
                return super.invokeWithArguments(arguments);
            }
            int fixed = type().parameterCount() - 1;
            Class<?> element = type().lastParameterType().getComponentType();
            Object values = Array.newInstance(element, arguments.length - fixed);
            for (int i = fixed; i < arguments.length; i++) {
                if (element.isPrimitive()) {
                    Array.set(values, i - fixed, Conversions.convert(arguments[i], Object.class, element));
                } else {
                    ((Object[]) values)[i - fixed] = Conversions.convert(arguments[i], Object.class, element);
                }
            }
            Object[] all = Arrays.copyOf(arguments, fixed + 1);
            all[fixed] = values;
            return asFixedArity().invokeWithArguments(all);
        }
    }

    public MethodType type() {
        return type;
    }

    public final native Object invokeExact(Object... arguments) throws Throwable;

    public final native Object invoke(Object... arguments) throws Throwable;

    public Object invokeWithArguments(Object... arguments) throws Throwable {
        int count = arguments == null ? 0 : arguments.length;
        return asType(MethodType.genericMethodType(count)).body.call(count == 0 ? new Object[0] : arguments);
    }

    public Object invokeWithArguments(List<?> arguments) throws Throwable {
        return invokeWithArguments(arguments.toArray());
    }

    public final MethodHandle asType(MethodType newType) {
        if (newType == null) {
            throw new NullPointerException("Cannot invoke \"java.lang.invoke.MethodType."
                    + (isVarargsCollector() ? "parameterCount" : "form") + "()\" because \"newType\" is null");
        }
        if (newType.equals(type)) {
            return this;
        }
        MethodHandle known = converted;
        if (known == null || !known.type.equals(newType)) {
            known = convertedTo(newType);
            converted = known;
        }
        return known;
    }

    /** This handle as one of another type. */
    MethodHandle convertedTo(MethodType site) {
        if (!Conversions.exist(type, site)) {
            throw cannotConvert(site);
        }
        return of(site, ConvertingCall.of(body, type, site));
    }

    WrongMethodTypeException cannotConvert(MethodType site) {
        return new WrongMethodTypeException("cannot convert " + this + " to " + site);
    }

    public MethodHandle bindTo(Object x) {
        Class<?> first = type.parameterCount() == 0 ? null : type.parameterType(0);
        if (first == null || first.isPrimitive()) {
            throw new IllegalArgumentException("no leading reference parameter");
        }
        return MethodHandles.insertArguments(this, 0, first.cast(x)).withVarargs(isVarargsCollector()
                && type.parameterCount() > 1);
    }

    public MethodHandle asSpreader(Class<?> arrayType, int arrayLength) {
        return asSpreader(Math.max(0, type.parameterCount() - arrayLength), arrayType, arrayLength);
    }

    public MethodHandle asSpreader(int spreadArgPos, Class<?> arrayType, int arrayLength) {
        checkArray(arrayType, arrayLength);
        if (arrayLength > type.parameterCount()) {
            throw new IllegalArgumentException("bad spread array length");
        }
        if (spreadArgPos < 0 || spreadArgPos + arrayLength > type.parameterCount()) {
            throw new IllegalArgumentException("bad spread position");
        }
        Class<?> component = arrayType.getComponentType();
        MethodType spread = type;
        for (int i = 0; i < arrayLength; i++) {
            spread = spread.changeParameterType(spreadArgPos + i, component);
        }
        MethodHandle target = asType(spread);
        MethodType result = spread.dropParameterTypes(spreadArgPos, spreadArgPos
                + arrayLength).insertParameterTypes(spreadArgPos, arrayType);
        return of(result, arguments -> {
            Object values = arguments[spreadArgPos];
            int given = values == null ? 0 : Array.getLength(values);
            if (values == null && arrayLength != 0) {
                throw new NullPointerException("null array reference");
            }
            if (given != arrayLength) {
                throw new IllegalArgumentException("array is not of length " + arrayLength);
            }
            Object[] all = new Object[arguments.length - 1 + arrayLength];
            System.arraycopy(arguments, 0, all, 0, spreadArgPos);
            for (int i = 0; i < arrayLength; i++) {
                all[spreadArgPos + i] = Array.get(values, i);
            }
            System.arraycopy(arguments, spreadArgPos + 1, all, spreadArgPos + arrayLength,
                    arguments.length - spreadArgPos - 1);
            return target.body.call(all);
        });
    }

    public MethodHandle asCollector(Class<?> arrayType, int arrayLength) {
        return asCollector(type.parameterCount() - 1, arrayType, arrayLength);
    }

    public MethodHandle asCollector(int collectArgPos, Class<?> arrayType, int arrayLength) {
        checkArray(arrayType, arrayLength);
        if (collectArgPos < 0 || collectArgPos >= type.parameterCount()) {
            throw new IllegalArgumentException("bad collect position");
        }
        checkCollects(collectArgPos, arrayType);
        if (type.slots() - 1 + arrayLength > MethodType.MOST_PARAMETERS - 1) {
            throw new IllegalArgumentException("too many arguments: " + arrayType.getSimpleName() + ", length "
                    + arrayLength);
        }
        Class<?> component = arrayType.getComponentType();
        MethodType collected = type.dropParameterTypes(collectArgPos, collectArgPos + 1);
        for (int i = 0; i < arrayLength; i++) {
            collected = collected.insertParameterTypes(collectArgPos, component);
        }
        return of(collected, arguments -> {
            Object values = Array.newInstance(component, arrayLength);
            for (int i = 0; i < arrayLength; i++) {
                Array.set(values, i, arguments[collectArgPos + i]);
            }
            Object[] all = new Object[arguments.length - arrayLength + 1];
            System.arraycopy(arguments, 0, all, 0, collectArgPos);
            all[collectArgPos] = values;
            System.arraycopy(arguments, collectArgPos + arrayLength, all, collectArgPos + 1,
                    arguments.length - collectArgPos - arrayLength);
            return body.call(all);
        });
    }

    private static void checkArray(Class<?> arrayType) {
        if (arrayType.getComponentType() == null) {
            throw new IllegalArgumentException("not an array type: " + arrayType);
        }
    }

    private static void checkArray(Class<?> arrayType, int length) {
        checkArray(arrayType);
        if (length < 0 || length > MethodType.MOST_PARAMETERS) {
            throw new IllegalArgumentException("array length is not legal: " + length);
        }
    }

    private void checkCollects(int position, Class<?> array) {
        if (!type.parameterType(position).isAssignableFrom(array)) {
            throw new IllegalArgumentException("array type not assignable to argument: " + this + ", " + array);
        }
    }

    public MethodHandle asVarargsCollector(Class<?> arrayType) {
        checkArray(Objects.requireNonNull(arrayType));
        if (type.parameterCount() == 0) {
            throw new IllegalArgumentException("bad collect position");
        }
        checkCollects(type.parameterCount() - 1, arrayType);
        MethodType last = type.changeParameterType(type.parameterCount() - 1, arrayType);
        return new Collecting(asFixedArity().asType(last));
    }

    public MethodHandle withVarargs(boolean makeVarargs) {
        return makeVarargs == isVarargsCollector() ? this : makeVarargs ? asVarargsCollector(type.lastParameterType())
                : asFixedArity();
    }

    public boolean isVarargsCollector() {
        return false;
    }

    public MethodHandle asFixedArity() {
        return isVarargsCollector() ? of(type, body) : this;
    }

    @Override
    public String toString() {
        return "MethodHandle" + type;
    }
}
