import java.io.*;
import java.util.*;
import java.util.stream.*;

public class TextSources {
    public static void main(String[] args) throws IOException {
        System.out.println("a\nb\r\nc\rd\n\ne\n".lines().toList() + " " + "".lines().count() + " " + "\n".lines().toList() + " "
                + "a\r".lines().toList() + " " + "é\u1234\nx".lines().toList() + " " + "\r\n\r\n".lines().toList());
        System.out.println("one\ntwo\nthree".lines().map(String::length).toList());
        System.out.println("a\uD83D\uDE00b\uD83D".codePoints().boxed().toList());
        System.out.println("a\uD83D\uDE00b".chars().boxed().toList());
        System.out.println(new StringBuilder("abc").codePoints().sum() + " " + new StringBuffer("abc").chars().max());
        StringBuilder sb = new StringBuilder("ab");
        IntStream chars = sb.chars();
        sb.append("c");
        System.out.println(chars.count());
        CharSequence own = new CharSequence() {
            public int length() {
                return 3;
            }

            public char charAt(int i) {
                return (char) ('x' + i);
            }

            public CharSequence subSequence(int a, int b) {
                return this;
            }
        };
        System.out.println(own.chars().mapToObj(c -> "" + (char) c).collect(Collectors.joining(",")) + " " + own.codePoints().sum());
        System.out.println("mississippi".chars().mapToObj(c -> (char) c).distinct().map(String::valueOf).collect(Collectors.joining()));
        System.out.println("level".chars().filter(c -> c == 'l').count() + " " + "hello".chars().map(Character::toUpperCase)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).reverse());
        System.out.println("Ünï".chars().anyMatch(c -> c > 127) + " " + "日本語".chars().allMatch(Character::isLetter) + " "
                + "123".chars().map(Character::getNumericValue).sum());
        BufferedReader reader = new BufferedReader(new StringReader("x\nyy\n\nz"));
        System.out.println(reader.readLine() + " " + reader.lines().map(String::length).toList() + " " + reader.readLine());
        BufferedReader some = new BufferedReader(new StringReader("1\n2\n3\n4"));
        System.out.println(some.lines().limit(2).toList() + " " + some.readLine());
        try {
            new BufferedReader(new Reader() {
                public int read(char[] b, int from, int n) throws IOException {
                    throw new IOException("broken");
                }

                public void close() {
                }
            }).lines().count();
        } catch (UncheckedIOException e) {
            System.out.println(e + " / " + e.getCause());
        }
        System.out.println(BitSet.valueOf(new long[] {0b101101, 1L << 63}).stream().boxed().toList() + " " + new BitSet().stream().count());
        Map<String, Long> counts = "the cat and the dog and the bird".lines().flatMap(l -> Stream.of(l.split(" ")))
                .collect(Collectors.groupingBy(w -> w, TreeMap::new, Collectors.counting()));
        System.out.println(counts);
    }
}
