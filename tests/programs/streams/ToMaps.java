import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

public class ToMaps {
    static void attempt(String what, Supplier<Object> r) {
        try {
            System.out.println(what + ": " + r.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getName()
                    + (e instanceof NullPointerException ? "" : ": " + e.getMessage()));
        }
    }

    public static void main(String[] args) {
        attempt("plain", () -> Stream.of("a", "bb", "ccc").collect(Collectors.toMap(String::length, s -> s)));
        attempt("duplicate", () -> Stream.of("x1", "y2", "x3").collect(Collectors.toMap(s -> s.charAt(0), s -> s)));
        attempt("merged", () -> Stream.of("x1", "y2", "x3").collect(Collectors.toMap(s -> s.charAt(0), s -> s, (a, b) -> a + b)));
        attempt("removed by merging", () -> Stream.of("x1", "y2", "x3").collect(Collectors.toMap(s -> s.charAt(0), s -> s, (a, b) -> null)));
        attempt("linked", () -> Stream.of("q", "b", "z").collect(Collectors.toMap(s -> s, s -> 1, Integer::sum, LinkedHashMap::new)));
        attempt("tree", () -> Stream.of("q", "b", "z").collect(Collectors.toMap(s -> s, s -> 1, Integer::sum, TreeMap::new)));
        attempt("null value", () -> Stream.of("a").collect(Collectors.toMap(s -> s, s -> null)));
        attempt("null key", () -> Stream.of("a").collect(Collectors.toMap(s -> (String) null, s -> 1)));
        attempt("null value to merge", () -> Stream.of("a").collect(Collectors.toMap(s -> s, s -> (String) null, (a, b) -> a)));
        attempt("unmodifiable", () -> Stream.of("a").collect(Collectors.toUnmodifiableMap(s -> s, String::length)));
        attempt("unmodifiable duplicate", () -> Stream.of("a", "a").collect(Collectors.toUnmodifiableMap(s -> s, String::length)));
        attempt("unmodifiable merged", () -> Stream.of("a", "a").collect(Collectors.toUnmodifiableMap(s -> s, String::length, Integer::sum)));
        attempt("unmodifiable null key", () -> Stream.of("a").collect(Collectors.toUnmodifiableMap(s -> null, String::length)));
        attempt("unmodifiable put", () -> Stream.of("a").collect(Collectors.toUnmodifiableMap(s -> s, String::length)).put("b", 1));
        attempt("concurrent", () -> Stream.of("a", "bb").collect(Collectors.toConcurrentMap(s -> s, String::length)));
        attempt("concurrent duplicate", () -> Stream.of("a", "a").collect(Collectors.toConcurrentMap(s -> s, String::length)));
        attempt("concurrent merged", () -> Stream.of("a", "a").collect(Collectors.toConcurrentMap(s -> s, String::length, Integer::sum)));
        attempt("concurrent made", () -> Stream.of("a", "a").collect(Collectors.toConcurrentMap(s -> s, String::length, Integer::sum, ConcurrentHashMap::new)));
        attempt("concurrent null", () -> Stream.of("a").collect(Collectors.toConcurrentMap(s -> null, String::length)));
        attempt("class", () -> Stream.of("a").collect(Collectors.toMap(s -> s, s -> s)).getClass());
        attempt("identity", () -> Stream.of(1, 2).collect(Collectors.toMap(Function.identity(), x -> x * x)));
        attempt("entries", () -> Map.of("k", 2).entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey)));
        Map<String, Integer> ages = new HashMap<>(Map.of("Zoe", 30, "Al", 25, "Mo", 41, "Ed", 25));
        attempt("by value, then key", () -> ages.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey())).toList());
        attempt("by value backwards", () -> ages.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(Map.Entry::getKey).collect(Collectors.joining(",")));
        attempt("values", () -> ages.values().stream().mapToInt(x -> x).sum());
        attempt("keys", () -> ages.keySet().stream().sorted().toList());
    }
}
