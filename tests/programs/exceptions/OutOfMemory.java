// vm: -Xmx16m
// stress: off
// OutOfMemoryError is caught, what it dropped is collected, and the program goes on; array size limits.
import java.util.ArrayList;
import java.util.List;

public class OutOfMemory {
    static List<long[]> fill() {
        List<long[]> hoard = new ArrayList<>();
        try {
            while (true) {
                hoard.add(new long[32768]);
            }
        } catch (OutOfMemoryError e) {
            int n = hoard.size();
            hoard = null;
            System.out.println(e.getMessage() + " " + (n > 20 && n < 70));
            return null;
        }
    }

    static class Link {
        Link next;
        long a, b, c;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            fill();
        }
        try {
            int[] huge = new int[Integer.MAX_VALUE];
            System.out.println(huge.length);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        try {
            byte[] big = new byte[100_000_000];
            System.out.println(big.length);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        try {
            long[][] grid = new long[1000][100000];
            System.out.println(grid.length);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        Link head = null;
        try {
            while (true) {
                Link l = new Link();
                l.next = head;
                head = l;
            }
        } catch (OutOfMemoryError e) {
            head = null;
            System.out.println("links " + e.getMessage());
        }
        StringBuilder s = new StringBuilder("x");
        try {
            while (true) {
                s.append(s);
            }
        } catch (OutOfMemoryError e) {
            boolean large = s.length() > 100000;
            s = null;
            System.out.println("builder " + large);
        }
        int[] after = new int[500000];
        after[499999] = 3;
        System.out.println(after[499999]);
    }
}
