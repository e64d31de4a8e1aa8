@interface First {
}

class Other {
    public static void main(String[] arguments) {
    }
}
