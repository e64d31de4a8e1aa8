// args: café "中 文" 😀 -ea -Dx=y --fuel=1 -- @file *
// Arguments after the class name reach the program unchanged: not ASCII, looking like options, blanks inside.
public class Arguments {
    public static void main(String... arguments) {
        for (String a : arguments) {
            System.out.println(a.length() + " " + a + " " + a.codePointCount(0, a.length()));
        }
        System.out.println(System.getProperty("x") + " " + Arguments.class.desiredAssertionStatus());
        arguments[0] = null;
        System.out.println(arguments.length + " " + arguments.getClass().getName());
    }
}
