import java.util.*;
import java.util.stream.*;

public class Partitions {
    public static void main(String[] args) {
        Map<Boolean, List<Integer>> m = Stream.of(1, 2, 3, 4, 5).collect(Collectors.partitioningBy(x -> x > 2));
        System.out.println(m + " " + m.get(true) + m.get(false) + m.get(null) + m.get("x") + m.size());
        System.out.println(m.keySet() + " " + m.values() + " " + m.entrySet() + " " + m.containsKey(false) + " "
                + m.containsKey(null) + " " + m.containsValue(List.of(1, 2)));
        System.out.println(m.equals(Map.of(true, List.of(3, 4, 5), false, List.of(1, 2))) + " "
                + (m.hashCode() == Map.of(true, List.of(3, 4, 5), false, List.of(1, 2)).hashCode()));
        try {
            m.put(true, null);
        } catch (UnsupportedOperationException e) {
            System.out.println("put refused");
        }
        try {
            m.entrySet().clear();
        } catch (UnsupportedOperationException e) {
            System.out.println("clear refused");
        }
        for (Map.Entry<Boolean, List<Integer>> e : m.entrySet()) {
            System.out.print(e.getKey() + "=" + e.getValue().size() + " ");
        }
        m.forEach((k, v) -> System.out.print(k + ":" + v + " "));
        System.out.println();
        System.out.println(Stream.of("a", "bb", "cc").collect(Collectors.partitioningBy(s -> s.length() > 1, Collectors.counting())));
        System.out.println(Stream.of("a", "bb", "cc").collect(Collectors.partitioningBy(s -> s.length() > 1,
                Collectors.joining(",", "<", ">"))));
        System.out.println(Stream.<String>empty().collect(Collectors.partitioningBy(s -> true)));
        System.out.println(Stream.<String>empty().collect(Collectors.partitioningBy(s -> true, Collectors.minBy(Comparator.naturalOrder()))));
        System.out.println(IntStream.range(0, 20).boxed().collect(Collectors.partitioningBy(x -> x % 3 == 0,
                Collectors.partitioningBy(x -> x % 2 == 0, Collectors.summingInt(x -> x)))));
        Map<Boolean, Set<Integer>> sets = Stream.of(1, 1, 2).collect(Collectors.partitioningBy(x -> x == 1, Collectors.toSet()));
        sets.get(true).add(9);
        System.out.println(sets);
    }
}
