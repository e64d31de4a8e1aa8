// try/catch/finally in all shapes: return overriding, nested, loops with break and continue, rethrow, finally that throws.
public class TryFinally {
    static StringBuilder log = new StringBuilder();

    static int value(int mode) {
        int x = 1;
        try {
            if (mode == 1) {
                return x;
            }
            if (mode == 2) {
                throw new IllegalStateException("two");
            }
            x = 5;
        } catch (IllegalStateException e) {
            x = 7;
            return x;
        } finally {
            x = 100;
            log.append("f").append(mode);
        }
        return x;
    }

    @SuppressWarnings("finally")
    static int override(int mode) {
        try {
            if (mode == 1) {
                throw new RuntimeException("lost");
            }
            return 1;
        } finally {
            if (mode != 3) {
                return 2;
            }
        }
    }

    static String nested(int mode) {
        StringBuilder s = new StringBuilder();
        try {
            try {
                if (mode == 0) {
                    throw new IllegalArgumentException("iae");
                }
                if (mode == 1) {
                    throw new ArithmeticException("ae");
                }
                s.append("body ");
            } catch (IllegalArgumentException e) {
                s.append("inner catch ");
                if (mode == 0) {
                    throw new RuntimeException("from catch", e);
                }
            } finally {
                s.append("inner finally ");
                if (mode == 3) {
                    throw new RuntimeException("from finally");
                }
            }
        } catch (ArithmeticException e) {
            s.append("outer ae ");
        } catch (RuntimeException e) {
            s.append("outer ").append(e.getMessage()).append(e.getCause() != null ? " cause " + e.getCause().getMessage() : "").append(' ');
        } finally {
            s.append("outer finally");
        }
        return s.toString();
    }

    static String loops() {
        StringBuilder s = new StringBuilder();
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; ; j++) {
                try {
                    if (j == i) {
                        continue outer;
                    }
                    if (i == 3) {
                        break outer;
                    }
                    s.append(i).append(j);
                } finally {
                    s.append('f');
                }
            }
        }
        while (true) {
            try {
                try {
                    break;
                } finally {
                    s.append("<");
                }
            } finally {
                s.append(">");
            }
        }
        return s.toString();
    }

    static long wide(boolean fail) {
        long a = 1;
        double b = 2;
        try {
            a += 10;
            b *= 3;
            if (fail) {
                Object o = "x";
                a = ((Integer) o).intValue();
            }
            return a;
        } catch (ClassCastException e) {
            return (long) (a * b);
        } finally {
            a = -1;
            log.append((long) b);
        }
    }

    static int recursive(int n) {
        try {
            return n == 0 ? 0 : 1 + recursive(n - 1);
        } finally {
            log.append(n);
        }
    }

    static void multi(int k) throws Exception {
        try {
            switch (k) {
                case 0 -> throw new java.io.IOException("io");
                case 1 -> throw new InterruptedException("int");
                case 2 -> throw new Error("err");
                default -> throw new Exception("plain");
            }
        } catch (java.io.IOException | InterruptedException e) {
            log.append(e.getMessage());
        } catch (final Exception e) {
            throw e;
        }
    }

    public static void main(String[] args) {
        System.out.println(value(0) + " " + value(1) + " " + value(2) + " " + log);
        System.out.println(override(0) + " " + override(1) + " " + override(3));
        for (int i = 0; i < 4; i++) {
            System.out.println(nested(i));
        }
        System.out.println(loops());
        log.setLength(0);
        System.out.println(wide(false) + " " + wide(true) + " " + recursive(5) + " " + log);
        for (int i = 0; i < 4; i++) {
            try {
                multi(i);
            } catch (Throwable t) {
                System.out.println(i + " " + t);
            }
        }
        System.out.println(log);
    }
}
