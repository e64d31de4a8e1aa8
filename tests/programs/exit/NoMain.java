// exit: 1
// A class without main.
public class NoMain {
    static void run(String[] args) {
    }
}
