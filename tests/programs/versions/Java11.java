// release: 11
// Compiled for Java 11: nestmates, invokedynamic concatenation, var, private interface methods.
import java.util.*;

public class Java11 {
    private int secret = 5;

    private class In {
        private int twice() {
            return secret * 2;
        }
    }

    private static class Nest {
        private static String hidden = "nest";

        private String get(Java11 j) {
            j.secret++;
            return hidden + j.secret;
        }
    }

    interface P {
        private int base() {
            return 40;
        }

        default int answer() {
            return base() + two();
        }

        private static int two() {
            return 2;
        }
    }

    public static void main(String[] args) {
        var j = new Java11();
        var in = j.new In();
        System.out.println(in.twice() + new Nest().get(j) + in.twice());
        System.out.println(new P() {
        }.answer());
        var list = new ArrayList<Map<String, ? extends Number>>();
        list.add(Map.of("k", 1));
        for (var m : list) {
            for (var e : m.entrySet()) {
                System.out.println(e.getKey() + "=" + e.getValue().doubleValue());
            }
        }
        java.util.function.BinaryOperator<Integer> f = (var x, var y) -> x - y;
        System.out.println(f.apply(1, 2) + " ".repeat(2) + "  strip ".strip() + "|" + " ".isBlank());
        var anon = new Object() {
            int a = 1;

            int bump() {
                return ++a;
            }
        };
        System.out.println(anon.bump() + anon.a);
    }
}
