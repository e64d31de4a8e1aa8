// Which handler takes an exception: order of clauses, ranges that end before return values, handlers of handlers, loops inside try.
public class HandlerRanges {
    static String pick(int n) {
        try {
            Object[] o = {1, "s", null};
            switch (n) {
                case 0: return "" + 1 / (n);
                case 1: return "" + o[n + 5];
                case 2: return "" + ((String) o[0]);
                case 3: return o[2].toString();
                case 4: o = new Integer[1]; o[0] = "x"; return "no";
                case 5: return "" + new int[-n].length;
                case 6: throw new Error("six");
                default: return "none";
            }
        } catch (ArithmeticException | ClassCastException e) {
            return e instanceof ArithmeticException ? "arithmetic" : "cast";
        } catch (IndexOutOfBoundsException e) {
            return "index";
        } catch (NullPointerException e) {
            return "null";
        } catch (RuntimeException e) {
            return "runtime " + e.getClass().getSimpleName();
        } catch (Throwable t) {
            return "throwable " + t.getMessage();
        }
    }

    static int handlerThrows() {
        int n = 0;
        try {
            try {
                throw new RuntimeException("one");
            } catch (RuntimeException e) {
                n++;
                throw new RuntimeException("two");
            }
        } catch (RuntimeException e) {
            n += e.getMessage().equals("two") ? 10 : 1000;
        }
        return n;
    }

    static int retries() {
        int attempts = 0;
        while (true) {
            try {
                if (++attempts < 4) {
                    throw new IllegalStateException();
                }
                return attempts;
            } catch (IllegalStateException e) {
                continue;
            }
        }
    }

    static int locals() {
        int a = 1;
        long b = 2;
        String s = "s";
        try {
            a = 10;
            b = 20;
            s = null;
            s.length();
            a = 100;
        } catch (NullPointerException e) {
            b += a;
        }
        return (int) b + a;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 8; i++) {
            System.out.println(i + " " + pick(i));
        }
        System.out.println(handlerThrows() + " " + retries() + " " + locals());
    }
}
