// exit: 1
// vm: -Xmx16m
// stress: off
// An uncaught OutOfMemoryError ends the program with exit code 1.
public class OutOfMemoryUncaught {
    static long[] grab(int n) {
        return new long[n];
    }

    public static void main(String[] args) {
        System.out.println("start");
        grab(10_000_000);
    }
}
