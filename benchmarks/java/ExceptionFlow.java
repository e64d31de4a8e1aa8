import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Programs that signal by exception: validation of records with causes, retries with finally blocks,
 * resources closed in order, searches that leave deep recursion by a throw, and the Java VM's own
 * exceptions. Stresses throw, handler search over frames, stack traces and suppressed exceptions.
 */
public final class ExceptionFlow {

    static class ValidationException extends Exception {
        final int field;

        ValidationException(String message, int field, Throwable cause) {
            super(message, cause);
            this.field = field;
        }
    }

    static final class TransientException extends RuntimeException {
        TransientException(String message) {
            super(message);
        }
    }

    /** Carries a result out of a recursion; needs no stack trace. */
    static final class Found extends RuntimeException {
        final int depth;

        Found(int depth) {
            super("found", null, false, false);
            this.depth = depth;
        }
    }

    static final class Connection implements AutoCloseable {
        private final Ledger ledger;
        private final int number;

        Connection(Ledger ledger, int number) {
            this.ledger = ledger;
            this.number = number;
            ledger.opened++;
        }

        int query(int key) {
            if ((key + number) % 5 == 0) {
                throw new TransientException("query " + key);
            }
            return key * 3 + number;
        }

        @Override
        public void close() {
            ledger.closed++;
            if (number % 11 == 0) {
                throw new IllegalStateException("close " + number);
            }
        }
    }

    static final class Ledger {
        int opened;
        int closed;
        int retries;
        int suppressed;
        int invalid;
        long total;
        final Map<String, Integer> byKind = new HashMap<>();

        void count(Throwable throwable) {
            byKind.merge(throwable.getClass().getName(), 1, Integer::sum);
        }
    }

    static int parseField(String[] fields, int index) throws ValidationException {
        try {
            return Integer.parseInt(fields[index]);
        } catch (NumberFormatException e) {
            throw new ValidationException("not a number: " + fields[index], index, e);
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new ValidationException("missing field", index, e);
        }
    }

    static long parseRecord(String record) throws ValidationException {
        String[] fields = record.split(",");
        long sum = 0;
        for (int i = 0; i < 3; i++) {
            sum = sum * 100 + parseField(fields, i);
        }
        return sum;
    }

    static void validate(Ledger ledger, int draw) {
        String record = draw % 4 == 0 ? draw % 100 + ",x" + draw % 7 + ",3" : draw % 6 == 1 ? "1,2" : draw % 50 + ",5,6";
        try {
            ledger.total += parseRecord(record);
        } catch (ValidationException e) {
            ledger.invalid += e.field + 1;
            for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                ledger.count(cause);
                // The Java VM's own exceptions may come without a message from compiled code.
                if (!(cause instanceof IndexOutOfBoundsException)) {
                    ledger.total += cause.getMessage().length();
                }
            }
        }
    }

    static int withRetries(Ledger ledger, int key) {
        int attempt = 0;
        while (true) {
            try (Connection first = new Connection(ledger, key + attempt); Connection second = new Connection(ledger, key * 2)) {
                return first.query(key) + second.query(key + attempt);
            } catch (TransientException e) {
                ledger.retries++;
                ledger.suppressed += e.getSuppressed().length;
                if (attempt >= 3) {
                    return -1;
                }
            } catch (IllegalStateException e) {
                ledger.count(e);
                return -2;
            } finally {
                attempt++;
            }
        }
    }

    static void descend(int depth, int state, int target) {
        if (state % 97 == target) {
            throw new Found(depth);
        }
        if (depth < 40) {
            descend(depth + 1, state * 31 + depth & 0xffff, target);
            descend(depth + 3, state * 17 + depth & 0xffff, target);
        }
    }

    static int search(int start) {
        try {
            descend(0, start, start % 89);
            return -1;
        } catch (Found found) {
            return found.depth;
        }
    }

    static int provoke(Ledger ledger, int kind) {
        Object object = kind % 3 == 0 ? "text" : kind % 3 == 1 ? Integer.valueOf(kind) : null;
        int[] array = new int[kind % 4];
        try {
            switch (kind % 5) {
                case 0 -> {
                    return ((String) object).length();
                }
                case 1 -> {
                    return array[kind % 6];
                }
                case 2 -> {
                    return 100 / (kind % 3);
                }
                case 3 -> {
                    return object.hashCode();
                }
                default -> {
                    return new int[kind % 8 - 4].length;
                }
            }
        } catch (ClassCastException | NullPointerException | ArithmeticException e) {
            ledger.count(e);
            return -1;
        } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
            ledger.total++;
            ledger.count(e);
            return -2;
        }
    }

    static long run(int size) {
        Ledger ledger = new Ledger();
        long checksum = 0;
        int seed = 11;
        for (int i = 0; i < size; i++) {
            seed = seed * 1664525 + 1013904223;
            int draw = seed >>> 8;
            validate(ledger, draw);
            checksum = checksum * 31 + withRetries(ledger, draw % 1000);
            checksum = checksum * 31 + search(draw % 5000);
            checksum = checksum * 31 + provoke(ledger, draw % 1000);
        }
        List<String> kinds = new ArrayList<>(ledger.byKind.keySet());
        kinds.sort(null);
        for (String kind : kinds) {
            checksum = checksum * 31 + kind.hashCode() + ledger.byKind.get(kind);
        }
        if (ledger.opened != ledger.closed) {
            throw new IllegalStateException("a connection was left open");
        }
        checksum = checksum * 31 + ledger.opened;
        checksum = checksum * 31 + ledger.retries;
        checksum = checksum * 31 + ledger.suppressed;
        checksum = checksum * 31 + ledger.invalid;
        return checksum * 31 + ledger.total;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 36_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = run(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("ExceptionFlow " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
