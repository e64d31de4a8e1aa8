import java.util.ArrayList;
import java.util.List;

/**
 * Text processing: generates prose, then tokenizes, justifies, capitalises, reverses, searches and
 * enciphers it. Stresses StringBuilder, charAt, substring, comparison and string concatenation.
 */
public final class TextProcessing {

    static final String[] SUBJECTS = {"the quiet engine", "a patient clerk", "every second river", "the old archive"};
    static final String[] VERBS = {"counts", "remembers", "repaints", "negotiates with", "outlives"};
    static final String[] OBJECTS = {"seven lanterns", "the harbour", "an unfinished map", "its own echo", "no one"};
    static final String[] ENDINGS = {".", "!", "; meanwhile,", ", and then", "?"};

    static String prose(int sentences, int seed) {
        StringBuilder text = new StringBuilder();
        int state = seed;
        for (int i = 0; i < sentences; i++) {
            state = state * 1103515245 + 12345;
            int draw = state >>> 12;
            text.append(SUBJECTS[draw % 4]).append(' ').append(VERBS[draw / 4 % 5]);
            text.append(' ').append(OBJECTS[draw / 20 % 5]);
            if (draw % 7 == 0) {
                text.append(" (").append(draw % 1000).append(')');
            }
            text.append(ENDINGS[draw / 100 % 5]).append(i % 9 == 8 ? "\n\n" : " ");
        }
        return text.toString();
    }

    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean inWord = i < text.length() && !Character.isWhitespace(text.charAt(i));
            if (inWord && start < 0) {
                start = i;
            } else if (!inWord && start >= 0) {
                words.add(text.substring(start, i));
                start = -1;
            }
        }
        return words;
    }

    /** Fills lines to the width by spreading blanks between the words. */
    static String justify(List<String> words, int width) {
        StringBuilder page = new StringBuilder();
        int next = 0;
        while (next < words.size()) {
            int end = next;
            int length = -1;
            while (end < words.size() && length + 1 + words.get(end).length() <= width) {
                length += 1 + words.get(end).length();
                end++;
            }
            int gaps = end - next - 1;
            int spare = end == words.size() ? 0 : width - length;
            for (int i = next; i < end; i++) {
                page.append(words.get(i));
                if (i < end - 1) {
                    int extra = spare / gaps + (i - next < spare % gaps ? 1 : 0);
                    page.append(' ');
                    for (int k = 0; k < extra; k++) {
                        page.append(' ');
                    }
                }
            }
            page.append('\n');
            next = end;
        }
        return page.toString();
    }

    static String capitalise(String word) {
        if (word.isEmpty() || !Character.isLetter(word.charAt(0))) {
            return word;
        }
        return Character.toUpperCase(word.charAt(0)) + word.substring(1).toLowerCase();
    }

    static boolean isPalindrome(String text) {
        int low = 0;
        int high = text.length() - 1;
        while (low < high) {
            if (Character.toLowerCase(text.charAt(low++)) != Character.toLowerCase(text.charAt(high--))) {
                return false;
            }
        }
        return true;
    }

    static String encipher(String text, String key) {
        StringBuilder secret = new StringBuilder(text.length());
        int position = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') {
                int shift = key.charAt(position++ % key.length()) - 'a';
                secret.append((char) ('a' + (c - 'a' + shift) % 26));
            } else {
                secret.append(c);
            }
        }
        return secret.toString();
    }

    static int occurrences(String text, String wanted) {
        int count = 0;
        for (int at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
            count++;
        }
        return count;
    }

    /** Longest common subsequence of two lines, by rows. */
    static int similarity(String a, String b) {
        int[] previous = new int[b.length() + 1];
        int[] current = new int[b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                current[j] = a.charAt(i - 1) == b.charAt(j - 1)
                    ? previous[j - 1] + 1
                    : Math.max(previous[j], current[j - 1]);
            }
            int[] swap = previous;
            previous = current;
            current = swap;
        }
        return previous[b.length()];
    }

    static long process(int sentences) {
        long checksum = 0;
        for (int seed = 1; seed <= 4; seed++) {
            String text = prose(sentences, seed);
            List<String> words = words(text);
            String page = justify(words, 50 + seed * 5);
            checksum = checksum * 31 + page.hashCode();
            StringBuilder title = new StringBuilder();
            StringBuilder backwards = new StringBuilder();
            for (String word : words) {
                title.append(capitalise(word)).append(' ');
                if (!isPalindrome(word)) {
                    backwards.append(new StringBuilder(word).reverse()).append('-');
                }
            }
            checksum = checksum * 31 + title.toString().trim().hashCode() + backwards.length();
            String secret = encipher(page, "holloway");
            checksum = checksum * 31 + secret.hashCode();
            checksum += occurrences(page, "har") * 3L + occurrences(secret, "e") + secret.replace("x", "ks").length();
            String[] lines = page.split("\n");
            int compared = Math.min(lines.length - 1, 60);
            for (int i = 0; i < compared; i++) {
                checksum = checksum * 31 + similarity(lines[i], lines[i + 1]);
                String label = "line " + i + ": " + lines[i].length() + '/' + lines[i].strip().equals(lines[i]);
                checksum += label.hashCode();
            }
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 1_200;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = process(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("TextProcessing " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
