/** Goes through all permutations of nine numbers by Heap's method and counts how many flips each takes, as pancakes are sorted. */
public class Permutations {
    static int flips(int[] from, int[] stack) {
        System.arraycopy(from, 0, stack, 0, from.length);
        int flips = 0;
        for (int first = stack[0]; first != 0; first = stack[0]) {
            for (int low = 0, high = first; low < high; low++, high--) {
                int swapped = stack[low];
                stack[low] = stack[high];
                stack[high] = swapped;
            }
            flips++;
        }
        return flips;
    }

    public static void main(String[] args) {
        int size = 8;
        int[] numbers = new int[size];
        int[] stack = new int[size];
        int[] turns = new int[size];
        for (int i = 0; i < size; i++) {
            numbers[i] = i;
        }
        long sum = flips(numbers, stack);
        int most = 0;
        for (int at = 1; at < size;) {
            if (turns[at] < at) {
                int other = (at & 1) == 0 ? 0 : turns[at];
                int swapped = numbers[at];
                numbers[at] = numbers[other];
                numbers[other] = swapped;
                int flips = flips(numbers, stack);
                sum += flips;
                most = Math.max(most, flips);
                turns[at]++;
                at = 1;
            } else {
                turns[at] = 0;
                at++;
            }
        }
        System.out.println(sum + " " + most);
    }
}
