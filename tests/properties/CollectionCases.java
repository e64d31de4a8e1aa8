import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;

/** Sequences of operations on maps and lists: what they return, throw and hold afterwards. */
final class CollectionCases extends Cases {
    /** A key of which many have the same hash code. */
    record Key(int number) implements Comparable<Key> {
        @Override
        public int hashCode() {
            return number % 7;
        }

        @Override
        public int compareTo(Key other) {
            return Integer.compare(number, other.number);
        }

        @Override
        public String toString() {
            return "k" + number;
        }
    }

    private static Object key(Random random, int kind) {
        int n = random.nextInt(40);
        return kind == 0 ? (Object) n : kind == 1 ? new Key(n) : "s" + n * 31;
    }

    private static Object mapOperation(Random random, Map<Object, Object> map, int kind) {
        Object key = key(random, kind);
        int value = random.nextInt(100);
        switch (random.nextInt(22)) {
            case 0, 1, 2, 3, 4:
                return map.put(key, value);
            case 5:
                return map.remove(key);
            case 6:
                return map.get(key);
            case 7:
                return map.containsKey(key) + " " + map.containsValue(value);
            case 8:
                return map.putIfAbsent(key, value);
            case 9:
                return map.merge(key, value, (a, b) -> (int) a > 150 ? null : (int) a + (int) b);
            case 10:
                return map.computeIfAbsent(key, k -> value % 3 == 0 ? null : value);
            case 11:
                return map.computeIfPresent(key, (k, v) -> value % 3 == 0 ? null : v);
            case 12:
                return map.compute(key, (k, v) -> v == null ? value : null);
            case 13:
                return map.getOrDefault(key, -1);
            case 14:
                return map.replace(key, value);
            case 15:
                return map.remove(key, value) + " " + map.replace(key, value, value + 1);
            case 16:
                return map.entrySet().removeIf(e -> (int) e.getValue() % 11 == value % 11);
            case 17:
                return map.keySet().toString() + map.values();
            case 18: {
                Iterator<Object> iterator = map.keySet().iterator();
                for (int i = 0; i < 3 && iterator.hasNext(); i++) {
                    iterator.next();
                }
                if (!map.isEmpty()) {
                    iterator.remove();
                }
                return map.size();
            }
            case 19:
                map.replaceAll((k, v) -> (int) v + 1);
                return map.hashCode();
            case 20:
                return map instanceof NavigableMap<Object, Object> tree ? navigate(random, tree, key, kind) : map.size();
            default: {
                Iterator<Object> iterator = map.values().iterator();
                map.put(key, value);
                return iterator.hasNext() ? iterator.next() : "none";
            }
        }
    }

    private static Object navigate(Random random, NavigableMap<Object, Object> tree, Object key, int kind) {
        switch (random.nextInt(6)) {
            case 0:
                return tree.floorKey(key) + " " + tree.ceilingKey(key) + " " + tree.lowerKey(key) + " " + tree.higherEntry(key);
            case 1:
                return tree.headMap(key, random.nextBoolean());
            case 2:
                return tree.tailMap(key).size() + " " + tree.descendingMap();
            case 3:
                return tree.pollFirstEntry() + " " + tree.pollLastEntry();
            case 4:
                return tree.firstKey() + " " + tree.lastEntry();
            default: {
                Object other = key(random, kind);
                NavigableMap<Object, Object> sub = tree.subMap(key, true, other, false);
                sub.clear();
                return sub;
            }
        }
    }

    private static Object listOperation(Random random, List<Integer> list) {
        int index = random.nextInt(list.size() + 2) - (random.nextInt(20) == 0 ? 1 : 0);
        int value = random.nextInt(30);
        switch (random.nextInt(20)) {
            case 0, 1, 2, 3:
                return list.add(value);
            case 4:
                list.add(index, value);
                return "added";
            case 5:
                return list.remove(index);
            case 6:
                return list.remove((Integer) value);
            case 7:
                return list.set(index, value);
            case 8:
                return list.get(index);
            case 9:
                return list.indexOf(value) + " " + list.lastIndexOf(value) + " " + list.contains(value);
            case 10:
                return list.addAll(index, List.of(value, value + 1));
            case 11:
                return list.removeIf(n -> n % 7 == value % 7);
            case 12:
                list.sort(random.nextBoolean() ? null : Comparator.comparing((Integer n) -> n % 5));
                return list.hashCode();
            case 13: {
                List<Integer> sub = list.subList(index / 2, index);
                String before = sub.toString();
                sub.clear();
                return before;
            }
            case 14: {
                ListIterator<Integer> iterator = list.listIterator(index);
                if (iterator.hasPrevious()) {
                    iterator.previous();
                    iterator.set(value);
                }
                iterator.add(value);
                return iterator.nextIndex();
            }
            case 15:
                Collections.reverse(list);
                return list.equals(new ArrayList<>(list));
            case 16:
                Collections.shuffle(list, new Random(value));
                return list.retainAll(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, value));
            case 17:
                for (Integer n : list) {
                    if (n == value) {
                        list.add(n);
                    }
                }
                return list.size();
            case 18:
                Collections.rotate(list, value - 15);
                return Collections.frequency(list, value);
            default:
                list.replaceAll(n -> n + 1);
                return list.isEmpty() ? "empty" : Collections.max(list) + " " + Collections.min(list);
        }
    }

    private static Object queueOperation(Random random, ArrayDeque<Integer> deque, PriorityQueue<Integer> queue) {
        int value = random.nextInt(50);
        switch (random.nextInt(9)) {
            case 0:
                deque.addFirst(value);
                return queue.add(value);
            case 1, 2:
                return deque.offerLast(value) + " " + queue.offer(value);
            case 3:
                return deque.pollFirst() + " " + queue.poll();
            case 4:
                return deque.removeLast() + " " + queue.remove();
            case 5:
                return deque.peekLast() + " " + queue.peek();
            case 6:
                return deque.removeFirstOccurrence(value) + " " + queue.remove(value);
            case 7:
                return deque.pop() + " " + deque;
            default:
                return queue.toString() + deque.contains(value);
        }
    }

    @Override
    String run(Random random) {
        int kind = random.nextInt(3);
        int structure = random.nextInt(7);
        Map<Object, Object> map = structure == 0 ? new HashMap<>() : structure == 1 ? new LinkedHashMap<>(4, 0.75f, random.nextBoolean())
                : new TreeMap<>();
        List<Integer> list = structure == 3 ? new LinkedList<>() : new ArrayList<>();
        ArrayDeque<Integer> deque = new ArrayDeque<>();
        PriorityQueue<Integer> queue = new PriorityQueue<>(random.nextBoolean() ? null : Comparator.reverseOrder());
        StringBuilder out = new StringBuilder().append(structure).append(kind);
        int operations = 20 + random.nextInt(60);
        for (int i = 0; i < operations; i++) {
            out.append('\n');
            try {
                out.append(structure < 3 ? mapOperation(random, map, kind) : structure < 6 ? listOperation(random, list)
                        : queueOperation(random, deque, queue));
            } catch (IndexOutOfBoundsException | NoSuchElementException | ConcurrentModificationException
                    | IllegalArgumentException | IllegalStateException error) {
                out.append(error.getClass().getSimpleName());
            }
        }
        return out.append('\n').append(map).append(list).append(deque).append(queue).toString();
    }

    public static void main(String[] arguments) {
        main(new CollectionCases(), arguments);
    }
}
