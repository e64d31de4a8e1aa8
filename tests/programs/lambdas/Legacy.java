// release: 8
// Lambdas compiled for Java 8: private synthetic methods called by invokespecial and invokestatic, no nestmates.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

public class Legacy {
    private int base = 10;

    private int secret(int x) {
        return x + base;
    }

    private static String hidden(Object o) {
        return "h" + o;
    }

    Function<Integer, Integer> viaThis() {
        return this::secret;
    }

    Function<Integer, Integer> viaLambda(int k) {
        return x -> secret(x) * k;
    }

    interface Shape {
        double area();

        default Supplier<String> describe() {
            return () -> "area " + area();
        }
    }

    public static void main(String[] args) {
        Legacy l = new Legacy();
        System.out.println(l.viaThis().apply(5) + " " + l.viaLambda(3).apply(1));
        Function<Object, String> h = Legacy::hidden;
        System.out.println(h.apply(null) + h.apply(1.5));
        Shape s = () -> 2.5;
        System.out.println(s.describe().get());
        List<Integer> list = new ArrayList<>();
        Collections.addAll(list, 5, 3, 9, 1);
        Collections.sort(list, (a, b) -> b - a);
        System.out.println(list);
        list.removeIf(x -> x > 4);
        StringBuilder sb = new StringBuilder();
        list.forEach(sb::append);
        System.out.println(sb);
        class Local {
            Supplier<Local> make = Local::new;
            int id = ++l.base;
        }
        System.out.println(new Local().make.get().make.get().id);
    }
}
