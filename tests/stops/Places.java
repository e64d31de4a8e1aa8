import java.math.BigInteger;
import java.io.FileInputStream;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.Deflater;

/** What a program may be doing when it is asked to stop: each place goes on for ever. */
public class Places {
    static final int HUGE = 300_000_000;
    static long sink;
    static Object kept;

    interface Shape {
        int area();
    }

    record Square(int side) implements Shape {
        public int area() {
            return side * side;
        }
    }

    record Oblong(int width, int height) implements Shape {
        public int area() {
            return width * height;
        }
    }

    public static void main(String[] args) throws Exception {
        while (true) {
            run(args[0], args);
        }
    }

    static void run(String place, String[] args) throws Exception {
        switch (place) {
            case "loop-empty" -> {
                for (long i = 0; i < Long.MAX_VALUE; i++) {
                    sink = i;
                }
            }
            case "loop-nested" -> {
                int[] cells = new int[1 << 20];
                for (int round = 0; round < 1000; round++) {
                    for (int i = 1; i < cells.length; i++) {
                        cells[i] += cells[i - 1] ^ round;
                    }
                }
            }
            case "loop-calls" -> sink += fibonacci(32);
            case "loop-interfaces" -> {
                Shape[] shapes = {new Square(2), new Oblong(2, 3), new Square(4)};
                for (int i = 0; i < 1_000_000_000; i++) {
                    sink += shapes[i % 3].area();
                }
            }
            case "loop-doubles" -> {
                double sum = 0;
                for (int i = 0; i < 1_000_000_000; i++) {
                    sum += Math.sin(i) / (i + 1.0) + Math.pow(i, 0.3);
                }
                sink += (long) sum;
            }
            case "recursion-overflow" -> {
                try {
                    sink += endless(1);
                } catch (StackOverflowError expected) {
                    sink++;
                }
            }
            case "recursion-deep" -> sink += deep(8000);
            case "exceptions-deep" -> {
                try {
                    throwDeep(5000);
                } catch (IllegalStateException expected) {
                    sink += expected.getStackTrace().length;
                }
            }
            case "exceptions-loop" -> {
                for (int i = 0; i < 1_000_000; i++) {
                    try {
                        sink += Integer.parseInt("x" + i);
                    } catch (NumberFormatException expected) {
                        sink++;
                    }
                }
            }
            case "builder" -> {
                StringBuilder text = new StringBuilder();
                for (int i = 0; i < 30_000_000; i++) {
                    text.append(i);
                }
                sink += text.length();
            }
            case "concat" -> {
                String text = "abc";
                while (text.length() < HUGE) {
                    text = text + text;
                }
                sink += text.length();
            }
            case "concat-wide" -> {
                String text = "a".repeat(HUGE / 4);
                for (int i = 0; i < 20; i++) {
                    sink += (text + "\u20ac").length();
                }
            }
            case "join" -> {
                String[] texts = new String[2_000_000];
                Arrays.fill(texts, "0123456789");
                for (int i = 0; i < 50; i++) {
                    sink += String.join("-", texts).length();
                }
            }
            case "copy" -> {
                byte[] from = new byte[2 * HUGE];
                byte[] to = new byte[2 * HUGE];
                for (int i = 0; i < 100; i++) {
                    System.arraycopy(from, 0, to, 0, from.length);
                }
            }
            case "copy-overlapping" -> {
                int[] cells = new int[HUGE];
                for (int i = 0; i < 100; i++) {
                    System.arraycopy(cells, 0, cells, 1, cells.length - 1);
                    System.arraycopy(cells, 1, cells, 0, cells.length - 1);
                }
            }
            case "copy-references" -> {
                Object[] from = new Object[HUGE / 3];
                Object[] to = new Object[from.length];
                for (int i = 0; i < 100; i++) {
                    System.arraycopy(from, 0, to, 0, from.length);
                }
            }
            case "copy-checked" -> {
                Object[] from = new Object[20_000_000];
                Arrays.fill(from, "text");
                String[] to = new String[from.length];
                for (int i = 0; i < 100; i++) {
                    System.arraycopy(from, 0, to, 0, from.length);
                }
            }
            case "fill" -> {
                byte[] bytes = new byte[2 * HUGE];
                for (int i = 0; i < 100; i++) {
                    Arrays.fill(bytes, (byte) i);
                }
            }
            case "clone" -> {
                long[] cells = new long[HUGE / 8];
                for (int i = 0; i < 100; i++) {
                    sink += cells.clone().length;
                }
            }
            case "new-huge" -> {
                for (int i = 0; i < 100; i++) {
                    kept = null;
                    kept = new byte[3 * HUGE];
                }
            }
            case "new-large" -> {
                for (int i = 0; i < 1_000_000; i++) {
                    kept = new int[200_000];
                }
            }
            case "new-nested" -> {
                for (int i = 0; i < 100; i++) {
                    kept = null;
                    kept = new int[8_000][8_000];
                }
            }
            case "hash" -> {
                byte[] bytes = new byte[HUGE];
                for (int i = 0; i < 100; i++) {
                    sink += new String(bytes, StandardCharsets.ISO_8859_1).hashCode();
                }
            }
            case "hash-wide" -> {
                char[] characters = new char[HUGE / 2];
                characters[0] = '\u20ac';
                for (int i = 0; i < 100; i++) {
                    sink += new String(characters).hashCode();
                }
            }
            case "equals" -> {
                String one = "ab".repeat(HUGE / 2);
                String other = "ab".repeat(HUGE / 2);
                for (int i = 0; i < 1000; i++) {
                    sink += one.equals(other) ? 1 : 0;
                }
            }
            case "compare" -> {
                String one = "ab".repeat(HUGE / 4);
                String other = "ab".repeat(HUGE / 4) + "\u20ac";
                for (int i = 0; i < 1000; i++) {
                    sink += one.compareTo(other) + one.compareTo(new String(one));
                }
            }
            case "index" -> {
                String text = "ab".repeat(HUGE / 2);
                for (int i = 0; i < 1000; i++) {
                    sink += text.indexOf("ba!") + text.lastIndexOf("!ab") + text.indexOf('c') + text.lastIndexOf('c');
                }
            }
            case "index-long" -> {
                String text = "a".repeat(HUGE / 2);
                String sought = "a".repeat(HUGE / 4) + "b";
                sink += text.indexOf(sought) + text.lastIndexOf(sought);
            }
            case "index-wide" -> {
                String text = "a".repeat(HUGE / 4) + "\u20ac";
                String sought = "a".repeat(10_000) + "b";
                sink += text.indexOf(sought) + text.indexOf('\u20ad');
            }
            case "last-index-wide" -> {
                String text = "a".repeat(HUGE / 4) + "\u20ac";
                String sought = "b" + "a".repeat(HUGE / 8);
                sink += text.lastIndexOf(sought) + text.lastIndexOf('\u20ad');
            }
            case "repeat" -> sink += "abc".repeat(HUGE / 2).length() + "x".repeat(2 * HUGE).length();
            case "characters" -> {
                String text = "ab".repeat(HUGE / 4);
                for (int i = 0; i < 100; i++) {
                    sink += text.toCharArray().length;
                }
            }
            case "compress" -> {
                char[] characters = new char[HUGE / 2];
                for (int i = 0; i < 100; i++) {
                    sink += new String(characters).length() + new StringBuilder().append(characters).length();
                }
            }
            case "encode" -> {
                String text = "a\u00e9".repeat(HUGE / 8);
                String wide = "a\u20ac\ud83d\ude00".repeat(HUGE / 16);
                for (int i = 0; i < 100; i++) {
                    sink += text.getBytes(StandardCharsets.UTF_8).length + wide.getBytes(StandardCharsets.UTF_8).length;
                }
            }
            case "decode" -> {
                byte[] bytes = "a\u00e9\u20ac\ud83d\ude00".repeat(HUGE / 32).getBytes(StandardCharsets.UTF_8);
                byte[] bad = new byte[HUGE / 8];
                Arrays.fill(bad, (byte) 0x80);
                for (int i = 0; i < 100; i++) {
                    sink += new String(bytes, StandardCharsets.UTF_8).length() + new String(bad, StandardCharsets.UTF_8).length();
                }
            }
            case "intern" -> {
                String text = "ab".repeat(HUGE / 4);
                for (int i = 0; i < 100; i++) {
                    sink += (text + i).intern().length();
                }
            }
            case "intern-many" -> {
                List<String> texts = new ArrayList<>();
                for (int i = 0; i < 4_000_000; i++) {
                    texts.add(("t" + i).intern());
                }
                System.gc();
                sink += texts.size();
            }
            case "for-name" -> {
                String name = "a.".repeat(HUGE / 4) + "B";
                for (int i = 0; i < 1000; i++) {
                    try {
                        sink += Class.forName(name).getModifiers();
                    } catch (ClassNotFoundException expected) {
                        sink++;
                    }
                }
            }
            case "dictionary" -> {
                byte[] dictionary = new byte[2 * HUGE];
                for (int i = 0; i < 1000; i++) {
                    Deflater deflater = new Deflater();
                    deflater.setDictionary(dictionary);
                    sink += deflater.getAdler();
                    deflater.end();
                }
            }
            case "normalize" -> {
                String marks = "a" + "\u0301\u0323".repeat(8_000_000);
                for (int i = 0; i < 1000; i++) {
                    sink += Normalizer.normalize(marks, Normalizer.Form.NFC).length();
                }
            }
            case "index-wide-late" -> {
                String text = "a".repeat(HUGE / 4) + "\u20ac";
                String sought = "a".repeat(20_000) + "b" + "a".repeat(20_000);
                for (int i = 0; i < 1000; i++) {
                    sink += text.indexOf(sought) + text.lastIndexOf(sought) + text.indexOf("aaaaaaaaaaab");
                }
            }
            case "case" -> {
                String text = "aB\u00e9".repeat(HUGE / 16);
                sink += text.toUpperCase().length() + text.replace('a', 'x').length() + text.replace("aB", "y").length();
            }
            case "collect-array" -> {
                kept = new byte[6][HUGE / 2];
                for (int i = 0; i < 1000; i++) {
                    System.gc();
                }
            }
            case "collect-objects" -> {
                kept = null;
                Object[] objects = new Object[12_000_000];
                for (int i = 0; i < objects.length; i++) {
                    objects[i] = new Object[] {i};
                }
                kept = objects;
                for (int i = 0; i < 1000; i++) {
                    System.gc();
                }
            }
            case "collect-moving" -> {
                Object[] cells = new Object[2000];
                Random random = new Random(1);
                for (int i = 0; i < 1_000_000; i++) {
                    cells[random.nextInt(cells.length)] = new int[100_000 + random.nextInt(100_000)];
                }
            }
            case "collect-list" -> {
                Object[] list = null;
                for (int i = 0; i < 30_000_000; i++) {
                    list = new Object[] {list};
                }
                kept = list;
                System.gc();
                kept = null;
            }
            case "collect-references" -> {
                List<WeakReference<Object>> references = new ArrayList<>();
                for (int i = 0; i < 3_000_000; i++) {
                    references.add(new WeakReference<>(new Object()));
                }
                System.gc();
                sink += references.size();
            }
            case "collect-cards" -> {
                Object[] cells = new Object[HUGE / 3];
                for (int round = 0; round < 100; round++) {
                    for (int i = 0; i < cells.length; i += 64) {
                        cells[i] = new Object();
                    }
                }
            }
            case "collect-stack" -> sink += collectDeep(20_000);
            case "sort" -> {
                int[] cells = new Random(1).ints(50_000_000).toArray();
                Arrays.sort(cells);
                sink += cells[7];
            }
            case "sort-objects" -> {
                List<String> texts = new ArrayList<>();
                Random random = new Random(1);
                for (int i = 0; i < 3_000_000; i++) {
                    texts.add(Integer.toString(random.nextInt()));
                }
                texts.sort(null);
                sink += texts.get(7).length();
            }
            case "big-multiply" -> {
                BigInteger number = BigInteger.ONE.shiftLeft(8_000_000).subtract(BigInteger.ONE);
                for (int i = 0; i < 100; i++) {
                    sink += number.multiply(number).bitLength();
                }
            }
            case "big-power" -> sink += BigInteger.valueOf(3).pow(5_000_000).bitLength();
            case "big-text" -> sink += BigInteger.ONE.shiftLeft(4_000_000).subtract(BigInteger.ONE).toString().length();
            case "big-parse" -> sink += new BigInteger("7".repeat(1_000_000)).bitLength();
            case "parse-double" -> sink += (long) Double.parseDouble("1" + "0".repeat(50_000_000) + "e-50000000");
            case "pattern" -> sink += Pattern.matches("(a+)+b", "a".repeat(40)) ? 1 : 0;
            case "pattern-long" -> sink += Pattern.compile("(x*)*y").matcher("x".repeat(30_000)).find() ? 1 : 0;
            case "map" -> {
                HashMap<Integer, String> map = new HashMap<>();
                TreeMap<Integer, Integer> tree = new TreeMap<>();
                for (int i = 0; i < 3_000_000; i++) {
                    map.put(i * 7, "v" + i);
                    tree.put(i ^ 0x5555, i);
                }
                sink += map.size() + tree.size();
            }
            case "stream" -> sink += IntStream.range(0, 100_000_000).filter(i -> i % 3 == 0).mapToObj(i -> "" + i).count();
            case "format" -> {
                for (int i = 0; i < 1_000_000; i++) {
                    sink += String.format("%08.3f|%-10s|%x", i / 7.0, "text", i).length();
                }
            }
            case "threads" -> {
                Thread[] threads = new Thread[50];
                for (int t = 0; t < threads.length; t++) {
                    threads[t] = new Thread(() -> {
                        for (int i = 0; i < 100_000_000; i++) {
                            sink += i;
                        }
                    });
                    threads[t].start();
                }
                for (Thread thread : threads) {
                    thread.join();
                }
            }
            case "monitor" -> {
                Object lock = new Object();
                Thread thread = new Thread(() -> {
                    synchronized (lock) {
                        while (true) {
                            sink++;
                        }
                    }
                });
                thread.start();
                Thread.sleep(50);
                synchronized (lock) {
                    sink++;
                }
            }
            case "sleep" -> Thread.sleep(1_000_000);
            case "wait" -> {
                Object lock = new Object();
                synchronized (lock) {
                    lock.wait(1_000_000);
                }
            }
            case "input" -> sink += System.in.read();
            case "pipe" -> sink += new FileInputStream(args[1]).read();
            case "output" -> System.out.println("x".repeat(1000));
            case "output-huge" -> System.out.println("x\u20ac".repeat(HUGE / 8));
            default -> throw new IllegalArgumentException(place);
        }
    }

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int endless(int depth) {
        return endless(depth + 1) + 1;
    }

    static int deep(int depth) {
        return depth == 0 ? 0 : deep(depth - 1) + 1;
    }

    static void throwDeep(int depth) {
        if (depth == 0) {
            throw new IllegalStateException("deep");
        }
        throwDeep(depth - 1);
    }

    static int collectDeep(int depth) {
        Object local = new int[] {depth};
        if (depth > 0) {
            return collectDeep(depth - 1) + local.hashCode();
        }
        for (int i = 0; i < 20_000_000; i++) {
            kept = new int[] {i};
        }
        return local.hashCode();
    }
}
