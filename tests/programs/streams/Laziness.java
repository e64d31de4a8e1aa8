import java.util.*;
import java.util.stream.*;

/** The order in which the elements pass the stages, and that nothing runs before the terminal operation. */
public class Laziness {
    static <T> T show(String stage, T t) {
        System.out.print(stage + "(" + t + ") ");
        return t;
    }

    public static void main(String[] args) {
        Stream<Integer> s = Stream.of(3, 1, 2).map(x -> show("map", x)).filter(x -> show("filter", x) != 1);
        System.out.println("nothing yet");
        System.out.println(s.toList());
        System.out.println(Stream.of(3, 1, 2).peek(x -> show("before", x)).sorted().peek(x -> show("after", x))
                .limit(2).toList());
        System.out.println(Stream.of(3, 1, 2, 4).peek(x -> show("a", x)).sorted().peek(x -> show("b", x)).sorted()
                .peek(x -> show("c", x)).findFirst());
        System.out.println(new TreeSet<>(List.of(3, 1, 2)).stream().peek(x -> show("before", x)).sorted()
                .peek(x -> show("after", x)).limit(2).toList());
        System.out.println(new TreeSet<>(List.of(3, 1, 2)).stream().peek(x -> show("before", x))
                .sorted(Comparator.reverseOrder()).peek(x -> show("after", x)).limit(2).toList());
        System.out.println(Stream.of(1, 2, 3, 4).peek(x -> show("p", x)).skip(1).peek(x -> show("q", x)).limit(2)
                .peek(x -> show("r", x)).toList());
        System.out.println(Stream.of(1, 1, 2, 2, 3).peek(x -> show("p", x)).distinct().peek(x -> show("q", x))
                .limit(2).toList());
        System.out.println(IntStream.range(0, 10).peek(x -> show("i", x)).mapToObj(x -> show("o", x))
                .anyMatch(x -> x == 2));
        System.out.println(Stream.of(1, 2, 3).peek(x -> show("p", x)).count());
        System.out.println(Stream.of(1, 2, 3).peek(x -> show("p", x)).map(x -> show("m", x)).skip(1).limit(1).count());
        System.out.println(Stream.of(1, 2, 3).peek(x -> show("p", x)).filter(x -> true).count());
        System.out.println(Stream.of(1, 2, 3).peek(x -> show("p", x)).sorted().mapToInt(x -> x).asLongStream().boxed().count());
    }
}
