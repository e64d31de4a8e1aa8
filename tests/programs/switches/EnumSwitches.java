// Switch over enums, old style and new, with default, null selector, and constants with bodies.
public class EnumSwitches {
    enum Op {
        ADD, SUB {
            @Override
            public String toString() {
                return "minus";
            }
        }, MUL, DIV
    }

    static int old(Op op, int a, int b) {
        switch (op) {
            case ADD: return a + b;
            case DIV:
                if (b == 0) {
                    break;
                }
                return a / b;
            case SUB: return a - b;
        }
        return -1;
    }

    static int exhaustive(Op op) {
        return switch (op) {
            case ADD -> 1;
            case SUB, MUL -> 2;
            case DIV -> 3;
        };
    }

    static String nullable(Op op) {
        return switch (op) {
            case null -> "none";
            case ADD -> "add";
            case Op o when o.ordinal() > 2 -> "late " + o;
            case Op o -> "rest " + o;
        };
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println(op + " " + op.name() + " " + old(op, 7, 2) + " " + exhaustive(op) + " " + nullable(op) + " " + op.getClass().getName() + " " + op.getDeclaringClass().getName());
        }
        System.out.println(old(Op.DIV, 1, 0) + " " + nullable(null));
        try {
            exhaustive(null);
        } catch (NullPointerException e) {
            System.out.println("null enum");
        }
        switch (Op.valueOf("MUL")) {
            case MUL -> System.out.println("mul");
            default -> System.out.println("other");
        }
    }
}
