// remove: Gone.class
// exit: 1
/** A constructor names a class that is not there: HotSpot says that there is none to make an instance with. */
public class ConstructorGone {
    public ConstructorGone() {
    }

    private ConstructorGone(Gone gone) {
    }

    public void main(String[] args) {
        System.out.println("not reached");
    }
}

class Gone {
}
