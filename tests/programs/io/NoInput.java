// Standard input that is empty from the start.
import java.io.*;
import java.util.Scanner;

public class NoInput {
    public static void main(String[] args) throws IOException {
        System.out.println(System.in.read() + " " + System.in.available());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(in.readLine());
        Scanner s = new Scanner(System.in);
        System.out.println(s.hasNext() + " " + s.hasNextLine());
        try {
            s.nextInt();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e.getClass().getName());
        }
    }
}
