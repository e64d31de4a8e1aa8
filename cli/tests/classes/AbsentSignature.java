public class AbsentSignature {
    public static void main(String[] arguments) {
    }

    public static void use(javax.print.DocPrintJob connection) {
    }
}
