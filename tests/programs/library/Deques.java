// ArrayDeque, PriorityQueue, Stack, and the LinkedList as deque: orders, errors, growth, iteration.
import java.util.*;

public class Deques {
    public static void main(String[] args) {
        ArrayDeque<Integer> d = new ArrayDeque<>(2);
        for (int i = 0; i < 10; i++) {
            if (i % 3 == 0) {
                d.addFirst(i);
            } else {
                d.addLast(i);
            }
        }
        System.out.println(d + " " + d.peekFirst() + d.peekLast() + d.pollFirst() + d.pollLast() + d.size() + d.contains(4) + d.remove(4) + d.removeFirstOccurrence(77));
        Iterator<Integer> back = d.descendingIterator();
        while (back.hasNext()) {
            int v = back.next();
            if (v == 5) {
                back.remove();
            }
            System.out.print(v + " ");
        }
        System.out.println(d);
        d.push(50);
        d.offerLast(60);
        System.out.println(d.pop() + " " + d.peek() + " " + d.element() + " " + d.getLast() + " " + Arrays.toString(d.toArray()));
        try {
            d.add(null);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
        d.clear();
        System.out.println(d.poll() + " " + d.peek());
        try {
            d.pop();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + e.getMessage());
        }
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int v : new int[] {5, 9, 1, 7, 3, 3, 8, 2}) {
            q.add(v);
        }
        System.out.println(q + " " + q.peek() + " " + q.remove(7) + " " + q + " " + q.contains(9));
        StringBuilder s = new StringBuilder();
        while (!q.isEmpty()) {
            s.append(q.poll()).append(' ');
        }
        System.out.println(s);
        PriorityQueue<String> byLength = new PriorityQueue<>(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        byLength.addAll(List.of("bb", "a", "ccc", "aa", "dddd", "b"));
        while (byLength.size() > 0) {
            System.out.print(byLength.remove() + " ");
        }
        System.out.println(byLength.poll());
        PriorityQueue<Integer> heap = new PriorityQueue<>(List.of(4, 3, 2, 1, 9, 8));
        System.out.println(heap);
        Stack<String> stack = new Stack<>();
        stack.push("a");
        stack.push("b");
        stack.push("c");
        System.out.println(stack + " " + stack.peek() + stack.pop() + stack.search("a") + stack.search("z") + stack.empty() + stack.get(0) + stack.size() + stack.firstElement() + stack.lastElement());
        stack.clear();
        try {
            stack.pop();
        } catch (EmptyStackException e) {
            System.out.println(e.getMessage());
        }
        Vector<Integer> v = new Vector<>(List.of(1, 2, 3));
        v.addElement(4);
        v.insertElementAt(0, 0);
        System.out.println(v + " " + v.elementAt(2) + v.indexOf(3));
        try {
            v.elementAt(9);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Queue<Integer> ring = new ArrayDeque<>();
        long checksum = 0;
        for (int i = 0; i < 3000; i++) {
            ring.offer(i);
            if (i % 3 != 0) {
                checksum = checksum * 7 + ring.poll();
            }
        }
        System.out.println(ring.size() + " " + checksum);
    }
}
