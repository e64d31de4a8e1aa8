// Comparators that lie, throw, and change what is sorted.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

public class LyingComparators {
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
    static Integer[] numbers(int count) {
        Integer[] all = new Integer[count];
        Random random = new Random(5);
        for (int i = 0; i < count; i++) {
            all[i] = random.nextInt(1000);
        }
        return all;
    }

    static boolean sameElements(Integer[] sorted, int count) {
        Integer[] wanted = numbers(count);
        Integer[] copy = sorted.clone();
        Arrays.sort(wanted);
        Arrays.sort(copy);
        return Arrays.equals(wanted, copy);
    }

    public static void main(String[] args) {
        for (int count : new int[] {2, 20, 100, 1000}) {
            Random random = new Random(1);
            show("random " + count, () -> {
                Integer[] all = numbers(count);
                try {
                    Arrays.sort(all, (a, b) -> random.nextInt(3) - 1);
                } catch (IllegalArgumentException thrown) {
                    return "told, or not";
                }
                return sameElements(all, count) ? "told, or not" : "lost";
            });
            show("always less " + count, () -> {
                Integer[] all = numbers(count);
                Arrays.sort(all, (a, b) -> -1);
                return sameElements(all, count);
            });
            show("always greater " + count, () -> {
                Integer[] all = numbers(count);
                Arrays.sort(all, (a, b) -> 1);
                return sameElements(all, count);
            });
            show("extreme " + count, () -> {
                Integer[] all = numbers(count);
                Arrays.sort(all, (a, b) -> a < b ? Integer.MIN_VALUE : a > b ? Integer.MAX_VALUE : 0);
                return sameElements(all, count) && all[0] <= all[1];
            });
            show("changing the array " + count, () -> {
                Integer[] all = numbers(count);
                int[] calls = {0};
                try {
                    Arrays.sort(all, (a, b) -> {
                        all[calls[0]++ % all.length] = 0;
                        return Integer.compare(a, b);
                    });
                } catch (IllegalArgumentException thrown) {
                    return "ended";
                }
                return "ended";
            });
            show("changing the list " + count, () -> {
                List<Integer> list = new ArrayList<>(Arrays.asList(numbers(count)));
                list.sort((a, b) -> {
                    list.add(1);
                    return Integer.compare(a, b);
                });
                return list.size();
            });
            show("clearing the list " + count, () -> {
                List<Integer> list = new ArrayList<>(Arrays.asList(numbers(count)));
                list.sort((a, b) -> {
                    list.clear();
                    ((ArrayList<Integer>) list).trimToSize();
                    return Integer.compare(a, b);
                });
                return list.size();
            });
            show("throwing " + count, () -> {
                Integer[] all = numbers(count);
                int[] calls = {0};
                Arrays.sort(all, (a, b) -> {
                    if (++calls[0] == 2) {
                        throw new ArithmeticException();
                    }
                    return Integer.compare(a, b);
                });
                return sameElements(all, count);
            });
        }
        show("not comparable", () -> {
            Object[] all = {new Object(), new Object()};
            Arrays.sort(all);
            return all.length;
        });
        show("mixed", () -> {
            Object[] all = {1, "a", 2L};
            Arrays.sort(all);
            return all.length;
        });
        show("null elements", () -> {
            Arrays.sort(new Object[] {null, 1});
            return "sorted";
        });
        show("one null element", () -> {
            Arrays.sort(new Object[] {null});
            return "sorted";
        });
        show("sort of strings as objects", () -> {
            Object[] all = new String[] {"b", "a"};
            Arrays.sort(all, (a, b) -> {
                all[0] = "c";
                return a.toString().compareTo(b.toString());
            });
            return all.length;
        });
        show("wrong store while sorting", () -> {
            Object[] all = new String[] {"b", "a"};
            Arrays.sort(all, (a, b) -> {
                all[0] = 1;
                return 0;
            });
            return all.length;
        });
        show("TreeMap inconsistent", () -> {
            TreeMap<Integer, Integer> map = new TreeMap<>((a, b) -> 1);
            for (int i = 0; i < 100; i++) {
                map.put(5, i);
            }
            return map.size() + " " + map.get(5) + " " + map.remove(5);
        });
        show("TreeMap changing", () -> {
            TreeMap<Integer, Integer> map = new TreeMap<>();
            TreeMap<Integer, Integer> changed = new TreeMap<>((a, b) -> {
                map.clear();
                return Integer.compare(a, b);
            });
            for (int i = 0; i < 100; i++) {
                map.put(i, i);
                changed.put(i, i);
            }
            return map.size() + " " + changed.size();
        });
        show("TreeMap of itself", () -> {
            TreeMap<Integer, Integer>[] map = new TreeMap[1];
            int[] depth = {0};
            map[0] = new TreeMap<>((a, b) -> {
                if (depth[0]++ < 10) {
                    map[0].remove(b);
                }
                return Integer.compare(a, b);
            });
            for (int i = 0; i < 50; i++) {
                map[0].put(i, i);
            }
            return map[0].size() > 0;
        });
        show("TreeSet null", () -> new TreeSet<Object>().add(null));
        show("TreeSet object", () -> new TreeSet<Object>().add(new Object()));
        show("PriorityQueue", () -> {
            PriorityQueue<Integer> queue = new PriorityQueue<>((a, b) -> -1);
            for (int i = 0; i < 100; i++) {
                queue.add(i);
            }
            int taken = 0;
            while (!queue.isEmpty()) {
                queue.remove();
                taken++;
            }
            return taken;
        });
        show("PriorityQueue changing", () -> {
            PriorityQueue<Integer>[] queue = new PriorityQueue[1];
            queue[0] = new PriorityQueue<>((a, b) -> {
                if (queue[0].size() > 5) {
                    queue[0].clear();
                }
                return Integer.compare(a, b);
            });
            for (int i = 0; i < 100; i++) {
                queue[0].add(100 - i);
            }
            return "ended";
        });
        show("binary search", () -> {
            Integer[] all = numbers(100);
            return Arrays.binarySearch(all, 5, (a, b) -> -1) + " " + Arrays.binarySearch(all, 5, (a, b) -> 1) + " "
                    + Arrays.binarySearch(all, 5, (a, b) -> 0);
        });
        show("max", () -> Collections.max(List.of(1, 2, 3), (a, b) -> -1));
        show("null comparator result", () -> {
            Comparator<Integer> comparator = Comparator.comparing(a -> null);
            return comparator.compare(1, 2);
        });
        show("reversed null", () -> Collections.reverseOrder(null).compare(null, null));
    }
}
