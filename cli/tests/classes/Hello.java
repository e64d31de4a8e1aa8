public class Hello {
    public static void main(String[] arguments) {
        StringBuilder line = new StringBuilder("hello");
        for (String argument : arguments) {
            line.append(' ').append(argument);
        }
        System.out.println(line);
    }
}
