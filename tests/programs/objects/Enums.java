// Enums: values, valueOf, bodies, constructors, fields, static init order, compareTo, abstract methods, interface, maps.
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

public class Enums {
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);

        static int made = count();
        private final double mass, radius;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        static int count() {
            return values().length;
        }

        double gravity() {
            return 6.67300E-11 * mass / (radius * radius);
        }
    }

    enum Op {
        PLUS("+") {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            @Override
            int apply(int a, int b) {
                return a * b;
            }

            @Override
            public String toString() {
                return "times";
            }
        };

        final String symbol;

        Op(String symbol) {
            this.symbol = symbol;
        }

        abstract int apply(int a, int b);
    }

    enum Empty {
    }

    enum Single {
        INSTANCE;

        int hits;

        int hit() {
            return ++hits;
        }
    }

    enum Weekday {
        MON, TUE, WED, THU, FRI, SAT, SUN;

        Weekday next() {
            return values()[(ordinal() + 1) % values().length];
        }

        boolean weekend() {
            return this == SAT || this == SUN;
        }
    }

    public static void main(String[] args) {
        for (Planet p : Planet.values()) {
            System.out.println(p + " " + p.gravity() + " " + Planet.made);
        }
        for (Op op : Op.values()) {
            System.out.println(op + " " + op.name() + " " + op.symbol + " " + op.apply(6, 7) + " " + op.ordinal() + " " + op.getClass().getSuperclass().getSimpleName() + " " + op.getDeclaringClass().getSimpleName());
        }
        System.out.println(Empty.values().length + " " + Single.INSTANCE.hit() + Single.valueOf("INSTANCE").hit());
        System.out.println(Weekday.SUN.next() + " " + Weekday.MON.compareTo(Weekday.FRI) + " " + Weekday.SAT.weekend() + " " + Weekday.MON.equals(Weekday.MON) + " " + (Weekday.values() == Weekday.values()));
        for (String name : new String[] {"MON", "mon", ""}) {
            try {
                System.out.println(Weekday.valueOf(name));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Enum.valueOf(Op.class, null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        EnumMap<Weekday, Integer> map = new EnumMap<>(Weekday.class);
        map.put(Weekday.SUN, 7);
        map.put(Weekday.MON, 1);
        map.merge(Weekday.MON, 5, Integer::sum);
        for (Map.Entry<Weekday, Integer> e : map.entrySet()) {
            System.out.print(e.getKey() + "=" + e.getValue() + " ");
        }
        System.out.println(map + " " + map.containsKey(Weekday.TUE) + map.get(Weekday.WED));
        EnumSet<Weekday> work = EnumSet.range(Weekday.MON, Weekday.FRI);
        System.out.println(work + " " + EnumSet.complementOf(work) + " " + EnumSet.of(Weekday.SUN, Weekday.MON) + EnumSet.noneOf(Weekday.class) + EnumSet.allOf(Op.class) + work.contains(Weekday.SAT));
        System.out.println(Weekday.class.getEnumConstants().length + " " + Weekday.class.isEnum() + " " + Op.PLUS.getClass().isEnum());
    }
}
