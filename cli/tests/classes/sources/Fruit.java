public enum Fruit {
    PEAR;

    static void main() {
        System.out.println(PEAR);
    }
}
