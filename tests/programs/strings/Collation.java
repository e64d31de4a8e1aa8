// stress: seventh
// Collators: the order of letters, accents, case and signs by strength, keys, elements, own rules, languages.
import java.text.*;
import java.util.*;

public class Collation {
    static final String[] WORDS = {"zebra", "Zebra", "apple", "Apple", "\u00e4pfel", "\u00c4pfel", "cote", "cot\u00e9", "c\u00f4te", "c\u00f4t\u00e9", "co-op", "coop", "co op", "a b", "ab", "a-b", "\u00e6on",
        "aeon", "aft", "stra\u00dfe", "strasse", "strast", "\u0153uvre", "oeuvre", "of", "10", "9", "1a", "a1", "$5", "5$", "", " ", "_x", "x_", "\u00f1u", "nu", "nz", "o", "\u00d1u", "e\u0301a", "\u00e9a", "ea",
        "\u4e00", "\u4e8c", "\u03b1", "\u0430", "\ud83d\ude00", "\u0001q", "q", "it's", "its", "\u00f0", "d", "\u00fe", "th", "\u0141", "L", "\u00bd", "\u20ac", "\u00a5"};

    static String signs(Collator collator, List<String> sorted) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < sorted.size(); i++) {
            if (i > 0) {
                int strength = 0;
                for (; strength < 4; strength++) {
                    collator.setStrength(strength);
                    if (collator.compare(sorted.get(i - 1), sorted.get(i)) != 0) {
                        break;
                    }
                }
                text.append(" < ; , = ~ ".split(" ")[strength + 1]);
            }
            text.append(sorted.get(i));
        }
        return text.toString().replace('\u0001', '?');
    }

    static void sort(String what, Collator collator) {
        List<String> words = new ArrayList<>(List.of(WORDS));
        words.sort(Comparator.naturalOrder());
        words.sort(collator);
        System.out.println(what + " " + signs(collator, words));
    }

    static String shown(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    static void rules() {
        List<String> letters = List.of("a", "b", "c", "d", "e", "A", "B", "C", "ab", "ch", "cz", "x", "y", "z", "a b", "-");
        for (String rules : new String[] {"< a < b < c", "< c < b < a", "< a, A < b, B & a < c, C", "< a < c < ch < d", "< a < b < z & a ; x & b , y", "< a = b < c", "<a<'-'<b", "& a", "< a < b < c & ab ; x",
            "", "abc", "< a < a", "< a < ", "< a & zz < c", "& q < r", "<a<b#", "< a # b"}) {
            try {
                RuleBasedCollator collator = new RuleBasedCollator(rules);
                List<String> sorted = new ArrayList<>(letters);
                sorted.sort(collator);
                System.out.println(rules + " => " + signs(collator, sorted) + " " + collator.getRules().equals(rules));
            } catch (ParseException e) {
                System.out.println(rules + " => " + e.getMessage() + " " + e.getErrorOffset());
            }
        }
    }

    static void elements(RuleBasedCollator collator) {
        for (String each : new String[] {"", "aB\u00e9", "\u00e6-\u00df", "a b", "xyz", "o\u0302"}) {
            CollationElementIterator elements = collator.getCollationElementIterator(each);
            StringBuilder text = new StringBuilder();
            for (int order = elements.next(); order != CollationElementIterator.NULLORDER; order = elements.next()) {
                text.append(CollationElementIterator.primaryOrder(order)).append('.').append(CollationElementIterator.secondaryOrder(order)).append('.')
                    .append(CollationElementIterator.tertiaryOrder(order)).append('@').append(elements.getOffset()).append(' ');
            }
            for (int order = elements.previous(); order != CollationElementIterator.NULLORDER; order = elements.previous()) {
                text.append(Integer.toHexString(order)).append(' ');
            }
            System.out.println(each + " " + text);
        }
    }

    interface Attempt {
        Object run();
    }

    static void attempt(Attempt attempt) {
        try {
            System.out.println(attempt.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        RuleBasedCollator root = (RuleBasedCollator) Collator.getInstance(Locale.ROOT);
        sort("root", (Collator) root.clone());
        for (Locale each : new Locale[] {Locale.ENGLISH, Locale.GERMAN, Locale.FRANCE, Locale.of("es"), Locale.ITALY, Locale.of("pt", "BR"), Locale.of("nl")}) {
            sort(each.toString(), Collator.getInstance(each));
        }
        rules();
        elements(root);
        for (int strength = Collator.PRIMARY; strength <= Collator.IDENTICAL; strength++) {
            Collator collator = Collator.getInstance(Locale.ROOT);
            collator.setStrength(strength);
            for (String each : new String[] {"", "a", "\u00c1b", "a-b", "-", "\u00e6", "\u4e00", "a\u0001"}) {
                System.out.print(shown(collator.getCollationKey(each).toByteArray()) + " ");
            }
            System.out.println(collator.compare("a", "A") + " " + collator.compare("a", "\u00e1") + " " + collator.equals("\u00e1", "a\u0301") + " " + collator.equals("a", "a\u0001"));
        }
        Collator full = Collator.getInstance(Locale.ROOT);
        System.out.println(full.equals("\ufb01", "fi") + " " + full.getDecomposition());
        full.setDecomposition(Collator.FULL_DECOMPOSITION);
        System.out.println(full.equals("\ufb01", "fi") + " " + full.equals(Collator.getInstance(Locale.ROOT)) + " " + full.equals(full.clone()) + full.getStrength());
        CollationKey one = root.getCollationKey("one");
        System.out.println(one.getSourceString() + " " + one.compareTo(root.getCollationKey("two")) + one.compareTo(root.getCollationKey("ONE")) + " " + one.equals(root.getCollationKey("one")) + one.equals("one")
            + (one.hashCode() == root.getCollationKey("one").hashCode()) + root.getCollationKey(null));
        attempt(() -> {
            root.setStrength(4);
            return "set";
        });
        attempt(() -> {
            root.setDecomposition(-1);
            return "set";
        });
        attempt(() -> root.compare(null, "a"));
        attempt(() -> root.compare((Object) 1, (Object) 2));
        attempt(() -> Collator.getInstance(null));
        String[] many = new String[3_000];
        Random random = new Random(5);
        for (int i = 0; i < many.length; i++) {
            many[i] = WORDS[random.nextInt(WORDS.length)] + WORDS[random.nextInt(WORDS.length)];
        }
        Arrays.sort(many, root);
        System.out.println(Arrays.hashCode(many) + " " + many[0] + many[1_500]);
    }
}
