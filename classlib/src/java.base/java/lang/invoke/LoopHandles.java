package java.lang.invoke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** Handles that repeat others: variables, which each round gives new values, stand before the loop's own parameters. */
final class LoopHandles {
    /** The places of a clause. */
    private static final int INIT = 0;
    private static final int STEP = 1;
    private static final int PREDICATE = 2;
    private static final int RESULT = 3;

    private LoopHandles() {
    }

    private static void check(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** Calls a handle with as many of the arguments as it takes. */
    static Object call(MethodHandle handle, Object[] arguments) throws Throwable {
        int count = handle.type().parameterCount();
        return handle.body.call(count == arguments.length ? arguments : Arrays.copyOf(arguments, count));
    }

    private static Object[] joined(Object[] first, int count, Object[] second) {
        Object[] all = Arrays.copyOf(first, count + second.length);
        System.arraycopy(second, 0, all, count, second.length);
        return all;
    }

    private static boolean begins(List<Class<?>> longer, List<Class<?>> shorter) {
        return shorter.size() <= longer.size() && longer.subList(0, shorter.size()).equals(shorter);
    }

    private static IllegalArgumentException mismatch(String what, Object given, Object expected) {
        return new IllegalArgumentException(what + " must match: " + given + " != " + expected);
    }

    /** The type of a clause's variable; void if it has none. */
    private static Class<?> variable(int clause, MethodHandle init, MethodHandle step) {
        if (init == null || step == null) {
            return init != null ? init.type().returnType() : step != null ? step.type().returnType() : void.class;
        }
        Class<?> type = init.type().returnType();
        if (type != step.type().returnType()) {
            throw mismatch("clause " + clause + ": init and step return types", type, step.type().returnType());
        }
        return type;
    }

    /** The clauses that have something, each with all places. */
    private static MethodHandle[][] used(MethodHandle[][] clauses) {
        check(clauses != null && clauses.length > 0, "null or no clauses passed");
        MethodHandle[][] given = clauses.clone();
        for (MethodHandle[] clause : given) {
            check(clause != null, "null clauses are not allowed");
        }
        List<MethodHandle[]> used = new ArrayList<>();
        for (MethodHandle[] clause : given) {
            check(clause.length <= 4,
                    "All loop clauses must be represented as MethodHandle arrays with at most 4 elements.");
            MethodHandle[] all = Arrays.copyOf(clause, 4);
            if (!Arrays.equals(all, new MethodHandle[4])) {
                used.add(all);
            }
        }
        return used.toArray(new MethodHandle[0][]);
    }

    /** What the clauses have at a place. */
    private static List<MethodHandle> parts(MethodHandle[][] clauses, int part) {
        List<MethodHandle> parts = new ArrayList<>();
        for (MethodHandle[] clause : clauses) {
            parts.add(clause[part]);
        }
        return parts;
    }

    static MethodHandle loop(MethodHandle[][] clauses) {
        MethodHandle[][] all = used(clauses);
        int count = all.length;
        List<Class<?>> variables = new ArrayList<>();
        boolean[] isVariable = new boolean[count];
        Object[] zeros = new Object[count];
        for (int i = 0; i < count; i++) {
            Class<?> type = variable(i, all[i][INIT], all[i][STEP]);
            isVariable[i] = type != void.class;
            if (isVariable[i]) {
                variables.add(type);
                zeros[i] = Conversions.zero(type);
            }
        }
        List<Class<?>> parameters = parameters(all, variables);
        Class<?> result = result(parts(all, RESULT));
        checkPredicates(parts(all, PREDICATE));
        checkParameters(all, variables, parameters);
        MethodType type = MethodType.methodType(result, parameters);
        Object none = Conversions.zero(result);
        int held = variables.size();
        return MethodHandle.of(type, arguments -> run(all, isVariable, zeros, held, none, arguments));
    }

    private static Class<?> result(List<MethodHandle> results) {
        Class<?> result = null;
        boolean fits = true;
        for (MethodHandle each : results) {
            if (each != null) {
                result = result == null ? each.type().returnType() : result;
                fits &= each.type().returnType() == result;
            }
        }
        if (!fits) {
            throw new IllegalArgumentException("found non-identical finalizer return types: " + results
                    + " (return type: " + result + ")");
        }
        return result == null ? void.class : result;
    }

    private static void checkPredicates(List<MethodHandle> predicates) {
        boolean ends = false;
        boolean fits = true;
        for (MethodHandle each : predicates) {
            ends |= each != null;
            fits &= each == null || each.type().returnType() == boolean.class;
        }
        if (!ends || !fits) {
            throw new IllegalArgumentException((ends ? "predicates must have boolean return type: " : "no predicate found: ")
                    + predicates);
        }
    }

    /** The loop's own parameters: the longest list behind the variables, or a longer one of an init. */
    private static List<Class<?>> parameters(MethodHandle[][] all, List<Class<?>> variables) {
        List<Class<?>> longest = List.of();
        for (int part = STEP; part <= RESULT; part++) {
            for (MethodHandle each : parts(all, part)) {
                if (each != null && each.type().parameterCount() > variables.size() + longest.size()) {
                    longest = each.type().parameterList().subList(variables.size(), each.type().parameterCount());
                }
            }
        }
        List<MethodHandle> inits = parts(all, INIT);
        for (MethodHandle each : inits) {
            if (each != null && each.type().parameterCount() > longest.size()) {
                longest = each.type().parameterList();
            }
        }
        if (!begin(longest, inits)) {
            throw new IllegalArgumentException("found non-effectively identical init parameter type lists: " + inits
                    + " (common suffix: " + longest + ")");
        }
        return longest;
    }

    /** Whether the parameters of each of the handles are the first ones of a list. */
    private static boolean begin(List<Class<?>> longer, List<MethodHandle> handles) {
        boolean begin = true;
        for (MethodHandle each : handles) {
            begin &= each == null || begins(longer, each.type().parameterList());
        }
        return begin;
    }

    private static void checkParameters(MethodHandle[][] all, List<Class<?>> variables, List<Class<?>> parameters) {
        List<Class<?>> inside = new ArrayList<>(variables);
        inside.addAll(parameters);
        List<MethodHandle> steps = parts(all, STEP);
        List<MethodHandle> predicates = parts(all, PREDICATE);
        List<MethodHandle> results = parts(all, RESULT);
        if (!begin(inside, steps) || !begin(inside, predicates) || !begin(inside, results)) {
            throw new IllegalArgumentException("found non-effectively identical parameter type lists:\nstep: " + steps
                    + "\npred: " + predicates + "\nfini: " + results + " (common parameter sequence: " + inside + ")");
        }
    }

    private static Object run(MethodHandle[][] clauses, boolean[] isVariable, Object[] zeros, int held, Object none,
            Object[] arguments) throws Throwable {
        Object[] values = joined(new Object[held], held, arguments);
        for (int i = 0, v = 0; i < clauses.length; i++) {
            MethodHandle init = clauses[i][INIT];
            Object first = init == null ? zeros[i] : call(init, arguments);
            if (isVariable[i]) {
                values[v++] = first;
            }
        }
        while (true) {
            for (int i = 0, v = 0; i < clauses.length; i++) {
                MethodHandle[] clause = clauses[i];
                if (clause[STEP] != null) {
                    Object next = call(clause[STEP], values.clone());
                    if (isVariable[i]) {
                        values[v] = next;
                    }
                }
                v += isVariable[i] ? 1 : 0;
                if (clause[PREDICATE] != null && !(boolean) call(clause[PREDICATE], values.clone())) {
                    return clause[RESULT] == null ? none : call(clause[RESULT], values);
                }
            }
        }
    }

    static MethodHandle whileLoop(MethodHandle init, MethodHandle predicate, MethodHandle body, boolean bodyFirst) {
        Objects.requireNonNull(predicate);
        MethodType type = Objects.requireNonNull(body).type();
        List<Class<?>> inside = type.parameterList();
        List<Class<?>> outside = inside;
        if (type.returnType() != void.class) {
            checkVariable(type);
            outside = inside.subList(1, inside.size());
        }
        MethodType condition = predicate.type();
        if (condition.returnType() != boolean.class || !begins(inside, condition.parameterList())) {
            throw mismatch("loop predicate", condition, MethodType.methodType(boolean.class, inside));
        }
        checkInit(init, MethodType.methodType(type.returnType(), outside));
        MethodHandle result = type.returnType() == void.class ? null : MethodHandles.identity(type.returnType());
        // The predicate decides before the body: it belongs to a clause before that of the variable.
        MethodHandle[] variable = {init, body, null, result};
        if (bodyFirst) {
            return loop(new MethodHandle[][] {{init, body, predicate, result}});
        }
        if (result == null) {
            return loop(new MethodHandle[][] {{null, null, predicate, null}, {init, body}});
        }
        return loop(new MethodHandle[][] {{null, null, predicate, result}, variable});
    }

    /** That a body with a result begins with the variable that gets it. */
    private static void checkVariable(MethodType body) {
        if (body.parameterCount() == 0 || body.parameterType(0) != body.returnType()) {
            throw mismatch("body function", body, body.insertParameterTypes(0, body.returnType()));
        }
    }

    private static void checkInit(MethodHandle init, MethodType loop) {
        if (init != null && (init.type().returnType() != loop.returnType()
                || !begins(loop.parameterList(), init.type().parameterList()))) {
            throw mismatch("loop initializer", init.type(), loop);
        }
    }

    /**
     * The number of parameters of a body before the loop's own: its variable, if it has one, and what a round brings, which
     * is an int if the loop counts.
     */
    private static int before(MethodType body, boolean counts) {
        boolean isVoid = body.returnType() == void.class;
        if (!isVoid) {
            checkVariable(body);
        }
        int place = isVoid ? 0 : 1;
        if (body.parameterCount() == place || counts && body.parameterType(place) != int.class) {
            throw mismatch("body function", body, body.insertParameterTypes(place, counts ? int.class : Object.class));
        }
        return place + 1;
    }

    /** The type of a loop; a body without parameters of the loop's own leaves them to another handle. */
    private static MethodType typeOf(MethodType body, int before, List<Class<?>> otherwise) {
        List<Class<?>> taken = body.parameterList();
        return MethodType.methodType(body.returnType(),
                taken.size() > before ? taken.subList(before, taken.size()) : otherwise);
    }

    private static void checkBound(String which, MethodType bound) {
        if (bound.returnType() != int.class) {
            throw mismatch(which + " function", bound, bound.changeReturnType(int.class));
        }
    }

    private static void checkParameters(String which, MethodType part, MethodType loop) {
        if (!begins(loop.parameterList(), part.parameterList())) {
            throw mismatch(which, part, loop.changeReturnType(part.returnType()));
        }
    }

    /** A loop that counts from a start, or else from zero as if that had the type {@code first}. */
    static MethodHandle countedLoop(MethodType first, MethodHandle start, MethodHandle end, MethodHandle init,
            MethodHandle body) {
        checkBound("start", first);
        checkBound("end", end.type());
        int before = before(body.type(), true);
        MethodType type = typeOf(body.type(), before, end.type().parameterList());
        checkParameters("start parameter types", first, type);
        checkParameters("end parameter types", end.type(), type);
        checkInit(init, type);
        Object zero = Conversions.zero(type.returnType());
        return MethodHandle.of(type, arguments -> {
            int from = start == null ? 0 : (int) call(start, arguments);
            int to = (int) call(end, arguments);
            Object value = init == null ? zero : call(init, arguments);
            for (int i = from; i < to; i++) {
                value = round(body, before, value, i, arguments);
            }
            return value;
        });
    }

    private static Object round(MethodHandle body, int before, Object value, Object brought, Object[] arguments)
            throws Throwable {
        Object[] first = before == 1 ? new Object[] {brought} : new Object[] {value, brought};
        return call(body, joined(first, before, arguments));
    }

    static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
        int before = before(Objects.requireNonNull(body).type(), false);
        Class<?> element = body.type().parameterType(before - 1);
        check(iterator == null || Iterator.class.isAssignableFrom(iterator.type().returnType()),
                "iteratedLoop first argument must have Iterator return type");
        MethodType type = typeOf(body.type(), before,
                iterator == null ? List.of(Iterable.class) : iterator.type().parameterList());
        if (iterator != null) {
            checkParameters("iterator parameters", iterator.type(), type);
        } else if (!Iterable.class.isAssignableFrom(type.parameterType(0))) {
            throw new IllegalArgumentException("inferred first loop argument must inherit from Iterable: "
                    + type.parameterType(0));
        }
        checkInit(init, type);
        Object zero = Conversions.zero(type.returnType());
        return MethodHandle.of(type, arguments -> {
            Iterator<?> elements = (Iterator<?>) (iterator == null
                    ? ((Iterable<?>) arguments[0]).iterator() : call(iterator, arguments));
            Object value = init == null ? zero : call(init, arguments);
            while (elements.hasNext()) {
                Object next = Conversions.convert(elements.next(), Object.class, element);
                value = round(body, before, value, next, arguments);
            }
            return value;
        });
    }

    private static void checkCleanup(MethodType target, MethodType cleanup) {
        Class<?> result = target.returnType();
        if (cleanup.returnType() != result) {
            throw mismatch("target and return types", cleanup.returnType(), result);
        }
        if (!Throwable.class.isAssignableFrom(cleanup.parameterType(0))) {
            throw mismatch("cleanup first argument and Throwable", cleanup, Throwable.class);
        }
        if (result != void.class && cleanup.parameterType(1) != result) {
            throw mismatch("cleanup second argument and target return type", cleanup, result);
        }
        List<Class<?>> taken = cleanup.parameterList();
        if (!begins(target.parameterList(), taken.subList(result == void.class ? 1 : 2, taken.size()))) {
            throw mismatch("cleanup parameters after (Throwable,result) and target parameter list prefix", cleanup, target);
        }
    }

    static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        MethodType type = target.type();
        checkCleanup(type, cleanup.type());
        // The cleanup may take fewer exceptions than the target throws.
        Class<?> accepted = cleanup.type().parameterType(0);
        boolean isVoid = type.returnType() == void.class;
        Object none = Conversions.zero(type.returnType());
        return MethodHandle.of(type, arguments -> {
            Throwable thrown = null;
            Object result = none;
            try {
                result = target.body.call(arguments);
            } catch (Throwable any) {
                thrown = any;
            }
            Object first = accepted.cast(thrown);
            Object[] before = isVoid ? new Object[] {first} : new Object[] {first, result};
            Object given = call(cleanup, joined(before, before.length, arguments));
            if (thrown != null) {
                throw thrown;
            }
            return given;
        });
    }

    static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle[] targets) {
        MethodType type = Objects.requireNonNull(fallback).type();
        MethodHandle[] cases = Objects.requireNonNull(targets).clone();
        check(cases.length > 0, "Not enough cases: []");
        boolean selects = type.parameterCount() > 0 && type.parameterType(0) == int.class;
        for (MethodHandle each : cases) {
            if (!selects || !Objects.requireNonNull(each).type().equals(type)) {
                throw new IllegalArgumentException("Case actions must have "
                        + (selects ? "the same type: " : "int as leading parameter: ") + Arrays.toString(cases));
            }
        }
        return MethodHandle.of(type, arguments -> {
            int selected = (int) arguments[0];
            return (selected >= 0 && selected < cases.length ? cases[selected] : fallback).body.call(arguments);
        });
    }
}
