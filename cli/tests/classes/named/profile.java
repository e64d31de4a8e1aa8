public class profile {
    public static void main(String[] arguments) {
        System.out.println("profile " + String.join(" ", arguments));
    }
}
