// A prefix tree with completion, a string searcher (Knuth-Morris-Pratt), a rolling hash and a suffix array.
import java.util.*;

public class Tries {
    static class Trie {
        final Trie[] next = new Trie[26];
        boolean end;
        int count;

        void add(String w) {
            Trie t = this;
            for (int i = 0; i < w.length(); i++) {
                int c = w.charAt(i) - 'a';
                if (t.next[c] == null) {
                    t.next[c] = new Trie();
                }
                t = t.next[c];
                t.count++;
            }
            t.end = true;
        }

        List<String> complete(String prefix) {
            Trie t = this;
            for (char c : prefix.toCharArray()) {
                t = t.next[c - 'a'];
                if (t == null) {
                    return List.of();
                }
            }
            List<String> out = new ArrayList<>();
            t.collect(new StringBuilder(prefix), out);
            return out;
        }

        void collect(StringBuilder path, List<String> out) {
            if (end) {
                out.add(path.toString());
            }
            for (int c = 0; c < 26; c++) {
                if (next[c] != null) {
                    path.append((char) ('a' + c));
                    next[c].collect(path, out);
                    path.setLength(path.length() - 1);
                }
            }
        }
    }

    static List<Integer> search(String text, String pattern) {
        int[] fail = new int[pattern.length() + 1];
        fail[0] = -1;
        for (int i = 0, k = -1; i < pattern.length(); ) {
            while (k >= 0 && pattern.charAt(i) != pattern.charAt(k)) {
                k = fail[k];
            }
            fail[++i] = ++k;
        }
        List<Integer> hits = new ArrayList<>();
        for (int i = 0, k = 0; i < text.length(); i++) {
            while (k >= 0 && text.charAt(i) != pattern.charAt(k)) {
                k = fail[k];
            }
            if (++k == pattern.length()) {
                hits.add(i - k + 1);
                k = fail[k];
            }
        }
        return hits;
    }

    static int distinct(String s, int length) {
        long mod = 1_000_000_007L, base = 131, hash = 0, power = 1;
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < s.length(); i++) {
            hash = (hash * base + s.charAt(i)) % mod;
            if (i >= length) {
                hash = Math.floorMod(hash - power * s.charAt(i - length), mod);
            } else {
                power = power * base % mod;
            }
            if (i >= length - 1) {
                seen.add(hash);
            }
        }
        return seen.size();
    }

    public static void main(String[] args) {
        Trie t = new Trie();
        for (String w : "car card care cart cat dog do dot carton".split(" ")) {
            t.add(w);
        }
        System.out.println(t.complete("car") + " " + t.complete("do") + " " + t.complete("x") + " " + t.complete("").size() + " " + t.next[2].count);
        System.out.println(search("abababcababab", "abab") + " " + search("aaaa", "aa") + " " + search("abc", "d"));
        String s = "abracadabraabracadabra";
        System.out.println(distinct(s, 3) + " " + distinct(s, 5) + " " + distinct("aaaaaaa", 2));
        Integer[] suffixes = new Integer[s.length()];
        for (int i = 0; i < suffixes.length; i++) {
            suffixes[i] = i;
        }
        Arrays.sort(suffixes, (a, b) -> s.substring(a).compareTo(s.substring(b)));
        System.out.println(Arrays.toString(suffixes));
    }
}
