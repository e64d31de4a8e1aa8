package java.lang.invoke;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Handles that give others their arguments in another form or order, and choose among them by what they give. */
final class ArgumentHandles {
    private ArgumentHandles() {
    }

    static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
        MethodType type = target.type();
        if (values.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many values to insert");
        }
        if (pos < 0 || pos + values.length > type.parameterCount()) {
            throw new IllegalArgumentException("no argument type to append");
        }
        Object[] converted = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            converted[i] = Conversions.constant(values[i], type.parameterType(pos + i));
        }
        return MethodHandle.of(type.dropParameterTypes(pos, pos + values.length),
                arguments -> target.body.call(replaced(arguments, pos, pos, converted)));
    }

    static MethodHandle explicitCastArguments(MethodHandle target, MethodType newType) {
        MethodType from = target.type();
        if (from.parameterCount() != newType.parameterCount()) {
            throw new WrongMethodTypeException("cannot explicitly cast " + target + " to " + newType);
        }
        return newType.equals(from) ? target.asFixedArity()
                : MethodHandle.of(newType, arguments -> Conversions.callCasting(target.body, from, newType, arguments));
    }

    static MethodHandle dropArguments(MethodHandle target, int pos, Class<?>... valueTypes) {
        int count = target.type().parameterCount();
        if (pos < 0 || pos > count) {
            throw new IllegalArgumentException("no argument type to remove"
                    + Arrays.asList(target.type(), pos, valueTypes, count + valueTypes.length, count));
        }
        return MethodHandle.of(target.type().insertParameterTypes(pos, valueTypes), arguments ->
                target.body.call(replaced(arguments, pos, pos + valueTypes.length)));
    }

    static MethodHandle dropArguments(MethodHandle target, int pos, List<Class<?>> valueTypes) {
        return dropArguments(target, pos, valueTypes.toArray(new Class<?>[0]));
    }

    static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        boolean isVoid = target.type().returnType() == void.class;
        List<Class<?>> passed = isVoid ? List.of() : List.of(target.type().returnType());
        if (!filter.type().parameterList().equals(passed)) {
            throw new IllegalArgumentException("target and filter types do not match: " + target.type() + ", "
                    + filter.type());
        }
        return MethodHandle.of(target.type().changeReturnType(filter.type().returnType()), arguments -> {
            Object result = target.body.call(arguments);
            return filter.body.call(isVoid ? new Object[0] : new Object[] {result});
        });
    }

    static MethodHandle filterArguments(MethodHandle target, int pos, MethodHandle... filters) {
        MethodType type = target.type();
        MethodHandle[] used = filters.clone();
        if (pos + used.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many filters");
        }
        for (int i = 0; i < used.length; i++) {
            if (used[i] != null) {
                MethodType filter = used[i].type();
                if (filter.parameterCount() != 1 || filter.returnType() != type.parameterType(pos + i)) {
                    throw new IllegalArgumentException("target and filter types do not match: " + target.type() + ", "
                            + filter);
                }
                type = type.changeParameterType(pos + i, filter.parameterType(0));
            }
        }
        return MethodHandle.of(type, arguments -> {
            Object[] filtered = arguments.clone();
            for (int i = 0; i < used.length; i++) {
                if (used[i] != null) {
                    filtered[pos + i] = used[i].body.call(new Object[] {arguments[pos + i]});
                }
            }
            return target.body.call(filtered);
        });
    }

    static MethodHandle collectArguments(MethodHandle target, int pos, MethodHandle filter) {
        MethodType type = target.type();
        boolean isVoid = filter.type().returnType() == void.class;
        if (pos < 0 || pos > type.parameterCount() - (isVoid ? 0 : 1)) {
            throw new IllegalArgumentException("position is out of range for target: " + target + ", " + pos);
        }
        if (!isVoid) {
            if (type.parameterType(pos) != filter.type().returnType()) {
                throw new IllegalArgumentException("target and filter types do not match: " + target.type() + ", "
                        + filter.type());
            }
            type = type.dropParameterTypes(pos, pos + 1);
        }
        int count = filter.type().parameterCount();
        return MethodHandle.of(type.insertParameterTypes(pos, filter.type().parameterArray()), arguments -> {
            Object result = filter.body.call(part(arguments, pos, pos + count));
            Object[] passed = isVoid ? new Object[0] : new Object[] {result};
            return target.body.call(replaced(arguments, pos, pos + count, passed));
        });
    }

    static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        return foldArguments(target, 0, combiner);
    }

    /** Where the combiner takes and gives nothing, any position before the end will do. */
    static MethodHandle foldArguments(MethodHandle target, int pos, MethodHandle combiner) {
        MethodType type = target.type();
        MethodType inner = combiner.type();
        int count = inner.parameterCount();
        boolean isVoid = inner.returnType() == void.class;
        int from = isVoid ? pos : pos + 1;
        boolean fits = from + count <= type.parameterCount();
        for (int i = 0; fits && i < count; i++) {
            fits = inner.parameterType(i) == type.parameterType(from + i);
        }
        if (!fits || !isVoid && type.parameterType(pos) != inner.returnType()) {
            throw mismatch("target and combiner types", target, combiner);
        }
        return MethodHandle.of(isVoid ? type : type.dropParameterTypes(pos, pos + 1), arguments -> {
            Object result = combiner.body.call(count == 0 ? new Object[0] : part(arguments, pos, pos + count));
            return target.body.call(isVoid ? arguments : replaced(arguments, pos, pos, result));
        });
    }

    static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int pos) {
        List<Class<?>> taken = Objects.requireNonNull(target).type().parameterList();
        Objects.requireNonNull(newTypes);
        if (skip < 0 || skip > taken.size()) {
            throw new IllegalArgumentException("illegal skip: " + skip + ", " + target);
        }
        if (pos < 0 || pos > newTypes.size()) {
            throw new IllegalArgumentException("illegal pos: " + pos + ", " + newTypes);
        }
        List<Class<?>> rest = taken.subList(skip, taken.size());
        int end = pos + rest.size();
        if (end > newTypes.size() || !newTypes.subList(pos, end).equals(rest)) {
            throw new IllegalArgumentException("argument lists do not match: " + rest + ", " + newTypes);
        }
        return dropArguments(dropArguments(target, taken.size(), newTypes.subList(end, newTypes.size())),
                skip, newTypes.subList(0, pos));
    }

    /** That the parameters of one type are those of another one in this order. */
    static void checkOrder(MethodType old, MethodType newType, int[] reorder) {
        if (reorder.length != old.parameterCount()) {
            throw new IllegalArgumentException("old type parameter count and reorder array length do not match: " + old
                    + ", " + Arrays.toString(reorder));
        }
        for (int i = 0; i < reorder.length; i++) {
            if (reorder[i] < 0 || reorder[i] >= newType.parameterCount()) {
                throw new IllegalArgumentException("index is out of bounds for new type: " + reorder[i] + ", "
                        + newType);
            }
            if (newType.parameterType(reorder[i]) != old.parameterType(i)) {
                throw new IllegalArgumentException("parameter types do not match after reorder: " + old + ", "
                        + newType);
            }
        }
    }

    static MethodHandle permuteArguments(MethodHandle target, MethodType newType, int... reorder) {
        MethodType old = target.type();
        if (old.returnType() != newType.returnType()) {
            throw new IllegalArgumentException("return types do not match: " + old + ", " + newType);
        }
        int[] from = reorder.clone();
        checkOrder(old, newType, from);
        return MethodHandle.of(newType, arguments -> {
            Object[] reordered = new Object[from.length];
            for (int i = 0; i < from.length; i++) {
                reordered[i] = arguments[from[i]];
            }
            return target.body.call(reordered);
        });
    }

    static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        int count = test.type().parameterCount();
        if (!target.type().equals(fallback.type())) {
            throw mismatch("target and fallback types", target, fallback);
        }
        if (test.type().returnType() != boolean.class) {
            throw new IllegalArgumentException("guard type is not a predicate " + test.type());
        }
        if (!begins(target, test.type().parameterList())) {
            throw mismatch("target and test types", target, test);
        }
        return MethodHandle.of(target.type(), arguments -> {
            boolean chosen = (boolean) test.body.call(part(arguments, 0, count));
            return (chosen ? target : fallback).body.call(arguments);
        });
    }

    static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exType,
            MethodHandle handler) {
        // Both handles are looked at before what they are.
        MethodType type = target.type();
        MethodType handling = handler.type();
        checkThrowable(exType);
        int count = handling.parameterCount() - 1;
        if (count < 0 || !handling.parameterType(0).isAssignableFrom(exType)) {
            throw new IllegalArgumentException("handler does not accept exception type " + exType);
        }
        if (handling.returnType() != type.returnType()) {
            throw mismatch("target and handler return types", target, handler);
        }
        if (!begins(target, handling.parameterList().subList(1, count + 1))) {
            throw mismatch("target and handler types", target, handler);
        }
        return MethodHandle.of(type, arguments -> {
            try {
                return target.body.call(arguments);
            } catch (Throwable thrown) {
                if (!exType.isInstance(thrown)) {
                    throw thrown;
                }
                return handler.body.call(replaced(part(arguments, 0, count), 0, 0, thrown));
            }
        });
    }

    static void checkThrowable(Class<?> exception) {
        if (!Throwable.class.isAssignableFrom(exception)) {
            throw new ClassCastException(exception.getName());
        }
    }

    /** Whether a handle's parameters begin with these. */
    private static boolean begins(MethodHandle handle, List<Class<?>> types) {
        return types.size() <= handle.type().parameterCount()
                && handle.type().parameterList().subList(0, types.size()).equals(types);
    }

    private static IllegalArgumentException mismatch(String what, MethodHandle one, MethodHandle other) {
        return new IllegalArgumentException(what + " must match: " + one.type() + " != " + other.type());
    }

    static Object[] part(Object[] arguments, int from, int to) {
        return Arrays.copyOfRange(arguments, from, to);
    }

    /** The arguments with those from {@code from} to {@code to} replaced. */
    static Object[] replaced(Object[] arguments, int from, int to, Object... by) {
        Object[] all = new Object[arguments.length - (to - from) + by.length];
        System.arraycopy(arguments, 0, all, 0, from);
        System.arraycopy(by, 0, all, from, by.length);
        System.arraycopy(arguments, to, all, from + by.length, arguments.length - to);
        return all;
    }
}
