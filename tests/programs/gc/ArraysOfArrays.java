// stress: off
// vm: -Xmx24m
// Arrays of arrays replaced at random: old arrays point to young ones, all sizes, large arrays among them.
public class ArraysOfArrays {
    public static void main(String[] args) {
        int[][] slots = new int[500][];
        long seed = 42;
        long live = 0;
        for (int i = 0; i < 60000; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            int at = (int) (seed >>> 33) % 500;
            int size = (int) (seed >>> 50) & 63;
            if (i % 5000 == 0) {
                size = 100000;
            }
            int[] a = new int[size + 1];
            a[0] = at;
            a[size] = size == 0 ? at : i;
            slots[at] = a;
        }
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] != null) {
                if (slots[i][0] != i) {
                    System.out.println("broken " + i);
                }
                live += slots[i].length;
            }
        }
        System.out.println(live);
        Object[] nest = new Object[1];
        Object[] top = nest;
        for (int i = 0; i < 20000; i++) {
            Object[] inner = new Object[2];
            inner[1] = i;
            nest[0] = inner;
            nest = inner;
        }
        System.gc();
        int depth = 0;
        long sum = 0;
        for (Object[] o = (Object[]) top[0]; o != null; o = (Object[]) o[0]) {
            sum += (Integer) o[1];
            depth++;
        }
        System.out.println(depth + " " + sum);
        String[][] text = new String[50][50];
        for (int round = 0; round < 10; round++) {
            for (int i = 0; i < 50; i++) {
                for (int j = 0; j < 50; j++) {
                    text[i][j] = round + ":" + i * j;
                }
            }
        }
        System.out.println(text[49][49] + text[0][7]);
        double[] big = new double[1 << 20];
        big[big.length - 1] = 0.5;
        System.gc();
        System.out.println(big[big.length - 1] + big[0]);
    }
}
