// The launch protocol of Java 25: an instance main without arguments, in a compact source file.
void main() {
    System.out.println("instance main " + twice(21));
    helper = "set";
    System.out.println(helper);
}

String helper;

int twice(int x) {
    return 2 * x;
}
