public class AbsentSuper extends javax.swing.JPanel {
    public static void main(String[] arguments) {
    }
}
