// ArrayList and LinkedList: the whole common interface, iterators, sublists, errors with their messages.
import java.util.*;

public class Lists {
    interface Act {
        Object run();
    }

    static void show(Act act) {
        try {
            System.out.println(act.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static void exercise(List<Integer> l) {
        for (int i = 0; i < 12; i++) {
            l.add(i * 7 % 10);
        }
        l.add(0, 100);
        l.add(5, null);
        System.out.println(l + " " + l.size() + " " + l.indexOf(7) + " " + l.lastIndexOf(7) + " " + l.indexOf(null) + " " + l.contains(99) + " " + l.hashCode());
        System.out.println(l.remove(0) + " " + l.remove((Integer) 7) + " " + l.remove((Object) 55) + " " + l.set(0, -1) + " " + l.get(3));
        System.out.println(l.addAll(2, List.of(1, 2, 3)) + " " + l.removeAll(Arrays.asList(2, null)) + " " + l.retainAll(List.of(1, 4, 8, 3, -1)) + " " + l);
        ListIterator<Integer> it = l.listIterator();
        while (it.hasNext()) {
            int v = it.next();
            if (v == 4) {
                it.remove();
            } else if (v == 8) {
                it.set(88);
                it.add(89);
            }
        }
        while (it.hasPrevious()) {
            System.out.print(it.previousIndex() + ":" + it.previous() + " ");
        }
        System.out.println(l);
        List<Integer> sub = l.subList(1, 4);
        sub.set(0, 500);
        sub.add(600);
        System.out.println(sub + " " + l + " " + sub.size());
        sub.clear();
        System.out.println(l + " " + l.equals(new ArrayList<>(l)) + " " + l.equals(new LinkedList<>(l)) + " " + Arrays.toString(l.toArray()) + Arrays.toString(l.toArray(new Integer[0])) + l.toArray(new Integer[9]).length);
        l.removeIf(v -> v > 80);
        l.replaceAll(v -> v + 1);
        l.sort(null);
        l.sort(Comparator.reverseOrder());
        System.out.println(l);
        show(() -> l.get(50));
        show(() -> l.get(-1));
        show(() -> l.set(50, 1));
        show(() -> l.remove(50));
        show(() -> {
            l.add(50, 1);
            return 1;
        });
        show(() -> l.subList(1, 0));
        show(() -> l.iterator().getClass() == null ? 1 : 2);
        show(() -> {
            Iterator<Integer> i = l.iterator();
            i.remove();
            return 1;
        });
        show(() -> {
            l.addAll(List.of(1, 2, 3, 4));
            for (Integer i : l) {
                if (i == 2) {
                    l.add(9);
                }
            }
            return 1;
        });
        show(() -> l.addAll(l) + " " + l.size());
        l.clear();
        System.out.println(l.isEmpty() + " " + l + " " + l.iterator().hasNext());
        show(() -> l.iterator().next());
    }

    public static void main(String[] args) {
        exercise(new ArrayList<>());
        exercise(new LinkedList<>());
        List<Object> self = new ArrayList<>();
        self.add(self);
        System.out.println(self);
        show(() -> new ArrayList<>(-1));
        ArrayList<String> a = new ArrayList<>(List.of("x", "y"));
        a.ensureCapacity(100);
        a.trimToSize();
        System.out.println(a.clone() + " " + a.reversed() + a.getFirst() + a.getLast() + a.removeLast());
        LinkedList<String> q = new LinkedList<>();
        q.addFirst("b");
        q.addLast("c");
        q.push("a");
        q.offer("d");
        System.out.println(q.peek() + q.peekLast() + q.pop() + q.poll() + q.pollLast() + q + q.element() + q.removeFirst() + q.poll() + q.peekFirst());
        show(q::getFirst);
        show(q::pop);
    }
}
