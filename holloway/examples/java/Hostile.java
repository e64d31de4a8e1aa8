import java.util.ArrayList;
import java.util.List;

/** What a sandbox is for. */
public class Hostile {
    static void spin() {
        while (true) {
            Math.sqrt(2);
        }
    }

    static void fill() {
        List<byte[]> kept = new ArrayList<>();
        while (true) {
            kept.add(new byte[1 << 16]);
        }
    }

    static int recurse(int n) {
        return recurse(n + 1) + 1;
    }

    static void threads() {
        while (true) {
            new Thread(Hostile::spin).start();
        }
    }

    static void shout() {
        for (int i = 0; i < 10_000; i++) {
            System.out.println("spam");
        }
    }

    static void read() throws java.io.IOException {
        new java.io.FileInputStream("/etc/passwd").close();
    }

    static void exit() {
        System.exit(1);
    }
}
