import java.util.*;
import java.util.stream.*;

public class Basics {
    record Person(String name, int age, String city) {
    }

    static void print(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        List<Integer> numbers = List.of(5, 3, 8, 1, 9, 2);
        print(numbers.stream().map(x -> x * x).filter(x -> x % 2 == 1).toList());
        print(numbers.stream().mapToInt(Integer::intValue).sum());
        print(numbers.stream().mapToLong(x -> x * 10_000_000_000L).max().getAsLong());
        print(numbers.stream().mapToDouble(x -> x / 2.0).average());
        print(numbers.stream().sorted(Comparator.reverseOrder()).limit(3).collect(Collectors.toList()));
        print(Stream.of("a", "bb", "ccc").collect(Collectors.toMap(s -> s, String::length)));
        print(Arrays.stream(new String[] {"x", "y", "z"}, 1, 3).collect(Collectors.joining("-")));
        List<Person> people = List.of(new Person("Ann", 31, "Oslo"), new Person("Bob", 25, "Rome"),
                new Person("Cid", 44, "Oslo"), new Person("Dee", 25, "Paris"), new Person("Eve", 38, "Rome"));
        print(people.stream().collect(Collectors.groupingBy(Person::city, TreeMap::new,
                Collectors.mapping(Person::name, Collectors.joining("/")))));
        print(people.stream().sorted(Comparator.comparingInt(Person::age).thenComparing(Person::name))
                .map(Person::name).toList());
        print(people.stream().collect(Collectors.averagingInt(Person::age)));
        print(people.stream().max(Comparator.comparing(Person::age)).map(Person::name).orElse("none"));
        print(people.stream().map(Person::city).distinct().count());
        print(people.stream().anyMatch(p -> p.age() > 40) + " "
                + people.stream().allMatch(p -> p.age() > 25) + " " + people.stream().noneMatch(p -> p.age() > 50));
        print(IntStream.rangeClosed(1, 5).mapToObj(i -> "#".repeat(i)).collect(Collectors.joining("\n")));
        print(IntStream.range(0, 100).filter(i -> i % 7 == 0).boxed().collect(Collectors.toList()));
        print("hello world".chars().filter(Character::isLetter).mapToObj(c -> (char) c)
                .collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())));
        print(Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).limit(15)
                .map(f -> f[0]).toList());
        print(IntStream.rangeClosed(2, 50)
                .filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        numbers.stream().sorted().forEach(x -> System.out.print(x + " "));
        numbers.forEach(x -> System.out.print(x + ";"));
        print("");
        print(Stream.empty().findFirst() + " " + Stream.of(1).findAny() + " " + IntStream.empty().max());
        print(Stream.ofNullable(null).count() + " " + Stream.ofNullable("q").toList());
        print(Optional.of(3).stream().map(x -> x + 1).toList() + " " + Optional.empty().stream().count()
                + " " + OptionalInt.of(4).stream().sum() + " " + OptionalLong.empty().stream().sum() + " "
                + OptionalDouble.of(0.5).stream().sum());
    }
}
