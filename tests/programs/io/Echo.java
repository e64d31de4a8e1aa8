// stdin: 3\n10 20 30\nadd 5\nmul 2\nbad\nquit\nignored\n
// A small interactive program: reads commands, writes answers, stops at quit.
import java.io.*;
import java.util.*;

public class Echo {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer t = new StringTokenizer(in.readLine());
        long[] v = new long[n];
        for (int i = 0; i < n; i++) {
            v[i] = Long.parseLong(t.nextToken());
        }
        String line;
        loop:
        while ((line = in.readLine()) != null) {
            String[] parts = line.split(" ");
            try {
                switch (parts[0]) {
                    case "add":
                        for (int i = 0; i < n; i++) {
                            v[i] += Integer.parseInt(parts[1]);
                        }
                        break;
                    case "mul":
                        for (int i = 0; i < n; i++) {
                            v[i] *= Integer.parseInt(parts[1]);
                        }
                        break;
                    case "quit":
                        break loop;
                    default:
                        throw new IllegalArgumentException("unknown command: " + parts[0]);
                }
                System.out.println(Arrays.toString(v));
            } catch (IllegalArgumentException e) {
                System.out.println("error: " + e.getMessage());
                System.err.println(e);
            }
        }
        System.out.println("bye");
    }
}
