public class Absent {
    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "class":
                new javax.swing.JLabel();
                break;
            case "method":
                System.console();
                break;
            case "field":
                System.out.println(java.nio.charset.StandardCharsets.UTF_32);
                break;
            case "own":
                Gone.call();
                break;
            default:
                try {
                    Class.forName("javax.print.DocPrintJob");
                } catch (ClassNotFoundException expected) {
                    System.out.println(expected.getMessage());
                }
        }
    }
}

class Gone {
    static void call() {
    }
}
