// main: InheritedMain$Child
// args: a b c
// main is found in a superclass; static with String[] wins.
public class InheritedMain {
    public static void main(String[] args) {
        System.out.println("inherited " + args.length);
    }

    static class Child extends InheritedMain {
        static void main() {
            System.out.println("not this one");
        }
    }
}
