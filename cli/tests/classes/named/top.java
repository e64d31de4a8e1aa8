public class top {
    public static void main(String[] arguments) {
        System.out.println("top " + String.join(" ", arguments));
    }
}
