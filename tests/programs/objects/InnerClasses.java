// Inner, nested, local and anonymous classes: outer access, captured variables, this chains, private members through nestmates.
import java.util.ArrayList;
import java.util.List;

public class InnerClasses {
    private int value = 1;
    private static int shared = 10;

    class Inner {
        private int value = 2;

        class Deep {
            private int value = 3;

            String all() {
                return value + " " + this.value + " " + Inner.this.value + " " + InnerClasses.this.value++ + " " + shared++ + " " + bump();
            }
        }
    }

    private int bump() {
        return value += 100;
    }

    static class Nested {
        private int secret = 42;

        private static String hidden(InnerClasses o) {
            return "hidden " + o.value;
        }

        private Nested() {
        }
    }

    interface Counter {
        int next();
    }

    Counter local(int start, String label) {
        int[] box = {start};
        class Stepper implements Counter {
            int step;

            Stepper(int step) {
                this.step = step;
            }

            @Override
            public int next() {
                box[0] += step + label.length();
                return box[0] + value;
            }
        }
        Stepper s = new Stepper(5);
        s.step++;
        return s;
    }

    class Child extends Inner {
        Child() {
            InnerClasses.this.super();
            value++;
        }

        int value = 20;
    }

    static class Outside extends InnerClasses.Inner {
        Outside(InnerClasses o) {
            o.super();
        }
    }

    abstract static class Shape {
        final String name;

        Shape(String name) {
            this.name = name;
            describe();
        }

        abstract void describe();
    }

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        InnerClasses.Inner.Deep d = o.new Inner().new Deep();
        System.out.println(d.all());
        System.out.println(d.all());
        Counter c = o.local(7, "abc");
        System.out.println(c.next() + " " + c.next() + " " + c.getClass().getName());
        System.out.println(new Nested().secret + " " + Nested.hidden(o));
        List<Counter> counters = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int k = i;
            counters.add(new Counter() {
                int calls = k * 10;

                {
                    calls++;
                }

                @Override
                public int next() {
                    return calls++ + k;
                }
            });
        }
        for (Counter x : counters) {
            System.out.print(x.next() + x.next() + " " + x.getClass().getName() + " ");
        }
        System.out.println();
        String captured = "captured";
        new Shape("square") {
            String own = "own";

            @Override
            void describe() {
                System.out.println(name + " " + captured + " " + own);
            }
        }.describe();
        Child child = o.new Child();
        System.out.println(child.value + " " + ((Inner) child).value + " " + new Outside(o).getClass().getSimpleName() + " " + new Object() { int x = 9; }.x);
        System.out.println(Inner.class.getName() + " " + Inner.Deep.class.getSimpleName() + " " + counters.get(0).getClass().getSimpleName().isEmpty() + " " + Inner.class.getEnclosingClass());
        try {
            InnerClasses none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("null outer");
        }
    }
}
