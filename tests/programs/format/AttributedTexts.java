// Texts with attributes: runs of one, some and all, parts, annotations of wholes, and what is refused.
import java.text.*;
import java.text.AttributedCharacterIterator.Attribute;
import java.util.*;

public class AttributedTexts {
    static final class Own extends Attribute {
        static final Own BOLD = new Own("bold");
        static final Own SIZE = new Own("size");

        private Own(String name) {
            super(name);
        }
    }

    static void runs(AttributedCharacterIterator it, Set<? extends Attribute> wanted) {
        StringBuilder line = new StringBuilder();
        for (int at = it.getBeginIndex(); at < it.getEndIndex(); at = wanted == null ? it.getRunLimit() : it.getRunLimit(wanted)) {
            it.setIndex(at);
            line.append(wanted == null ? it.getRunStart() : it.getRunStart(wanted)).append('-').append(wanted == null ? it.getRunLimit() : it.getRunLimit(wanted));
            for (Attribute each : List.of(Own.BOLD, Own.SIZE, Attribute.LANGUAGE)) {
                Object value = it.getAttribute(each);
                line.append(value == null ? "" : " " + (value instanceof Annotation annotation ? "<" + annotation.getValue() + ">" : value));
            }
            line.append(" | ");
        }
        System.out.println(line);
    }

    static void refused(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + " done");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        AttributedString text = new AttributedString("The quick brown fox");
        text.addAttribute(Own.BOLD, true, 4, 9);
        text.addAttribute(Own.SIZE, 12, 0, 15);
        text.addAttribute(Own.SIZE, 14, 6, 12);
        text.addAttribute(Attribute.LANGUAGE, Locale.ENGLISH);
        text.addAttribute(Attribute.READING, new Annotation("kwik"), 4, 9);
        AttributedCharacterIterator it = text.getIterator();
        runs(it, null);
        runs(it, Set.of(Own.BOLD));
        runs(it, Set.of(Own.SIZE, Own.BOLD));
        runs(it, Set.of(Attribute.READING));
        it.setIndex(5);
        System.out.println(it.getRunStart(Own.SIZE) + " " + it.getRunLimit(Own.SIZE) + " " + it.getAttribute(Attribute.READING) + " " + it.getAttributes().size() + " " + it.getAllAttributeKeys().size());
        AttributedCharacterIterator part = text.getIterator(null, 5, 12);
        part.first();
        System.out.println(part.current() + " " + part.getRunStart() + part.getRunLimit() + " " + part.getAttribute(Attribute.READING) + " " + part.getAttribute(Own.BOLD) + part.getBeginIndex() + part.getEndIndex());
        StringBuilder back = new StringBuilder();
        for (char c = part.last(); c != CharacterIterator.DONE; c = part.previous()) {
            back.append(c);
        }
        System.out.println(back + " " + part.getIndex() + (int) part.setIndex(12) + (int) part.next() + (int) part.setIndex(5));
        AttributedString copy = new AttributedString(text.getIterator(), 4, 15);
        runs(copy.getIterator(), null);
        AttributedString some = new AttributedString(text.getIterator(), 0, 9, new Attribute[] {Own.BOLD});
        runs(some.getIterator(), null);
        System.out.println(some.getIterator().getAllAttributeKeys());
        Map<Attribute, Object> all = new HashMap<>();
        all.put(Own.BOLD, false);
        all.put(Own.SIZE, null);
        AttributedString whole = new AttributedString("xyz", all);
        whole.addAttributes(Map.of(Own.BOLD, "yes"), 1, 2);
        runs(whole.getIterator(), null);
        AttributedCharacterIterator empty = new AttributedString("").getIterator();
        System.out.println((int) empty.first() + " " + empty.getRunLimit() + empty.getRunStart() + empty.getAttributes() + empty.getAllAttributeKeys());
        refused("nothing", () -> new AttributedString("").addAttribute(Own.BOLD, 1));
        refused("nothing", () -> new AttributedString("", Map.of(Own.BOLD, 1)));
        refused("range", () -> text.addAttribute(Own.BOLD, 1, 5, 5));
        refused("range", () -> text.addAttribute(Own.BOLD, 1, -1, 3));
        refused("range", () -> text.addAttribute(Own.BOLD, 1, 3, 99));
        refused("null", () -> text.addAttribute(null, 1));
        refused("index", () -> text.getIterator().setIndex(20));
        refused("part", () -> text.getIterator(null, 5, 3));
        AttributedCharacterIterator clone = (AttributedCharacterIterator) it.clone();
        System.out.println(clone.equals(it) + " " + (clone.next() == it.current()) + clone.equals(it) + " " + Own.BOLD + " " + new Annotation(5) + Attribute.LANGUAGE.equals(Own.BOLD));
    }
}
