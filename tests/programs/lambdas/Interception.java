// Evaluation order around lambda creation, equality of capture-free lambdas, lambdas as keys, synchronised capture, defaults on lambdas.
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

public class Interception {
    static StringBuilder log = new StringBuilder();

    static <T> T note(String s, T t) {
        log.append(s).append(' ');
        return t;
    }

    interface Handler {
        String handle(String s);

        default Handler then(Handler next) {
            return s -> next.handle(handle(s));
        }

        static Handler logging(Handler h) {
            return s -> {
                log.append("[").append(s).append("]");
                return h.handle(s);
            };
        }
    }

    static class Lazy<T> implements Supplier<T> {
        private Supplier<T> source;
        private T value;

        Lazy(Supplier<T> source) {
            this.source = source;
        }

        @Override
        public T get() {
            if (source != null) {
                value = source.get();
                source = null;
            }
            return value;
        }
    }

    static Function<Integer, Integer> memo(Function<Integer, Integer> f) {
        Map<Integer, Integer> cache = new HashMap<>();
        return n -> {
            Integer hit = cache.get(n);
            if (hit == null) {
                hit = f.apply(n);
                cache.put(n, hit);
            }
            return hit;
        };
    }

    static Function<Integer, Integer> slow;

    public static void main(String[] args) {
        Supplier<String> s = note("outer", note("receiver", "text"))::toUpperCase;
        log.append("created ");
        System.out.println(s.get() + s.get() + " " + log);
        log.setLength(0);
        Handler up = String::toUpperCase;
        Handler h = Handler.logging(up).then(x -> x + "!").then(Handler.logging(x -> x + x));
        System.out.println(h.handle("a") + " " + log);
        Lazy<String> lazy = new Lazy<>(() -> note("computed", "value"));
        log.setLength(0);
        System.out.println(lazy.get() + lazy.get() + " " + log);
        slow = memo(n -> n < 2 ? n : slow.apply(n - 1) + slow.apply(n - 2));
        System.out.println(slow.apply(40));
        Map<String, Function<Double, Double>> ops = new LinkedHashMap<>();
        ops.put("neg", x -> -x);
        ops.put("sq", x -> x * x);
        ops.put("half", x -> x / 2);
        double v = 3;
        for (Map.Entry<String, Function<Double, Double>> e : ops.entrySet()) {
            v = e.getValue().apply(v);
            System.out.print(e.getKey() + "=" + v + " ");
        }
        System.out.println();
        Map<Handler, Integer> keys = new HashMap<>();
        keys.put(up, 1);
        keys.put(h, 2);
        System.out.println(keys.get(up) + keys.get(h) + " " + up.equals(up) + " " + up.equals(h) + " " + (up.hashCode() == up.hashCode()) + " " + (up.getClass() == h.getClass()));
    }
}
