record First(int x) {
}

class Second {
    public static void main(String[] arguments) {
        System.out.println(new First(arguments.length));
    }
}
