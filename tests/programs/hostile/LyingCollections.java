// Collections that give wrong arrays, sizes and iterators to the library.
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

public class LyingCollections {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown.getClass().getName());
        }
    }
    /** A collection that gives this array, and keeps it. */
    static final class Giving extends AbstractList<Object> {
        final Object[] array;
        final int size;

        Giving(Object[] array, int size) {
            this.array = array;
            this.size = size;
        }

        @Override
        public Object get(int index) {
            return "got " + index;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public Object[] toArray() {
            return array;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] a) {
            return (T[]) array;
        }
    }

    static Object describe(Collection<?> made) {
        return made.getClass().getSimpleName() + " " + made.size() + " " + Arrays.toString(made.toArray());
    }

    public static void main(String[] args) {
        List<Function<Collection<Object>, Collection<?>>> makers = List.of(ArrayList::new, LinkedList::new, Vector::new,
                ArrayDeque::new, CopyOnWriteArrayList::new, List::copyOf, c -> {
                    ArrayList<Object> list = new ArrayList<>(List.of("first"));
                    list.addAll(c);
                    return list;
                }, c -> {
                    ArrayList<Object> list = new ArrayList<>(List.of("first"));
                    list.addAll(0, c);
                    return list;
                }, c -> {
                    LinkedList<Object> list = new LinkedList<>(List.of("first"));
                    list.addAll(0, c);
                    return list;
                }, PriorityQueue::new, TreeSet::new);
        Object[][] arrays = {null, {}, {"a"}, {"a", "b", "c"}, new String[] {"s"}, {1, 2}, {null}};
        int number = 0;
        for (Function<Collection<Object>, Collection<?>> maker : makers) {
            for (Object[] array : arrays) {
                for (int size : new int[] {2, 3}) {
                    show(number + " " + Arrays.toString(array) + " " + size, () -> describe(maker.apply(new Giving(array, size))));
                }
            }
            number++;
        }
        show("kept array", () -> {
            Object[] kept = {"a", "b"};
            List<Object> list = new ArrayList<>(new Giving(kept, 2));
            kept[0] = "changed";
            return list;
        });
        show("kept copy", () -> {
            Object[] kept = {"a", "b"};
            List<Object> list = List.copyOf(new Giving(kept, 2));
            kept[0] = "changed";
            return list;
        });
        show("kept strings", () -> {
            Object[] kept = new String[] {"a", "b"};
            List<Object> list = new ArrayList<>(new Giving(kept, 2));
            list.set(0, 5);
            list.add(6);
            return list;
        });
        show("join", () -> String.join(",", new AbstractCollection<CharSequence>() {
            @Override
            public Iterator<CharSequence> iterator() {
                return List.<CharSequence>of("a", "b").iterator();
            }

            @Override
            public int size() {
                return 100;
            }
        }));
        AbstractCollection<Object> endless = new AbstractCollection<>() {
            int given;

            @Override
            public Iterator<Object> iterator() {
                return new Iterator<>() {
                    @Override
                    public boolean hasNext() {
                        return given < 20;
                    }

                    @Override
                    public Object next() {
                        return given++;
                    }
                };
            }

            @Override
            public int size() {
                return given % 3;
            }
        };
        show("more than said", () -> endless.toArray().length);
        show("more than said, array", () -> endless.toArray(new Object[1]).length);
        AbstractCollection<Object> fewer = new AbstractCollection<>() {
            @Override
            public Iterator<Object> iterator() {
                return List.<Object>of("only").iterator();
            }

            @Override
            public int size() {
                return 5;
            }
        };
        show("fewer than said", () -> Arrays.toString(fewer.toArray()));
        show("fewer than said, array", () -> Arrays.toString(fewer.toArray(new String[3])));
        show("fewer than said, wrong", () -> Arrays.toString(fewer.toArray(new Integer[3])));
        show("fewer than said, null", () -> fewer.toArray((Object[]) null));
        show("null iterator", () -> new AbstractCollection<Object>() {
            @Override
            public Iterator<Object> iterator() {
                return null;
            }

            @Override
            public int size() {
                return 1;
            }
        }.toArray());
        show("null entries", () -> new AbstractMap<Object, Object>() {
            @Override
            public Set<Map.Entry<Object, Object>> entrySet() {
                return null;
            }
        }.size());
        show("null entry", () -> new AbstractMap<Object, Object>() {
            @Override
            public Set<Map.Entry<Object, Object>> entrySet() {
                return Collections.singleton(null);
            }
        }.hashCode());
        show("copies", () -> Collections.nCopies(-1, "x"));
        show("sublist", () -> {
            List<Object> list = new ArrayList<>(List.of(1, 2, 3));
            List<Object> part = list.subList(1, 3);
            list.clear();
            return part.size();
        });
        show("sublist bounds", () -> new ArrayList<>(List.of(1, 2)).subList(2, 1));
        show("toArray of strings", () -> new ArrayList<Object>(List.of(1)).toArray(new String[1]));
        show("stored in strings", () -> {
            Object[] all = new ArrayList<>(List.of("a")).toArray();
            all[0] = 1;
            return all[0];
        });
        show("Arrays.asList", () -> {
            Object[] strings = new String[] {"a"};
            List<Object> list = Arrays.asList(strings);
            Object[] given = list.toArray();
            given[0] = 1;
            return given[0] + " " + list.set(0, "b") + " " + list.set(0, 5);
        });
        show("copyOf", () -> Arrays.copyOf(new Object[] {"a", 1}, 2, String[].class));
        show("copyOf negative", () -> Arrays.copyOf(new Object[0], -1, String[].class));
        show("copyOf raw", () -> Arrays.copyOf(new Object[] {1}, 1, (Class) int[].class));
        show("copyOf string", () -> Arrays.copyOf(new Object[] {"a"}, 1, (Class) String.class));
        show("copyOf void", () -> Arrays.copyOf(new Object[] {"a"}, 1, (Class) void.class));
        show("copyOfRange", () -> Arrays.copyOfRange(new Object[] {1}, 2, 3, Object[].class));
    }
}
