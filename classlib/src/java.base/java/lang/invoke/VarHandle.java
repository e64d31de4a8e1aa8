package java.lang.invoke;

import java.lang.reflect.ClassMembers;
import java.util.List;
import java.util.Objects;
import jdk.internal.vm.Variables;

/**
 * A typed reference to a variable: a field, a static field, the elements of arrays of one type, or what is made of others.
 *
 * <p>Calls of the access methods arrive in {@link #access}. Threads are switched only where the budget is charged, which
 * no native does, so each native access is atomic, and all orders of memory are the strongest.
 */
public abstract sealed class VarHandle permits PlacedVariable, AdaptedVariable, ViewVariable {
    private final Class<?> type;
    /** Whether a call has to have the type of the access, and is not converted. */
    private final boolean exact;

    static {
        Variables.maker(new Variables() {
            @Override
            protected VarHandle make(Class<?> caller, Class<?> owner, String name, Class<?> type)
                    throws NoSuchFieldException, IllegalAccessException {
                int access = MemberLookup.accessOfField(owner, name, type);
                if (!ClassMembers.canUse(caller, owner, owner, access)) {
                    throw ClassMembers.refused(caller, owner, access);
                }
                if ((access & LookupRights.VOLATILE) == 0) {
                    throw new IllegalArgumentException("Must be volatile type");
                }
                return new PlacedVariable(PlacedVariable.FIELD, type, false, owner, field(owner, name, type.descriptorString()));
            }
        });
    }

    VarHandle(Class<?> type, boolean exact) {
        this.type = type;
        this.exact = exact;
    }

    /** The number of a field; initialises the class of a static one. */
    static native long field(Class<?> owner, String name, String descriptor);

    /**
     * The bits of a variable, as {@link #bits(Object)} gives them: of an array's element by index, of an object's field by
     * number, and without an object of a static field.
     */
    static native long read(Object object, long variable);

    static native void write(Object object, long variable, long bits);

    /** Writes if the bits are as expected; gives what they were. */
    static native long exchange(Object object, long variable, long expected, long bits);

    static native Object readReference(Object object, long variable);

    /** Throws {@link ArrayStoreException} if the array's elements are of a narrower type than this handle. */
    static native void writeReference(Object object, long variable, Object value);

    static native Object exchangeReference(Object object, long variable, Object expected, Object value);

    public final native Object get(Object... arguments);

    public final native void set(Object... arguments);

    public final native Object getVolatile(Object... arguments);

    public final native void setVolatile(Object... arguments);

    public final native Object getOpaque(Object... arguments);

    public final native void setOpaque(Object... arguments);

    public final native Object getAcquire(Object... arguments);

    public final native void setRelease(Object... arguments);

    public final native boolean compareAndSet(Object... arguments);

    public final native Object compareAndExchange(Object... arguments);

    public final native Object compareAndExchangeAcquire(Object... arguments);

    public final native Object compareAndExchangeRelease(Object... arguments);

    public final native boolean weakCompareAndSetPlain(Object... arguments);

    public final native boolean weakCompareAndSet(Object... arguments);

    public final native boolean weakCompareAndSetAcquire(Object... arguments);

    public final native boolean weakCompareAndSetRelease(Object... arguments);

    public final native Object getAndSet(Object... arguments);

    public final native Object getAndSetAcquire(Object... arguments);

    public final native Object getAndSetRelease(Object... arguments);

    public final native Object getAndAdd(Object... arguments);

    public final native Object getAndAddAcquire(Object... arguments);

    public final native Object getAndAddRelease(Object... arguments);

    public final native Object getAndBitwiseOr(Object... arguments);

    public final native Object getAndBitwiseOrAcquire(Object... arguments);

    public final native Object getAndBitwiseOrRelease(Object... arguments);

    public final native Object getAndBitwiseAnd(Object... arguments);

    public final native Object getAndBitwiseAndAcquire(Object... arguments);

    public final native Object getAndBitwiseAndRelease(Object... arguments);

    public final native Object getAndBitwiseXor(Object... arguments);

    public final native Object getAndBitwiseXorAcquire(Object... arguments);

    public final native Object getAndBitwiseXorRelease(Object... arguments);

    public static void fullFence() {
    }

    public static void acquireFence() {
    }

    public static void releaseFence() {
    }

    public static void loadLoadFence() {
    }

    public static void storeStoreFence() {
    }

    public final Class<?> varType() {
        return type;
    }

    public abstract List<Class<?>> coordinateTypes();

    /** Whether the operation of an access method can be done. */
    abstract boolean isSupported(String mode, String operation);

    /** Does it, with coordinates and operands of exactly their types. */
    abstract Object perform(String operation, Object[] values) throws Throwable;

    public final boolean hasInvokeExactBehavior() {
        return exact;
    }

    public VarHandle withInvokeExactBehavior() {
        return exact ? this : AdaptedVariable.same(this, true);
    }

    public VarHandle withInvokeBehavior() {
        return exact ? AdaptedVariable.same(this, false) : this;
    }

    public final boolean isAccessModeSupported(AccessMode accessMode) {
        return isSupported(accessMode.methodName(), operation(accessMode.methodName()));
    }

    public final MethodType accessModeType(AccessMode accessMode) {
        return accessType(operation(accessMode.methodName()));
    }

    public final MethodHandle toMethodHandle(AccessMode accessMode) {
        String mode = accessMode.methodName();
        MethodType whole = accessModeType(accessMode);
        return MethodHandle.of(whole, arguments -> access(mode, whole, arguments));
    }

    /** Whether this is the name of an access method. */
    static boolean isAccessMode(String name) {
        String operation = operation(name);
        return switch (name.startsWith("getAnd") ? name : operation) {
            case "compareAndExchange" -> isOrdered(name, "compareAndExchange");
            case "compareAndSet" -> name.equals(operation) || name.equals("weakCompareAndSetPlain")
                    || isOrdered(name, "weakCompareAndSet");
            case "get" -> name.equals("get") || name.equals("getVolatile") || name.equals("getOpaque")
                    || name.equals("getAcquire");
            case "set" -> name.equals("set") || name.equals("setVolatile") || name.equals("setOpaque")
                    || name.equals("setRelease");
            default -> isOrdered(name, "getAndSet") || isOrdered(name, "getAndAdd")
                    || isOrdered(name, "getAndBitwiseOr")
                    || isOrdered(name, "getAndBitwiseAnd") || isOrdered(name, "getAndBitwiseXor");
        };
    }

    private static boolean isOrdered(String name, String operation) {
        return name.equals(operation) || name.equals(operation + "Acquire") || name.equals(operation + "Release");
    }

    /** A handle that takes a variable's handle and what its access method takes. */
    static MethodHandle invoker(String mode, MethodType type) {
        return MethodHandle.of(withHandle(type), arguments -> {
            Object[] passed = ArgumentHandles.part(arguments, 1, arguments.length);
            return ((VarHandle) arguments[0]).access(mode, type, passed);
        });
    }

    private static MethodType withHandle(MethodType type) {
        return type.insertParameterTypes(0, VarHandle.class);
    }

    static MethodHandle exactInvoker(AccessMode mode, MethodType type) {
        return MethodHandle.of(withHandle(type), arguments -> {
            VarHandle handle = (VarHandle) arguments[0];
            if (!handle.accessModeType(mode).equals(type)) {
                throw new WrongMethodTypeException("handle's method type " + withHandle(handle.accessModeType(mode))
                        + " but found " + withHandle(type));
            }
            return handle.access(mode.methodName(), type, ArgumentHandles.part(arguments, 1, arguments.length));
        });
    }

    /** What an access method does, whatever the order of memory it asks for. */
    static String operation(String mode) {
        if (mode.startsWith("compareAndExchange")) {
            return "compareAndExchange";
        }
        if (mode.startsWith("weakCompareAndSet") || mode.equals("compareAndSet")) {
            return "compareAndSet";
        }
        if (mode.startsWith("getAnd")) {
            return mode.replace("Acquire", "").replace("Release", "");
        }
        return mode.length() < 3 ? mode : mode.substring(0, 3);
    }

    private MethodType accessType(String operation) {
        MethodType coordinates = MethodType.methodType(type, coordinateTypes());
        return switch (operation) {
            case "get" -> coordinates;
            case "set" -> coordinates.appendParameterTypes(type).changeReturnType(void.class);
            case "compareAndSet" -> coordinates.appendParameterTypes(type, type).changeReturnType(boolean.class);
            case "compareAndExchange" -> coordinates.appendParameterTypes(type, type);
            default -> coordinates.appendParameterTypes(type);
        };
    }

    /** Does what the access method of this name does. */
    final Object access(String mode, MethodType site, Object[] arguments) throws Throwable {
        String operation = operation(mode);
        MethodType wanted = accessType(operation);
        if (!isSupported(mode, operation)) {
            throw new UnsupportedOperationException(mode);
        }
        Object[] values = arguments;
        if (!site.equals(wanted)) {
            if (exact) {
                throw new WrongMethodTypeException("handle's method type " + wanted + " but found " + site);
            }
            if (!Conversions.exist(wanted, site)) {
                throw new WrongMethodTypeException("cannot convert MethodHandle"
                        + withHandle(wanted) + " to "
                        + withHandle(site));
            }
            values = Conversions.arguments(wanted, site, arguments);
        }
        return Conversions.convert(perform(operation, values), wanted.returnType(), site.returnType());
    }

    @Override
    public final String toString() {
        return "VarHandle[varType=" + type.getName() + ", coord=" + coordinateTypes() + "]";
    }

    /** The access methods. */
    public enum AccessMode {
        //#for MODE mode
        //#| GET | get
        //#| SET | set
        //#| GET_VOLATILE | getVolatile
        //#| SET_VOLATILE | setVolatile
        //#| GET_ACQUIRE | getAcquire
        //#| SET_RELEASE | setRelease
        //#| GET_OPAQUE | getOpaque
        //#| SET_OPAQUE | setOpaque
        //#| COMPARE_AND_SET | compareAndSet
        //#| COMPARE_AND_EXCHANGE | compareAndExchange
        //#| COMPARE_AND_EXCHANGE_ACQUIRE | compareAndExchangeAcquire
        //#| COMPARE_AND_EXCHANGE_RELEASE | compareAndExchangeRelease
        //#| WEAK_COMPARE_AND_SET_PLAIN | weakCompareAndSetPlain
        //#| WEAK_COMPARE_AND_SET | weakCompareAndSet
        //#| WEAK_COMPARE_AND_SET_ACQUIRE | weakCompareAndSetAcquire
        //#| WEAK_COMPARE_AND_SET_RELEASE | weakCompareAndSetRelease
        //#| GET_AND_SET | getAndSet
        //#| GET_AND_SET_ACQUIRE | getAndSetAcquire
        //#| GET_AND_SET_RELEASE | getAndSetRelease
        //#| GET_AND_ADD | getAndAdd
        //#| GET_AND_ADD_ACQUIRE | getAndAddAcquire
        //#| GET_AND_ADD_RELEASE | getAndAddRelease
        //#| GET_AND_BITWISE_OR | getAndBitwiseOr
        //#| GET_AND_BITWISE_OR_RELEASE | getAndBitwiseOrRelease
        //#| GET_AND_BITWISE_OR_ACQUIRE | getAndBitwiseOrAcquire
        //#| GET_AND_BITWISE_AND | getAndBitwiseAnd
        //#| GET_AND_BITWISE_AND_RELEASE | getAndBitwiseAndRelease
        //#| GET_AND_BITWISE_AND_ACQUIRE | getAndBitwiseAndAcquire
        //#| GET_AND_BITWISE_XOR | getAndBitwiseXor
        //#| GET_AND_BITWISE_XOR_RELEASE | getAndBitwiseXorRelease
        //#| GET_AND_BITWISE_XOR_ACQUIRE | getAndBitwiseXorAcquire
        $MODE$("$mode$"),
        //#end
        ;

        private final String methodName;

        AccessMode(String methodName) {
            this.methodName = methodName;
        }

        public String methodName() {
            return methodName;
        }

        public static AccessMode valueFromMethodName(String methodName) {
            Objects.requireNonNull(methodName);
            for (AccessMode mode : values()) {
                if (mode.methodName.equals(methodName)) {
                    return mode;
                }
            }
            throw new IllegalArgumentException("No AccessMode value for method name " + methodName);
        }
    }
}
