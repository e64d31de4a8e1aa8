// Class.forName and its like with names of all kinds.
public class OddForName {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown);
        }
    }
    public static void main(String[] args) {
        String long255 = "[".repeat(255);
        String[] names = {"int", "void", "boolean", "I", "V", "[", "[]", "[I", "[V", "[[I", "[Q", "[L", "[L;", "[Lint;", "[LI;",
            "[Ljava/lang/String;", "[Ljava.lang.String;", "[Ljava.lang.String", "[Ljava.lang.String;;", "Ljava.lang.String;",
            "java/lang/String", "java.lang.String", "java.lang.String ", " java.lang.String", "java..lang.String", ".java", "java.",
            "", ".", "/", ";", "[;", "java.lang.string", "JAVA.LANG.STRING", "OddForName", "oddforname", "OddForName$Nested",
            "OddForName.Nested", "[LOddForName;", "[LOddForName$Nested;", "[[[LOddForName;", "module-info", "package-info",
            "java.lang.package-info", "java.lang.Nothing", "jdk.internal.Nothing", "none.Such", "int[]", "java.lang.String[]",
            "[I;", "[IX", "[java.lang.String", "<init>", "a<b>", "a:b", "a\\b", "a\u0000b", "\u0000", "a//b",
            "../OddForName", "./OddForName", "OddForName.class", "OddForName/", "OddForName$Lambda+0x0000000000000001",
            "OddForName$$Lambda+0x0000000000000001", "OddForName$$Lambda/0x0000000000000001", "[LOddForName$$Lambda/0x0000000000000001;",
            long255 + "I", long255 + "[I", long255 + "Ljava.lang.String;", long255 + "[Ljava.lang.String;", long255, "x".repeat(65535),
            "\u00e9", "con", "a.b.c.d.e.f.g", "[[[[[[[[[[LNothing;", "null"};
        for (String name : names) {
            String shown = name.length() > 100 ? name.length() + name.substring(250, 257 < name.length() ? 257 : name.length()) : name;
            StringBuilder text = new StringBuilder();
            for (char c : shown.toCharArray()) {
                text.append(c < 32 || c > 126 ? "?" : c);
            }
            try {
                System.out.println(text + " = " + Class.forName(name).getName().length() + " " + Class.forName(name).isArray());
            } catch (Throwable thrown) {
                String message = thrown.getMessage();
                System.out.println(text + " ! " + thrown.getClass().getName() + " " + (message == null ? null : message.length())
                        + " " + (message != null && message.equals(name)));
            }
        }
        show("null", () -> Class.forName(null));
        for (int i = 0; i < 2; i++) {
            boolean isArray = i == 1;
            try {
                Runnable lambda = () -> { };
                Object of = isArray ? java.lang.reflect.Array.newInstance(lambda.getClass(), 1) : lambda;
                System.out.println(Class.forName(of.getClass().getName()) == of.getClass());
            } catch (ClassNotFoundException thrown) {
                System.out.println("not found");
            }
        }
        show("lambda array class", () -> {
            Runnable lambda = () -> { };
            Object array = java.lang.reflect.Array.newInstance(lambda.getClass(), 0);
            return array.getClass().getComponentType() == lambda.getClass() && array.getClass().isArray();
        });
        Class<?> deep = int.class;
        int dimensions = 0;
        try {
            while (dimensions < 300) {
                deep = java.lang.reflect.Array.newInstance(deep, 0).getClass();
                dimensions++;
            }
        } catch (Throwable thrown) {
            System.out.println(dimensions + " " + thrown.getClass().getName());
        }
        Class<?> deepest = deep;
        show("array of deepest", () -> java.util.Arrays.copyOf(new Object[0], 1, (Class) deepest.arrayType()));
        show("arrayType of deepest", () -> deepest.arrayType());
        show("arrayType of void", () -> void.class.arrayType());
        show("array of void", () -> java.lang.reflect.Array.newInstance(void.class, 1));
        show("array of null", () -> java.lang.reflect.Array.newInstance(null, 1));
        show("negative array", () -> java.lang.reflect.Array.newInstance(int.class, -1));
        show("huge array", () -> java.lang.reflect.Array.newInstance(long.class, Integer.MAX_VALUE));
        show("dimensions", () -> java.lang.reflect.Array.newInstance(int.class, new int[0]));
        show("256 dimensions", () -> java.lang.reflect.Array.newInstance(int.class, new int[256]));
        show("255 dimensions", () -> java.lang.reflect.Array.newInstance(int.class, new int[255]).getClass().getName().length());
        show("array and dimensions", () -> java.lang.reflect.Array.newInstance(int[][].class, new int[254]));
        show("array and fewer dimensions", () -> java.lang.reflect.Array.newInstance(int[][].class, new int[253]).getClass()
                .getName().length());
    }

    static class Nested {
    }
}
