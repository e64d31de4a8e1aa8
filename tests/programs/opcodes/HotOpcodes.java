// Instructions that javac rarely emits, in loops that run often enough to be compiled.
public class HotOpcodes {
    static final IllegalStateException FAILURE = new IllegalStateException("always");

    static int thrown(int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            try {
                throw FAILURE;
            } catch (IllegalStateException failure) {
                sum += i ^ failure.getMessage().length();
            }
        }
        return sum;
    }

    /** Negative sizes that no branch announces. */
    static int sized(int[] sizes, int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            try {
                sum += new byte[sizes[i % sizes.length]].length;
            } catch (NegativeArraySizeException failure) {
                sum += 1000;
            }
        }
        return sum;
    }

    static float halved(float value) {
        return value / 2;
    }

    /** A result of a type that few programs return. */
    static float returned(int rounds) {
        float sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum = halved(sum + i);
        }
        return sum;
    }

    /** The same, returned to frames of its own method. */
    static float descended(int depth, float value) {
        return depth == 0 ? value : descended(depth - 1, value / 2) + 1;
    }

    public static void main(String[] args) {
        System.out.println(Hot.stack(2000));
        System.out.println(Hot.locals(2000));
        System.out.println(thrown(1000));
        int[] sizes = new int[100];
        for (int i = 0; i < sizes.length; i++) sizes[i] = i == 70 ? -1 : i % 5;
        System.out.println(sized(sizes, 2000));
        System.out.println(returned(2000));
        float sum = 0;
        for (int i = 0; i < 500; i++) sum = descended(20, sum);
        System.out.println(sum);
    }
}
