// stdin: first line\nsecond é line\n\n  spaces  \n17\nend without newline
// BufferedReader over System.in: lines, empty lines, end of input.
import java.io.*;

public class ReadLines {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println("[" + in.readLine() + "]");
        System.out.println((char) in.read() + " " + in.ready());
        System.out.println("[" + in.readLine() + "]");
        System.out.println("[" + in.readLine() + "]");
        in.mark(100);
        String spaces = in.readLine();
        in.reset();
        System.out.println(spaces.equals(in.readLine()) + " " + spaces.trim());
        int n = Integer.parseInt(in.readLine());
        System.out.println(n * 2);
        char[] buffer = new char[8];
        System.out.println(in.skip(4) + " " + in.read(buffer, 0, 7) + " " + new String(buffer, 0, 7));
        int count = 0;
        String line;
        while ((line = in.readLine()) != null) {
            System.out.println("[" + line + "]");
            count++;
        }
        System.out.println(count + " " + in.read() + " " + in.readLine());
        in.close();
        try {
            in.readLine();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
