import java.util.ArrayList;
import java.util.List;

/** Keeps more than there is memory for; told so, it goes on when that has failed. */
public class Memory {
    public static void main(String[] arguments) {
        System.out.println("begins");
        try {
            List<byte[]> kept = new ArrayList<>();
            while (true) {
                kept.add(new byte[1 << 20]);
            }
        } catch (OutOfMemoryError error) {
            if (arguments.length == 0) {
                throw error;
            }
            System.out.println("caught");
        }
    }
}
