public class Print {
    public static void main(String[] arguments) {
        for (int i = 0; i < 20_000; i++) {
            System.out.println("line " + i);
        }
        System.err.println("checkError " + System.out.checkError());
    }
}
