// A lending library: members, loans, fees by days, waiting lists, searches, a journal that can be undone.
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LendingLibrary {
    record Isbn(String digits) implements Comparable<Isbn> {
        Isbn {
            digits = digits.replace("-", "");
            if (!digits.matches("\\d{13}")) {
                throw new IllegalArgumentException("no ISBN: " + digits);
            }
            int sum = IntStream.range(0, 13).map(i -> (i % 2 == 0 ? 1 : 3) * Character.getNumericValue(("" + 0).charAt(0))).sum();
            for (int i = 0; i < 13; i++) {
                sum += (digits.charAt(i) - '0') * (i % 2 == 0 ? 1 : 3);
            }
            if (sum % 10 != 0) {
                throw new IllegalArgumentException("wrong check digit: " + digits);
            }
        }

        static Isbn of(int number) {
            String twelve = String.format("978%09d", number);
            int sum = 0;
            for (int i = 0; i < 12; i++) {
                sum += Character.digit(twelve.charAt(i), 10) * (i % 2 == 0 ? 1 : 3);
            }
            return new Isbn(twelve + (10 - sum % 10) % 10);
        }

        @Override
        public int compareTo(Isbn other) {
            return digits.compareTo(other.digits);
        }
    }

    record Book(Isbn isbn, String title, String author, int year, Set<String> subjects) {
    }

    record Loan(Book book, String member, LocalDate due) {
    }

    interface Event {
        void undo();

        String what();

        static Event of(String what, Runnable undo) {
            return new Event() {
                @Override
                public void undo() {
                    undo.run();
                }

                @Override
                public String what() {
                    return what;
                }
            };
        }
    }

    static class LendingException extends Exception {
        private static final long serialVersionUID = 1;
        final Optional<LocalDate> until;

        LendingException(String message, LocalDate until) {
            super(message);
            this.until = Optional.ofNullable(until);
        }
    }

    final NavigableMap<Isbn, Book> books = new TreeMap<>();
    final Map<Isbn, Loan> loans = new HashMap<>();
    final Map<Isbn, Queue<String>> waiting = new HashMap<>();
    final Map<String, Integer> feesInCents = new TreeMap<>();
    final Deque<Event> journal = new ArrayDeque<>();

    void lend(Isbn isbn, String member, LocalDate day) throws LendingException {
        Book book = Optional.ofNullable(books.get(isbn)).orElseThrow(() -> new LendingException("unknown " + isbn, null));
        Loan loan = loans.get(isbn);
        if (loan != null) {
            waiting.computeIfAbsent(isbn, k -> new LinkedList<>()).offer(member);
            throw new LendingException(book.title() + " is with " + loan.member(), loan.due());
        }
        if (loans.values().stream().filter(l -> l.member().equals(member)).count() >= 2) {
            throw new LendingException(member + " has too many", null);
        }
        loans.put(isbn, new Loan(book, member, day.plusWeeks(2)));
        journal.push(Event.of(member + " borrowed " + book.title(), () -> loans.remove(isbn)));
    }

    void giveBack(Isbn isbn, LocalDate day) throws LendingException {
        Loan loan = loans.remove(isbn);
        long late = Math.max(0, loan.due().until(day, ChronoUnit.DAYS));
        int fee = (int) Math.min(500, late * 15);
        if (fee > 0) {
            feesInCents.merge(loan.member(), fee, Math::addExact);
        }
        journal.push(Event.of(loan.member() + " returned " + loan.book().title() + (late > 0 ? ", " + late + " days late" : ""), () -> {
            loans.put(isbn, loan);
            feesInCents.computeIfPresent(loan.member(), (m, f) -> f - fee == 0 ? null : f - fee);
        }));
        Queue<String> queue = waiting.getOrDefault(isbn, new ArrayDeque<>());
        String next = queue.poll();
        if (next != null) {
            lend(isbn, next, day);
        }
    }

    List<Book> search(Predicate<Book>... conditions) {
        return books.values().stream().filter(Stream.of(conditions).reduce(b -> true, Predicate::and))
                .sorted(Comparator.comparingInt(Book::year).reversed().thenComparing(Book::title, String.CASE_INSENSITIVE_ORDER)).toList();
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        LendingLibrary library = new LendingLibrary();
        String[] rows = {"Dune|Herbert|1965|sand,space", "emma|Austen|1815|love", "Persuasion|Austen|1817|love,sea", "Ulysses|Joyce|1922|dublin,sea",
            "Emil|Kästner|1929|children,berlin", "Dubliners|Joyce|1914|dublin"};
        for (int i = 0; i < rows.length; i++) {
            String[] f = rows[i].split("\\|");
            Book book = new Book(Isbn.of(12345 * (i + 1)), f[0], f[1], Integer.parseInt(f[2]), new TreeSet<>(Arrays.asList(f[3].split(","))));
            library.books.put(book.isbn(), book);
        }
        System.out.println(library.books.firstEntry().getValue());
        for (String bad : List.of("978-3-16-148410-0", "978-3-16-148410-1", "12")) {
            try {
                System.out.println(new Isbn(bad).digits());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(library.search(b -> b.author().equals("Austen")).stream().map(Book::title).toList()
                + " " + library.search(b -> b.subjects().contains("sea"), b -> b.year() > 1900).stream().map(Book::title).toList()
                + " " + library.search().stream().map(Book::title).collect(Collectors.joining("/")));
        Map<String, List<String>> bySubject = library.books.values().stream().flatMap(b -> b.subjects().stream().map(s -> Map.entry(s, b.title())))
                .collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        System.out.println(bySubject);

        LocalDate day = LocalDate.of(2023, 12, 20);
        List<Isbn> keys = new ArrayList<>(library.books.keySet());
        Object[][] actions = {{"lend", 0, "ann"}, {"lend", 0, "bob"}, {"lend", 1, "ann"}, {"lend", 2, "ann"}, {"back", 0, null}, {"lend", 0, "ann"},
            {"back", 1, null}, {"lend", 5, "cyd"}, {"lend", 0, "cyd"}, {"back", 0, null}};
        for (Object[] action : actions) {
            Isbn isbn = keys.get((Integer) action[1]);
            try {
                if (action[0].equals("lend")) {
                    library.lend(isbn, (String) action[2], day);
                } else {
                    library.giveBack(isbn, day);
                }
                System.out.println(day + " " + library.journal.peek().what());
            } catch (LendingException e) {
                System.out.println(day + " refused: " + e.getMessage() + e.until.map(d -> " until " + d).orElse(""));
            }
            day = day.plusDays(8);
        }
        System.out.println(library.feesInCents + " " + library.loans.values().stream().map(Loan::member).sorted().toList());
        for (int i = 0; i < 4; i++) {
            Event event = library.journal.pop();
            event.undo();
            System.out.println("undone: " + event.what() + " " + library.feesInCents + " " + library.loans.size());
        }
        System.out.println(library.books.higherKey(keys.get(3)).equals(keys.get(4)) + " " + library.books.descendingMap().headMap(keys.get(3), true).size()
                + " " + library.books.subMap(keys.get(1), keys.get(4)).values().stream().mapToInt(Book::year).max().getAsInt());
    }
}
