// What handles that combine others refuse, in which order and with what words; what they take beside the usual.
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;

public class RefusedHandles {
    interface Body {
        Object run() throws Throwable;
    }

    static int number;

    static void shown(Body body) {
        Object shown;
        try {
            shown = body.run();
            shown = shown instanceof MethodHandle handle ? handle.type() : shown;
        } catch (Throwable thrown) {
            shown = thrown;
        }
        System.out.println(++number + " " + shown);
    }

    static void nothing() {
        System.out.println("nothing");
    }

    static boolean isSmall(int number) {
        return number < 3;
    }

    static boolean never() {
        return false;
    }

    static int sum(int a, String b, long c) {
        return a;
    }

    static int cleaned(Exception thrown, int result, int argument) {
        System.out.println("cleanup " + thrown);
        return argument;
    }

    static int fail(int a) {
        throw new AssertionError("fails");
    }

    static int failWithException(int a) throws Exception {
        throw new Exception("fails");
    }

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) {
        try {
            return lookup().findStatic(RefusedHandles.class, name, methodType(result, parameters));
        } catch (ReflectiveOperationException absent) {
            throw new AssertionError(absent);
        }
    }

    static final MethodHandle NOTHING = find("nothing", void.class);
    static final MethodHandle SMALL = find("isSmall", boolean.class, int.class);
    static final MethodHandle NEVER = find("never", boolean.class);
    static final MethodHandle SAME = identity(int.class);
    static final MethodHandle SUM = find("sum", int.class, int.class, String.class, long.class);
    static final MethodHandle CLEANED = find("cleaned", int.class, Exception.class, int.class, int.class);
    static final Class<?> I = int.class, L = long.class, S = String.class, V = void.class, Z = boolean.class;

    static MethodHandle empty(Class<?> result, Class<?>... parameters) {
        return java.lang.invoke.MethodHandles.empty(methodType(result, parameters));
    }

    static MethodHandle[] clause(MethodHandle... parts) {
        return parts;
    }

    static void loops() {
        System.out.println("loop");
        shown(() -> loop(clause(zero(int.class), SAME, SMALL, SAME), null));
        shown(() -> loop(clause(SAME, identity(long.class), SMALL, SAME)));
        shown(() -> loop(clause(zero(int.class), SAME, SMALL), clause(zero(long.class), SAME, null)));
        shown(() -> loop(clause(zero(int.class), SAME, null, SAME)));
        shown(() -> loop(clause(zero(int.class), SAME, SUM, SAME)));
        shown(() -> loop(clause(zero(int.class), SAME, SMALL, SUM), clause(null, null, SUM, identity(long.class))));
        shown(() -> loop(clause(dropArguments(SAME, 1, String.class), SUM, SMALL, SAME)));
        shown(() -> loop(clause(dropArguments(zero(int.class), 0, String.class, int.class), SUM, SMALL, SAME)));
        shown(() -> loop(clause(zero(int.class), SAME, dropArguments(NEVER, 0, String.class), SAME)));
        shown(() -> loop(clause(zero(int.class), SAME, dropArguments(NEVER, 0, int.class, String.class), dropArguments(SAME, 1, long.class))));
        shown(() -> loop(clause(dropArguments(zero(int.class), 0, long.class), SAME, dropArguments(NEVER, 0, int.class, String.class), SAME)));
        shown(() -> loop(clause(dropArguments(zero(int.class), 0, long.class), SAME, SMALL, SAME)));
        shown(() -> loop(clause(null, null, NEVER, null), clause(NOTHING, NOTHING)));
        shown(() -> loop(clause(null, null, SMALL, null)));
        shown(() -> loop(clause(null, NOTHING, SMALL, null), clause(zero(int.class), SAME)));
        shown(() -> loop(clause(zero(int.class), null, NEVER, null)));
        shown(() -> loop(clause(zero(int.class), null, NEVER, dropArguments(zero(String.class), 0, String.class))));
    }

    static void whiles() {
        System.out.println("while");
        shown(() -> whileLoop(null, NEVER, dropArguments(SAME, 0, String.class)));
        shown(() -> whileLoop(null, NEVER, zero(int.class)));
        shown(() -> whileLoop(null, SUM, SAME));
        shown(() -> whileLoop(null, dropArguments(NEVER, 0, long.class), SAME));
        shown(() -> whileLoop(null, dropArguments(NEVER, 0, int.class, long.class), SAME));
        shown(() -> whileLoop(null, NEVER, NOTHING));
        shown(() -> whileLoop(NOTHING, NEVER, NOTHING));
        shown(() -> whileLoop(zero(int.class), NEVER, NOTHING));
        shown(() -> whileLoop(dropArguments(NOTHING, 0, int.class), NEVER, NOTHING));
        shown(() -> whileLoop(dropArguments(zero(int.class), 0, int.class), NEVER, SAME));
        shown(() -> whileLoop(null, NEVER, dropArguments(SAME, 1, long.class)));
        shown(() -> whileLoop(null, null, SAME));
        shown(() -> whileLoop(null, NEVER, null));
        shown(() -> doWhileLoop(null, NOTHING, SMALL));
        shown(() -> doWhileLoop(NOTHING, NOTHING, NEVER));
        shown(() -> doWhileLoop(zero(int.class), SAME, SMALL));
        shown(() -> doWhileLoop(null, null, SMALL));
        shown(() -> doWhileLoop(null, SAME, null));
        shown(() -> doWhileLoop(zero(int.class), NOTHING, NEVER));
    }

    static void counted() {
        System.out.println("counted");
        shown(() -> countedLoop(NOTHING, SAME, SAME));
        shown(() -> countedLoop(zero(int.class), NOTHING, null, NOTHING));
        shown(() -> countedLoop(zero(long.class), NOTHING, null, NOTHING));
        shown(() -> countedLoop(zero(int.class), zero(int.class), null, SAME));
        shown(() -> countedLoop(zero(int.class), zero(int.class), null, dropArguments(SAME, 0, String.class)));
        shown(() -> countedLoop(zero(int.class), zero(int.class), null, dropArguments(SAME, 1, String.class)));
        shown(() -> countedLoop(zero(int.class), zero(int.class), null, dropArguments(SAME, 1, int.class)));
        shown(() -> countedLoop(zero(int.class), dropArguments(zero(int.class), 0, String.class), null, dropArguments(SAME, 1, int.class)));
        shown(() -> countedLoop(dropArguments(zero(int.class), 0, long.class), dropArguments(zero(int.class), 0, String.class), null, dropArguments(SAME, 1, int.class)));
        shown(() -> countedLoop(zero(int.class), dropArguments(zero(int.class), 0, String.class), null, dropArguments(SAME, 1, int.class, long.class)));
        shown(() -> countedLoop(dropArguments(zero(int.class), 0, String.class), zero(int.class), null, dropArguments(SAME, 1, int.class, long.class)));
        shown(() -> countedLoop(zero(int.class), zero(int.class), zero(long.class), dropArguments(SAME, 1, int.class, long.class)));
        shown(() -> countedLoop(zero(int.class), zero(int.class), dropArguments(zero(int.class), 0, String.class), dropArguments(SAME, 1, int.class, long.class)));
        shown(() -> countedLoop(zero(int.class), zero(int.class), NOTHING, dropArguments(NOTHING, 0, int.class)));
        shown(() -> countedLoop(zero(int.class), zero(int.class), zero(int.class), dropArguments(NOTHING, 0, int.class)));
        shown(() -> countedLoop(zero(int.class), zero(int.class), null, dropArguments(NOTHING, 0, long.class)));
        shown(() -> countedLoop(zero(int.class), zero(int.class), null, dropArguments(NOTHING, 0, int.class, long.class)));
        shown(() -> countedLoop(zero(int.class), null, NOTHING));
        shown(() -> countedLoop(null, zero(int.class), null, NOTHING));
        shown(() -> countedLoop(zero(int.class), null, null, NOTHING));
        shown(() -> countedLoop(null, null, null));
        shown(() -> countedLoop(null, null, NOTHING));
        shown(() -> countedLoop(zero(int.class), null, null));
    }

    static void iterated() {
        System.out.println("iterated");
        shown(() -> iteratedLoop(null, null, NOTHING));
        shown(() -> iteratedLoop(zero(int.class), null, NOTHING));
        shown(() -> iteratedLoop(zero(int.class), null, dropArguments(NOTHING, 0, String.class)));
        shown(() -> iteratedLoop(zero(Iterator.class), null, dropArguments(NOTHING, 0, String.class)));
        shown(() -> iteratedLoop(zero(ListIterator.class), null, dropArguments(NOTHING, 0, String.class)));
        shown(() -> iteratedLoop(dropArguments(zero(Iterator.class), 0, List.class), null, dropArguments(NOTHING, 0, String.class)));
        shown(() -> iteratedLoop(dropArguments(zero(Iterator.class), 0, List.class), null, dropArguments(NOTHING, 0, String.class, long.class)));
        shown(() -> iteratedLoop(null, null, dropArguments(NOTHING, 0, String.class, long.class)));
        shown(() -> iteratedLoop(null, null, dropArguments(NOTHING, 0, String.class, List.class)));
        shown(() -> iteratedLoop(null, null, dropArguments(NOTHING, 0, String.class, Iterable.class, int.class)));
        shown(() -> iteratedLoop(null, null, dropArguments(NOTHING, 0, String.class, Object.class)));
        shown(() -> iteratedLoop(null, NOTHING, dropArguments(NOTHING, 0, String.class)));
        shown(() -> iteratedLoop(null, zero(int.class), dropArguments(NOTHING, 0, String.class)));
        shown(() -> iteratedLoop(null, zero(int.class), SAME));
        shown(() -> iteratedLoop(null, zero(int.class), dropArguments(SAME, 0, String.class)));
        shown(() -> iteratedLoop(null, zero(int.class), dropArguments(SAME, 1, String.class)));
        shown(() -> iteratedLoop(null, zero(long.class), dropArguments(SAME, 1, String.class)));
        shown(() -> iteratedLoop(null, dropArguments(zero(int.class), 0, long.class), dropArguments(SAME, 1, String.class)));
        shown(() -> iteratedLoop(null, dropArguments(zero(int.class), 0, Iterable.class), dropArguments(SAME, 1, String.class)));
        shown(() -> iteratedLoop(null, null, dropArguments(NOTHING, 0, int.class)));
        shown(() -> iteratedLoop(zero(Iterator.class), null, dropArguments(NOTHING, 0, int.class)));
        shown(() -> iteratedLoop(zero(int.class), null, null));
        shown(() -> iteratedLoop(zero(int.class), zero(int.class), NOTHING));
        shown(() -> iteratedLoop(null, null, zero(int.class)));
    }

    static void cleanups() {
        System.out.println("finally");
        shown(() -> tryFinally(NOTHING, NOTHING));
        shown(() -> tryFinally(SAME, SAME));
        shown(() -> tryFinally(NOTHING, SMALL));
        shown(() -> tryFinally(NOTHING, SAME));
        shown(() -> tryFinally(SAME, dropArguments(zero(int.class), 0, Throwable.class)));
        shown(() -> tryFinally(SAME, dropArguments(zero(int.class), 0, Object.class, int.class)));
        shown(() -> tryFinally(SAME, dropArguments(zero(int.class), 0, Throwable.class, long.class)));
        shown(() -> tryFinally(SAME, dropArguments(zero(int.class), 0, Throwable.class, int.class, long.class)));
        shown(() -> tryFinally(SAME, dropArguments(zero(int.class), 0, Throwable.class, int.class, int.class, int.class)));
        shown(() -> tryFinally(NOTHING, dropArguments(NOTHING, 0, Throwable.class, int.class)));
        shown(() -> tryFinally(null, NOTHING));
        shown(() -> tryFinally(NOTHING, null));
        shown(() -> tryFinally(SAME, CLEANED));
        shown(() -> (int) tryFinally(SAME, CLEANED).invokeExact(4));
        shown(() -> (int) tryFinally(find("fail", int.class, int.class), CLEANED).invokeExact(4));
        shown(() -> (int) tryFinally(find("failWithException", int.class, int.class), CLEANED).invokeExact(4));
        shown(() -> (int) tryFinally(find("fail", int.class, int.class), dropArguments(SAME, 0, Exception.class)).invokeExact(4));
    }

    static void folds() {
        System.out.println("fold");
        shown(() -> foldArguments(SUM, -1, NOTHING));
        shown(() -> foldArguments(SUM, -1, SMALL));
        shown(() -> foldArguments(SUM, -2, SMALL));
        shown(() -> foldArguments(SUM, -1, NEVER));
        shown(() -> foldArguments(SUM, Integer.MAX_VALUE, NEVER));
        shown(() -> foldArguments(SUM, Integer.MAX_VALUE, NOTHING));
        shown(() -> foldArguments(SUM, Integer.MIN_VALUE, NEVER));
        shown(() -> (int) foldArguments(SUM, -1, NOTHING).invokeExact(4, "a", 5L));
        shown(() -> foldArguments(NOTHING, SMALL));
        shown(() -> foldArguments(NOTHING, NEVER));
        shown(() -> foldArguments(SAME, SMALL));
        shown(() -> foldArguments(NOTHING, NOTHING));
        shown(() -> foldArguments(SAME, 1, NOTHING));
        shown(() -> foldArguments(SAME, 2, NOTHING));
        shown(() -> foldArguments(SAME, zero(int.class)));
        shown(() -> foldArguments(SAME, SUM));
        shown(() -> foldArguments(SAME, 1, SMALL));
        shown(() -> foldArguments(SAME, null));
        shown(() -> foldArguments(null, SAME));
        shown(() -> foldArguments(SUM, -1, dropArguments(NOTHING, 0, int.class)));
        shown(() -> foldArguments(SUM, -1, dropArguments(zero(int.class), 0, int.class)));
    }

    static void switches() {
        System.out.println("switch");
        shown(() -> tableSwitch(NOTHING));
        shown(() -> tableSwitch(NOTHING, NOTHING));
        shown(() -> tableSwitch(SAME, NOTHING));
        shown(() -> tableSwitch(SAME, SAME, SMALL));
        shown(() -> tableSwitch(SAME, (MethodHandle) null));
        shown(() -> tableSwitch(null, SAME));
        shown(() -> tableSwitch(SAME, (MethodHandle[]) null));
        shown(() -> tableSwitch(NOTHING, SAME));
        shown(() -> tableSwitch(dropArguments(NOTHING, 0, long.class), NOTHING));
    }

    static void drops() {
        System.out.println("drop");
        shown(() -> dropArgumentsToMatch(SUM, 5, List.of(), 0));
        shown(() -> dropArgumentsToMatch(SUM, -1, List.of(), 0));
        shown(() -> dropArgumentsToMatch(SUM, 0, List.of(), 1));
        shown(() -> dropArgumentsToMatch(SUM, 0, List.of(int.class), -1));
        shown(() -> dropArgumentsToMatch(SUM, 0, List.of(int.class), 1));
        shown(() -> dropArgumentsToMatch(SUM, 0, List.of(int.class), 0));
        shown(() -> dropArgumentsToMatch(SUM, 2, List.of(void.class), 0));
        shown(() -> dropArgumentsToMatch(SUM, 2, List.of(long.class, void.class), 0));
        shown(() -> dropArgumentsToMatch(null, 2, List.of(), 0));
        shown(() -> dropArgumentsToMatch(SUM, 2, null, 0));
        shown(() -> dropArgumentsToMatch(SUM, 5, Arrays.asList((Class<?>) null), 0));
        shown(() -> dropArgumentsToMatch(SUM, 2, Arrays.asList(long.class, null), 0));
        shown(() -> dropArgumentsToMatch(SUM, 4, List.of(), 5));
    }

    static void types() {
        System.out.println("types");
        MethodType none = methodType(int.class);
        MethodType one = methodType(int.class, int.class);
        shown(() -> none.insertParameterTypes(1, int.class));
        shown(() -> none.insertParameterTypes(-1, int.class));
        shown(() -> one.insertParameterTypes(2, void.class));
        shown(() -> one.insertParameterTypes(3));
        shown(() -> one.insertParameterTypes(2));
        shown(() -> one.insertParameterTypes(0, (Class<?>) null));
        shown(() -> one.insertParameterTypes(9, List.of()));
        shown(() -> none.dropParameterTypes(0, 1));
        shown(() -> one.dropParameterTypes(-1, 1));
        shown(() -> one.dropParameterTypes(1, 0));
        shown(() -> one.dropParameterTypes(2, 2));
        shown(() -> one.dropParameterTypes(1, 1));
        shown(() -> one.dropParameterTypes(3, 1));
        shown(() -> one.changeParameterType(1, int.class));
        shown(() -> one.changeParameterType(-1, int.class));
        shown(() -> one.changeParameterType(1, void.class));
        shown(() -> one.changeParameterType(0, void.class));
        shown(() -> none.parameterType(0));
        shown(() -> one.parameterType(-1));
        shown(() -> one.parameterType(1));
    }

    static void order() {
        System.out.println("order");
        shown(() -> loop(clause(empty(I, L), empty(I, I, S), empty(I, I), null)));
        shown(() -> loop(clause(empty(I), empty(I, I, S), empty(I, L), null)));
        shown(() -> loop(clause(empty(I), empty(I, L), null, null)));
        shown(() -> loop(clause(empty(I), empty(I, I), null, empty(I)), clause(null, null, null, empty(L))));
        shown(() -> loop(clause(null, empty(I, I, S), null, null), clause(empty(L, L), null, empty(Z), null), clause(null, null, null, null), clause(null, empty(V))));
        shown(() -> loop(clause(null, null, null, null), clause(empty(L), empty(I))));
        shown(() -> loop(clause(empty(L), empty(I)), null));
        shown(() -> loop(clause(empty(L), empty(I)), clause(empty(L), empty(I), null, null, null)));
        shown(() -> loop(clause(empty(I), empty(I, I), empty(Z, L, L), null)));
        shown(() -> loop(clause(empty(I, S, S), empty(I, I), empty(Z, L, L), null)));
        shown(() -> loop(clause(empty(I, S, S), empty(I, I), empty(Z, I, S), null)));
        shown(() -> loop(clause(empty(I), empty(I, I, S), empty(Z, I, L), null)));
        shown(() -> loop(clause(empty(I), empty(I, I, S), empty(Z, I, S), empty(V, I, S)), clause(null, null, null, empty(V, I))));
        shown(() -> loop(clause(empty(V, S), empty(V, S), empty(Z), null)));
        shown(() -> loop(clause(empty(V, S), empty(V, I), empty(Z), null)));
        shown(() -> countedLoop(empty(I, L), empty(I), empty(S), empty(I, I, I, S)));
        shown(() -> countedLoop(empty(I), empty(I, L), empty(S), empty(I, I, I, S)));
        shown(() -> countedLoop(empty(I, L), empty(I, L), empty(S), empty(I, I, I, S)));
        shown(() -> countedLoop(empty(I, L), empty(S), empty(I, I, I, S)));
        shown(() -> countedLoop(empty(I, L), null, empty(I, I, I, S)));
        shown(() -> iteratedLoop(empty(Iterator.class, L), empty(S), empty(I, I, I, S)));
        shown(() -> iteratedLoop(empty(S, L), empty(S), empty(I, I, I, S)));
        shown(() -> iteratedLoop(null, empty(S), empty(I, I, I, S)));
        shown(() -> iteratedLoop(null, empty(S), empty(I, I, I)));
        shown(() -> iteratedLoop(empty(Iterator.class, L), empty(I, L), empty(I, I, I)));
        shown(() -> iteratedLoop(empty(Iterator.class, L), empty(I), empty(I, I, I, L, S)));
        shown(() -> whileLoop(empty(L, I), empty(I), empty(I, I)));
        shown(() -> tryFinally(empty(I, I), empty(L, S)));
        shown(() -> tryFinally(empty(I, I), empty(I, S)));
        shown(() -> foldArguments(empty(I, I, S), 1, empty(S, S)));
        shown(() -> foldArguments(empty(I, I, S), 1, empty(S)));
        shown(() -> filterArguments(empty(I, I, S), -1, identity(int.class)));
        shown(() -> filterArguments(empty(I, I, S), 5));
        shown(() -> filterArguments(empty(I, I, S), -1));
        shown(() -> filterArguments(empty(I, I, S), -1, (MethodHandle) null));
        shown(() -> insertArguments(empty(I, I, S), -1));
        shown(() -> insertArguments(empty(I, I, S), 3));
        shown(() -> collectArguments(empty(I, I, S), Integer.MAX_VALUE, empty(I)));
    }

    public static void main(String[] args) {
        loops();
        whiles();
        counted();
        iterated();
        cleanups();
        folds();
        switches();
        drops();
        types();
        order();
    }
}
