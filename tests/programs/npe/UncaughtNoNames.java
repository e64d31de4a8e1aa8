// exit: 1
// The same without local names.
public class UncaughtNoNames {
    static class Box {
        Box inner;
        int value;
    }

    static int dig(Box b, int depth) {
        Box here = b;
        for (int i = 0; i < depth; i++) {
            here = here.inner;
        }
        return here.value;
    }

    public static void main(String[] args) {
        Box b = new Box();
        b.inner = new Box();
        System.out.println(dig(b, 1));
        System.out.println(dig(b, 3));
    }
}
