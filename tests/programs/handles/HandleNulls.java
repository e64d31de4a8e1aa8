import static java.lang.invoke.MethodHandles.*;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** What the combinators of method handles say of nulls, and which of several wrong arguments they tell. */
public class HandleNulls {
    interface Action {
        Object run() throws Throwable;
    }

    static final Class<?> I = int.class;
    static final Class<?> S = String.class;

    static MethodHandle empty(Class<?> result, Class<?>... parameters) {
        return java.lang.invoke.MethodHandles.empty(MethodType.methodType(result, parameters));
    }

    static void tell(String what, Action action) {
        String text;
        try {
            Object result = action.run();
            text = String.valueOf(result instanceof MethodHandle handle ? handle.type() : result);
        } catch (Throwable thrown) {
            text = thrown.toString();
        }
        System.out.println(what + ": " + text);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        tell("catchException 1", () -> catchException(null, Exception.class, empty(S)));
        tell("catchException 2", () -> catchException(null, (Class) String.class, empty(I)));
        tell("catchException 3", () -> catchException(empty(I), Exception.class, null));
        tell("catchException 4", () -> catchException(empty(I), (Class) String.class, null));
        tell("catchException 5", () -> catchException(empty(I), (Class) String.class, empty(I)));
        tell("catchException 6", () -> catchException(empty(I), Exception.class, empty(S)));
        tell("catchException 7", () -> catchException(empty(I), null, empty(S)));
        tell("catchException 8", () -> catchException(empty(I), Exception.class, empty(I, Exception.class)));
        tell("tableSwitch 1", () -> tableSwitch(empty(I, I), (MethodHandle) null));
        tell("tableSwitch 2", () -> tableSwitch(empty(S, S), (MethodHandle) null));
        tell("tableSwitch 3", () -> tableSwitch(empty(S), null, null));
        tell("tableSwitch 4", () -> tableSwitch(empty(I, I), empty(S, I), null));
        tell("tableSwitch 5", () -> tableSwitch(empty(I, I), null, empty(S, I)));
        tell("tableSwitch 6", () -> tableSwitch(null, empty(S)));
        tell("tableSwitch 7", () -> tableSwitch(empty(I)));
        tell("tableSwitch 8", () -> tableSwitch(empty(I), (MethodHandle[]) null));
        tell("asVarargsCollector 1", () -> empty(I).asVarargsCollector(int[].class));
        tell("asVarargsCollector 2", () -> empty(I).asVarargsCollector(null));
        tell("asVarargsCollector 3", () -> empty(I).asVarargsCollector(I));
        tell("asVarargsCollector 4", () -> empty(I, S).asVarargsCollector(int[].class));
        tell("asVarargsCollector 5", () -> empty(I, Object[].class).asVarargsCollector(String[].class));
        tell("withVarargs", () -> empty(I).withVarargs(true));
        tell("withVarargs 2", () -> empty(I, I).withVarargs(true));
        tell("asSpreader 1", () -> empty(I).asSpreader(null, 1));
        tell("asSpreader 2", () -> empty(I).asSpreader(0, null, 1));
        tell("asSpreader 3", () -> empty(I).asSpreader(null, -1));
        tell("asSpreader 4", () -> empty(I).asSpreader(I, -1));
        tell("asSpreader 5", () -> empty(I).asSpreader(3, int[].class, -1));
        tell("asSpreader 6", () -> empty(I).asSpreader(3, int[].class, 1));
        tell("asSpreader 7", () -> empty(I).asSpreader(3, null, 1));
        tell("asCollector 1", () -> empty(I).asCollector(null, 1));
        tell("asCollector 2", () -> empty(I, S).asCollector(null, 1));
        tell("asCollector 3", () -> empty(I, int[].class).asCollector(0, null, 1));
        tell("asCollector 4", () -> empty(I).asCollector(int[].class, -1));
        tell("asCollector 5", () -> empty(I).asCollector(I, -1));
        tell("asType", () -> empty(I).asType(null));
        tell("asType 2", () -> empty(I, int[].class).asVarargsCollector(int[].class).asType(null));
        tell("constant", () -> constant(null, null));
        tell("constant", () -> constant(I, null));
        tell("constant", () -> constant(null, 1));
        tell("identity", () -> identity(null));
        tell("zero", () -> zero(null));
        tell("empty", () -> java.lang.invoke.MethodHandles.empty(null));
        tell("dropReturn", () -> dropReturn(null));
        tell("throwException 1", () -> throwException(null, null));
        tell("throwException 2", () -> throwException(I, null));
        tell("throwException 3", () -> throwException(null, Exception.class));
        tell("varHandleInvoker 1", () -> varHandleInvoker(null, null));
        tell("varHandleInvoker 2", () -> varHandleInvoker(VarHandle.AccessMode.GET, null));
        tell("varHandleExactInvoker 1", () -> varHandleExactInvoker(null, null));
        tell("varHandleExactInvoker 2", () -> varHandleExactInvoker(VarHandle.AccessMode.GET, null));
        tell("exactInvoker", () -> exactInvoker(null));
        tell("invoker", () -> invoker(null));
        tell("arrayElementGetter", () -> arrayElementGetter(null));
        tell("arrayElementSetter", () -> arrayElementSetter(null));
        tell("arrayLength", () -> arrayLength(null));
        tell("arrayConstructor", () -> arrayConstructor(null));
        tell("arrayElementVarHandle", () -> arrayElementVarHandle(null));
        tell("byteArrayViewVarHandle 1", () -> byteArrayViewVarHandle(null, ByteOrder.BIG_ENDIAN));
        tell("byteArrayViewVarHandle 2", () -> byteArrayViewVarHandle(null, null));
        tell("byteArrayViewVarHandle 3", () -> byteArrayViewVarHandle(I, ByteOrder.BIG_ENDIAN));
        tell("byteBufferViewVarHandle", () -> byteBufferViewVarHandle(null, ByteOrder.BIG_ENDIAN));
        tell("methodType 1", () -> MethodType.methodType(null));
        tell("methodType 2", () -> MethodType.methodType(null, I));
        tell("methodType 3", () -> MethodType.methodType(I, (Class<?>) null));
        tell("methodType 4", () -> MethodType.methodType(null, I, I));
        tell("methodType 5", () -> MethodType.methodType(null, new Class<?>[0]));
        tell("methodType 6", () -> MethodType.methodType(null, (Class<?>) null));
        tell("methodType 7", () -> MethodType.methodType(null, new Class<?>[] {null}));
        tell("changeReturnType", () -> MethodType.methodType(I).changeReturnType(null));
        tell("insertArguments", () -> insertArguments(empty(I, I), 0, (Object) null));
    }
}
