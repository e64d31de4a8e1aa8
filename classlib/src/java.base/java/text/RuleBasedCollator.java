package java.text;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A collator whose order is a list of texts with signs between them that say how much these differ. */
public class RuleBasedCollator extends Collator {
    private static final Map<String, CollationTable> BY_LANGUAGE = new ConcurrentHashMap<>();

    private final CollationTable table;

    public RuleBasedCollator(String rules) throws ParseException {
        this(CollationTable.parse(rules));
    }

    private RuleBasedCollator(CollationTable table) {
        this.table = table;
    }

    static RuleBasedCollator of(String language) {
        return new RuleBasedCollator(BY_LANGUAGE.computeIfAbsent(CollationRoot.known(language), CollationRoot::table));
    }

    CollationTable table() {
        return table;
    }

    public String getRules() {
        return table.rules();
    }

    public CollationElementIterator getCollationElementIterator(String source) {
        return new CollationElementIterator(source, this);
    }

    public CollationElementIterator getCollationElementIterator(CharacterIterator source) {
        CollationElementIterator iterator = new CollationElementIterator("", this);
        iterator.setText(source);
        return iterator;
    }

    private char[] keyOf(String source) {
        String text = decomposed(source);
        return table.key(text, getStrength());
    }

    @Override
    public int compare(String source, String target) {
        if (source == null || target == null) {
            throw new NullPointerException();
        }
        int order = Integer.signum(Arrays.compare(keyOf(source), keyOf(target)));
        return order == 0 && getStrength() == IDENTICAL ? decomposed(source).compareTo(decomposed(target)) : order;
    }

    @Override
    public CollationKey getCollationKey(String source) {
        if (source == null) {
            return null;
        }
        char[] key = keyOf(source);
        if (getStrength() == IDENTICAL) {
            String text = Normalizer.normalize(source, Normalizer.Form.NFD);
            if (getDecomposition() == NO_DECOMPOSITION) {
                text = source;
            }
            int before = key.length;
            key = Arrays.copyOf(key, before + 1 + text.length());
            text.getChars(0, text.length(), key, before + 1);
        }
        return new Key(source, new String(key));
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj) && getRules().equals(((RuleBasedCollator) obj).getRules());
    }

    @Override
    public int hashCode() {
        return getRules().hashCode();
    }

    /** A key: what is compared level by level, with zeros between. */
    private static final class Key extends CollationKey {
        private final String key;

        Key(String source, String key) {
            super(source);
            this.key = key;
        }

        @Override
        public int compareTo(CollationKey target) {
            return Integer.signum(key.compareTo(((Key) target).key));
        }

        @Override
        public boolean equals(Object target) {
            return target instanceof Key other && key.equals(other.key);
        }

        @Override
        public int hashCode() {
            return key.hashCode();
        }

        @Override
        public byte[] toByteArray() {
            byte[] bytes = new byte[2 * key.length()];
            for (int i = 0; i < key.length(); i++) {
                bytes[2 * i] = (byte) (key.charAt(i) >> 8);
                bytes[2 * i + 1] = (byte) key.charAt(i);
            }
            return bytes;
        }
    }
}
