// Own collections over AbstractList, AbstractMap, AbstractSet, Iterable and Iterator defaults.
import java.util.*;

public class AbstractBases {
    static class Range extends AbstractList<Integer> {
        final int from, to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer get(int i) {
            Objects.checkIndex(i, size());
            return from + i;
        }

        @Override
        public int size() {
            return to - from;
        }
    }

    static class Squares extends AbstractMap<Integer, Integer> {
        @Override
        public Set<Entry<Integer, Integer>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public Iterator<Entry<Integer, Integer>> iterator() {
                    return new Iterator<>() {
                        int i;

                        @Override
                        public boolean hasNext() {
                            return i < 5;
                        }

                        @Override
                        public Entry<Integer, Integer> next() {
                            return Map.entry(i, i * i++);
                        }
                    };
                }

                @Override
                public int size() {
                    return 5;
                }
            };
        }
    }

    record Countdown(int from) implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int n = from;

                @Override
                public boolean hasNext() {
                    return n > 0;
                }

                @Override
                public Integer next() {
                    if (n == 0) {
                        throw new NoSuchElementException("done");
                    }
                    return n--;
                }
            };
        }
    }

    public static void main(String[] args) {
        Range r = new Range(3, 8);
        System.out.println(r + " " + r.contains(5) + r.indexOf(7) + r.hashCode() + " " + r.equals(List.of(3, 4, 5, 6, 7)) + r.subList(1, 3) + Collections.max(r) + r.listIterator(5).previous() + new ArrayList<>(r) + r.reversed());
        try {
            r.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("no add");
        }
        try {
            r.get(5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            r.iterator().remove();
        } catch (IllegalStateException e) {
            System.out.println("nothing to remove");
        }
        Squares s = new Squares();
        System.out.println(s + " " + s.get(4) + s.get(9) + s.containsKey(3) + s.containsValue(16) + s.keySet() + s.values() + s.hashCode() + s.equals(new HashMap<>(s)) + s.size());
        int sum = 0;
        for (int i : new Countdown(4)) {
            for (int k : new Countdown(i)) {
                sum += i * k;
            }
        }
        System.out.println(sum);
        new Countdown(3).forEach(i -> System.out.print(i + " "));
        Iterator<Integer> it = new Countdown(3).iterator();
        it.next();
        it.forEachRemaining(i -> System.out.print("rest " + i + " "));
        System.out.println();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Collection<Integer> c = new AbstractCollection<>() {
            @Override
            public Iterator<Integer> iterator() {
                return new Countdown(3).iterator();
            }

            @Override
            public int size() {
                return 3;
            }
        };
        System.out.println(c + " " + c.contains(2) + Arrays.toString(c.toArray()) + c.containsAll(List.of(1, 3)) + c.isEmpty());
    }
}
