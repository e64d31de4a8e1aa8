// Comparator chains: comparing, thenComparing in all forms, nulls first and last, reversed, natural order of mixed keys.
import java.util.*;

public class Comparators {
    record Person(String name, int age, double height, String city) {
    }

    public static void main(String[] args) {
        List<Person> people = new ArrayList<>(List.of(new Person("Ann", 30, 1.7, "Rome"), new Person("bob", 25, 1.8, null), new Person("Cid", 30, 1.6, "Oslo"), new Person("dan", 25, 1.8, "Rome"), new Person("Eve", 41, 1.7, null)));
        print(people, Comparator.comparing(Person::name));
        print(people, Comparator.comparing(Person::name, String.CASE_INSENSITIVE_ORDER).reversed());
        print(people, Comparator.comparingInt(Person::age).thenComparing(Person::name));
        print(people, Comparator.comparingDouble(Person::height).thenComparingInt(Person::age).thenComparing(Person::name, Comparator.reverseOrder()));
        print(people, Comparator.comparing(Person::city, Comparator.nullsFirst(Comparator.naturalOrder())).thenComparing(Comparator.comparing(Person::age).reversed()));
        print(people, Comparator.comparing(Person::city, Comparator.nullsLast(Comparator.reverseOrder())).thenComparingDouble(Person::height).thenComparingLong(p -> -p.age()));
        print(people, (a, b) -> 0);
        List<String> words = new ArrayList<>(Arrays.asList("b", null, "a", "C", null));
        words.sort(Comparator.nullsLast(String::compareTo));
        System.out.println(words);
        words.sort(Comparator.nullsFirst(String.CASE_INSENSITIVE_ORDER));
        System.out.println(words);
        try {
            words.sort(Comparator.naturalOrder());
        } catch (NullPointerException e) {
            System.out.println("null compared");
        }
        Integer[] numbers = {5, -1, 3};
        Arrays.sort(numbers, Collections.reverseOrder());
        System.out.println(Arrays.toString(numbers));
        Integer[] many = new Integer[200];
        for (int i = 0; i < many.length; i++) {
            many[i] = i * 73 % 50 * 1000 + i;
        }
        Arrays.sort(many, Comparator.comparing(v -> v / 1000));
        boolean stable = true;
        for (int i = 1; i < many.length; i++) {
            stable &= many[i - 1] / 1000 < many[i] / 1000 || many[i - 1] / 1000 == many[i] / 1000 && many[i - 1] % 1000 < many[i] % 1000;
        }
        System.out.println(stable + " " + many[0] + " " + many[199]);
    }

    static void print(List<Person> people, Comparator<Person> order) {
        List<Person> sorted = new ArrayList<>(people);
        sorted.sort(order);
        StringBuilder s = new StringBuilder();
        for (Person p : sorted) {
            s.append(p.name()).append(' ');
        }
        System.out.println(s);
    }
}
