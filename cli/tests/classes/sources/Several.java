class Several {
    public static void main(String[] arguments) {
        System.out.println(Part.text() + arguments.length);
    }
}
