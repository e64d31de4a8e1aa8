public abstract class AbsentFace implements java.sql.Driver {
    public static void main(String[] arguments) {
    }
}
