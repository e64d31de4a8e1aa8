import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntBinaryOperator;

/** Calls interfaces that the host implements. */
public class Callbacks {
    interface Listener {
        String heard(long at, String text, double loud);

        int count();

        default String twice(String text) {
            return heard(1, text, 0.5) + heard(2, text, 1.5);
        }
    }

    static String tell(Listener listener, String text) {
        return listener.twice(text);
    }

    static int count(Listener listener) {
        return listener.count();
    }

    static int fold(IntBinaryOperator operator, int rounds) {
        int value = 0;
        for (int i = 0; i < rounds; i++) {
            value = operator.applyAsInt(value, i);
        }
        return value;
    }

    static String sorted(Comparator<String> order, String[] words) {
        List<String> list = new ArrayList<>(List.of(words));
        Collections.sort(list, order);
        return String.join(" ", list);
    }
}
