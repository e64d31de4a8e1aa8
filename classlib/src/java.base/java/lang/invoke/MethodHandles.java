package java.lang.invoke;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Objects;

/** Makes method handles: of members through a {@link Lookup}, and of other handles. */
public class MethodHandles {
    private MethodHandles() {
    }

    /** All rights of the class that calls this. The library's own classes have no lookups: one could get out. */
    public static Lookup lookup() {
        Class<?> caller = Lookup.caller();
        if (LookupRights.isLibrary(caller)) {
            throw new IllegalCallerException("illegal lookupClass: " + caller);
        }
        return new Lookup(caller);
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
        return new Lookup(caller.rights.privately(targetClass));
    }

    public static VarHandle arrayElementVarHandle(Class<?> arrayClass) {
        return new PlacedVariable(PlacedVariable.ELEMENT, ArrayHandles.elementOf(arrayClass), false, arrayClass, 0);
    }

    public static VarHandle byteArrayViewVarHandle(Class<?> viewArrayClass, ByteOrder byteOrder) {
        return ViewVariable.of(viewArrayClass, false, byteOrder);
    }

    public static VarHandle byteBufferViewVarHandle(Class<?> viewArrayClass, ByteOrder byteOrder) {
        return ViewVariable.of(viewArrayClass, true, byteOrder);
    }

    public static VarHandle filterValue(VarHandle target, MethodHandle filterToTarget, MethodHandle filterFromTarget) {
        return AdaptedVariable.ofValue(target, filterToTarget, filterFromTarget);
    }

    public static VarHandle filterCoordinates(VarHandle target, int pos, MethodHandle... filters) {
        return AdaptedVariable.ofCoordinates(target, pos, filters);
    }

    public static VarHandle insertCoordinates(VarHandle target, int pos, Object... values) {
        return AdaptedVariable.inserted(target, pos, values);
    }

    public static VarHandle permuteCoordinates(VarHandle target, List<Class<?>> newCoordinates, int... reorder) {
        return AdaptedVariable.permuted(target, newCoordinates, reorder);
    }

    public static VarHandle collectCoordinates(VarHandle target, int pos, MethodHandle filter) {
        return AdaptedVariable.collected(target, pos, filter);
    }

    public static VarHandle dropCoordinates(VarHandle target, int pos, Class<?>... valueTypes) {
        return AdaptedVariable.dropped(target, pos, valueTypes);
    }

    /** Takes a variable's handle, and what its access method takes, with conversions. */
    public static MethodHandle varHandleInvoker(VarHandle.AccessMode accessMode, MethodType type) {
        checkInvoked(type);
        return VarHandle.invoker(accessMode.methodName(), type);
    }

    public static MethodHandle varHandleExactInvoker(VarHandle.AccessMode accessMode, MethodType type) {
        checkInvoked(type);
        return VarHandle.exactInvoker(accessMode, type);
    }

    /** Refuses a null as HotSpot does, which asks the type for the invokers that it keeps. */
    private static void checkInvoked(MethodType type) {
        if (type == null) {
            throw new NullPointerException("Cannot invoke \"java.lang.invoke.MethodType.invokers()\" because \"type\" is null");
        }
    }

    public static MethodHandle arrayElementGetter(Class<?> arrayClass) {
        return ArrayHandles.getter(arrayClass);
    }

    public static MethodHandle arrayElementSetter(Class<?> arrayClass) {
        return ArrayHandles.setter(arrayClass);
    }

    public static MethodHandle arrayLength(Class<?> arrayClass) {
        return ArrayHandles.length(arrayClass);
    }

    public static MethodHandle arrayConstructor(Class<?> arrayClass) {
        return ArrayHandles.constructor(arrayClass);
    }

    public static MethodHandle constant(Class<?> type, Object value) {
        if (type == void.class) {
            throw new IllegalArgumentException("void type");
        }
        Object converted = Conversions.constant(value, Objects.requireNonNull(type));
        return MethodHandle.of(MethodType.methodType(type), arguments -> converted);
    }

    public static MethodHandle zero(Class<?> type) {
        return empty(MethodType.methodType(Objects.requireNonNull(type)));
    }

    public static MethodHandle empty(MethodType type) {
        Object value = Conversions.zero(Objects.requireNonNull(type).returnType());
        return MethodHandle.of(type, arguments -> value);
    }

    public static MethodHandle identity(Class<?> type) {
        if (type == null) {
            throw new NullPointerException("Cannot invoke \"java.lang.Class.isPrimitive()\" because \"type\" is null");
        }
        return MethodHandle.of(MethodType.methodType(type, type), arguments -> arguments[0]);
    }

    public static MethodHandle throwException(Class<?> returnType, Class<? extends Throwable> exType) {
        ArgumentHandles.checkThrowable(exType);
        return MethodHandle.of(MethodType.methodType(returnType, exType), arguments -> {
            throw (Throwable) arguments[0];
        });
    }

    public static MethodHandle exactInvoker(MethodType type) {
        checkInvoked(type);
        return MethodHandle.of(type.insertParameterTypes(0, MethodHandle.class), arguments ->
                Invokers.exact((MethodHandle) arguments[0], type)
                        .call(ArgumentHandles.part(arguments, 1, arguments.length)));
    }

    public static MethodHandle invoker(MethodType type) {
        checkInvoked(type);
        return MethodHandle.of(type.insertParameterTypes(0, MethodHandle.class), arguments ->
                Invokers.generic((MethodHandle) arguments[0], type)
                        .call(ArgumentHandles.part(arguments, 1, arguments.length)));
    }

    public static MethodHandle spreadInvoker(MethodType type, int leadingArgCount) {
        if (leadingArgCount < 0 || leadingArgCount > type.parameterCount()) {
            throw new IllegalArgumentException("bad argument count: " + leadingArgCount);
        }
        return invoker(type).asSpreader(Object[].class, type.parameterCount() - leadingArgCount);
    }

    public static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
        return ArgumentHandles.insertArguments(target, pos, values);
    }

    public static MethodHandle explicitCastArguments(MethodHandle target, MethodType newType) {
        return ArgumentHandles.explicitCastArguments(target, newType);
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, Class<?>... valueTypes) {
        return ArgumentHandles.dropArguments(target, pos, valueTypes);
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, List<Class<?>> valueTypes) {
        return ArgumentHandles.dropArguments(target, pos, valueTypes);
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        return ArgumentHandles.filterReturnValue(target, filter);
    }

    public static MethodHandle filterArguments(MethodHandle target, int pos, MethodHandle... filters) {
        return ArgumentHandles.filterArguments(target, pos, filters);
    }

    public static MethodHandle collectArguments(MethodHandle target, int pos, MethodHandle filter) {
        return ArgumentHandles.collectArguments(target, pos, filter);
    }

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        return ArgumentHandles.foldArguments(target, combiner);
    }

    public static MethodHandle foldArguments(MethodHandle target, int pos, MethodHandle combiner) {
        return ArgumentHandles.foldArguments(target, pos, combiner);
    }

    public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int pos) {
        return ArgumentHandles.dropArgumentsToMatch(target, skip, newTypes, pos);
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType newType, int... reorder) {
        return ArgumentHandles.permuteArguments(target, newType, reorder);
    }

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        return ArgumentHandles.guardWithTest(test, target, fallback);
    }

    public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exType, MethodHandle handler) {
        return ArgumentHandles.catchException(target, exType, handler);
    }

    public static MethodHandle dropReturn(MethodHandle target) {
        return target.asType(Objects.requireNonNull(target).type().changeReturnType(void.class));
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
        return LoopHandles.countedLoop(iterations.type(), null, iterations, init, Objects.requireNonNull(body));
    }

    public static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init, MethodHandle body) {
        return LoopHandles.countedLoop(Objects.requireNonNull(start).type(), start, Objects.requireNonNull(end), init,
                Objects.requireNonNull(body));
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
        private static final Lookup OPEN = new Lookup(new LookupRights(Object.class, null, UNCONDITIONAL));

        private final LookupRights rights;

        /** All rights of a class. */
        Lookup(Class<?> lookupClass) {
            this(new LookupRights(lookupClass, null, LookupRights.FULL | ORIGINAL));
        }

        private Lookup(LookupRights rights) {
            this.rights = rights;
        }

        private Lookup with(LookupRights others) {
            return others == rights ? this : new Lookup(others);
        }

        /** What finds members for this. */
        MemberLookup members() {
            return new MemberLookup(rights);
        }

        /** The class from whose code the calling method was called. */
        static native Class<?> caller();

        /** How a class stands to another one, of which it may be an array type. */
        static native int relation(Class<?> from, Class<?> to);

        /**
         * The access flags of a member that can be used so; throws what linking throws, but does not look whether
         * {@code caller} may use a field.
         */
        static native int access(Class<?> caller, Class<?> owner, String name, String descriptor, int kind);

        /** The class that declares a member that {@link #access} has found. */
        static native Class<?> declaring(Class<?> caller, Class<?> owner, String name, String descriptor, int kind);

        /** Throws what linking throws if {@code caller} may not use a member. */
        static native void link(Class<?> caller, Class<?> owner, String name, String descriptor, int kind);

        /** What calls or accesses a member that {@code caller} may use. */
        static native DirectCall body(Class<?> caller, Class<?> owner, String name, String descriptor, int kind);

        private static native void initialize(Class<?> of);

        /** Defines a class in the package and by the loader of another one. */
        private static native Class<?> define(Class<?> beside, byte[] file);

        public Class<?> lookupClass() {
            return rights.lookupClass;
        }

        public Class<?> previousLookupClass() {
            return rights.previous;
        }

        public int lookupModes() {
            return rights.modes;
        }

        public boolean hasPrivateAccess() {
            return hasFullPrivilegeAccess();
        }

        public boolean hasFullPrivilegeAccess() {
            return rights.allows(PRIVATE | MODULE);
        }

        public Lookup in(Class<?> requestedLookupClass) {
            return with(rights.in(requestedLookupClass));
        }

        public Lookup dropLookupMode(int modeToDrop) {
            return with(rights.without(modeToDrop));
        }

        public MethodHandle findStatic(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            return members().method(refc, name, type, MemberLookup.INVOKE_STATIC);
        }

        public MethodHandle findVirtual(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc == MethodHandle.class && (name.equals("invoke") || name.equals("invokeExact"))) {
                return name.equals("invoke") ? invoker(type) : exactInvoker(type);
            }
            if (refc == VarHandle.class && VarHandle.isAccessMode(name)) {
                return VarHandle.invoker(name, type);
            }
            int kind = refc.isInterface() ? MemberLookup.INVOKE_INTERFACE : MemberLookup.INVOKE_VIRTUAL;
            return members().method(refc, name, type, kind);
        }

        public MethodHandle findSpecial(Class<?> refc, String name, MethodType type, Class<?> specialCaller)
                throws NoSuchMethodException, IllegalAccessException {
            boolean isOwn = specialCaller == rights.lookupClass;
            boolean isSuperinterface = refc.isInterface() && refc.isAssignableFrom(specialCaller);
            if (!hasFullPrivilegeAccess() || !isOwn && !isSuperinterface) {
                throw rights.refused("no private access for invokespecial: " + specialCaller);
            }
            return in(specialCaller).members().method(refc, name, type, MemberLookup.INVOKE_SPECIAL);
        }

        public MethodHandle findConstructor(Class<?> refc, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc.isArray()) {
                throw new NoSuchMethodException("no constructor for array class: " + refc.getName());
            }
            if (type.returnType() != void.class) {
                rights.checkClass(refc);
                throw new NoSuchMethodException("no such constructor: " + refc.getName() + ".<init>" + type
                        + "/newInvokeSpecial");
            }
            return members().method(refc, "<init>", type, MemberLookup.NEW_INVOKE_SPECIAL);
        }

        /** The lookup that finds a member: that of its class where access to it was forced, which is none of the library's. */
        private Lookup rightsFor(AccessibleObject member, Class<?> declaring) {
            return member.isAccessible() && !LookupRights.is(rights.lookupClass, declaring, LookupRights.LIBRARY)
                    ? new Lookup(new LookupRights(declaring, null, LookupRights.FULL)) : this;
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
                return Modifier.isStatic(m.getModifiers()) ? lookup.findStatic(owner, m.getName(), type)
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

        public MethodHandle unreflectGetter(Field f) throws IllegalAccessException {
            return unreflectField(f, MemberLookup.GET_STATIC, MemberLookup.GET_FIELD);
        }

        public MethodHandle unreflectSetter(Field f) throws IllegalAccessException {
            Class<?> owner = f.getDeclaringClass();
            if (Modifier.isFinal(f.getModifiers())) {
                boolean isStatic = Modifier.isStatic(f.getModifiers());
                if (isStatic || owner.isRecord() || owner.isHidden()) {
                    int kind = isStatic ? MemberLookup.PUT_STATIC : MemberLookup.PUT_FIELD;
                    throw rights.refused((isStatic ? "static final" : "final") + " field has no write access: "
                            + MemberLookup.named(owner, f.getName(), f.getType(), kind));
                }
                if (rightsFor(f, owner) != this) {
                    return finalSetter(f, owner);
                }
            }
            return unreflectField(f, MemberLookup.PUT_STATIC, MemberLookup.PUT_FIELD);
        }

        private MethodHandle unreflectField(Field f, int ofStatic, int ofInstance) throws IllegalAccessException {
            Class<?> owner = f.getDeclaringClass();
            int kind = Modifier.isStatic(f.getModifiers()) ? ofStatic : ofInstance;
            try {
                return rightsFor(f, owner).members().field(owner, f.getName(), f.getType(), kind);
            } catch (NoSuchFieldException missing) {
                throw unexpected(missing);
            }
        }

        /** What sets a final field as reflection does where access was forced; later on nobody forbids it any more. */
        private static MethodHandle finalSetter(Field f, Class<?> owner) throws IllegalAccessException {
            for (Field own : owner.getDeclaredFields()) {
                if (own.equals(f)) {
                    own.setAccessible(true);
                    return MethodHandle.of(MethodType.methodType(void.class, owner, f.getType()), arguments -> {
                        own.set(Objects.requireNonNull(arguments[0]), arguments[1]);
                        return null;
                    });
                }
            }
            throw new IllegalAccessException("no such field: " + f.getName());
        }

        public VarHandle unreflectVarHandle(Field f) throws IllegalAccessException {
            Class<?> owner = f.getDeclaringClass();
            Lookup lookup = rightsFor(f, owner);
            try {
                return Modifier.isStatic(f.getModifiers()) ? lookup.findStaticVarHandle(owner, f.getName(), f.getType())
                        : lookup.findVarHandle(owner, f.getName(), f.getType());
            } catch (NoSuchFieldException missing) {
                throw unexpected(missing);
            }
        }
        //#for Accessor KIND
        //#| Getter | GET_FIELD
        //#| Setter | PUT_FIELD
        //#| StaticGetter | GET_STATIC
        //#| StaticSetter | PUT_STATIC

        public MethodHandle find$Accessor$(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return members().field(refc, name, type, MemberLookup.$KIND$);
        }
        //#end

        public VarHandle findVarHandle(Class<?> recv, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return members().variable(recv, name, type, MemberLookup.GET_FIELD, PlacedVariable.FIELD);
        }

        public VarHandle findStaticVarHandle(Class<?> decl, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return members().variable(decl, name, type, MemberLookup.GET_STATIC, PlacedVariable.STATIC);
        }

        public Class<?> findClass(String targetName) throws ClassNotFoundException, IllegalAccessException {
            boolean inLibrary = LookupRights.is(rights.lookupClass, rights.lookupClass, LookupRights.LIBRARY);
            Class<?> found;
            try {
                if (targetName.indexOf('/') >= 0) {
                    throw new ClassNotFoundException(targetName);
                }
                found = Class.forName(targetName, false, rights.lookupClass.getClassLoader());
            } catch (ClassNotFoundException missing) {
                throw inLibrary ? new ClassNotFoundException(targetName.replace('.', '/')) : missing;
            }
            if (inLibrary && !LookupRights.is(rights.lookupClass, found, LookupRights.LIBRARY)) {
                throw new ClassNotFoundException(targetName.replace('.', '/'));
            }
            return accessClass(found);
        }

        public Class<?> defineClass(byte[] bytes) throws IllegalAccessException {
            if (!rights.allows(PACKAGE)) {
                throw new IllegalAccessException("Lookup does not have PACKAGE access");
            }
            return define(rights.lookupClass, bytes.clone());
        }

        public <T> Class<T> accessClass(Class<T> targetClass) throws IllegalAccessException {
            if (!rights.canAccess(targetClass)) {
                throw rights.refused("access violation: " + targetClass);
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
            return rights.toString();
        }
    }
}
