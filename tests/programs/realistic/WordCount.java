// stdin: It was the best of times, it was the worst of times,\nit was the age of wisdom... it was the age of foolishness;\nit was the epoch of belief; it was the epoch of incredulity!\n
// Word frequencies of a text on standard input, sorted by count and name.
import java.io.*;
import java.util.*;

public class WordCount {
    public static void main(String[] args) throws IOException {
        Map<String, Integer> counts = new HashMap<>();
        int lines = 0, chars = 0;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                lines++;
                chars += line.length() + 1;
                StringBuilder word = new StringBuilder();
                for (int i = 0; i <= line.length(); i++) {
                    char c = i < line.length() ? line.charAt(i) : ' ';
                    if (Character.isLetter(c)) {
                        word.append(Character.toLowerCase(c));
                    } else if (word.length() > 0) {
                        counts.merge(word.toString(), 1, Integer::sum);
                        word.setLength(0);
                    }
                }
            }
        }
        List<Map.Entry<String, Integer>> sorted = new ArrayList<>(counts.entrySet());
        sorted.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
        for (Map.Entry<String, Integer> e : sorted) {
            System.out.printf("%-12s%3d %s%n", e.getKey(), e.getValue(), "*".repeat(e.getValue()));
        }
        System.out.println(lines + " lines, " + chars + " characters, " + counts.size() + " words");
    }
}
