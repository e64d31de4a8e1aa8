class One {
    public static void main(String[] arguments) {
        System.out.println("one " + String.join(" ", arguments) + " " + System.getProperty("java.class.path"));
    }
}
