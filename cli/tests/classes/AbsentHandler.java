public class AbsentHandler {
    static void fail() throws javax.naming.NamingException {
    }

    public static void main(String[] arguments) {
        try {
            fail();
        } catch (javax.naming.NamingException absent) {
        }
    }
}
