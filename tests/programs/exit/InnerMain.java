// exit: 1
// main: InnerMain$Inner
// A main method that needs an instance of a class whose instances belong to those of another one.
public class InnerMain {
    class Inner {
        void main() {
            System.out.println("not run");
        }
    }
}
