// stdin: 42 -7 3.5 word true\n12345678901 next line here\n\nafter empty line\n  indented 9\nlast
// Scanner over standard input: tokens, lines, tests before reading, mismatches.
import java.util.*;

public class Scanning {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextInt() + in.nextInt());
        System.out.println(in.nextDouble() * 2);
        System.out.println(in.hasNextInt() + " " + in.hasNext() + " " + in.hasNextDouble() + " " + in.hasNextBoolean());
        try {
            in.nextInt();
        } catch (InputMismatchException e) {
            System.out.println("mismatch " + e.getMessage());
        }
        System.out.println(in.next() + " " + in.nextBoolean());
        System.out.println("[" + in.nextLine() + "]");
        System.out.println(in.hasNextInt() + " " + in.hasNextLong() + " " + in.nextLong());
        System.out.println("[" + in.nextLine() + "]");
        System.out.println("[" + in.nextLine() + "]");
        System.out.println("[" + in.nextLine() + "]");
        System.out.println(in.next() + in.nextInt());
        System.out.println(in.hasNextLine() + " [" + in.nextLine() + "]");
        System.out.println(in.nextLine() + " " + in.hasNextLine() + " " + in.hasNext());
        try {
            in.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getName());
        }
        try {
            in.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        in.close();
        try {
            in.hasNext();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Scanner text = new Scanner("1 2\t3\r\n4 five 0x10 -8 +9 1e3");
        int sum = 0;
        while (text.hasNextInt()) {
            sum += text.nextInt();
        }
        System.out.println(sum + text.next() + text.next() + text.nextByte() + text.nextShort() + text.nextFloat());
    }
}
