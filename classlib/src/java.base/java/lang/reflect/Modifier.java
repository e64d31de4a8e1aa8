package java.lang.reflect;

/** The modifiers of classes and members as bits. */
public class Modifier {
    public static final int PUBLIC = 0x1;
    public static final int PRIVATE = 0x2;
    public static final int PROTECTED = 0x4;
    public static final int STATIC = 0x8;
    public static final int FINAL = 0x10;
    public static final int SYNCHRONIZED = 0x20;
    public static final int VOLATILE = 0x40;
    public static final int TRANSIENT = 0x80;
    public static final int NATIVE = 0x100;
    public static final int INTERFACE = 0x200;
    public static final int ABSTRACT = 0x400;
    public static final int STRICT = 0x800;

    private Modifier() {
    }
    //#for Name NAME
    //#| Public | PUBLIC
    //#| Private | PRIVATE
    //#| Protected | PROTECTED
    //#| Static | STATIC
    //#| Final | FINAL
    //#| Synchronized | SYNCHRONIZED
    //#| Volatile | VOLATILE
    //#| Transient | TRANSIENT
    //#| Native | NATIVE
    //#| Interface | INTERFACE
    //#| Abstract | ABSTRACT
    //#| Strict | STRICT

    public static boolean is$Name$(int mod) {
        return (mod & $NAME$) != 0;
    }
    //#end

    public static int classModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | STRICT;
    }

    public static int interfaceModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | STRICT;
    }

    public static int constructorModifiers() {
        return PUBLIC | PROTECTED | PRIVATE;
    }

    public static int methodModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | SYNCHRONIZED | NATIVE | STRICT;
    }

    public static int fieldModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | STATIC | FINAL | TRANSIENT | VOLATILE;
    }

    public static int parameterModifiers() {
        return FINAL;
    }

    public static String toString(int mod) {
        StringBuilder text = new StringBuilder();
        add(text, mod, PUBLIC, "public");
        add(text, mod, PROTECTED, "protected");
        add(text, mod, PRIVATE, "private");
        add(text, mod, ABSTRACT, "abstract");
        add(text, mod, STATIC, "static");
        add(text, mod, FINAL, "final");
        add(text, mod, TRANSIENT, "transient");
        add(text, mod, VOLATILE, "volatile");
        add(text, mod, SYNCHRONIZED, "synchronized");
        add(text, mod, NATIVE, "native");
        add(text, mod, STRICT, "strictfp");
        add(text, mod, INTERFACE, "interface");
        return text.toString();
    }

    private static void add(StringBuilder text, int modifiers, int bit, String word) {
        if ((modifiers & bit) != 0) {
            text.append(text.length() == 0 ? "" : " ").append(word);
        }
    }
}
