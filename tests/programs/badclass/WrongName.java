// exit: 1
// The file of the main class holds a class of another name.
public class WrongName {
    public static void main(String[] args) {
        System.out.println("never");
    }
}

class Another {
}
