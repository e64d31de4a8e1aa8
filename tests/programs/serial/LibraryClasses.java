// stress: seventh
import java.io.*;
import java.math.*;
import java.net.URI;
import java.time.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.ReentrantLock;

/** Classes of the library, written byte for byte as HotSpot writes them, and read back. */
public class LibraryClasses {
    enum Day {
        MON, TUE, WED
    }

    static class MyList<E> extends ArrayList<E> {
        private static final long serialVersionUID = 3;
        String name = "mine";
    }

    static class Reverse implements Comparator<String>, Serializable {
        private static final long serialVersionUID = 4;

        @Override
        public int compare(String a, String b) {
            return b.compareTo(a);
        }
    }

    static byte[] write(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    static Object read(byte[] bytes) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    static void show(Object object) throws Exception {
        byte[] bytes;
        try {
            bytes = write(object);
        } catch (IOException failed) {
            System.out.println(failed);
            return;
        }
        System.out.println(object.getClass().getName().startsWith("java.util.Immutable") ? "immutable" : object);
        System.out.println(HexFormat.of().formatHex(bytes));
        Object back = read(bytes);
        System.out.println(back + " " + back.equals(object));
        System.out.println(Arrays.equals(bytes, write(back)));
    }

    static <T extends Collection<Object>> T fill(T to, Object... of) {
        Collections.addAll(to, of);
        return to;
    }

    static <T extends Map<Object, Object>> T fill(T to, Object... of) {
        for (int i = 0; i < of.length; i += 2) {
            to.put(of[i], of[i + 1]);
        }
        return to;
    }

    static <T extends Throwable> T bare(T thrown) {
        thrown.setStackTrace(new StackTraceElement[0]);
        return thrown;
    }

    public static void main(String[] args) throws Exception {
        for (Object boxed : new Object[] {1, -1L, 1.5, 2.5f, 'c', (byte) 3, (short) 4, true, false}) {
            show(boxed);
        }
        show(fill(new ArrayList<>(), "a", null, 3));
        show(new ArrayList<>());
        show(fill(new MyList<>(), "x"));
        show(fill(new LinkedList<>(), "a", null, 3));
        show(fill(new Vector<>(), "a", 3));
        show(fill(new Stack<>(), "a", 3));
        show(fill(new HashSet<>(), "a", null, 3, 4, 5, 6));
        show(fill(new LinkedHashSet<>(), "z", "a", 3));
        show(fill(new TreeSet<>(), "z", "a", "m"));
        show(fill(new TreeSet<>(Collections.reverseOrder()), "z", "a", "m"));
        show(fill(new HashMap<>(), "a", 1, null, null, "b", 2));
        show(new HashMap<>());
        show(new HashMap<>(100, 0.5f));
        show(fill(new LinkedHashMap<>(), "z", 1, "a", 2));
        show(fill(new LinkedHashMap<>(4, 1f, true), "z", 1, "a", 2));
        show(fill(new TreeMap<>(), "z", 1, "a", 2));
        TreeMap<String, Integer> reversed = new TreeMap<>(new Reverse());
        reversed.put("a", 1);
        reversed.put("b", 2);
        byte[] bytes = write(reversed);
        System.out.println(HexFormat.of().formatHex(bytes) + read(bytes));
        show(fill(new Hashtable<>(), "z", 1, "a", 2, "bb", 3));
        show(fill(new Properties(), "z", "1", "a", "2", "bb", "3"));
        show(fill(new ConcurrentHashMap<>(), "z", 1, "a", 2, "bb", 3));
        for (Object queue : new Object[] {fill(new ArrayDeque<>(), "a", 3), fill(new PriorityQueue<>(), 4, 3, 9),
            fill(new ConcurrentLinkedQueue<>(), 1, 2), fill(new ConcurrentLinkedDeque<>(), 1, 2)}) {
            bytes = write(queue);
            System.out.println(HexFormat.of().formatHex(bytes) + queue.getClass() + read(bytes));
        }
        show(fill(new CopyOnWriteArrayList<>(), 1, null));
        show(fill(new CopyOnWriteArraySet<>(), 1, null));
        EnumMap<Day, Object> days = new EnumMap<>(Day.class);
        days.put(Day.TUE, null);
        days.put(Day.MON, "m");
        show(days);
        show(EnumSet.of(Day.MON, Day.WED));
        show(EnumSet.noneOf(Day.class));
        show(Arrays.asList("a", 1, null));
        show(List.of());
        show(List.of(1));
        show(List.of(1, 2, 3));
        show(Arrays.asList(1, null).stream().toList());
        show(Set.of(7));
        show(Map.of("k", "v"));
        show(Collections.emptyList());
        show(Collections.emptyMap());
        show(Collections.emptySet());
        show(Collections.singletonList(4));
        show(Collections.singleton(4));
        show(Collections.singletonMap("k", 4));
        show(Collections.nCopies(3, "x"));
        for (Object view : new Object[] {Collections.unmodifiableList(fill(new ArrayList<>(), 1)),
            Collections.unmodifiableList(fill(new LinkedList<>(), 1)), Collections.unmodifiableSet(fill(new HashSet<>(), 1)),
            Collections.unmodifiableMap(fill(new HashMap<>(), 1, 2)), Collections.unmodifiableSortedSet(fill(new TreeSet<>(), 1)),
            Collections.unmodifiableCollection(fill(new ArrayList<>(), 1)), Collections.synchronizedList(fill(new ArrayList<>(), 1)),
            Collections.synchronizedMap(fill(new HashMap<>(), 1, 2)), Collections.synchronizedSet(fill(new HashSet<>(), 1)),
            Collections.unmodifiableSortedMap(fill(new TreeMap<>(), 1, 2)), Collections.newSetFromMap(new HashMap<>()),
            new AbstractMap.SimpleEntry<>("k", 1), new AbstractMap.SimpleImmutableEntry<>("k", 1)}) {
            bytes = write(view);
            System.out.println(HexFormat.of().formatHex(bytes) + read(bytes));
        }
        BitSet bits = new BitSet();
        bits.set(3);
        bits.set(100);
        show(bits);
        show(new Date(1234567890123L));
        show(UUID.fromString("00112233-4455-6677-8899-aabbccddeeff"));
        show(Locale.forLanguageTag("de-Latn-DE-u-co-phonebk"));
        show(Locale.ROOT);
        for (String number : new String[] {"0", "1", "-1", "255", "256", "-123456789012345678901234567890"}) {
            show(new BigInteger(number));
        }
        show(new BigDecimal("12.50"));
        show(new BigDecimal("-1E+1000"));
        show(new BigDecimal("123456789012345678901234567890.5"));
        show(MathContext.DECIMAL64);
        show(RoundingMode.UP);
        bytes = write(new StringBuilder("builder"));
        System.out.println(HexFormat.of().formatHex(bytes) + read(bytes));
        bytes = write(new StringBuffer("buffer"));
        System.out.println(HexFormat.of().formatHex(bytes) + read(bytes));
        show(URI.create("http://example.org/a?b#c"));
        show(new File("a/b"));
        Random random = new Random(42);
        random.nextGaussian();
        bytes = write(random);
        System.out.println(HexFormat.of().formatHex(bytes) + ((Random) read(bytes)).nextGaussian() + " " + random.nextGaussian());
        for (Object time : new Object[] {Duration.ofSeconds(5, 7), Instant.ofEpochSecond(1, 2), LocalDate.of(2024, 2, 29),
            LocalTime.of(1, 0), LocalTime.of(1, 2), LocalTime.of(1, 2, 3), LocalTime.of(1, 2, 3, 4), LocalDateTime.of(2000, 1, 1, 0, 0),
            ZonedDateTime.of(2020, 7, 1, 12, 0, 0, 0, ZoneId.of("Europe/Berlin")), OffsetTime.of(1, 2, 3, 4, ZoneOffset.ofHours(2)),
            OffsetDateTime.of(2020, 1, 1, 1, 1, 1, 0, ZoneOffset.ofTotalSeconds(3601)), ZoneOffset.UTC, ZoneId.of("Asia/Tokyo"),
            Year.of(2000), YearMonth.of(2000, 3), MonthDay.of(2, 29), Period.of(1, 2, 3), DayOfWeek.MONDAY, Month.MAY,
            ZonedDateTime.of(2020, 7, 1, 12, 0, 0, 0, ZoneOffset.UTC)}) {
            show(time);
        }
        for (Object number : new Object[] {new AtomicInteger(3), new AtomicLong(-4), new AtomicBoolean(true),
            new AtomicReference<>("r"), new AtomicIntegerArray(new int[] {1, 2}), new LongAdder()}) {
            bytes = write(number);
            System.out.println(HexFormat.of().formatHex(bytes) + read(bytes));
        }
        for (Object lock : new Object[] {new ReentrantLock(), new ReentrantLock(true), new Semaphore(3)}) {
            bytes = write(lock);
            System.out.println(HexFormat.of().formatHex(bytes) + read(bytes).toString().replaceAll("@\\w+", ""));
        }
        Exception thrown = bare(new IllegalStateException("state", bare(new RuntimeException("cause"))));
        thrown.addSuppressed(bare(new Error("suppressed")));
        bytes = write(thrown);
        Exception back = (Exception) read(bytes);
        System.out.println(HexFormat.of().formatHex(bytes) + back + back.getCause() + Arrays.toString(back.getSuppressed()));
        for (Throwable each : new Throwable[] {new Exception(), new NullPointerException("m"), new MissingFormatArgumentException("s"),
            new java.util.regex.PatternSyntaxException("d", "r", 3), new IOException("io"), new UncheckedIOException(bare(new IOException("in"))),
            new java.text.ParseException("p", 3), new MissingResourceException("a", "b", "c"), new DateTimeException("d")}) {
            bytes = write(bare(each));
            System.out.println(HexFormat.of().formatHex(bytes));
            System.out.println(read(bytes) + " " + ((Throwable) read(bytes)).getCause());
        }
        Throwable here = new Throwable("here");
        Throwable there = (Throwable) read(write(here));
        System.out.println(Arrays.equals(here.getStackTrace(), there.getStackTrace()) + " " + there.getStackTrace()[0]);
        for (Object none : new Object[] {new Object(), Thread.currentThread(), new WeakHashMap<>(), Optional.empty(),
            new ArrayList<>(List.of(new Object())), new StringReader("")}) {
            show(none);
        }
    }
}
