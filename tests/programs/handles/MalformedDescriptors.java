import java.lang.invoke.MethodType;

/** Texts that describe no method, and what refuses them: the text, a letter in it, or a class that is not there. */
public class MalformedDescriptors {
    static void shown(String name, String descriptor) {
        try {
            System.out.println(name + " -> " + MethodType.fromMethodDescriptorString(descriptor, null));
        } catch (IllegalArgumentException | TypeNotPresentException | NullPointerException thrown) {
            System.out.println(name + " -> " + (thrown.getClass() + ": " + thrown.getMessage()).replace(descriptor + "", name));
        }
    }

    public static void main(String[] arguments) {
        for (String descriptor : new String[] {"()V", "(I[J)Ljava/lang/String;", "([[Ljava/lang/String;Z)[D", "(CSBZIJFD)V", "(L[I;)V",
                "(Ljava.lang.String;)V", "(Ljava.lang/String;)V", "()[Ljava.lang.Object;", "(.)V", "()V.", "(I", "I", "", "(", ")", "(V",
                "(Ljava/lang/String;I", " ()V", "(V)V", "([V)V", "([V)", "(VX)V", "(L)V", "(Ljava/lang/String)V", "()", "()[", "()[[",
                "()L", "()[V", "()VV", "()V ", "(I)I)", "(II)", "()Ljava/lang/String", "()Ljava/lang/String;x", "(X)V", "()X", "()xV",
                "(J[)V", "([)V", "(())V", "()(", "(Q)V", "( )V", "(Ljava/lang/String;;)V", "(L;)V", "(L/;)V", "(LI;)V", "(Lint;)V",
                "(Lja)va;)V", "(La)b;", "(Lja(va;)V", "(L[Ljava/lang/String;;)V", "()Lnope/None;", "([Lnope/None;)V", "(Ljava//lang;)V",
                "(Lnope/None;X)V", "(XLnope/None;)V", "()Lnope/None;x"}) {
            shown(descriptor, descriptor);
        }
        String most = "[".repeat(255);
        shown("255 dimensions", "(" + most + "I)" + most + "Ljava/lang/String;");
        shown("256 dimensions", "([" + most + "I)V");
        shown("256 dimensions as result", "()[" + most + "Ljava/lang/String;");
        shown("256 dimensions of nothing", "([" + most + ")V");
        shown("256 dimensions of an absent class", "([" + most + "Lnope/None;)V");
        shown("255 parameters", "(" + "I".repeat(255) + ")V");
        shown("256 parameters", "(" + "I".repeat(256) + ")V");
        shown("128 longs", "(" + "J".repeat(128) + ")V");
        try {
            MethodType.fromMethodDescriptorString(null, null);
        } catch (NullPointerException thrown) {
            System.out.println("null");
        }
    }
}
