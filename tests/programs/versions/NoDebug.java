// javac: -g:none
// exit: 1
// Without debug information: traces say Unknown Source, messages name locals by number.
public class NoDebug {
    static int f(int[] a, int i) {
        return a[i];
    }

    public static void main(String[] args) {
        int[] none = args.length == 0 ? null : new int[1];
        try {
            f(none, 1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0]);
        }
        int[] one = new int[1];
        f(one, 1);
    }
}
