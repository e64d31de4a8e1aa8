/** A loop nest in which most is done in the innermost loop: how far words lie apart. Each round does the same. */
public class Distances {
    static int least(int a, int b) {
        return a < b ? a : b;
    }

    static int distance(String from, String to) {
        int[] previous = new int[to.length() + 1];
        int[] current = new int[to.length() + 1];
        for (int column = 0; column <= to.length(); column++) {
            previous[column] = column;
        }
        for (int row = 1; row <= from.length(); row++) {
            current[0] = row;
            for (int column = 1; column <= to.length(); column++) {
                int cost = from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1;
                int edited = least(current[column - 1], previous[column]) + 1;
                current[column] = least(edited, previous[column - 1] + cost);
            }
            int[] swap = previous;
            previous = current;
            current = swap;
        }
        return previous[to.length()];
    }

    public static void main(String[] args) {
        String[] words = "a lane worn deep by those who walk along lanes every morning and evening".split(" ");
        int rounds = Integer.parseInt(args[0]);
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            for (String from : words) {
                for (String to : words) {
                    sum += distance(from, to);
                }
            }
        }
        System.out.println(sum);
    }
}
