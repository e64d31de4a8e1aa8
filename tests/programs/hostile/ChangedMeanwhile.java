// Collections changed while they are iterated, copied, sorted, computed and streamed.
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.stream.Collectors;

public class ChangedMeanwhile {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    static List<Supplier<Collection<Integer>>> collections() {
        return List.of(() -> new ArrayList<>(List.of(1, 2, 3, 4, 5)), () -> new LinkedList<>(List.of(1, 2, 3, 4, 5)),
                () -> new Vector<>(List.of(1, 2, 3, 4, 5)),
                () -> new HashSet<>(List.of(1, 2, 3, 4, 5)), () -> new LinkedHashSet<>(List.of(1, 2, 3, 4, 5)),
                () -> new TreeSet<>(List.of(1, 2, 3, 4, 5)), () -> new PriorityQueue<>(List.of(1, 2, 3, 4, 5)),
                () -> new CopyOnWriteArrayList<>(List.of(1, 2, 3, 4, 5)), () -> new ArrayList<>(List.of(1, 2, 3, 4, 5)).subList(1, 4),
                () -> new LinkedList<>(List.of(1, 2, 3, 4, 5)).subList(1, 4), () -> new TreeSet<>(List.of(1, 2, 3, 4, 5)).headSet(4));
    }

    static List<Supplier<Map<Integer, String>>> maps() {
        return List.of(HashMap::new, LinkedHashMap::new, TreeMap::new, Hashtable::new, ConcurrentHashMap::new, WeakHashMap::new,
                () -> new LinkedHashMap<>(16, 0.75f, true));
    }

    public static void main(String[] args) throws Throwable {
        int number = 0;
        for (Supplier<Collection<Integer>> maker : collections()) {
            String name = number++ + " ";
            show(name + "add while iterating", () -> {
                Collection<Integer> all = maker.get();
                for (Integer one : all) {
                    if (one == 3) {
                        all.add(2);
                        all.add(9);
                    }
                }
                return all;
            });
            show(name + "remove while iterating", () -> {
                Collection<Integer> all = maker.get();
                for (Integer one : all) {
                    if (one == 2) {
                        all.remove(one);
                    }
                }
                return all;
            });
            show(name + "remove last but one", () -> {
                Collection<Integer> all = maker.get();
                for (Integer one : all) {
                    if (one == 4) {
                        all.remove(one);
                    }
                }
                return all;
            });
            show(name + "clear while iterating", () -> {
                Collection<Integer> all = maker.get();
                for (Integer one : all) {
                    all.clear();
                }
                return all;
            });
            show(name + "remove twice", () -> {
                Iterator<Integer> iterator = maker.get().iterator();
                iterator.next();
                iterator.remove();
                iterator.remove();
                return "removed";
            });
            show(name + "remove first", () -> {
                maker.get().iterator().remove();
                return "removed";
            });
            show(name + "beyond", () -> {
                Iterator<Integer> iterator = maker.get().iterator();
                for (int i = 0; i < 6; i++) {
                    iterator.next();
                }
                return "there";
            });
            show(name + "forEach", () -> {
                Collection<Integer> all = maker.get();
                try {
                    all.forEach(one -> all.remove(3));
                } finally {
                    System.out.println(all);
                }
                return "done";
            });
            show(name + "forEachRemaining", () -> {
                Collection<Integer> all = maker.get();
                all.iterator().forEachRemaining(one -> all.add(one + 10));
                return all.size() > 20;
            });
            show(name + "removeIf", () -> {
                Collection<Integer> all = maker.get();
                try {
                    all.removeIf(one -> all.remove(4) || one == 2);
                } finally {
                    System.out.println(all);
                }
                return all;
            });
            show(name + "removeIf throwing", () -> {
                Collection<Integer> all = maker.get();
                try {
                    all.removeIf(one -> {
                        if (one == 4) {
                            throw new IllegalStateException("predicate");
                        }
                        return one == 2;
                    });
                } finally {
                    System.out.println(all);
                }
                return all;
            });
            // Vector and PriorityQueue find such a change in other ways.
            if (!(maker.get() instanceof Vector || maker.get() instanceof PriorityQueue)) {
                show(name + "stream", () -> {
                    Collection<Integer> all = maker.get();
                    return all.stream().peek(one -> all.remove(5)).map(one -> one + 1).collect(Collectors.toList());
                });
            }
            show(name + "own addAll", () -> {
                Collection<Integer> all = maker.get();
                all.addAll(all);
                return all;
            });
            show(name + "own removeAll", () -> {
                Collection<Integer> all = maker.get();
                return all.removeAll(all) + "" + all;
            });
            show(name + "own retainAll", () -> {
                Collection<Integer> all = maker.get();
                return all.retainAll(all) + "" + all;
            });
            show(name + "changing retainAll", () -> {
                Collection<Integer> all = maker.get();
                return all.retainAll(new ArrayList<Integer>() {
                    @Override
                    public boolean contains(Object one) {
                        all.remove(3);
                        return true;
                    }
                });
            });
            if (maker.get() instanceof List<Integer>) {
                show(name + "sort", () -> {
                    List<Integer> all = (List<Integer>) maker.get();
                    try {
                        all.sort((a, b) -> {
                            all.add(7);
                            return a - b;
                        });
                    } finally {
                        System.out.println(all.size() > 5);
                    }
                    return all.size() > 5;
                });
                show(name + "replaceAll", () -> {
                    List<Integer> all = (List<Integer>) maker.get();
                    all.replaceAll(one -> {
                        all.remove((Object) 5);
                        return one + 1;
                    });
                    return all;
                });
                show(name + "listIterator", () -> {
                    ListIterator<Integer> iterator = ((List<Integer>) maker.get()).listIterator(3);
                    iterator.previous();
                    iterator.add(8);
                    iterator.set(9);
                    return "set";
                });
                show(name + "listIterator beyond", () -> ((List<Integer>) maker.get()).listIterator(6));
                show(name + "listIterator before", () -> ((List<Integer>) maker.get()).listIterator(-1));
                show(name + "subList after", () -> {
                    List<Integer> all = (List<Integer>) maker.get();
                    List<Integer> part = all.subList(1, 3);
                    all.add(6);
                    return part;
                });
                show(name + "subList size after", () -> {
                    List<Integer> all = (List<Integer>) maker.get();
                    List<Integer> part = all.subList(1, 3);
                    all.clear();
                    return part.size();
                });
                show(name + "subList cleared", () -> {
                    List<Integer> all = (List<Integer>) maker.get();
                    all.subList(1, 3).clear();
                    return all;
                });
                show(name + "reversed", () -> {
                    List<Integer> all = (List<Integer>) maker.get();
                    for (Integer one : all.reversed()) {
                        all.add(one);
                    }
                    return all;
                });
                show(name + "shuffle", () -> {
                    List<Integer> all = (List<Integer>) maker.get();
                    Collections.shuffle(all, new java.util.Random(1) {
                        @Override
                        public int nextInt(int bound) {
                            return bound;
                        }
                    });
                    return all;
                });
            }
        }
        for (Supplier<Map<Integer, String>> maker : maps()) {
            Map<Integer, String> sample = maker.get();
            for (int i = 0; i < 6; i++) {
                sample.put(i, "v" + i);
            }
            String name = number++ + " ";
            Supplier<Map<Integer, String>> filled = () -> {
                Map<Integer, String> map = maker.get();
                map.putAll(sample);
                return map;
            };
            show(name + "put while iterating", () -> {
                Map<Integer, String> map = filled.get();
                for (Integer key : map.keySet()) {
                    map.put(key + 10, "new");
                    if (map.size() > 30) {
                        break;
                    }
                }
                return map.size() > 7;
            });
            show(name + "replace while iterating", () -> {
                Map<Integer, String> map = filled.get();
                for (Map.Entry<Integer, String> entry : map.entrySet()) {
                    map.put(entry.getKey(), "new");
                }
                return map.get(3);
            });
            show(name + "get while iterating", () -> {
                Map<Integer, String> map = filled.get();
                for (Integer key : map.keySet()) {
                    map.get(2);
                }
                return map.size();
            });
            show(name + "computeIfAbsent", () -> {
                Map<Integer, String> map = filled.get();
                return map.computeIfAbsent(20, key -> map.put(21, "x") + map.put(22, "y") + map.size());
            });
            if (!(sample instanceof ConcurrentHashMap)) {
                show(name + "compute", () -> {
                    Map<Integer, String> map = filled.get();
                    return map.compute(3, (key, value) -> map.remove(key) + map.size());
                });
            }
            if (!(sample instanceof ConcurrentHashMap)) {
                show(name + "computeIfPresent", () -> {
                    Map<Integer, String> map = filled.get();
                    return map.computeIfPresent(3, (key, value) -> {
                        map.clear();
                        return value;
                    });
                });
            }
            show(name + "merge", () -> {
                Map<Integer, String> map = filled.get();
                return map.merge(3, "x", (one, two) -> map.put(33, "y") + one);
            });
            if (!(sample instanceof ConcurrentHashMap)) {
                show(name + "recursive", () -> {
                    Map<Integer, String> map = filled.get();
                    return map.computeIfAbsent(40, key -> map.computeIfAbsent(41, other -> "inner") + " outer");
                });
            } else {
                show(name + "recursive same", () -> {
                    Map<Integer, String> map = filled.get();
                    return map.computeIfAbsent(40, key -> map.computeIfAbsent(40, other -> "inner") + " outer");
                });
            }
            show(name + "forEach", () -> {
                Map<Integer, String> map = filled.get();
                map.forEach((key, value) -> map.remove(5));
                return map.size();
            });
            show(name + "replaceAll", () -> {
                Map<Integer, String> map = filled.get();
                map.replaceAll((key, value) -> map.remove(5) + "");
                return map.size();
            });
            show(name + "values removeIf", () -> {
                Map<Integer, String> map = filled.get();
                return map.values().removeIf(value -> map.remove(1) != null || value.equals("v2")) + " " + map.size();
            });
            if (!(sample instanceof Hashtable)) {
                show(name + "entry after removal", () -> {
                    Map<Integer, String> map = filled.get();
                    Map.Entry<Integer, String> entry = map.entrySet().iterator().next();
                    map.remove(entry.getKey());
                    return entry.getValue() + " " + entry.setValue("set") + " " + map.containsValue("set");
                });
            }
            show(name + "entry remove", () -> {
                Map<Integer, String> map = filled.get();
                Iterator<Map.Entry<Integer, String>> iterator = map.entrySet().iterator();
                map.clear();
                return iterator.hasNext() ? iterator.next() : "none";
            });
            show(name + "own putAll", () -> {
                Map<Integer, String> map = filled.get();
                map.putAll(map);
                return map.size();
            });
        }
    }
}
