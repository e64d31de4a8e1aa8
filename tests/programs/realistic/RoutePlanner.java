// Routes in a network of towns: shortest and cheapest ways, all simple paths, components, a spanning tree, ordering.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class RoutePlanner {
    record Road(String from, String to, int km, double toll) {
        Road reversed() {
            return new Road(to, from, km, toll);
        }
    }

    static class Network implements Iterable<Road> {
        private final SortedMap<String, NavigableSet<Road>> roads = new TreeMap<>();
        private static final Comparator<Road> ORDER = Comparator.comparing(Road::to).thenComparingInt(Road::km);

        void add(Road road) {
            roads.computeIfAbsent(road.from(), k -> new TreeSet<>(ORDER)).add(road);
            roads.computeIfAbsent(road.to(), k -> new TreeSet<>(ORDER)).add(road.reversed());
        }

        Set<Road> from(String town) {
            return roads.getOrDefault(town, Collections.emptyNavigableSet());
        }

        @Override
        public Iterator<Road> iterator() {
            Iterator<NavigableSet<Road>> outer = roads.values().iterator();
            return new Iterator<>() {
                private Iterator<Road> inner = Collections.emptyIterator();

                @Override
                public boolean hasNext() {
                    while (!inner.hasNext() && outer.hasNext()) {
                        inner = outer.next().iterator();
                    }
                    return inner.hasNext();
                }

                @Override
                public Road next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("no more roads");
                    }
                    return inner.next();
                }
            };
        }

        Optional<Map.Entry<Double, List<String>>> best(String start, String goal, ToDoubleFunction<Road> cost) {
            record Way(double cost, String town, Way before) {
            }
            PriorityQueue<Way> open = new PriorityQueue<>(Comparator.comparingDouble(Way::cost).thenComparing(Way::town));
            Set<String> done = new HashSet<>();
            open.add(new Way(0, start, null));
            for (Way way; (way = open.poll()) != null;) {
                if (!done.add(way.town())) {
                    continue;
                }
                if (way.town().equals(goal)) {
                    LinkedList<String> towns = new LinkedList<>();
                    for (Way w = way; w != null; w = w.before()) {
                        towns.addFirst(w.town());
                    }
                    return Optional.of(Map.entry(way.cost(), towns));
                }
                for (Road road : from(way.town())) {
                    open.offer(new Way(way.cost() + cost.applyAsDouble(road), road.to(), way));
                }
            }
            return Optional.empty();
        }

        Stream<List<String>> simplePaths(List<String> path, String goal) {
            String last = path.get(path.size() - 1);
            if (last.equals(goal)) {
                return Stream.of(path);
            }
            return from(last).stream().map(Road::to).filter(Predicate.not(path::contains))
                    .flatMap(next -> simplePaths(Stream.concat(path.stream(), Stream.of(next)).toList(), goal));
        }

        List<SortedSet<String>> components() {
            List<SortedSet<String>> result = new ArrayList<>();
            Set<String> left = new LinkedHashSet<>(roads.keySet());
            while (!left.isEmpty()) {
                SortedSet<String> component = new TreeSet<>();
                Deque<String> stack = new ArrayDeque<>(List.of(left.iterator().next()));
                while (!stack.isEmpty()) {
                    String town = stack.pop();
                    if (component.add(town)) {
                        from(town).forEach(r -> stack.push(r.to()));
                    }
                }
                left.removeAll(component);
                result.add(Collections.unmodifiableSortedSet(component));
            }
            return result;
        }

        List<Road> spanningTree() {
            Map<String, String> parents = new HashMap<>();
            UnaryOperator<String> find = new UnaryOperator<>() {
                @Override
                public String apply(String town) {
                    String parent = parents.getOrDefault(town, town);
                    return parent.equals(town) ? town : parents.merge(town, apply(parent), (a, b) -> b);
                }
            };
            return StreamSupport.stream(spliterator(), false).filter(r -> r.from().compareTo(r.to()) < 0)
                    .sorted(Comparator.comparingInt(Road::km).thenComparing(Road::from)).filter(r -> {
                        String a = find.apply(r.from());
                        String b = find.apply(r.to());
                        return !a.equals(b) && parents.put(a, b) == null;
                    }).toList();
        }
    }

    static int[][] matrix(Network network, List<String> towns) {
        int n = towns.size();
        int[][] d = new int[n][n];
        for (int[] row : d) {
            Arrays.fill(row, Integer.MAX_VALUE / 2);
        }
        for (Road road : network) {
            int i = Collections.binarySearch(towns, road.from());
            int j = towns.indexOf(road.to());
            d[i][j] = Math.min(d[i][j], road.km());
            d[i][i] = 0;
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
                }
            }
        }
        return d;
    }

    public static void main(String[] args) {
        Network network = new Network();
        Scanner scanner = new Scanner("Ulm Augsburg 80 0\nAugsburg Munich 70 2.5\nUlm Memmingen 55 0\nMemmingen Munich 115 0\nMunich Passau 190 4\n"
                + "Augsburg Ingolstadt 75 1\nIngolstadt Munich 80 0\nIngolstadt Passau 150 0\nBergen Oslo 460 20\n");
        while (scanner.hasNext()) {
            network.add(new Road(scanner.next(), scanner.next(), scanner.nextInt(), scanner.nextDouble()));
        }
        System.out.println(network.best("Ulm", "Passau", Road::km));
        System.out.println(network.best("Ulm", "Passau", Road::toll).map(e -> e.getKey() + " " + String.join(">", e.getValue())).orElse("none"));
        System.out.println(network.best("Ulm", "Passau", r -> 1).map(Map.Entry::getValue).orElseGet(List::of));
        System.out.println(network.best("Ulm", "Oslo", Road::km).isPresent() + " " + network.best("Rome", "Oslo", Road::km));
        network.simplePaths(List.of("Ulm"), "Passau").sorted(Comparator.comparingInt((List<String> p) -> p.size()).thenComparing(Object::toString))
                .limit(5).forEach(System.out::println);
        System.out.println(network.simplePaths(List.of("Ulm"), "Passau").count() + " paths; " + network.components());
        System.out.println(network.spanningTree().stream().map(r -> r.from().charAt(0) + "-" + r.to().charAt(0) + r.km()).collect(Collectors.joining(" ")));
        List<String> towns = new ArrayList<>(network.roads.headMap("Oslo").keySet());
        towns.remove("Bergen");
        Network south = new Network();
        network.forEach(r -> {
            if (towns.contains(r.from()) && towns.contains(r.to())) {
                south.add(r);
            }
        });
        towns.add("Passau");
        towns.add("Ulm");
        network.from("Passau").forEach(south::add);
        network.from("Ulm").forEach(south::add);
        System.out.println(towns + "\n" + Arrays.deepToString(matrix(south, towns)).replace("], ", "]\n "));
        try {
            network.components().get(0).add("Rome");
        } catch (UnsupportedOperationException e) {
            System.out.println("components cannot be changed: " + e.getMessage());
        }
        Iterator<Road> it = new Network().iterator();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Set<Integer> reached = new BitSet() {{
            set(2, 5);
            set(9);
            clear(3);
        }}.stream().boxed().collect(Collectors.toCollection(LinkedHashSet::new));
        System.out.println(reached);
    }
}
