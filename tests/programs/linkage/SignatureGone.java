// remove: Gone.class
// exit: 1
/** A public method of the class of the main method names a class that is not there: nothing is run. */
public class SignatureGone {
    public static void unused(Gone[][] gone) {
    }

    public static void main(String[] args) {
        System.out.println("not reached");
    }
}

class Gone {
}
