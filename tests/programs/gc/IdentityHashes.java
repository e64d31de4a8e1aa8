// Identity hashes stay the same when objects move, are spread out, and survive as keys.
import java.util.*;

public class IdentityHashes {
    public static void main(String[] args) {
        Object[] objects = new Object[300];
        int[] hashes = new int[300];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = i % 3 == 0 ? new Object() : i % 3 == 1 ? new int[i] : new StringBuilder("s" + i);
            hashes[i] = System.identityHashCode(objects[i]);
        }
        Map<Object, Integer> map = new HashMap<>();
        for (int i = 0; i < objects.length; i++) {
            map.put(objects[i], i);
        }
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < 1500; i++) {
                Object garbage = new long[i % 50];
            }
            System.gc();
            for (int i = 0; i < objects.length; i++) {
                if (System.identityHashCode(objects[i]) != hashes[i] || map.get(objects[i]) != i) {
                    System.out.println("changed " + i);
                }
                synchronized (objects[i]) {
                    if (System.identityHashCode(objects[i]) != hashes[i]) {
                        System.out.println("changed by lock " + i);
                    }
                }
            }
        }
        Set<Integer> distinct = new HashSet<>();
        for (int h : hashes) {
            distinct.add(h);
        }
        System.out.println(distinct.size() > 290);
        System.out.println(map.size());
    }
}
