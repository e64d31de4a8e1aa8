package java.lang.invoke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

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

    private static List<Class<?>> longest(List<List<Class<?>>> lists) {
        List<Class<?>> longest = List.of();
        for (List<Class<?>> each : lists) {
            longest = each.size() > longest.size() ? each : longest;
        }
        return longest;
    }

    private static Class<?> variable(MethodHandle init, MethodHandle step) {
        check(init == null || step == null || init.type().returnType() == step.type().returnType(),
                "clauses have different types of init and step: " + init + ", " + step);
        return init != null ? init.type().returnType() : step != null ? step.type().returnType() : void.class;
    }

    static MethodHandle loop(MethodHandle[][] clauses) {
        check(clauses != null && clauses.length > 0, "null or no clauses passed");
        int count = clauses.length;
        MethodHandle[][] all = new MethodHandle[count][];
        List<Class<?>> variables = new ArrayList<>();
        boolean[] isVariable = new boolean[count];
        Class<?> result = null;
        boolean ends = false;
        for (int i = 0; i < count; i++) {
            check(clauses[i] != null, "null clauses are not allowed");
            check(clauses[i].length <= 4, "All loop clauses must be represented as MethodHandle arrays with at most 4 elements.");
            all[i] = Arrays.copyOf(clauses[i], 4);
            Class<?> type = variable(all[i][INIT], all[i][STEP]);
            isVariable[i] = type != void.class;
            if (isVariable[i]) {
                variables.add(type);
            }
            ends |= all[i][PREDICATE] != null;
            check(all[i][PREDICATE] == null || all[i][PREDICATE].type().returnType() == boolean.class,
                    "predicates must return boolean");
            if (all[i][RESULT] != null) {
                Class<?> given = all[i][RESULT].type().returnType();
                check(result == null || result == given, "found non-identical finalizer return types");
                result = given;
            }
        }
        check(ends, "no predicate found");
        List<Class<?>> parameters = parameters(all, variables);
        MethodType type = MethodType.methodType(result == null ? void.class : result, parameters);
        Object[] zeros = new Object[count];
        for (int i = 0, v = 0; i < count; i++) {
            zeros[i] = isVariable[i] ? Conversions.zero(variables.get(v++)) : null;
        }
        Object none = Conversions.zero(type.returnType());
        int held = variables.size();
        return MethodHandle.of(type, arguments -> run(all, isVariable, zeros, held, none, arguments));
    }

    /** The loop's own parameters: the longest list behind the variables, or of an init. */
    private static List<Class<?>> parameters(MethodHandle[][] all, List<Class<?>> variables) {
        List<List<Class<?>>> lists = new ArrayList<>();
        for (MethodHandle[] clause : all) {
            for (int part = INIT; part <= RESULT; part++) {
                if (clause[part] != null) {
                    List<Class<?>> taken = clause[part].type().parameterList();
                    if (part == INIT) {
                        lists.add(taken);
                    } else if (begins(taken, variables)) {
                        lists.add(taken.subList(variables.size(), taken.size()));
                    }
                }
            }
        }
        List<Class<?>> parameters = longest(lists);
        List<Class<?>> inside = new ArrayList<>(variables);
        inside.addAll(parameters);
        for (MethodHandle[] clause : all) {
            for (int part = INIT; part <= RESULT; part++) {
                check(clause[part] == null
                        || begins(part == INIT ? parameters : inside, clause[part].type().parameterList()),
                        "found non-effectively identical parameter type lists");
            }
        }
        return parameters;
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
        check(body.type().returnType() == void.class || body.type().parameterCount() > 0
                && body.type().parameterType(0) == body.type().returnType(), "body function must begin with its result");
        check(predicate.type().returnType() == boolean.class, "loop predicate must have return type boolean");
        MethodHandle result = body.type().returnType() == void.class ? null
                : MethodHandles.identity(body.type().returnType());
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

    /** The number of parameters of a body before the loop's own: its variable, if it has one, and what a round brings. */
    private static int before(MethodHandle body, Class<?> brought) {
        MethodType type = body.type();
        boolean isVoid = type.returnType() == void.class;
        int count = isVoid ? 1 : 2;
        check(type.parameterCount() >= count && (isVoid || type.parameterType(0) == type.returnType())
                && (brought == null || type.parameterType(count - 1) == brought), "loop body of another type: " + type);
        return count;
    }

    private static MethodType typeOf(MethodHandle body, int before, MethodHandle init, List<Class<?>> otherwise) {
        List<Class<?>> taken = body.type().parameterList();
        List<Class<?>> parameters = taken.size() > before ? taken.subList(before, taken.size()) : otherwise;
        if (init != null) {
            check(init.type().returnType() == body.type().returnType(), "init and body of different types");
            check(begins(parameters, init.type().parameterList()), "init of other parameters than the loop");
        }
        return MethodType.methodType(body.type().returnType(), parameters);
    }

    static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init, MethodHandle body) {
        check(end.type().returnType() == int.class, "non-int end function: " + end);
        check(start == null || start.type().returnType() == int.class, "non-int start function: " + start);
        int before = before(body, int.class);
        MethodType type = typeOf(body, before, init, end.type().parameterList());
        check(begins(type.parameterList(), end.type().parameterList())
                && (start == null || begins(type.parameterList(), start.type().parameterList())),
                "bounds of other parameters than the loop");
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
        check(iterator == null || Iterator.class.isAssignableFrom(iterator.type().returnType()),
                "iteratedLoop first argument must have Iterator return type");
        int before = before(body, null);
        Class<?> element = body.type().parameterType(before - 1);
        MethodType type = typeOf(body, before, init,
                iterator == null ? List.of(Iterable.class) : iterator.type().parameterList());
        check(iterator == null ? type.parameterCount() > 0 && Iterable.class.isAssignableFrom(type.parameterType(0))
                : begins(type.parameterList(), iterator.type().parameterList()), "iterator of other parameters than the loop");
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

    static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        MethodType type = target.type();
        MethodType last = cleanup.type();
        boolean isVoid = type.returnType() == void.class;
        int before = isVoid ? 1 : 2;
        check(last.returnType() == type.returnType(), "target and cleanup return types must match: " + type + " != " + last);
        check(last.parameterCount() > 0 && Throwable.class == last.parameterType(0),
                "cleanup first argument and Throwable must match");
        check(isVoid || last.parameterCount() > 1 && last.parameterType(1) == type.returnType(),
                "cleanup second argument and target return type must match");
        check(begins(type.parameterList(), last.parameterList().subList(before, last.parameterCount())),
                "cleanup parameters after (Throwable,result) and target parameter list prefix must match");
        Object none = Conversions.zero(type.returnType());
        return MethodHandle.of(type, arguments -> {
            Throwable thrown = null;
            Object result = none;
            try {
                result = target.body.call(arguments);
            } catch (Throwable any) {
                thrown = any;
            }
            Object[] first = isVoid ? new Object[] {thrown} : new Object[] {thrown, result};
            Object given = call(cleanup, joined(first, before, arguments));
            if (thrown != null) {
                throw thrown;
            }
            return given;
        });
    }

    static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle[] targets) {
        MethodHandle[] cases = targets.clone();
        MethodType type = fallback.type();
        check(cases.length > 0, "Not enough cases: []");
        check(type.parameterCount() > 0 && type.parameterType(0) == int.class, "Case actions must have int as leading parameter: ");
        for (MethodHandle each : cases) {
            check(each.type().equals(type), "Case actions must have the same type: " + Arrays.toString(cases));
        }
        return MethodHandle.of(type, arguments -> {
            int selected = (int) arguments[0];
            return (selected >= 0 && selected < cases.length ? cases[selected] : fallback).body.call(arguments);
        });
    }
}
