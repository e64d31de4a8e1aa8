public abstract class AbsentFace implements java.awt.event.ActionListener {
    public static void main(String[] arguments) {
    }
}
