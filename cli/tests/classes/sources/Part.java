class Part {
    static String text() {
        return "part ";
    }
}
