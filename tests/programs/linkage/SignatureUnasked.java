// remove: Gone.class
/** Methods among which nobody looks for the main method may name what is not there. */
public class SignatureUnasked extends Asked {
    static Gone field;

    public SignatureUnasked(Gone gone) {
    }

    static void unused(Gone gone) {
    }

    public static void main(String[] args) {
        System.out.println("runs");
    }
}

class Asked {
    public static void unused(Gone[] gone) {
    }
}

class Gone {
}
