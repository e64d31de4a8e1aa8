import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.concurrent.CopyOnWriteArrayList;

/** A copy-on-write list: iterators see the list as it was, threads may change it meanwhile. */
public class Snapshots {
    public static void main(String[] args) throws InterruptedException {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(3, 1, 2));
        Iterator<Integer> old = list.iterator();
        for (int value : list) {
            list.add(value * 10);
        }
        StringBuilder seen = new StringBuilder();
        old.forEachRemaining(seen::append);
        System.out.println(list + " " + seen);
        try {
            Iterator<Integer> iterator = list.iterator();
            iterator.next();
            iterator.remove();
        } catch (UnsupportedOperationException expected) {
            System.out.println(expected);
        }
        System.out.println(list.addIfAbsent(1) + " " + list.addIfAbsent(7) + " " + list.addAllAbsent(List.of(1, 8, 8, 9)) + " " + list);
        list.removeIf(x -> x > 9);
        list.replaceAll(x -> x * x);
        list.sort(Comparator.reverseOrder());
        System.out.println(list + " " + list.indexOf(4) + " " + list.contains(5) + " " + list.subList(1, 3) + " " + list.hashCode());
        list.add(0, 100);
        list.set(1, 99);
        System.out.println(list.remove(2) + " " + list.remove((Object) 9) + " " + list + " " + Arrays.toString(list.toArray()));
        ListIterator<Integer> backwards = list.listIterator(list.size());
        while (backwards.hasPrevious()) {
            System.out.print(backwards.previousIndex() + "=" + backwards.previous() + " ");
        }
        System.out.println();
        CopyOnWriteArrayList<String> shared = new CopyOnWriteArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 6; t++) {
            String name = "t" + t;
            Thread thread = new Thread(() -> {
                for (int i = 0; i < 20; i++) {
                    shared.add(name);
                    int length = 0;
                    for (String ignored : shared) {
                        length++;
                    }
                    if (length > shared.size()) {
                        throw new AssertionError();
                    }
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(shared.size() + " " + shared.stream().distinct().sorted().toList());
        try {
            list.get(50);
        } catch (IndexOutOfBoundsException expected) {
            System.out.println(expected.getMessage());
        }
    }
}
