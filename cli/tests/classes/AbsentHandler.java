public class AbsentHandler {
    static void fail() throws javax.print.PrintException {
    }

    public static void main(String[] arguments) {
        try {
            fail();
        } catch (javax.print.PrintException absent) {
        }
    }
}
