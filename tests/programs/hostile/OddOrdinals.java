// Enums with forged ordinals and names in the maps and sets of enums.
import java.util.EnumMap;

public class OddOrdinals {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown.getClass().getName());
        }
    }
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Throwable {
        for (String name : new String[] {"Negative", "Huge", "Twins", "NullName", "NullValues", "WrongValues", "ThrowingValues",
            "NoValues", "NoConstants"}) {
            Class type = Class.forName(name);
            Enum[] constants = {(Enum) java.lang.invoke.MethodHandles.lookup().findStaticGetter(type, "A", type).invoke(),
                (Enum) java.lang.invoke.MethodHandles.lookup().findStaticGetter(type, "B", type).invoke()};
            Enum one = constants[0];
            Enum two = constants[1];
            show(name + " ordinals", () -> one.ordinal() + " " + two.ordinal() + " " + one.name() + " " + one.compareTo(two));
            show(name + " hash", () -> one.equals(two) + " " + one);
            if (name.equals("Negative") || name.equals("Huge") || name.equals("Twins") || name.equals("NullName")) {
                show(name + " map put", () -> new EnumMap(type).put(one, "x"));
            }
        }
    }
}
