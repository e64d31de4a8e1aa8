/** Exceptions where a test would do: a report says what they cost. */
public class Exceptions {
    static int number(String text, boolean tested) {
        if (tested && !text.chars().allMatch(Character::isDigit)) {
            return -1;
        }
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 100_000;
        boolean tested = args.length > 1 && args[1].equals("tested");
        String[] texts = {"12", "x1", "345", "abc", "6"};
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum += number(texts[i % texts.length], tested);
        }
        System.out.println(sum);
    }
}
