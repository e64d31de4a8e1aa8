// ClassCastException texts: application classes, library classes, arrays, interfaces, hidden generic casts.
import java.util.ArrayList;
import java.util.List;

public class ClassCasts {
    interface I {
    }

    static class A {
    }

    static class B extends A implements I {
    }

    interface Act {
        Object run();
    }

    static void show(Act act) {
        try {
            act.run();
            System.out.println("ok");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    static <T> T identity(Object o) {
        return (T) o;
    }

    public static void main(String[] args) {
        Object text = "text", number = 1, a = new A(), b = new B(), ints = new int[0], strings = new String[0], nested = new A[0][0];
        show(() -> (Integer) text);
        show(() -> (String) number);
        show(() -> (B) a);
        show(() -> (I) a);
        show(() -> (A) b);
        show(() -> (I) b);
        show(() -> (A) text);
        show(() -> (String) a);
        show(() -> (Runnable) a);
        show(() -> (int[]) text);
        show(() -> (String) ints);
        show(() -> (long[]) ints);
        show(() -> (Object[]) ints);
        show(() -> (Integer[]) strings);
        show(() -> (CharSequence[]) strings);
        show(() -> (A) strings);
        show(() -> (B[][]) nested);
        show(() -> (A[]) nested);
        show(() -> (I) null);
        show(() -> (Comparable<?>) (Object) Thread.currentThread());
        show(() -> ((List<?>) new ArrayList<>()).getClass() == null ? null : (I) (Object) new ArrayList<>());
        show(() -> {
            Integer i = ClassCasts.<Integer>identity("pollution");
            return i;
        });
        show(() -> {
            List<String> list = new ArrayList<>();
            ((List) list).add(3.5);
            return list.get(0).length();
        });
    }
}
