package other;

class Hidden {
    public static int open() {
        return 26;
    }
}
