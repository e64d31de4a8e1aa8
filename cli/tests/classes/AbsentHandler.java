public class AbsentHandler {
    static void fail() throws java.sql.SQLException {
    }

    public static void main(String[] arguments) {
        try {
            fail();
        } catch (java.sql.SQLException absent) {
        }
    }
}
