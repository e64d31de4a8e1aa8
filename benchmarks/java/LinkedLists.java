import java.util.ArrayDeque;
import java.util.Iterator;

/**
 * Linked lists with heavy turnover: persistent cons lists (map, filter, reverse, merge sort), a mutable
 * doubly linked list with a cursor, and an expiring cache. Stresses allocation of small short-lived
 * objects beside a slowly changing live set.
 */
public final class LinkedLists {

    /** An immutable list; null is the empty one. */
    record Cons(Integer head, Cons tail) implements Iterable<Integer> {
        interface Function {
            Integer apply(Integer value);
        }

        interface Predicate {
            boolean test(Integer value);
        }

        static Cons range(int low, int high) {
            Cons list = null;
            for (int value = high - 1; value >= low; value--) {
                list = new Cons(value, list);
            }
            return list;
        }

        static Cons reverse(Cons list) {
            Cons result = null;
            for (Cons cell = list; cell != null; cell = cell.tail) {
                result = new Cons(cell.head, result);
            }
            return result;
        }

        static Cons map(Cons list, Function function) {
            Cons result = null;
            for (Cons cell = list; cell != null; cell = cell.tail) {
                result = new Cons(function.apply(cell.head), result);
            }
            return reverse(result);
        }

        static Cons filter(Cons list, Predicate predicate) {
            Cons result = null;
            for (Cons cell = list; cell != null; cell = cell.tail) {
                if (predicate.test(cell.head)) {
                    result = new Cons(cell.head, result);
                }
            }
            return reverse(result);
        }

        static Cons sort(Cons list, int length) {
            if (length < 2) {
                return list == null ? null : new Cons(list.head, null);
            }
            Cons second = list;
            for (int i = 0; i < length / 2; i++) {
                second = second.tail;
            }
            return merge(sort(list, length / 2), sort(second, length - length / 2));
        }

        private static Cons merge(Cons left, Cons right) {
            Cons merged = null;
            while (left != null && right != null) {
                if (left.head <= right.head) {
                    merged = new Cons(left.head, merged);
                    left = left.tail;
                } else {
                    merged = new Cons(right.head, merged);
                    right = right.tail;
                }
            }
            Cons result = left != null ? left : right;
            for (; merged != null; merged = merged.tail) {
                result = new Cons(merged.head, result);
            }
            return result;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private Cons next = Cons.this;

                @Override
                public boolean hasNext() {
                    return next != null;
                }

                @Override
                public Integer next() {
                    Integer value = next.head;
                    next = next.tail;
                    return value;
                }
            };
        }
    }

    /** A ring of players counted out one by one. */
    static final class Ring {
        private static final class Player {
            final int number;
            Player next;
            Player previous;

            Player(int number) {
                this.number = number;
            }
        }

        private Player cursor;
        private int size;

        Ring(int size) {
            for (int i = 0; i < size; i++) {
                Player player = new Player(i);
                if (cursor == null) {
                    player.next = player;
                    player.previous = player;
                } else {
                    player.previous = cursor;
                    player.next = cursor.next;
                    cursor.next.previous = player;
                    cursor.next = player;
                }
                cursor = player;
            }
            this.size = size;
        }

        int survivor(int step) {
            while (size > 1) {
                for (int i = 0; i < step; i++) {
                    cursor = cursor.next;
                }
                cursor.previous.next = cursor.next;
                cursor.next.previous = cursor.previous;
                cursor = cursor.previous;
                size--;
            }
            return cursor.number;
        }
    }

    record Session(int user, long[] data) {}

    /** Keeps the last so many sessions alive while new ones stream through. */
    static long cache(int count, int kept) {
        ArrayDeque<Session> live = new ArrayDeque<>();
        long digest = 0;
        for (int i = 0; i < count; i++) {
            live.addLast(new Session(i % 1000, new long[] {i, i * 3L, i ^ 0x55}));
            if (live.size() > kept) {
                Session old = live.removeFirst();
                digest = digest * 31 + old.user() + old.data()[2];
            }
        }
        return digest + live.size();
    }

    static long work(int size) {
        long checksum = 0;
        for (int round = 0; round < 4; round++) {
            int factor = 7 + round;
            Cons numbers = Cons.range(0, size);
            Cons mixed = Cons.map(numbers, value -> value * factor * 7919 % 10007);
            Cons odd = Cons.filter(mixed, value -> (value & 1) == 1);
            int length = 0;
            for (int value : odd) {
                checksum += value;
                length++;
            }
            Cons sorted = Cons.sort(odd, length);
            int position = 0;
            for (int value : sorted) {
                checksum = checksum * 31 + value * (position++ & 3);
            }
            checksum = checksum * 31 + new Ring(size / 2).survivor(factor);
            checksum = checksum * 31 + cache(size * 4, 5000);
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 50_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = work(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("LinkedLists " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
