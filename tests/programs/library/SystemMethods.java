// System streams: print and println of every type, redirection by setOut and setErr, printf chains, identity.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class SystemMethods {
    public static void main(String[] args) {
        System.out.print(true);
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(1.5f);
        System.out.print(-2.5);
        System.out.print("s");
        System.out.print(new char[] {'x', 'y'});
        System.out.print((Object) null);
        System.out.print((String) null);
        System.out.println();
        System.out.println(true);
        System.out.println('c');
        System.out.println(1);
        System.out.println(2L);
        System.out.println(1.5f);
        System.out.println(-2.5);
        System.out.println("s");
        System.out.println(new char[] {'x', 'y'});
        System.out.println((Object) null);
        System.out.println((String) null);
        System.out.println(new StringBuilder("builder"));
        System.out.append("ap").append('p').append("-ended-", 1, 6).println();
        System.out.write('w');
        System.out.write('\n');
        System.err.println("to standard error");
        PrintStream out = System.out, err = System.err;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes));
        System.setErr(System.out);
        System.out.print("captured ");
        System.err.printf("%d%%", 100);
        System.out.flush();
        System.setOut(out);
        System.setErr(err);
        System.out.println(bytes + " " + bytes.size() + " " + System.out.checkError());
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            many.append(i % 10);
        }
        System.out.println(many);
        System.err.print("last without newline");
    }
}
