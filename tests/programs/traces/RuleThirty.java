/** An elementary cellular automaton: what a cell becomes depends on three cells, which earlier branches have looked at. */
public class RuleThirty {
    public static void main(String[] args) {
        int size = 256;
        boolean[] cells = new boolean[size];
        boolean[] next = new boolean[size];
        cells[size / 2] = true;
        long sum = 0;
        for (int generation = 0; generation < 800; generation++) {
            for (int i = 0; i < size; i++) {
                int pattern = 0;
                if (cells[(i + size - 1) % size]) {
                    pattern |= 4;
                }
                if (cells[i]) {
                    pattern |= 2;
                }
                if (cells[(i + 1) % size]) {
                    pattern |= 1;
                }
                next[i] = (30 >> pattern & 1) != 0;
                if (next[i]) {
                    sum++;
                }
            }
            boolean[] swapped = cells;
            cells = next;
            next = swapped;
        }
        System.out.println(sum);
    }
}
