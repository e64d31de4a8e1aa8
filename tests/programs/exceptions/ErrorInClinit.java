// exit: 1
// An Error in a static initialiser is not wrapped.
public class ErrorInClinit {
    static class Broken {
        static final Object o = fail();

        static Object fail() {
            throw new AssertionError("broken " + 7);
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.out.println(Broken.o);
    }
}
