// Enums whose class files call fields constants that are none.
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;

public class FalseEnumConstants {
    enum Plain {
        A, B
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            Object result = action.run();
            System.out.println(name + " = " + (result instanceof Object[] array ? Arrays.toString(array) : result));
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown.getClass().getName());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Throwable {
        for (String name : new String[] {"FalseEnumConstants$Plain", "ForgedEnum", "ForgedWords", "ForgedOthers"}) {
            Class type = Class.forName(name);
            show(name + " constants", () -> type.getEnumConstants());
            show(name + " isEnum", () -> type.isEnum());
            show(name + " valueOf A", () -> Enum.valueOf(type, "A"));
            show(name + " valueOf number", () -> Enum.valueOf(type, "number"));
            show(name + " all", () -> EnumSet.allOf(type));
            show(name + " none", () -> EnumSet.noneOf(type));
            show(name + " complement", () -> EnumSet.complementOf(EnumSet.noneOf(type)));
            show(name + " map", () -> new EnumMap(type));
            for (int i = 0; i < 3; i++) {
                System.gc();
            }
        }
    }
}
