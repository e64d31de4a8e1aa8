// exit: 4
// System.exit in a static initialiser.
public class ExitInClinit {
    static class Stops {
        static int x = stop();

        static int stop() {
            System.out.println("stopping");
            System.exit(4);
            return 1;
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.out.println(Stops.x);
    }
}
