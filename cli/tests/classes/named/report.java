public class report {
    public static void main(String[] arguments) {
        System.out.println("report " + String.join(" ", arguments));
    }
}
