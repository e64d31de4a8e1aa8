package java.text;

import java.text.AttributedCharacterIterator.Attribute;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A text with attributes of its parts. */
public class AttributedString {
    private final String text;
    /** The attributes of each character. */
    private final List<Map<Attribute, Object>> all;

    public AttributedString(String text) {
        this.text = Objects.requireNonNull(text);
        all = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            all.add(Map.of());
        }
    }

    public AttributedString(String text, Map<? extends Attribute, ?> attributes) {
        this(text);
        Objects.requireNonNull(attributes);
        if (text.isEmpty()) {
            if (!attributes.isEmpty()) {
                throw new IllegalArgumentException("Can't add attribute to 0-length text");
            }
            return;
        }
        add(attributes, 0, text.length());
    }

    public AttributedString(AttributedCharacterIterator text) {
        this(text, text.getBeginIndex(), text.getEndIndex(), null);
    }

    public AttributedString(AttributedCharacterIterator text, int beginIndex, int endIndex) {
        this(text, beginIndex, endIndex, null);
    }

    /** Of the attributes only these are taken, if they are not {@code null}. */
    public AttributedString(AttributedCharacterIterator text, int beginIndex, int endIndex, Attribute[] attributes) {
        this(part(text, beginIndex, endIndex));
        Set<Attribute> wanted = new HashSet<>();
        if (attributes == null) {
            wanted.addAll(text.getAllAttributeKeys());
        } else {
            wanted.addAll(List.of(attributes));
            wanted.retainAll(text.getAllAttributeKeys());
        }
        for (Attribute attribute : wanted) {
            text.setIndex(beginIndex);
            while (text.getIndex() < endIndex) {
                int start = text.getRunStart(attribute);
                int limit = text.getRunLimit(attribute);
                Object value = text.getAttribute(attribute);
                // What belongs to a whole is not taken with a part of it.
                boolean isCut = value instanceof Annotation && (start < beginIndex || limit > endIndex);
                int from = Math.max(start, beginIndex) - beginIndex;
                int to = Math.min(limit, endIndex) - beginIndex;
                if (value != null && !isCut && from < to) {
                    add(Map.of(attribute, value), from, to);
                }
                text.setIndex(Math.min(limit, endIndex));
            }
        }
    }

    private static String part(AttributedCharacterIterator text, int begin, int end) {
        if (begin < text.getBeginIndex() || end > text.getEndIndex() || begin > end) {
            throw new IllegalArgumentException("Invalid substring range");
        }
        StringBuilder part = new StringBuilder();
        text.setIndex(begin);
        for (char c = text.current(); text.getIndex() < end; c = text.next()) {
            part.append(c);
        }
        return part.toString();
    }

    private void add(Map<? extends Attribute, ?> more, int begin, int end) {
        for (int i = begin; i < end; i++) {
            Map<Attribute, Object> whole = new HashMap<>(all.get(i));
            whole.putAll(more);
            all.set(i, whole);
        }
    }

    public void addAttribute(Attribute attribute, Object value) {
        Objects.requireNonNull(attribute);
        if (text.isEmpty()) {
            throw new IllegalArgumentException("Can't add attribute to 0-length text");
        }
        addAttribute(attribute, value, 0, text.length());
    }

    public void addAttribute(Attribute attribute, Object value, int beginIndex, int endIndex) {
        Objects.requireNonNull(attribute);
        check(beginIndex, endIndex);
        Map<Attribute, Object> one = new HashMap<>();
        one.put(attribute, value);
        add(one, beginIndex, endIndex);
    }

    public void addAttributes(Map<? extends Attribute, ?> attributes, int beginIndex, int endIndex) {
        Objects.requireNonNull(attributes);
        if (beginIndex < 0 || endIndex > text.length() || beginIndex > endIndex) {
            throw new IllegalArgumentException("Invalid substring range");
        }
        if (beginIndex == endIndex) {
            if (!attributes.isEmpty()) {
                throw new IllegalArgumentException("Can't add attribute to 0-length text");
            }
            return;
        }
        add(attributes, beginIndex, endIndex);
    }

    private void check(int begin, int end) {
        if (begin < 0 || end > text.length() || begin >= end) {
            throw new IllegalArgumentException("Invalid substring range");
        }
    }

    public AttributedCharacterIterator getIterator() {
        return getIterator(null, 0, text.length());
    }

    public AttributedCharacterIterator getIterator(Attribute[] attributes) {
        return getIterator(attributes, 0, text.length());
    }

    public AttributedCharacterIterator getIterator(Attribute[] attributes, int beginIndex, int endIndex) {
        return new Over(beginIndex, endIndex);
    }

    /** Goes over a part of the text. */
    private final class Over implements AttributedCharacterIterator {
        private final int begin;
        private final int end;
        private int at;

        Over(int begin, int end) {
            if (begin < 0 || begin > end || end > text.length()) {
                throw new IllegalArgumentException("Invalid substring range");
            }
            this.begin = begin;
            this.end = end;
            at = begin;
        }

        @Override
        public char first() {
            return setIndex(begin);
        }

        @Override
        public char last() {
            return setIndex(end == begin ? end : end - 1);
        }

        @Override
        public char current() {
            return at < end ? text.charAt(at) : DONE;
        }

        @Override
        public char next() {
            if (at < end) {
                at++;
            }
            return current();
        }

        @Override
        public char previous() {
            return at > begin ? setIndex(at - 1) : DONE;
        }

        @Override
        public char setIndex(int position) {
            if (position < begin || position > end) {
                throw new IllegalArgumentException("Invalid index");
            }
            at = position;
            return current();
        }

        @Override
        public int getBeginIndex() {
            return begin;
        }

        @Override
        public int getEndIndex() {
            return end;
        }

        @Override
        public int getIndex() {
            return at;
        }

        /** Whether of two neighbours the same is said, of one kind or of all. */
        private boolean agree(int left, Set<? extends Attribute> kinds) {
            Map<Attribute, Object> one = all.get(left);
            Map<Attribute, Object> other = all.get(left + 1);
            if (kinds == null) {
                return one.equals(other);
            }
            for (Attribute kind : kinds) {
                if (!Objects.equals(one.get(kind), other.get(kind))) {
                    return false;
                }
            }
            return true;
        }

        private int start(Set<? extends Attribute> kinds) {
            int start = at;
            while (start > begin && start < end && agree(start - 1, kinds)) {
                start--;
            }
            return start;
        }

        private int limit(Set<? extends Attribute> kinds) {
            int limit = at;
            while (limit < end) {
                limit++;
                if (limit < end && !agree(limit - 1, kinds)) {
                    break;
                }
            }
            return limit;
        }
        //#for Side side
        //#| Start | start
        //#| Limit | limit

        @Override
        public int getRun$Side$() {
            return $side$(null);
        }

        @Override
        public int getRun$Side$(Attribute attribute) {
            return $side$(Set.of(attribute));
        }

        @Override
        public int getRun$Side$(Set<? extends Attribute> attributes) {
            return $side$(attributes);
        }
        //#end

        @Override
        public Map<Attribute, Object> getAttributes() {
            Map<Attribute, Object> found = new HashMap<>();
            for (Attribute each : at < end ? all.get(at).keySet() : Set.<Attribute>of()) {
                Object value = getAttribute(each);
                if (value != null) {
                    found.put(each, value);
                }
            }
            return found;
        }

        /** What belongs to a whole is not told where the whole is not seen. */
        @Override
        public Object getAttribute(Attribute attribute) {
            Object value = at < end ? all.get(at).get(attribute) : null;
            if (value instanceof Annotation) {
                boolean cutBefore = begin > 0 && start(Set.of(attribute)) == begin && value.equals(all.get(begin - 1).get(attribute));
                boolean cutBehind = end < text.length() && limit(Set.of(attribute)) == end
                        && value.equals(all.get(end).get(attribute));
                return cutBefore || cutBehind ? null : value;
            }
            return value;
        }

        @Override
        public Set<Attribute> getAllAttributeKeys() {
            Set<Attribute> found = new HashSet<>();
            for (int i = begin; i < end; i++) {
                found.addAll(all.get(i).keySet());
            }
            return found;
        }

        @Override
        public Object clone() {
            Over copy = new Over(begin, end);
            copy.at = at;
            return copy;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Over other && other.owner() == owner() && other.at == at && other.begin == begin && other.end == end;
        }

        private AttributedString owner() {
            return AttributedString.this;
        }

        @Override
        public int hashCode() {
            return text.hashCode() ^ at ^ begin ^ end;
        }
    }
}
