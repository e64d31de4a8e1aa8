// remove: Gone.class
// exit: 1
/** No main method is public and takes arguments: all methods of the supertypes are looked through for one. */
public class InheritedSignatureGone extends Base implements Face {
    static void main() {
        System.out.println("not reached");
    }
}

class Base {
    void unused() {
    }
}

interface Face {
    private void unused(String text) throws Gone {
    }
}

class Gone extends Exception {
}
