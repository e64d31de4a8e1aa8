// exit: 1
// remove: SuperclassGone3.class
// The superclass of the main class is not there.
public class SuperclassGone extends SuperclassGone2 {
    public static void main(String[] args) {
        System.out.println("never");
    }
}

class SuperclassGone2 extends SuperclassGone3 {
}

class SuperclassGone3 {
}
