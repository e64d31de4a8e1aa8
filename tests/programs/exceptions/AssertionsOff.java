// Assertions are off by default: neither condition nor message is evaluated.
public class AssertionsOff {
    static int evaluated;

    static boolean check() {
        evaluated++;
        return false;
    }

    public static void main(String[] args) {
        assert check() : evaluated++;
        assert false;
        boolean on = false;
        assert on = true;
        System.out.println(evaluated + " " + on + " " + AssertionsOff.class.desiredAssertionStatus());
    }
}
