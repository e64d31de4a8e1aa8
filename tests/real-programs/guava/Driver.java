// packages: libguava-java
// jars: guava.jar
import com.google.common.base.*;
import com.google.common.cache.*;
import com.google.common.collect.*;
import com.google.common.hash.*;
import com.google.common.io.*;
import com.google.common.math.*;
import com.google.common.primitives.*;
import com.google.common.reflect.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** Collections, texts, caches, hashes, numbers and types. */
public class Driver {
    public static void main(String[] args) throws Exception {
        ImmutableList<String> list = ImmutableList.of("one", "two", "three");
        ImmutableMap<String, Integer> map = Maps.toMap(list, String::length);
        System.out.println(list.reverse() + " " + map + " " + ImmutableSortedSet.copyOf(list) + " " + Lists.partition(list, 2));
        try {
            list.add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
        Multimap<Integer, String> byLength = Multimaps.index(list, String::length);
        ListMultimap<String, Integer> multimap = ArrayListMultimap.create();
        multimap.put("a", 1);
        multimap.put("a", 2);
        multimap.put("b", 3);
        System.out.println(byLength + " " + multimap + " " + Multimaps.invertFrom(multimap, TreeMultimap.create()));
        Multiset<String> counted = HashMultiset.create(Splitter.fixedLength(1).split("mississippi"));
        System.out.println(Multisets.copyHighestCountFirst(counted) + " " + counted.count("s") + " " + counted.elementSet().size());
        BiMap<String, Integer> both = HashBiMap.create(map.size());
        both.put("x", 1);
        both.forcePut("y", 1);
        System.out.println(both + " " + both.inverse());
        Table<Integer, String, Double> table = TreeBasedTable.create();
        table.put(2, "c", 1.5);
        table.put(1, "b", 2.5);
        System.out.println(table + " " + table.column("c") + " " + table.rowKeySet() + " " + Tables.transpose(table));
        RangeSet<Integer> ranges = TreeRangeSet.create();
        ranges.add(Range.closed(1, 5));
        ranges.add(Range.openClosed(4, 9));
        ranges.remove(Range.singleton(3));
        System.out.println(ranges + " " + ranges.contains(4) + " " + ContiguousSet.create(Range.closedOpen(1, 4), DiscreteDomain.integers()));
        System.out.println(Sets.powerSet(ImmutableSet.of(1, 2)).size() + " " + Sets.cartesianProduct(ImmutableSet.of(1, 2), ImmutableSet.of(3))
                + " " + Sets.difference(ImmutableSet.of(1, 2), ImmutableSet.of(2)) + " " + Collections2.permutations(list).size());
        System.out.println(Joiner.on(", ").skipNulls().join("a", null, "b") + " " + Joiner.on('&').withKeyValueSeparator('=').join(map)
                + " " + Splitter.on(',').trimResults().omitEmptyStrings().splitToList(" a, ,b ") + " "
                + Splitter.on(';').withKeyValueSeparator(':').split("k:v;l:w"));
        System.out.println(CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "someName") + CharMatcher.inRange('a', 'c').retainFrom("abcdef")
                + Strings.padStart("7", 3, '0') + Strings.commonPrefix("abcd", "abxy") + Ascii.toUpperCase("x"));
        System.out.println(MoreObjects.toStringHelper("Name").add("a", 1).add("n", null).omitNullValues().toString() + com.google.common.base.Objects.equal(null, null)
                + ComparisonChain.start().compare(1, 1).compare("b", "a").result());
        System.out.println(Ordering.natural().nullsFirst().reverse().sortedCopy(Arrays.asList(2, null, 3)) + " "
                + Ordering.explicit("b", "a").max("a", "b") + " " + Ordering.natural().greatestOf(List.of(5, 1, 9), 2));
        LoadingCache<String, Integer> cache = CacheBuilder.newBuilder().maximumSize(2).recordStats().build(CacheLoader.from(String::length));
        System.out.println(cache.get("abc") + cache.get("abc") + cache.getUnchecked("de") + cache.get("f") + " " + cache.size() + " " + cache.stats().hitCount());
        HashCode sha = Hashing.sha256().hashString("text", StandardCharsets.UTF_8);
        System.out.println(sha + " " + Hashing.murmur3_128(7).hashInt(5) + " " + Hashing.crc32().hashBytes(new byte[] {1, 2}) + " "
                + Hashing.sipHash24().hashLong(9) + " " + Hashing.consistentHash(12345L, 10) + " " + Hashing.farmHashFingerprint64().hashString("x", StandardCharsets.UTF_8));
        BloomFilter<Integer> filter = BloomFilter.create(Funnels.integerFunnel(), 100);
        filter.put(5);
        System.out.println(filter.mightContain(5) + " " + filter.mightContain(6));
        System.out.println(BaseEncoding.base64().encode("bytes".getBytes()) + BaseEncoding.base32Hex().lowerCase().encode(new byte[] {1, 2, 3})
                + new String(BaseEncoding.base16().decode("4142")));
        System.out.println(IntMath.gcd(12, 18) + " " + LongMath.factorial(15) + " " + IntMath.sqrt(17, java.math.RoundingMode.CEILING) + " "
                + BigIntegerMath.log2(java.math.BigInteger.TEN, java.math.RoundingMode.FLOOR) + " " + DoubleMath.mean(1, 2, 4) + " " + Stats.of(1, 2, 3, 4).populationVariance());
        System.out.println(Ints.asList(3, 1, 2) + " " + Ints.max(1, 9) + " " + Ints.tryParse("x") + " " + UnsignedInts.toString(-1) + " "
                + Longs.toByteArray(258L)[6] + " " + UnsignedLong.MAX_VALUE + " " + Doubles.join(";", 1.5, 2) + " " + Chars.checkedCast(65));
        TypeToken<List<String>> type = new TypeToken<>() { };
        System.out.println(type + " " + type.getRawType() + " " + type.resolveType(List.class.getMethod("get", int.class).getGenericReturnType())
                + " " + type.getTypes().interfaces().rawTypes().size());
        com.google.common.base.Optional<String> some = com.google.common.base.Optional.of("some");
        System.out.println(some.or("none") + " " + com.google.common.base.Optional.absent() + " " + Iterables.getLast(list) + " " + Iterators.size(Iterables.cycle(1).iterator().hasNext()
                ? list.iterator() : null) + " " + FluentIterable.from(list).filter(s -> s.length() == 3).transform(String::toUpperCase).join(Joiner.on('-')));
        try {
            Preconditions.checkArgument(1 > 2, "wrong: %s and %s", "a", 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        EvictingQueue<Integer> queue = EvictingQueue.create(2);
        queue.addAll(List.of(1, 2, 3));
        MinMaxPriorityQueue<Integer> heap = MinMaxPriorityQueue.create(List.of(5, 1, 7));
        System.out.println(queue + " " + heap.peekFirst() + heap.peekLast() + " " + CharStreams.toString(new java.io.StringReader("read")));
    }
}
