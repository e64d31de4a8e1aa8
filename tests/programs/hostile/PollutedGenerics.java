// Values of other types than their type parameters say, through raw types, bridges, varargs, lambdas and streams.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class PollutedGenerics {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    enum Color {
        RED
    }

    enum Size {
        BIG
    }

    static class Numbered implements Comparable<Numbered> {
        @Override
        public int compareTo(Numbered other) {
            return 0;
        }
    }

    abstract static class Shape<T extends CharSequence> {
        abstract int take(T value);

        int give(Object value) {
            return take((T) value);
        }
    }

    static class Text extends Shape<String> {
        @Override
        int take(String value) {
            return value.length();
        }
    }

    record Box<T>(T value) {
    }

    record Pair(Box<String> one, Box<Integer> two) {
    }

    static <T> T as(Object value) {
        return (T) value;
    }

    static <T extends Comparable<T>> T most(List<T> all) {
        T most = all.get(0);
        for (T one : all) {
            if (one.compareTo(most) > 0) {
                most = one;
            }
        }
        return most;
    }

    static int length(List<String> texts) {
        int total = 0;
        for (String text : texts) {
            total += text.length();
        }
        return total;
    }

    static String kind(Box<?> box) {
        return switch (box) {
            case Box<?>(String text) -> "text " + text;
            case Box<?>(Integer number) -> "number " + number;
            case Box<?>(var other) -> "other " + other;
        };
    }

    public static void main(String[] args) throws Throwable {
        List<String> texts = new ArrayList<>();
        ((List) texts).add(5);
        show("get", () -> texts.get(0));
        show("get as object", () -> (Object) texts.get(0));
        show("get length", () -> texts.get(0).length());
        show("get concat", () -> "" + texts.get(0));
        show("iterate", () -> length(texts));
        show("lambda", () -> texts.stream().map(text -> text.length()).toList());
        show("reference", () -> texts.stream().map(String::length).toList());
        show("reference to object's", () -> texts.stream().map(Object::toString).toList());
        show("sorted", () -> Stream.of((Object) 1, "x").sorted().toList());
        show("sort", () -> {
            List<String> two = new ArrayList<>(texts);
            two.add("x");
            two.sort(Comparator.naturalOrder());
            return two;
        });
        show("sort by length", () -> {
            List<String> two = new ArrayList<>(texts);
            two.add("x");
            two.sort(Comparator.comparing(String::length));
            return two;
        });
        show("join", () -> String.join(",", texts));
        show("joining", () -> texts.stream().collect(Collectors.joining()));
        show("toArray", () -> texts.toArray(new String[0]));
        show("toArray by stream", () -> texts.stream().toArray(String[]::new));
        show("toArray as objects", () -> texts.toArray().length);
        show("mapToInt", () -> ((Stream<Integer>) (Stream) texts.stream()).mapToInt(number -> number).sum());
        show("max", () -> most((List<String>) (List) new ArrayList<Object>(List.of(1, "x"))));
        show("bridge", () -> new Text().give(5));
        show("bridge raw", () -> ((Shape) new Text()).take(new StringBuilder("x")));
        show("bridge fits", () -> ((Shape) new Text()).take("abc"));
        show("comparable", () -> ((Comparable) new Numbered()).compareTo("x"));
        show("comparable null", () -> ((Comparable) new Numbered()).compareTo(null));
        show("tree", () -> {
            TreeMap<Object, String> map = new TreeMap<>();
            map.put("a", "b");
            return map.put(1, "c");
        });
        show("tree of none", () -> new TreeSet<Object>().add(new Object()));
        show("queue", () -> {
            PriorityQueue<Object> queue = new PriorityQueue<>();
            queue.add(1);
            queue.add("x");
            return queue;
        });
        show("tree get", () -> new TreeMap<>(Map.of("a", "b")).get(5));
        show("enum map", () -> ((Map) new EnumMap<Color, String>(Color.class)).put(Size.BIG, "x"));
        show("enum map get", () -> ((Map) new EnumMap<Color, String>(Color.class)).get(Size.BIG));
        show("enum map text", () -> ((Map) new EnumMap<Color, String>(Color.class)).put("RED", "x"));
        show("enum set", () -> ((java.util.Set) EnumSet.of(Color.RED)).add(Size.BIG));
        show("enum set contains", () -> EnumSet.of(Color.RED).contains(Size.BIG));
        show("enum compare", () -> ((Comparable) Color.RED).compareTo(Size.BIG));
        show("valueOf", () -> Enum.valueOf((Class) String.class, "RED"));
        show("function", () -> ((Function) (Function<String, Integer>) String::length).apply(5));
        show("supplier", () -> {
            Supplier<String> supplier = (Supplier) () -> 5;
            return supplier.get().length();
        });
        show("callable", () -> {
            Callable<String> callable = (Callable) () -> 5;
            String text = callable.call();
            return text;
        });
        show("predicate", () -> ((Predicate) (Predicate<String>) String::isEmpty).test(5));
        show("operator", () -> ((BinaryOperator) (BinaryOperator<Integer>) Integer::sum).apply(1, "x"));
        show("int function", () -> ((ToIntFunction) (ToIntFunction<String>) String::length).applyAsInt(new int[0]));
        show("function of boxes", () -> ((BiFunction) (BiFunction<Integer, Long, Long>) (a, b) -> a + b).apply(1L, 2));
        show("function gives", () -> {
            IntFunction<String> function = (IntFunction) n -> n;
            return function.apply(5).isEmpty();
        });
        show("optional", () -> {
            Optional<String> optional = (Optional) Optional.of(5);
            return optional.map(String::length).get();
        });
        show("atomic", () -> {
            AtomicReference<String> reference = new AtomicReference<>();
            ((AtomicReference) reference).set(5);
            return reference.get().length();
        });
        show("atomic update", () -> {
            AtomicReference<String> reference = new AtomicReference<>();
            ((AtomicReference) reference).set(5);
            return reference.updateAndGet(text -> text + text.length());
        });
        show("record", () -> new Box<String>(as(5)).value().length());
        show("record fits", () -> new Box<String>(as(5)).equals(new Box<>(5)));
        show("pattern", () -> kind(new Box<>("x")) + kind(new Box<>(5)) + kind(new Box<>(null)));
        show("pattern polluted", () -> {
            Object pair = new Pair(as(new Box<>(5)), new Box<>(6));
            return pair instanceof Pair(Box<String>(var text), Box<Integer>(var number)) ? text.length() + number : 0;
        });
        show("forced primitive", () -> {
            int number = PollutedGenerics.<Integer>as("x");
            return number;
        });
        show("forced array", () -> {
            for (int number : PollutedGenerics.<int[]>as(new long[1])) {
                return number;
            }
            return "";
        });
        show("forced lock", () -> {
            synchronized (PollutedGenerics.<String>as(5)) {
                return "locked";
            }
        });
        show("forced switch", () -> {
            switch (PollutedGenerics.<Color>as(Size.BIG)) {
                case RED:
                    return "red";
                default:
                    return "other";
            }
        });
        show("forced thrown", () -> {
            throw PollutedGenerics.<RuntimeException>as("text");
        });
        show("asList", () -> {
            List<Integer> list = (List) Arrays.asList(new String[] {"x"});
            list.set(0, 5);
            return list;
        });
        show("asList of object", () -> {
            List<Object> list = Arrays.asList((Object[]) new String[] {"x"});
            list.set(0, 5);
            return list;
        });
        show("entry", () -> {
            Map<String, Integer> map = new HashMap<>();
            ((Map) map).put(1, "x");
            for (Map.Entry<String, Integer> entry : map.entrySet()) {
                ((Map.Entry) entry).setValue(2L);
                int value = entry.getValue();
                return value;
            }
            return "";
        });
        show("merge", () -> {
            Map<String, Integer> map = new HashMap<>();
            ((Map) map).put("a", "x");
            return map.merge("a", 1, Integer::sum);
        });
        show("iterator", () -> {
            Iterator<String> iterator = (Iterator) List.of(1).iterator();
            return iterator.next().isEmpty();
        });
        show("grouping", () -> texts.stream().collect(Collectors.groupingBy(String::length)));
        show("reduce", () -> ((Stream<Integer>) (Stream) Stream.of(1, "x")).reduce(0, Integer::sum));
        show("hot", () -> {
            List<String> many = new ArrayList<>();
            for (int i = 0; i < 20000; i++) {
                many.add("x");
            }
            int total = length(many) + length(many);
            ((List) many).add(19999, 7L);
            try {
                total += length(many);
            } catch (ClassCastException thrown) {
                return total + " " + thrown.getMessage().substring(0, 40);
            }
            return total;
        });
    }
}
