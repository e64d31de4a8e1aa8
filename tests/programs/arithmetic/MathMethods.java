// java.lang.Math: rounding, exact operations and their messages, extremes; only methods with one possible answer.
public class MathMethods {
    interface Act {
        Object run();
    }

    static void show(String name, Act act) {
        try {
            System.out.println(name + " " + act.run());
        } catch (ArithmeticException e) {
            System.out.println(name + " throws " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        double[] d = {0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999999999999994, 1e18, -0.0, Double.NaN, Double.POSITIVE_INFINITY, 4503599627370497.5};
        for (double x : d) {
            System.out.println(x + " " + Math.floor(x) + " " + Math.ceil(x) + " " + Math.rint(x) + " " + Math.round(x) + " " + Math.round((float) x) + " " + Math.abs(x) + " " + Math.signum(x) + " " + Math.sqrt(x));
        }
        System.out.println(Math.min(-0.0, 0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.min(Double.NaN, 1) + " " + Math.max(1f, Float.NaN) + " " + Math.min(1, 2) + " " + Math.max(1L, 2L));
        System.out.println(Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE) + " " + Math.abs(-2.5f));
        int[][] pairs = {{7, 3}, {-7, 3}, {7, -3}, {-7, -3}, {Integer.MIN_VALUE, -1}};
        for (int[] p : pairs) {
            System.out.println(Math.floorDiv(p[0], p[1]) + " " + Math.floorMod(p[0], p[1]) + " " + Math.ceilDiv(p[0], p[1]) + " " + Math.floorMod((long) p[0], p[1]));
        }
        show("addExact", () -> Math.addExact(Integer.MAX_VALUE, 1));
        show("addExact", () -> Math.addExact(Long.MAX_VALUE, 1L));
        show("subtractExact", () -> Math.subtractExact(Integer.MIN_VALUE, 1));
        show("multiplyExact", () -> Math.multiplyExact(1 << 20, 1 << 20));
        show("multiplyExact", () -> Math.multiplyExact(1L << 40, 1L << 40));
        show("multiplyExact", () -> Math.multiplyExact(-3, 4));
        show("negateExact", () -> Math.negateExact(Integer.MIN_VALUE));
        show("incrementExact", () -> Math.incrementExact(Integer.MAX_VALUE));
        show("decrementExact", () -> Math.decrementExact(Integer.MIN_VALUE));
        show("toIntExact", () -> Math.toIntExact(1L << 31));
        show("absExact", () -> Math.absExact(Integer.MIN_VALUE));
        show("floorDiv", () -> Math.floorDiv(1, 0));
        System.out.println(Math.multiplyHigh(1L << 62, 6) + " " + Math.clamp(50L, 1, 10) + " " + Math.clamp(0.5, 1.0, 2.0));
        System.out.println(Math.hypot(3, 4) + " " + Math.cbrt(27) + " " + Math.pow(2, 10) + " " + Math.pow(0, 0) + " " + Math.pow(Double.NaN, 0) + " " + Math.pow(-8, 3) + " " + Math.pow(2, -1));
        System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.atan2(0, -1) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180));
        System.out.println(Math.ulp(1.0) + " " + Math.ulp(1f) + " " + Math.nextUp(1.0) + " " + Math.nextDown(0.0) + " " + Math.getExponent(1024.5) + " " + Math.scalb(1.5, 4) + " " + Math.copySign(3, -0.0) + " " + Math.fma(2.0, 3.0, 4.0));
    }
}
