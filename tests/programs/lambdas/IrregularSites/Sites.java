/** Replaced by what is assembled. */
class Sites {
    static String names() {
        return "";
    }

    static void run(String name) {
    }
}
