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
        boolean tested = args.length > 0 && args[0].equals("tested");
        String[] texts = {"12", "x1", "345", "abc", "6"};
        long sum = 0;
        for (int i = 0; i < 1_000_000; i++) {
            sum += number(texts[i % texts.length], tested);
        }
        System.out.println(sum);
    }
}
