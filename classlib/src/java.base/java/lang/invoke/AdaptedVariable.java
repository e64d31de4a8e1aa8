package java.lang.invoke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A variable that is another one, reached by other coordinates or seen as another type. */
final class AdaptedVariable extends VarHandle {
    private final VarHandle target;
    private final List<Class<?>> coordinates;
    /** The target's coordinates of these. */
    private final DirectCall reached;
    /** What its values go through; {@code null} if they are the target's. */
    private final MethodHandle toTarget;
    private final MethodHandle fromTarget;

    private AdaptedVariable(VarHandle target, Class<?> type, boolean exact, List<Class<?>> coordinates, DirectCall reached,
            MethodHandle toTarget, MethodHandle fromTarget) {
        super(type, exact);
        // Which types can be, and how many.
        MethodType.methodType(type, coordinates);
        this.target = target;
        this.coordinates = List.copyOf(coordinates);
        this.reached = reached;
        this.toTarget = toTarget;
        this.fromTarget = fromTarget;
    }

    static VarHandle same(VarHandle target, boolean exact) {
        return new AdaptedVariable(target, target.varType(), exact, target.coordinateTypes(), given -> given, null, null);
    }

    private static VarHandle reached(VarHandle target, List<Class<?>> coordinates, DirectCall reached) {
        return new AdaptedVariable(target, target.varType(), false, coordinates, reached, null, null);
    }

    private static void check(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    static VarHandle ofValue(VarHandle target, MethodHandle toTarget, MethodHandle fromTarget) {
        MethodType to = toTarget.type();
        MethodType from = fromTarget.type();
        check(to.parameterCount() == from.parameterCount(),
                "filterFromTarget and filterToTarget have different arity: " + from + ", " + to);
        check(to.parameterCount() == 1 && to.parameterType(0) == from.returnType() && to.returnType() == from.parameterType(0),
                "Invalid filter type " + to + " does not match filterFromTarget " + from);
        check(from.parameterType(0) == target.varType(),
                "filterFromTarget filter type does not match target var handle type: " + from + ", " + target.varType());
        return new AdaptedVariable(target, from.returnType(), false, target.coordinateTypes(), given -> given, toTarget, fromTarget);
    }

    private static void checkPosition(VarHandle target, int pos, int most) {
        check(pos >= 0 && pos <= most, "Invalid position " + pos + " for coordinate types: " + target.coordinateTypes());
    }

    static VarHandle ofCoordinates(VarHandle target, int pos, MethodHandle[] filters) {
        List<Class<?>> types = new ArrayList<>(target.coordinateTypes());
        checkPosition(target, pos, types.size() - 1);
        check(pos + filters.length <= types.size(), "Too many filters");
        MethodHandle[] used = filters.clone();
        for (int i = 0; i < used.length; i++) {
            MethodType filter = used[i].type();
            check(filter.parameterCount() == 1 && filter.returnType() == types.get(pos + i),
                    "Invalid filter type " + filter + " for coordinate type " + target.coordinateTypes().get(i));
            types.set(pos + i, filter.parameterType(0));
        }
        return reached(target, types, given -> {
            Object[] all = given.clone();
            for (int i = 0; i < used.length; i++) {
                all[pos + i] = used[i].body.call(new Object[] {all[pos + i]});
            }
            return all;
        });
    }

    static VarHandle inserted(VarHandle target, int pos, Object[] values) {
        List<Class<?>> types = new ArrayList<>(target.coordinateTypes());
        checkPosition(target, pos, types.size() - 1);
        check(pos + values.length <= types.size(), "Too many values");
        Object[] used = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            used[i] = Conversions.constant(values[i], types.get(pos));
            types.remove(pos);
        }
        return reached(target, types, given -> ArgumentHandles.replaced(given, pos, pos, used));
    }

    static VarHandle permuted(VarHandle target, List<Class<?>> coordinates, int[] reorder) {
        List<Class<?>> types = target.coordinateTypes();
        List<Class<?>> wanted = List.copyOf(coordinates);
        int[] from = reorder.clone();
        ArgumentHandles.checkOrder(MethodType.methodType(void.class, types), MethodType.methodType(void.class, wanted), from);
        return reached(target, wanted, given -> {
            Object[] all = new Object[from.length];
            for (int i = 0; i < from.length; i++) {
                all[i] = given[from[i]];
            }
            return all;
        });
    }

    static VarHandle collected(VarHandle target, int pos, MethodHandle filter) {
        List<Class<?>> types = new ArrayList<>(target.coordinateTypes());
        MethodType inner = filter.type();
        boolean isVoid = inner.returnType() == void.class;
        checkPosition(target, pos, types.size() - 1);
        if (!isVoid) {
            check(inner.returnType() == types.get(pos), "Invalid filter type " + inner + " for coordinate type " + types.get(pos));
            types.remove(pos);
        }
        int count = inner.parameterCount();
        types.addAll(pos, inner.parameterList());
        return reached(target, types, given -> {
            Object result = filter.body.call(ArgumentHandles.part(given, pos, pos + count));
            return ArgumentHandles.replaced(given, pos, pos + count, isVoid ? new Object[0] : new Object[] {result});
        });
    }

    static VarHandle dropped(VarHandle target, int pos, Class<?>[] valueTypes) {
        List<Class<?>> types = new ArrayList<>(target.coordinateTypes());
        checkPosition(target, pos, types.size());
        types.addAll(pos, List.of(valueTypes));
        int count = valueTypes.length;
        return reached(target, types, given -> ArgumentHandles.replaced(given, pos, pos + count));
    }

    @Override
    public List<Class<?>> coordinateTypes() {
        return coordinates;
    }

    @Override
    boolean isSupported(String mode, String operation) {
        return target.isSupported(mode, operation);
    }

    @Override
    Object perform(String operation, Object[] values) throws Throwable {
        int count = coordinates.size();
        Object[] place = (Object[]) reached.call(Arrays.copyOf(values, count));
        Object[] all = Arrays.copyOf(place, place.length + values.length - count);
        for (int i = count; i < values.length; i++) {
            all[place.length + i - count] = toTarget == null ? values[i] : toTarget.body.call(new Object[] {values[i]});
        }
        Object result = target.perform(operation, all);
        boolean isValue = !operation.equals("set") && !operation.equals("compareAndSet");
        return isValue && fromTarget != null ? fromTarget.body.call(new Object[] {result}) : result;
    }
}
