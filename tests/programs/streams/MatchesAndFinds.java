import java.util.*;
import java.util.stream.*;

public class MatchesAndFinds {
    static boolean seen(Object o) {
        System.out.print(o + " ");
        return true;
    }

    public static void main(String[] args) {
        List<Integer> list = List.of(1, 2, 3, 4, 5);
        System.out.println(list.stream().anyMatch(x -> seen(x) && x == 3));
        System.out.println(list.stream().allMatch(x -> seen(x) && x < 3));
        System.out.println(list.stream().noneMatch(x -> seen(x) && x == 2));
        System.out.println(Stream.empty().anyMatch(x -> true) + " " + Stream.empty().allMatch(x -> false) + " "
                + Stream.empty().noneMatch(x -> true));
        System.out.println(IntStream.range(0, 9).anyMatch(x -> seen(x) && x == 3) + " "
                + IntStream.range(0, 9).allMatch(x -> seen(x) && x < 3) + " "
                + IntStream.range(0, 9).noneMatch(x -> seen(x) && x == 2));
        System.out.println(LongStream.range(0, 9).anyMatch(x -> x == 3) + " " + LongStream.range(0, 9).allMatch(x -> x < 3)
                + " " + LongStream.range(0, 9).noneMatch(x -> x == 2) + " " + DoubleStream.of(1, 2).anyMatch(x -> x == 2)
                + " " + DoubleStream.of(1, 2).allMatch(x -> x > 0) + " " + DoubleStream.of(1, 2).noneMatch(x -> x > 0));
        System.out.println(list.stream().filter(x -> seen(x) && x > 2).findFirst());
        System.out.println(list.stream().filter(x -> x > 7).findFirst() + " " + list.stream().findAny());
        System.out.println(IntStream.range(5, 9).findFirst() + " " + IntStream.empty().findAny() + " "
                + LongStream.of(4).findFirst() + " " + LongStream.empty().findAny() + " " + DoubleStream.of(.5).findFirst()
                + " " + DoubleStream.empty().findAny());
        System.out.println(Stream.iterate(1, x -> x * 3).filter(x -> x % 10 == 7).findFirst().get());
        System.out.println(IntStream.iterate(1, x -> x + 1).mapToObj(Integer::toString).filter(s -> s.length() == 4)
                .findFirst().get());
        System.out.println(list.stream().sorted(Comparator.reverseOrder()).map(x -> "v" + x).findFirst().get());
        try {
            Stream.of("a", null).skip(1).findFirst();
        } catch (NullPointerException e) {
            System.out.println("null is no result");
        }
        System.out.println(Stream.of(1, 2, 3, 4).mapToInt(x -> x).peek(MatchesAndFinds::seen).limit(3).anyMatch(x -> x > 9));
        System.out.println(new HashSet<>(List.of(1, 2, 3)).stream().anyMatch(x -> seen(x) && x == 2));
        System.out.println(new LinkedList<>(list).stream().anyMatch(x -> seen(x) && x == 2));
        System.out.println(Map.of("k", 1).entrySet().stream().allMatch(e -> e.getKey().equals("k")));
        System.out.println(Stream.of(Stream.of(1, 2), Stream.of(3, 4)).flatMap(s -> s).anyMatch(x -> seen(x) && x == 3));
    }
}
