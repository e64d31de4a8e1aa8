// exit: 1
// javac: -g
// An uncaught NullPointerException with its message, thrown several calls deep.
public class Uncaught {
    private String[] names;

    private static int length(Uncaught u, int k) {
        return u.names[k].length();
    }

    private static int total(Uncaught... all) {
        int sum = 0;
        for (Uncaught u : all) {
            sum += length(u, 0);
        }
        return sum;
    }

    public static void main(String[] args) {
        Uncaught full = new Uncaught();
        full.names = new String[] {"first"};
        System.out.println(total(full));
        System.out.println(total(full, full, new Uncaught()));
    }
}
