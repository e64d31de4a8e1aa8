public abstract class AbsentFace implements javax.naming.Referenceable {
    public static void main(String[] arguments) {
    }
}
