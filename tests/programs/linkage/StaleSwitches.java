// An enum, a sealed interface and a record grew after the switches over them were compiled.
public class StaleSwitches {
    interface Act {
        Object run();
    }

    static void show(Act act) {
        try {
            System.out.println(act.run());
        } catch (MatchException | IncompatibleClassChangeError e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static String color(Color c) {
        return switch (c) {
            case RED -> "red";
            case GREEN -> "green";
        };
    }

    static String old(Color c) {
        switch (c) {
            case RED:
                return "red";
            case GREEN:
                return "green";
            default:
                return "default";
        }
    }

    static String shape(Shape s) {
        return switch (s) {
            case Shape.Dot d -> "dot";
            case Shape.Line l -> "line";
        };
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) {
            show(() -> c + " " + color(c));
            show(() -> old(c));
        }
        for (Shape s : Shape.all()) {
            show(() -> shape(s));
        }
        show(() -> Color.GREEN.ordinal() + " " + Shape.CONSTANT);
    }
}
