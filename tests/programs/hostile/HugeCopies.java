// stress: off
// Copies of ranges whose length overflows to one that an array may just have: 2 GB, which modes that look at whole heaps would
// read again and again.
import java.util.Arrays;

public class HugeCopies {
    interface Copy {
        Object make();
    }

    static void show(String what, Copy copy) {
        try {
            copy.make();
            System.out.println(what + " is made");
        } catch (RuntimeException refused) {
            System.out.println(what + " ! " + refused);
        }
    }

    public static void main(String[] args) {
        show("bytes", () -> Arrays.copyOfRange(new byte[5], 6, Integer.MIN_VALUE));
        show("booleans", () -> Arrays.copyOfRange(new boolean[5], 6, Integer.MIN_VALUE));
    }
}
