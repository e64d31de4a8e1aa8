// stress: off
// vm: -Xmx16m
// Much live data in a small heap with steady garbage: nothing is lost and nothing runs out.
import java.util.*;

public class TightHeap {
    public static void main(String[] args) {
        List<byte[]> live = new ArrayList<>();
        for (int i = 0; i < 90; i++) {
            byte[] b = new byte[100_000];
            b[i] = (byte) i;
            live.add(b);
        }
        long check = 0;
        for (int round = 0; round < 400; round++) {
            byte[] garbage = new byte[50_000];
            garbage[round % garbage.length] = 1;
            check += garbage[round % garbage.length];
            int at = round % live.size();
            byte[] old = live.get(at);
            byte[] replacement = new byte[100_000];
            replacement[at] = old[at];
            live.set(at, replacement);
        }
        for (int i = 0; i < live.size(); i++) {
            check += live.get(i)[i];
        }
        System.out.println(check + " " + live.size());
        live = null;
        Map<String, String> map = new HashMap<>();
        for (int i = 0; i < 60000; i++) {
            map.put("key" + i % 2000, "value" + i);
        }
        System.out.println(map.size() + " " + map.get("key1999"));
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 20000; i++) {
            b.append(i).append(',');
        }
        System.out.println(b.length());
    }
}
