import java.util.*;
import java.util.stream.*;

public class ToArrays {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(Stream.of(1, 2, 3).toArray()));
        System.out.println(Arrays.toString(Stream.of("a", "b").toArray(String[]::new)));
        System.out.println(Stream.of("a", "b").toArray(CharSequence[]::new).getClass());
        System.out.println(Arrays.toString(Stream.of("a", "b", "c").filter(s -> !s.equals("b")).toArray(String[]::new)));
        System.out.println(Arrays.toString(IntStream.range(0, 20).filter(x -> x % 3 == 0).toArray()));
        System.out.println(IntStream.range(0, 100_000).filter(x -> x % 3 == 0).toArray().length);
        System.out.println(Arrays.toString(LongStream.of(1, 2).map(x -> -x).toArray()));
        System.out.println(Arrays.toString(DoubleStream.of(1, 2).map(Math::sqrt).toArray()));
        System.out.println(Stream.empty().toArray().length + " " + IntStream.empty().toArray().length);
        System.out.println(Arrays.toString(new ArrayList<>(List.of(4, 5)).toArray(Integer[]::new)));
        System.out.println(Arrays.deepToString(IntStream.range(0, 3).mapToObj(i -> IntStream.range(0, i).toArray()).toArray(int[][]::new)));
        attempt("sized", () -> Stream.of(1, 2).toArray(String[]::new));
        attempt("unsized", () -> Stream.of(1, 2).filter(x -> true).toArray(String[]::new));
        attempt("too short", () -> Stream.of(1, 2).toArray(n -> new Integer[1]));
        attempt("too long", () -> Stream.of(1, 2).toArray(n -> new Integer[5]));
        attempt("too short, unsized", () -> Stream.of(1, 2).filter(x -> true).toArray(n -> new Integer[1]));
        System.out.println(Arrays.toString(Stream.of(1, 2).filter(x -> true).toArray(n -> new Integer[4])));
        List<Integer> list = Stream.of(1, null, 3).toList();
        System.out.println(list + " " + list.contains(null) + " " + list.indexOf(null) + " " + list.lastIndexOf(3));
        attempt("add", () -> list.add(1));
        attempt("set", () -> list.set(0, 1));
        attempt("remove", () -> list.remove(0));
        attempt("clear", list::clear);
        attempt("sort", () -> list.sort(null));
        attempt("copy", () -> List.copyOf(list));
        System.out.println(list.equals(Arrays.asList(1, null, 3)) + " " + (list.hashCode() == Arrays.asList(1, null, 3).hashCode()));
        System.out.println(list.subList(1, 3) + " " + list.subList(1, 3).contains(null) + " " + list.reversed());
        System.out.println(Stream.empty().toList() + " " + Stream.of(1).toList());
    }
}
