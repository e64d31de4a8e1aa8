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

    public static boolean isPublic(int modifiers) {
        return (modifiers & PUBLIC) != 0;
    }

    public static boolean isPrivate(int modifiers) {
        return (modifiers & PRIVATE) != 0;
    }

    public static boolean isProtected(int modifiers) {
        return (modifiers & PROTECTED) != 0;
    }

    public static boolean isStatic(int modifiers) {
        return (modifiers & STATIC) != 0;
    }

    public static boolean isFinal(int modifiers) {
        return (modifiers & FINAL) != 0;
    }

    public static boolean isSynchronized(int modifiers) {
        return (modifiers & SYNCHRONIZED) != 0;
    }

    public static boolean isVolatile(int modifiers) {
        return (modifiers & VOLATILE) != 0;
    }

    public static boolean isTransient(int modifiers) {
        return (modifiers & TRANSIENT) != 0;
    }

    public static boolean isNative(int modifiers) {
        return (modifiers & NATIVE) != 0;
    }

    public static boolean isInterface(int modifiers) {
        return (modifiers & INTERFACE) != 0;
    }

    public static boolean isAbstract(int modifiers) {
        return (modifiers & ABSTRACT) != 0;
    }

    public static boolean isStrict(int modifiers) {
        return (modifiers & STRICT) != 0;
    }

    public static String toString(int modifiers) {
        StringBuilder text = new StringBuilder();
        add(text, modifiers, PUBLIC, "public");
        add(text, modifiers, PROTECTED, "protected");
        add(text, modifiers, PRIVATE, "private");
        add(text, modifiers, ABSTRACT, "abstract");
        add(text, modifiers, STATIC, "static");
        add(text, modifiers, FINAL, "final");
        add(text, modifiers, TRANSIENT, "transient");
        add(text, modifiers, VOLATILE, "volatile");
        add(text, modifiers, SYNCHRONIZED, "synchronized");
        add(text, modifiers, NATIVE, "native");
        add(text, modifiers, STRICT, "strictfp");
        add(text, modifiers, INTERFACE, "interface");
        return text.toString();
    }

    private static void add(StringBuilder text, int modifiers, int bit, String word) {
        if ((modifiers & bit) != 0) {
            text.append(text.length() == 0 ? "" : " ").append(word);
        }
    }
}
