/** The smallest program: what starting and stopping costs. */
public final class Hello {
    public static void main(String[] args) {
        System.out.println("Hello, World!");
    }
}
