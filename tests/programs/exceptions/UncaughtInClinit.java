// exit: 1
// The main class fails to initialise.
public class UncaughtInClinit {
    static int[] table = new int[3];
    static int x = compute(3);

    static int compute(int i) {
        System.out.println("initialising");
        return table[i];
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
