import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;

/** Classes with the flag ACC_ENUM that are not as compilers write them: their constants are what `values` gives. */
public class ForgedEnums {
    interface Body {
        Object run();
    }

    static void shown(String what, Body body) {
        try {
            System.out.println(what + ": " + body.run());
        } catch (NullPointerException thrown) {
            System.out.println(what + " throws a NullPointerException");
        } catch (Throwable thrown) {
            System.out.println(what + " throws " + thrown);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        String names = "IntField OtherField NoFields Doubled WithNull InstanceValues ThrowingValues NullValues NoValues "
                + "PrivateValues PackageValues ObjectValues EnumValues StringValues IntValues AbsentSignature";
        for (String name : names.split(" ")) {
            Class type = Class.forName(name);
            shown(name + " isEnum", type::isEnum);
            shown(name + " constants", () -> Arrays.toString(type.getEnumConstants()));
            shown(name + " X", () -> Enum.valueOf(type, "X").getClass());
            shown(name + " ordinal", () -> Enum.valueOf(type, "X").ordinal());
            shown(name + " A", () -> Enum.valueOf(type, "A"));
            shown(name + " null", () -> Enum.valueOf(type, null));
            shown(name + " all", () -> EnumSet.allOf(type));
            shown(name + " none", () -> EnumSet.noneOf(type));
            shown(name + " map", () -> new EnumMap(type));
        }
        shown("no enum", () -> Enum.valueOf((Class) String.class, "X"));
        shown("Enum itself", () -> Enum.valueOf((Class) Enum.class, "X"));
        shown("null", () -> Enum.valueOf((Class) Thread.State.class, null));
        shown("right", () -> Enum.valueOf(Thread.State.class, "NEW"));
        shown("wrong", () -> Enum.valueOf(Thread.State.class, "new"));
    }
}
