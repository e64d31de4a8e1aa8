import java.lang.reflect.*;
import java.util.*;

/** Fields of all types read and written by all methods, with what is refused. */
public class FieldAccesses {
    boolean z; byte b; short s; char c; int i; long l; float f; double d; String t; List<String> list; int[] array;
    static boolean sz; static int si; static double sd; static String st; volatile long v; static volatile int sv;
    final int fi = Integer.parseInt("3"); final String ft = String.valueOf("x"); static final int SF = Integer.parseInt("4"); static final String CONST = "const"; final long fl; final boolean fz = Boolean.parseBoolean("true"); final char fc = "c".charAt(0); final double fd = Double.parseDouble("1"); final byte fb = Byte.parseByte("1");
    FieldAccesses() { fl = 9; }
    record Rec(int x, String y) { }
    interface Consts { int ONE = Integer.parseInt("1"); }
    interface Call { Object call() throws Throwable; }

    static void show(String what, Call call) {
        try {
            System.out.println(what + " = " + call.call());
        } catch (Throwable e) {
            System.out.println(what + " ! " + e + " / " + e.getCause());
        }
    }

    static Object set(Field field, Object on, Object value) throws IllegalAccessException {
        field.set(on, value);
        Object found = field.get(on);
        return found instanceof int[] all ? Arrays.toString(all) : found;
    }

    public static void main(String[] args) throws Throwable {
        FieldAccesses o = new FieldAccesses();
        Object[] values = {null, true, (byte) 1, (short) 2, 'd', 4, 5L, 6.5f, 7.5d, "text", new ArrayList<>(List.of("e")), new int[] {1}};
        for (Field field : FieldAccesses.class.getDeclaredFields()) {
            for (Object value : values) {
                show(field.getName() + " " + (value == null ? "null" : value.getClass().getSimpleName()), () -> set(field, o, value));
            }
            show(field.getName() + " getBoolean", () -> field.getBoolean(o));
            show(field.getName() + " getByte", () -> field.getByte(o));
            show(field.getName() + " getShort", () -> field.getShort(o));
            show(field.getName() + " getChar", () -> field.getChar(o));
            show(field.getName() + " getInt", () -> field.getInt(o));
            show(field.getName() + " getLong", () -> field.getLong(o));
            show(field.getName() + " getFloat", () -> field.getFloat(o));
            show(field.getName() + " getDouble", () -> field.getDouble(o));
            show(field.getName() + " setBoolean", () -> { field.setBoolean(o, true); return field.get(o); });
            show(field.getName() + " setByte", () -> { field.setByte(o, (byte) -1); return field.get(o); });
            show(field.getName() + " setShort", () -> { field.setShort(o, (short) -2); return field.get(o); });
            show(field.getName() + " setChar", () -> { field.setChar(o, 'q'); return field.get(o); });
            show(field.getName() + " setInt", () -> { field.setInt(o, -3); return field.get(o); });
            show(field.getName() + " setLong", () -> { field.setLong(o, -4L); return field.get(o); });
            show(field.getName() + " setFloat", () -> { field.setFloat(o, 0.5f); return field.get(o); });
            show(field.getName() + " setDouble", () -> { field.setDouble(o, 0.25); return field.get(o); });
            show(field.getName() + " null get", () -> field.get(null));
            show(field.getName() + " null set", () -> { field.set(null, field.get(o)); return "set"; });
            show(field.getName() + " other get", () -> field.get("other"));
            show(field.getName() + " other set", () -> { field.set("other", field.get(o)); return "set"; });
            show(field.getName() + " other setInt", () -> { field.setInt("other", 1); return "set"; });
            if (Modifier.isFinal(field.getModifiers())) {
                field.setAccessible(true);
                FieldAccesses fresh = new FieldAccesses();
                for (Object value : values) {
                    show(field.getName() + " forced " + (value == null ? "null" : value.getClass().getSimpleName()), () -> set(field, fresh, value));
                }
                show(field.getName() + " forced setInt", () -> { field.setInt(fresh, 77); return field.get(fresh); });
                show(field.getName() + " forced setLong", () -> { field.setLong(fresh, 78L); return field.get(fresh); });
                show(field.getName() + " forced setChar", () -> { field.setChar(fresh, 'z'); return field.get(fresh); });
                show(field.getName() + " forced null", () -> { field.set(null, 1); return "set"; });
                show(field.getName() + " forced other", () -> { field.set("other", 1); return "set"; });
            }
        }
        Field x = Rec.class.getDeclaredField("x");
        x.setAccessible(true);
        show("record", () -> set(x, new Rec(1, "y"), 2));
        show("record", () -> x.getInt(new Rec(1, "y")));
        Field one = Consts.class.getField("ONE");
        show("interface", () -> one.get(null));
        show("interface", () -> set(one, null, 2));
        long sum = 0;
        Field i = FieldAccesses.class.getDeclaredField("i"), fl = FieldAccesses.class.getDeclaredField("fl");
        fl.setAccessible(true);
        for (int n = 0; n < 1500; n++) {
            i.setInt(o, n);
            sum += i.getInt(o) + (Integer) i.get(o);
            fl.set(o, (long) n);
            sum += fl.getLong(o);
        }
        System.out.println(sum);
    }
}
