// Statements before super(): flexible constructor bodies (Java 25) assign fields before the superclass runs.
public class FlexibleConstructors {
    static class Base {
        final String seen;

        Base(int n) {
            seen = "base saw " + view() + " and " + n;
        }

        String view() {
            return "nothing";
        }
    }

    static class Checked extends Base {
        final int size;
        final String label;

        Checked(int size, String label) {
            if (size < 0) {
                throw new IllegalArgumentException("size " + size);
            }
            this.size = size;
            this.label = label == null ? "none" : label;
            int twice = size * 2;
            super(twice);
        }

        @Override
        String view() {
            return label + size;
        }
    }

    class Inner {
        final String s;

        Inner() {
            String t = FlexibleConstructors.this.name;
            super();
            s = t;
        }
    }

    String name = "outer";

    public static void main(String[] args) {
        System.out.println(new Checked(4, "four").seen);
        System.out.println(new Checked(0, null).seen);
        try {
            new Checked(-1, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new FlexibleConstructors().new Inner().s);
    }
}
