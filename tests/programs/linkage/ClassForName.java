// Class.forName: initialises, finds nested and array classes, and its exception for what is not there.
public class ClassForName {
    static class Loud {
        static {
            System.out.println("Loud initialised");
        }
    }

    static class Bad {
        static int x = 1 / Integer.parseInt("0");
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = Class.forName("ClassForName$Loud");
        System.out.println(c == Loud.class);
        for (String name : new String[] {"java.lang.String", "[I", "[[Ljava.lang.String;", "[LClassForName$Loud;", "int", "nope.Missing", "ClassForName.Loud", "java/lang/String", "", "[", "[Q"}) {
            try {
                System.out.println(Class.forName(name));
            } catch (ClassNotFoundException e) {
                System.out.println(e + " | " + e.getCause());
            }
        }
        try {
            Class.forName("ClassForName$Bad");
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause());
        }
        try {
            Class.forName(null);
        } catch (NullPointerException e) {
            System.out.println("null name");
        }
    }
}
