/** Prints the properties that it is asked for. */
public class Properties {
    public static void main(String[] arguments) {
        for (String name : arguments) {
            System.out.println(name + "=" + System.getProperty(name));
        }
    }
}
