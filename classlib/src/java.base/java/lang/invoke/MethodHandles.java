package java.lang.invoke;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Makes method handles: of members through a {@link Lookup}, and of other handles. */
public class MethodHandles {
    private MethodHandles() {
    }

    /** All rights of the class that calls this. */
    public static Lookup lookup() {
        return new Lookup(Lookup.caller());
    }

    public static Lookup publicLookup() {
        return Lookup.OPEN;
    }

    public static Lookup privateLookupIn(Class<?> targetClass, Lookup caller) throws IllegalAccessException {
        if (targetClass.isPrimitive()) {
            throw new IllegalArgumentException(targetClass + " is a primitive class");
        }
        if (targetClass.isArray()) {
            throw new IllegalArgumentException(targetClass + " is an array class");
        }
        return caller.privately(targetClass);
    }

    public static VarHandle arrayElementVarHandle(Class<?> arrayClass) {
        return new VarHandle(VarHandle.ELEMENT, elementOf(arrayClass), false, arrayClass, 0);
    }

    public static MethodHandle arrayElementGetter(Class<?> arrayClass) {
        MethodType type = MethodType.methodType(elementOf(arrayClass), arrayClass, int.class);
        return MethodHandle.of(type, arguments -> Array.get(arguments[0], indexOf(arguments)));
    }

    public static MethodHandle arrayElementSetter(Class<?> arrayClass) {
        Class<?> element = elementOf(arrayClass);
        MethodType type = MethodType.methodType(void.class, arrayClass, int.class, element);
        return MethodHandle.of(type, arguments -> {
            if (element.isPrimitive()) {
                Array.set(arguments[0], indexOf(arguments), arguments[2]);
            } else {
                ((Object[]) arguments[0])[(int) arguments[1]] = arguments[2];
            }
            return null;
        });
    }

    public static MethodHandle arrayLength(Class<?> arrayClass) {
        elementOf(arrayClass);
        MethodType type = MethodType.methodType(int.class, arrayClass);
        return MethodHandle.of(type, arguments -> Array.getLength(arguments[0]));
    }

    public static MethodHandle arrayConstructor(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array class: " + arrayClass.getName());
        }
        Class<?> component = arrayClass.getComponentType();
        MethodType type = MethodType.methodType(arrayClass, int.class);
        return MethodHandle.of(type, arguments -> Array.newInstance(component, (int) arguments[0]));
    }

    /** The index among the arguments of an access to an element, whose text out of bounds is that of Java code. */
    private static int indexOf(Object[] arguments) {
        int index = (int) arguments[1];
        int length = Array.getLength(arguments[0]);
        if (index < 0 || index >= length) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }

    private static Class<?> elementOf(Class<?> array) {
        if (!array.isArray()) {
            throw new IllegalArgumentException("not an array: " + array);
        }
        return array.getComponentType();
    }

    public static MethodHandle constant(Class<?> type, Object value) {
        if (type == void.class) {
            throw new IllegalArgumentException("void type");
        }
        Object converted = Conversions.constant(value, type);
        return MethodHandle.of(MethodType.methodType(type), arguments -> converted);
    }

    public static MethodHandle zero(Class<?> type) {
        return empty(MethodType.methodType(type));
    }

    public static MethodHandle empty(MethodType type) {
        Object value = Conversions.zero(type.returnType());
        return MethodHandle.of(type, arguments -> value);
    }

    public static MethodHandle identity(Class<?> type) {
        return MethodHandle.of(MethodType.methodType(type, type), arguments -> arguments[0]);
    }

    public static MethodHandle throwException(Class<?> returnType, Class<? extends Throwable> exType) {
        checkThrowable(exType);
        return MethodHandle.of(MethodType.methodType(returnType, exType), arguments -> {
            throw (Throwable) arguments[0];
        });
    }

    private static void checkThrowable(Class<?> exception) {
        if (!Throwable.class.isAssignableFrom(exception)) {
            throw new ClassCastException(exception.getName());
        }
    }

    public static MethodHandle exactInvoker(MethodType type) {
        return MethodHandle.of(type.insertParameterTypes(0, MethodHandle.class), arguments ->
                Invokers.exact((MethodHandle) arguments[0], type, part(arguments, 1, arguments.length)));
    }

    public static MethodHandle invoker(MethodType type) {
        return MethodHandle.of(type.insertParameterTypes(0, MethodHandle.class), arguments ->
                ((MethodHandle) arguments[0]).asType(type).body.call(part(arguments, 1, arguments.length)));
    }

    public static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
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

    public static MethodHandle explicitCastArguments(MethodHandle target, MethodType newType) {
        MethodType from = target.type();
        if (from.parameterCount() != newType.parameterCount()) {
            throw new WrongMethodTypeException("cannot explicitly cast " + target + " to " + newType);
        }
        return newType.equals(from) ? target.asFixedArity()
                : MethodHandle.of(newType, arguments -> Conversions.callCasting(target.body, from, newType, arguments));
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, Class<?>... valueTypes) {
        int count = target.type().parameterCount();
        if (pos < 0 || pos > count) {
            throw new IllegalArgumentException("no argument type to remove"
                    + Arrays.asList(target.type(), pos, valueTypes, count + valueTypes.length, count));
        }
        return MethodHandle.of(target.type().insertParameterTypes(pos, valueTypes), arguments ->
                target.body.call(replaced(arguments, pos, pos + valueTypes.length)));
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, List<Class<?>> valueTypes) {
        return dropArguments(target, pos, valueTypes.toArray(new Class<?>[0]));
    }

    public static MethodHandle dropReturn(MethodHandle target) {
        return target.asType(target.type().changeReturnType(void.class));
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
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

    public static MethodHandle filterArguments(MethodHandle target, int pos, MethodHandle... filters) {
        MethodType type = target.type();
        if (pos + filters.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many filters");
        }
        for (int i = 0; i < filters.length; i++) {
            if (filters[i] != null) {
                MethodType filter = filters[i].type();
                if (filter.parameterCount() != 1 || filter.returnType() != type.parameterType(pos + i)) {
                    throw new IllegalArgumentException("target and filter types do not match: " + target.type() + ", "
                            + filter);
                }
                type = type.changeParameterType(pos + i, filter.parameterType(0));
            }
        }
        MethodHandle[] used = filters.clone();
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

    public static MethodHandle collectArguments(MethodHandle target, int pos, MethodHandle filter) {
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

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        int count = combiner.type().parameterCount();
        boolean isVoid = combiner.type().returnType() == void.class;
        MethodType type = isVoid ? target.type() : target.type().dropParameterTypes(0, 1);
        if (!isVoid && target.type().parameterType(0) != combiner.type().returnType()
                || !type.parameterList().subList(0, count).equals(combiner.type().parameterList())) {
            throw new IllegalArgumentException("target and combiner types must match: " + target.type() + " != "
                    + combiner.type());
        }
        return MethodHandle.of(type, arguments -> {
            Object result = combiner.body.call(part(arguments, 0, count));
            return target.body.call(isVoid ? arguments : replaced(arguments, 0, 0, result));
        });
    }

    public static MethodHandle foldArguments(MethodHandle target, int pos, MethodHandle combiner) {
        MethodType type = target.type();
        MethodType inner = combiner.type();
        int count = inner.parameterCount();
        boolean isVoid = inner.returnType() == void.class;
        int from = isVoid ? pos : pos + 1;
        if (pos < 0 || from + count > type.parameterCount() || !isVoid && type.parameterType(pos) != inner.returnType()
                || !type.parameterList().subList(from, from + count).equals(inner.parameterList())) {
            throw mismatch("target and combiner types", target, combiner);
        }
        return MethodHandle.of(isVoid ? type : type.dropParameterTypes(pos, pos + 1), arguments -> {
            Object result = combiner.body.call(part(arguments, pos, pos + count));
            return target.body.call(isVoid ? arguments : replaced(arguments, pos, pos, result));
        });
    }

    public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int pos) {
        List<Class<?>> taken = target.type().parameterList();
        if (skip < 0 || skip > taken.size() || pos < 0 || pos > newTypes.size()) {
            throw new IllegalArgumentException("illegal skip or pos");
        }
        List<Class<?>> rest = taken.subList(skip, taken.size());
        int end = pos + rest.size();
        if (end > newTypes.size() || !newTypes.subList(pos, end).equals(rest)) {
            throw new IllegalArgumentException("argument lists do not match: " + taken + ", " + newTypes);
        }
        return dropArguments(dropArguments(target, taken.size(), newTypes.subList(end, newTypes.size())),
                skip, newTypes.subList(0, pos));
    }

    public static MethodHandle spreadInvoker(MethodType type, int leadingArgCount) {
        if (leadingArgCount < 0 || leadingArgCount > type.parameterCount()) {
            throw new IllegalArgumentException("bad argument count: " + leadingArgCount);
        }
        return invoker(type).asSpreader(Object[].class, type.parameterCount() - leadingArgCount);
    }

    public static MethodHandle loop(MethodHandle[]... clauses) {
        return LoopHandles.loop(clauses);
    }

    public static MethodHandle whileLoop(MethodHandle init, MethodHandle pred, MethodHandle body) {
        return LoopHandles.whileLoop(init, pred, body, false);
    }

    public static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body, MethodHandle pred) {
        return LoopHandles.whileLoop(init, pred, body, true);
    }

    public static MethodHandle countedLoop(MethodHandle iterations, MethodHandle init, MethodHandle body) {
        return LoopHandles.countedLoop(null, iterations, init, body);
    }

    public static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init, MethodHandle body) {
        return LoopHandles.countedLoop(Objects.requireNonNull(start), end, init, body);
    }

    public static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
        return LoopHandles.iteratedLoop(iterator, init, body);
    }

    public static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        return LoopHandles.tryFinally(target, cleanup);
    }

    public static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
        return LoopHandles.tableSwitch(fallback, targets);
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType newType, int... reorder) {
        MethodType old = target.type();
        if (old.returnType() != newType.returnType()) {
            throw new IllegalArgumentException("return types do not match: " + old + ", " + newType);
        }
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
        int[] from = reorder.clone();
        return MethodHandle.of(newType, arguments -> {
            Object[] reordered = new Object[from.length];
            for (int i = 0; i < from.length; i++) {
                reordered[i] = arguments[from[i]];
            }
            return target.body.call(reordered);
        });
    }

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
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

    public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exType,
            MethodHandle handler) {
        checkThrowable(exType);
        int count = handler.type().parameterCount() - 1;
        if (count < 0 || !handler.type().parameterType(0).isAssignableFrom(exType)) {
            throw new IllegalArgumentException("handler does not accept exception type " + exType);
        }
        if (handler.type().returnType() != target.type().returnType()) {
            throw mismatch("target and handler return types", target, handler);
        }
        if (!begins(target, handler.type().parameterList().subList(1, count + 1))) {
            throw mismatch("target and handler types", target, handler);
        }
        return MethodHandle.of(target.type(), arguments -> {
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

    /** Whether a handle's parameters begin with these. */
    private static boolean begins(MethodHandle handle, List<Class<?>> types) {
        return types.size() <= handle.type().parameterCount()
                && handle.type().parameterList().subList(0, types.size()).equals(types);
    }

    private static IllegalArgumentException mismatch(String what, MethodHandle one, MethodHandle other) {
        return new IllegalArgumentException(what + " must match: " + one.type() + " != " + other.type());
    }

    private static Object[] part(Object[] arguments, int from, int to) {
        return Arrays.copyOfRange(arguments, from, to);
    }

    /** The arguments with those from {@code from} to {@code to} replaced. */
    private static Object[] replaced(Object[] arguments, int from, int to, Object... by) {
        Object[] all = new Object[arguments.length - (to - from) + by.length];
        System.arraycopy(arguments, 0, all, 0, from);
        System.arraycopy(by, 0, all, from, by.length);
        System.arraycopy(arguments, to, all, from + by.length, arguments.length - to);
        return all;
    }

    /**
     * Finds the members that a class may use, as far as the modes of access allow. What a lookup cannot find it never
     * finds by way of other lookups: each is made with the same modes or fewer, but by {@link #privateLookupIn} where the
     * module allows it, which the library's does not.
     */
    public static final class Lookup {
        public static final int PUBLIC = 1;
        public static final int PRIVATE = 2;
        public static final int PROTECTED = 4;
        public static final int PACKAGE = 8;
        public static final int MODULE = 16;
        public static final int UNCONDITIONAL = 32;
        public static final int ORIGINAL = 64;
        private static final int FULL = PUBLIC | PRIVATE | PROTECTED | PACKAGE | MODULE;

        /** Kinds of references to members (JVMS table 5.4.3.5-A), and what messages call them. */
        static final int GET_FIELD = 1, GET_STATIC = 2, PUT_FIELD = 3, PUT_STATIC = 4, INVOKE_VIRTUAL = 5,
                INVOKE_STATIC = 6, INVOKE_SPECIAL = 7, NEW_INVOKE_SPECIAL = 8, INVOKE_INTERFACE = 9;
        static final String[] KINDS = {"", "getField", "getStatic", "putField", "putStatic", "invokeVirtual",
            "invokeStatic", "invokeSpecial", "newInvokeSpecial", "invokeInterface"};
        /** Flags of class files. */
        private static final int PUBLIC_FLAG = 1, PRIVATE_FLAG = 2, PROTECTED_FLAG = 4, STATIC_FLAG = 8, FINAL = 0x10,
                VOLATILE = 0x40, VARARGS = 0x80;
        /** What {@link #relation} tells. */
        private static final int SAME_MODULE = 1, SAME_PACKAGE = 2, NEST_MATES = 4, EXPORTED = 8, PUBLIC_CLASS = 16,
                SUBCLASS = 32, LIBRARY = 64, READS = 128;
        private static final Lookup OPEN = new Lookup(Object.class, null, UNCONDITIONAL);

        private final Class<?> lookupClass;
        private final Class<?> prevLookupClass;
        private final int allowedModes;

        /** All rights of a class. */
        Lookup(Class<?> lookupClass) {
            this(lookupClass, null, FULL | ORIGINAL);
        }

        private Lookup(Class<?> lookupClass, Class<?> prevLookupClass, int allowedModes) {
            if (lookupClass.getPackageName().equals("java.lang.invoke")) {
                throw new IllegalArgumentException("illegal lookupClass: " + lookupClass);
            }
            this.lookupClass = lookupClass;
            this.prevLookupClass = prevLookupClass;
            this.allowedModes = allowedModes;
        }

        /** The class from whose code the calling method was called. */
        static native Class<?> caller();

        /** How a class stands to another one, of which it may be an array type. */
        private static native int relation(Class<?> from, Class<?> to);

        /**
         * The access flags of a member that can be used so; throws what linking throws, but does not look whether
         * {@code caller} may use a field.
         */
        private static native int access(Class<?> caller, Class<?> owner, String name, String descriptor, int kind);

        /** The class that declares a member that {@link #access} has found. */
        private static native Class<?> declaring(Class<?> caller, Class<?> owner, String name, String descriptor,
                int kind);

        /** Throws what linking throws if {@code caller} may not use a member. */
        private static native void link(Class<?> caller, Class<?> owner, String name, String descriptor, int kind);

        /** What calls or accesses a member that {@code caller} may use. */
        private static native DirectCall body(Class<?> caller, Class<?> owner, String name, String descriptor,
                int kind);

        private static native void initialize(Class<?> of);

        /** Defines a class in the package and by the loader of another one. */
        private static native Class<?> define(Class<?> beside, byte[] file);

        private static boolean is(Class<?> from, Class<?> to, int how) {
            return (relation(from, to) & how) == how;
        }

        private boolean allows(int modes) {
            return (allowedModes & modes) == modes;
        }

        public Class<?> lookupClass() {
            return lookupClass;
        }

        public Class<?> previousLookupClass() {
            return prevLookupClass;
        }

        public int lookupModes() {
            return allowedModes;
        }

        public boolean hasPrivateAccess() {
            return hasFullPrivilegeAccess();
        }

        public boolean hasFullPrivilegeAccess() {
            return allows(PRIVATE | MODULE);
        }

        public Lookup in(Class<?> requestedLookupClass) {
            if (requestedLookupClass.isPrimitive()) {
                throw new IllegalArgumentException(requestedLookupClass + " is a primitive class");
            }
            if (requestedLookupClass.isArray()) {
                throw new IllegalArgumentException(requestedLookupClass + " is an array class");
            }
            if (requestedLookupClass == lookupClass) {
                return this;
            }
            int relation = relation(lookupClass, requestedLookupClass);
            int modes = allowedModes & ~ORIGINAL;
            Class<?> previous = prevLookupClass;
            if ((relation & SAME_MODULE) == 0 && !allows(UNCONDITIONAL)) {
                modes &= ~MODULE;
                previous = lookupClass;
            }
            if ((relation & SAME_PACKAGE) == 0) {
                modes &= ~(PACKAGE | PRIVATE | PROTECTED);
            }
            if ((relation & NEST_MATES) == 0) {
                modes &= ~(PRIVATE | PROTECTED);
            }
            if (!canAccess(requestedLookupClass)) {
                modes = 0;
            }
            return new Lookup(requestedLookupClass, previous, modes);
        }

        public Lookup dropLookupMode(int modeToDrop) {
            int lost = switch (modeToDrop) {
                case PUBLIC -> FULL;
                case MODULE -> MODULE | PACKAGE | PRIVATE;
                case PACKAGE -> PACKAGE | PRIVATE;
                case PROTECTED, PRIVATE, ORIGINAL, UNCONDITIONAL -> modeToDrop;
                default -> throw new IllegalArgumentException(modeToDrop + " is not a valid mode to drop");
            };
            int modes = allowedModes & ~(lost | PROTECTED | ORIGINAL);
            return modes == allowedModes ? this : new Lookup(lookupClass, prevLookupClass, modes);
        }

        /** All rights of another class, if its module is this one's. */
        private Lookup privately(Class<?> target) throws IllegalAccessException {
            if (!hasFullPrivilegeAccess()) {
                throw new IllegalAccessException("caller does not have PRIVATE and MODULE lookup mode");
            }
            if (!is(lookupClass, target, SAME_MODULE)) {
                throw new IllegalAccessException(module(target) + " does not open " + target.getPackageName() + " to "
                        + module(lookupClass));
            }
            return new Lookup(target, null, FULL);
        }

        /** Whether an instance field is volatile. */
        static boolean isVolatile(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException {
            try {
                return (access(owner, owner, name, type.descriptorString(), GET_FIELD) & VOLATILE) != 0;
            } catch (NoSuchFieldError error) {
                throw new NoSuchFieldException(name);
            }
        }

        /** Whether the class may be named at all. */
        private boolean canAccess(Class<?> named) {
            int relation = relation(lookupClass, named);
            boolean isPublic = (relation & PUBLIC_CLASS) != 0;
            boolean exported = (relation & EXPORTED) != 0;
            boolean sameModule = (relation & SAME_MODULE) != 0;
            if (allows(UNCONDITIONAL)) {
                return isPublic && exported;
            }
            if (allows(PACKAGE) && (relation & SAME_PACKAGE) != 0 || named.isPrimitive() && allowedModes != 0) {
                return true;
            }
            if (!isPublic || !allows(PUBLIC)) {
                return false;
            }
            if (prevLookupClass == null) {
                return sameModule || exported && readsFrom(lookupClass, relation);
            }
            return exported && (sameModule || readsFrom(lookupClass, relation))
                    && readsFrom(prevLookupClass, relation(prevLookupClass, named));
        }

        /** Whether the module of a class reads that of another one: the library reads itself, all others read each other. */
        private static boolean readsFrom(Class<?> from, int relation) {
            return (relation & READS) != 0;
        }

        private void checkClass(Class<?> named) throws IllegalAccessException {
            if (!canAccess(named)) {
                throw refused("symbolic reference class is not accessible: " + named);
            }
        }

        /** Whether the modes allow a member with these flags, declared in one class and named through another one. */
        private boolean canUse(Class<?> named, Class<?> declaring, int access) {
            if ((access & PUBLIC_FLAG) != 0) {
                return allowedModes != 0;
            }
            int relation = relation(lookupClass, declaring);
            boolean samePackage = (relation & SAME_PACKAGE) != 0;
            if ((access & PRIVATE_FLAG) != 0) {
                return allows(PRIVATE) && (relation & NEST_MATES) != 0;
            }
            if ((access & PROTECTED_FLAG) == 0 || !allows(PROTECTED)) {
                return allows(PACKAGE) && samePackage;
            }
            boolean related = named.isAssignableFrom(lookupClass) || lookupClass.isAssignableFrom(named);
            return samePackage || (relation & SUBCLASS) != 0 && ((access & STATIC_FLAG) == 0 || related);
        }

        private void checkMember(Class<?> named, Class<?> declaring, int access, String member)
                throws IllegalAccessException {
            if (!canUse(named, declaring, access)) {
                String why = (access & PRIVATE_FLAG) != 0 ? "member is private"
                        : (access & PROTECTED_FLAG) != 0 ? "member is protected"
                        : (access & PUBLIC_FLAG) != 0 ? "access to public member failed"
                                : "member is private to package";
                throw refused(why + ": " + member);
            }
        }

        /** The class on whose instances a member may be used: where it is protected, the lookup class and its subclasses. */
        private Class<?> receiver(Class<?> named, Class<?> declaring, int access) {
            boolean isNarrowed = (access & (PROTECTED_FLAG | STATIC_FLAG)) == PROTECTED_FLAG
                    && !is(lookupClass, declaring, SAME_PACKAGE) && !lookupClass.isAssignableFrom(named);
            return isNarrowed ? lookupClass : named;
        }

        private IllegalAccessException refused(String what) {
            String from = this == OPEN || lookupClass == Object.class && allowedModes == UNCONDITIONAL ? "public Lookup"
                    : inModule(lookupClass.toString(), lookupClass);
            String previous = prevLookupClass == null ? ""
                    : ", previous lookup " + inModule(prevLookupClass.getName(), prevLookupClass);
            return new IllegalAccessException(what + ", from " + from + previous);
        }

        private static String inModule(String name, Class<?> of) {
            return name + " (" + module(of) + ")";
        }

        private static String module(Class<?> of) {
            return is(of, of, LIBRARY) ? "module java.base" : "unnamed module @0";
        }

        public MethodHandle findStatic(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            return method(refc, name, type, INVOKE_STATIC);
        }

        public MethodHandle findVirtual(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc == MethodHandle.class && (name.equals("invoke") || name.equals("invokeExact"))) {
                return name.equals("invoke") ? invoker(type) : exactInvoker(type);
            }
            if (refc == VarHandle.class && VarHandle.isAccessMode(name)) {
                return VarHandle.invoker(name, type);
            }
            return method(refc, name, type, refc.isInterface() ? INVOKE_INTERFACE : INVOKE_VIRTUAL);
        }

        public MethodHandle findSpecial(Class<?> refc, String name, MethodType type, Class<?> specialCaller)
                throws NoSuchMethodException, IllegalAccessException {
            boolean isSuperinterface = refc.isInterface() && refc.isAssignableFrom(lookupClass);
            if (!hasFullPrivilegeAccess() || specialCaller != lookupClass && !isSuperinterface) {
                throw refused("no private access for invokespecial: " + specialCaller);
            }
            if (!refc.isAssignableFrom(specialCaller)) {
                throw refused("no such method: " + refc.getName() + "." + name + type + "/" + KINDS[INVOKE_SPECIAL]);
            }
            return method(refc, name, type, INVOKE_SPECIAL);
        }

        public MethodHandle findConstructor(Class<?> refc, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc.isArray()) {
                throw new NoSuchMethodException("no constructor for array class: " + refc.getName());
            }
            if (type.returnType() != void.class) {
                checkClass(refc);
                throw new NoSuchMethodException("no such constructor: " + refc.getName() + ".<init>" + type
                        + "/newInvokeSpecial");
            }
            return method(refc, "<init>", type, NEW_INVOKE_SPECIAL);
        }

        /** The member that a class file's constant names; throws what linking throws. */
        MethodHandle constant(int kind, Class<?> owner, String name, String descriptor) {
            if (owner == MethodHandle.class && name.startsWith("invoke") && kind == INVOKE_VIRTUAL) {
                return invoker(MethodType.ofDescriptor(descriptor, lookupClass.getClassLoader()));
            }
            int access = access(lookupClass, owner, name, descriptor, kind);
            link(lookupClass, owner, name, descriptor, kind);
            Class<?> declaring = declaring(lookupClass, owner, name, descriptor, kind);
            boolean isField = kind <= PUT_STATIC;
            String why = isUnusable(kind, owner, declaring, access);
            if (why != null) {
                IllegalAccessException refused = refused(why + ": " + owner.getName() + "." + name + "/" + KINDS[kind]);
                throw (Error) new IllegalAccessError(refused.getMessage()).initCause(refused);
            }
            boolean isNarrowed = kind == GET_FIELD || kind == PUT_FIELD || kind == INVOKE_VIRTUAL;
            Class<?> receiver = isNarrowed ? receiver(owner, declaring, access) : owner;
            DirectCall body = body(lookupClass, receiver, name, descriptor, kind);
            MethodType named = MethodType.ofDescriptor(isField ? "()" + descriptor : descriptor,
                    lookupClass.getClassLoader());
            return MethodHandle.of(handleType(kind, receiver, named), body)
                    .withVarargs(!isField && (access & VARARGS) != 0);
        }

        /** Why a constant cannot stand for a member that its class may use by instructions; null if it can. */
        private String isUnusable(int kind, Class<?> owner, Class<?> declaring, int access) {
            boolean isFinal = (access & FINAL) != 0 && (kind == PUT_FIELD || kind == PUT_STATIC);
            if (isFinal) {
                return "final field has no write access";
            }
            if (kind == NEW_INVOKE_SPECIAL && (access & PROTECTED_FLAG) != 0
                    && !is(lookupClass, declaring, SAME_PACKAGE)) {
                return "member is protected";
            }
            return kind == INVOKE_SPECIAL && !owner.isAssignableFrom(lookupClass) ? "no such method" : null;
        }

        /** The type of a handle of a method's type, or one that gives a field's, used so. */
        private MethodType handleType(int kind, Class<?> owner, MethodType named) {
            return switch (kind) {
                case GET_STATIC, INVOKE_STATIC -> named;
                case GET_FIELD, INVOKE_VIRTUAL, INVOKE_INTERFACE -> named.insertParameterTypes(0, owner);
                case PUT_STATIC -> MethodType.methodType(void.class, named.returnType());
                case PUT_FIELD -> MethodType.methodType(void.class, owner, named.returnType());
                case INVOKE_SPECIAL -> named.insertParameterTypes(0, lookupClass);
                default -> named.changeReturnType(owner);
            };
        }

        /** The lookup that finds a member: that of its class where access to it was forced, which is none of the library's. */
        private Lookup rightsFor(AccessibleObject member, Class<?> declaring) {
            return member.isAccessible() && !is(lookupClass, declaring, LIBRARY)
                    ? new Lookup(declaring, null, FULL) : this;
        }

        /** The error of a member that is there for sure. */
        private static IllegalAccessException unexpected(ReflectiveOperationException missing) {
            return missing instanceof IllegalAccessException refused ? refused
                    : (IllegalAccessException) new IllegalAccessException(missing.getMessage()).initCause(missing);
        }

        @SuppressWarnings("deprecation")
        public MethodHandle unreflect(Method m) throws IllegalAccessException {
            Class<?> owner = m.getDeclaringClass();
            MethodType type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
            Lookup lookup = rightsFor(m, owner);
            try {
                return (m.getModifiers() & STATIC_FLAG) != 0 ? lookup.findStatic(owner, m.getName(), type)
                        : lookup.findVirtual(owner, m.getName(), type);
            } catch (NoSuchMethodException missing) {
                throw unexpected(missing);
            }
        }

        public MethodHandle unreflectSpecial(Method m, Class<?> specialCaller) throws IllegalAccessException {
            MethodType type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
            try {
                return findSpecial(m.getDeclaringClass(), m.getName(), type, specialCaller);
            } catch (NoSuchMethodException missing) {
                throw unexpected(missing);
            }
        }

        public MethodHandle unreflectConstructor(Constructor<?> c) throws IllegalAccessException {
            Class<?> owner = c.getDeclaringClass();
            try {
                return rightsFor(c, owner).findConstructor(owner, MethodType.methodType(void.class, c.getParameterTypes()));
            } catch (NoSuchMethodException missing) {
                throw unexpected(missing);
            }
        }
        //#for Access ACCESS
        //#| Getter | GET
        //#| Setter | PUT

        public MethodHandle unreflect$Access$(Field f) throws IllegalAccessException {
            Class<?> owner = f.getDeclaringClass();
            boolean isStatic = (f.getModifiers() & STATIC_FLAG) != 0;
            try {
                return rightsFor(f, owner).field(owner, f.getName(), f.getType(), isStatic ? $ACCESS$_STATIC : $ACCESS$_FIELD);
            } catch (NoSuchFieldException missing) {
                throw unexpected(missing);
            }
        }
        //#end

        public VarHandle unreflectVarHandle(Field f) throws IllegalAccessException {
            Class<?> owner = f.getDeclaringClass();
            Lookup lookup = rightsFor(f, owner);
            try {
                return (f.getModifiers() & STATIC_FLAG) != 0 ? lookup.findStaticVarHandle(owner, f.getName(), f.getType())
                        : lookup.findVarHandle(owner, f.getName(), f.getType());
            } catch (NoSuchFieldException missing) {
                throw unexpected(missing);
            }
        }

        private MethodHandle method(Class<?> owner, String name, MethodType type, int kind)
                throws NoSuchMethodException, IllegalAccessException {
            checkClass(owner);
            if (name.startsWith("<") && kind != NEW_INVOKE_SPECIAL) {
                throw new NoSuchMethodException("illegal method name: " + name);
            }
            String descriptor = type.toMethodDescriptorString();
            String member = owner.getName() + "." + name + type + "/" + KINDS[kind];
            String missing = "no such " + (kind == NEW_INVOKE_SPECIAL ? "constructor" : "method") + ": " + member;
            int access;
            try {
                access = access(lookupClass, owner, name, descriptor, kind);
            } catch (NoSuchMethodError error) {
                throw (NoSuchMethodException) new NoSuchMethodException(missing).initCause(error);
            } catch (IncompatibleClassChangeError error) {
                throw (IllegalAccessException) new IllegalAccessException(missing).initCause(error);
            }
            Class<?> declaring = declaring(lookupClass, owner, name, descriptor, kind);
            boolean isSpecial = (access & PRIVATE_FLAG) != 0 && kind != INVOKE_STATIC || kind == NEW_INVOKE_SPECIAL;
            String found = declaring.getName() + "." + name + type + "/" + KINDS[isSpecial ? INVOKE_SPECIAL : kind];
            // A protected constructor makes objects in its package only (JVMS 4.10.1.9, invokespecial).
            if (kind == NEW_INVOKE_SPECIAL && (access & PROTECTED_FLAG) != 0
                    && !(allows(PACKAGE) && is(lookupClass, declaring, SAME_PACKAGE))) {
                throw refused("member is protected: " + found);
            }
            checkMember(owner, declaring, access, found);
            if (kind == INVOKE_STATIC && !allows(ORIGINAL) && isCallerSensitive(declaring, name)) {
                throw new IllegalAccessException("Attempt to lookup caller-sensitive method using restricted lookup object");
            }
            Class<?> receiver = receiver(owner, declaring, access);
            MethodHandle handle = MethodHandle.of(handleType(kind, kind == NEW_INVOKE_SPECIAL ? owner : receiver, type),
                    body(lookupClass, kind == INVOKE_VIRTUAL ? receiver : owner, name, descriptor, kind));
            return handle.withVarargs((access & VARARGS) != 0);
        }

        /** Whether a static method does something else for each class that calls it. */
        private static boolean isCallerSensitive(Class<?> declaring, String name) {
            return declaring == MethodHandles.class && name.equals("lookup")
                    || declaring == Class.class && name.equals("forName");
        }
        //#for Accessor KIND
        //#| Getter | GET_FIELD
        //#| Setter | PUT_FIELD
        //#| StaticGetter | GET_STATIC
        //#| StaticSetter | PUT_STATIC

        public MethodHandle find$Accessor$(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return field(refc, name, type, $KIND$);
        }
        //#end

        private MethodHandle field(Class<?> owner, String name, Class<?> type, int kind)
                throws NoSuchFieldException, IllegalAccessException {
            Class<?> receiver = checkedField(owner, name, type, kind);
            MethodType whole = handleType(kind, receiver, MethodType.methodType(type));
            return MethodHandle.of(whole, body(lookupClass, receiver, name, type.descriptorString(), kind));
        }

        public VarHandle findVarHandle(Class<?> recv, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return variable(recv, name, type, GET_FIELD, VarHandle.FIELD);
        }

        public VarHandle findStaticVarHandle(Class<?> decl, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return variable(decl, name, type, GET_STATIC, VarHandle.STATIC);
        }

        private VarHandle variable(Class<?> owner, String name, Class<?> type, int kind, int place)
                throws NoSuchFieldException, IllegalAccessException {
            Class<?> receiver = checkedField(owner, name, type, kind);
            String descriptor = type.descriptorString();
            boolean isFinal = (access(lookupClass, owner, name, descriptor, kind) & FINAL) != 0;
            return new VarHandle(place, type, isFinal, receiver, VarHandle.field(owner, name, descriptor));
        }

        /** The class on whose instances a field that exists and may be used so can be used. */
        private Class<?> checkedField(Class<?> owner, String name, Class<?> type, int kind)
                throws NoSuchFieldException, IllegalAccessException {
            checkClass(owner);
            String descriptor = type.descriptorString();
            String suffix = "." + name + "/" + type.getName() + "/" + KINDS[kind];
            int access;
            try {
                access = access(lookupClass, owner, name, descriptor, kind);
            } catch (NoSuchFieldError error) {
                throw (NoSuchFieldException) new NoSuchFieldException("no such field: " + owner.getName() + suffix)
                        .initCause(error);
            } catch (IncompatibleClassChangeError error) {
                throw (IllegalAccessException) new IllegalAccessException("no such field: " + owner.getName() + suffix)
                        .initCause(error);
            }
            Class<?> declaring = declaring(lookupClass, owner, name, descriptor, kind);
            String found = declaring.getName() + suffix;
            if ((access & FINAL) != 0 && (kind == PUT_FIELD || kind == PUT_STATIC)) {
                throw refused("unexpected set of a final field: " + found);
            }
            checkMember(owner, declaring, access, found);
            return receiver(owner, declaring, access);
        }

        public Class<?> findClass(String targetName) throws ClassNotFoundException, IllegalAccessException {
            boolean inLibrary = is(lookupClass, lookupClass, LIBRARY);
            Class<?> found;
            try {
                if (targetName.indexOf('/') >= 0) {
                    throw new ClassNotFoundException(targetName);
                }
                found = Class.forName(targetName, false, lookupClass.getClassLoader());
            } catch (ClassNotFoundException missing) {
                throw inLibrary ? new ClassNotFoundException(targetName.replace('.', '/')) : missing;
            }
            if (inLibrary && !is(lookupClass, found, LIBRARY)) {
                throw new ClassNotFoundException(targetName.replace('.', '/'));
            }
            return accessClass(found);
        }

        public Class<?> defineClass(byte[] bytes) throws IllegalAccessException {
            if (!allows(PACKAGE)) {
                throw new IllegalAccessException("Lookup does not have PACKAGE access");
            }
            return define(lookupClass, bytes.clone());
        }

        public <T> Class<T> accessClass(Class<T> targetClass) throws IllegalAccessException {
            if (!canAccess(targetClass)) {
                throw refused("access violation: " + targetClass);
            }
            return targetClass;
        }

        public <T> Class<T> ensureInitialized(Class<T> targetClass) throws IllegalAccessException {
            if (targetClass.isPrimitive()) {
                throw new IllegalArgumentException(targetClass + " is a primitive class");
            }
            if (targetClass.isArray()) {
                throw new IllegalArgumentException(targetClass + " is an array class");
            }
            accessClass(targetClass);
            initialize(targetClass);
            return targetClass;
        }

        @Override
        public String toString() {
            String name = lookupClass.getName();
            if (prevLookupClass != null) {
                name += "/" + prevLookupClass.getName();
            }
            return switch (allowedModes) {
                case 0 -> name + "/noaccess";
                case UNCONDITIONAL -> name + "/publicLookup";
                case PUBLIC -> name + "/public";
                case PUBLIC | MODULE -> name + "/module";
                case PUBLIC | PACKAGE, PUBLIC | MODULE | PACKAGE -> name + "/package";
                case PUBLIC | PACKAGE | PRIVATE, PUBLIC | MODULE | PACKAGE | PRIVATE -> name + "/private";
                case FULL, FULL | ORIGINAL, FULL & ~MODULE -> name;
                default -> name + "/" + Integer.toHexString(allowedModes);
            };
        }
    }
}
