// Record deconstruction: nested, generic, with var, null components, guards over components, instanceof form, exceptions from accessors.
public class NestedRecords {
    sealed interface Expr {
    }

    record Num(int value) implements Expr {
    }

    record Add(Expr left, Expr right) implements Expr {
    }

    record Mul(Expr left, Expr right) implements Expr {
    }

    record Neg(Expr inner) implements Expr {
    }

    record Pair<A, B>(A first, B second) {
    }

    record Trap(int x) {
        public int x() {
            throw new IllegalStateException("accessor");
        }
    }

    static Expr simplify(Expr e) {
        return switch (e) {
            case Add(Num(var a), Num(var b)) -> new Num(a + b);
            case Mul(Num(int a), var other) when a == 0 -> new Num(0);
            case Mul(Num(int a), Expr other) when a == 1 -> simplify(other);
            case Mul(Expr l, Expr r) -> new Mul(simplify(l), simplify(r));
            case Add(Expr l, Expr r) -> new Add(simplify(l), simplify(r));
            case Neg(Neg(Expr inner)) -> simplify(inner);
            case Neg(Num(int v)) -> new Num(-v);
            case Neg n -> n;
            case Num n -> n;
        };
    }

    static String pair(Object o) {
        if (o instanceof Pair<?, ?>(String s, Integer i) && i > 3) {
            return s.repeat(i);
        }
        if (!(o instanceof Pair<?, ?>(Pair<?, ?>(var a, var b), var c))) {
            return "no";
        }
        return a + "," + b + "," + c;
    }

    public static void main(String[] args) {
        System.out.println(simplify(new Add(new Num(2), new Num(3))));
        System.out.println(simplify(new Mul(new Num(0), new Add(new Num(1), new Num(1)))));
        System.out.println(simplify(new Mul(new Num(1), new Neg(new Num(9)))));
        System.out.println(simplify(new Neg(new Neg(new Mul(new Num(2), new Add(new Num(1), new Num(1)))))));
        System.out.println(simplify(new Neg(new Add(new Num(1), null))));
        System.out.println(pair(new Pair<>("ab", 4)));
        System.out.println(pair(new Pair<>("ab", 2)));
        System.out.println(pair(new Pair<>(new Pair<>(1, null), 'z')));
        System.out.println(pair(new Pair<>(null, 5)));
        System.out.println(pair(null));
        try {
            simplify(new Add(null, null));
        } catch (NullPointerException e) {
            System.out.println("null component reaches the inner switch");
        }
        Object trap = new Trap(1);
        try {
            if (trap instanceof Trap(int x)) {
                System.out.println(x);
            }
        } catch (MatchException e) {
            System.out.println(e.getMessage() + " | " + e.getCause());
        }
        Pair<Integer, Integer> p = new Pair<>(3, 4);
        int sum = switch (p) {
            case Pair<Integer, Integer>(Integer a, Integer b) when a > b -> a;
            case Pair<Integer, Integer>(Integer a, Integer b) -> a + b;
        };
        System.out.println(sum);
    }
}
