package java.io;

import java.util.ArrayList;
import java.util.List;

/** A filter given as text: limits and patterns of class names. */
final class SerialFilterPattern implements ObjectInputFilter {
    private final String text;
    private final List<Rule> rules = new ArrayList<>();
    private long maxBytes = Long.MAX_VALUE;
    private long maxDepth = Long.MAX_VALUE;
    private long maxReferences = Long.MAX_VALUE;
    private long maxArray = Long.MAX_VALUE;
    private boolean hasLimit;

    /** Whether names that fit are allowed, and how they are compared. */
    private record Rule(boolean allows, String prefix, Kind kind) {
        boolean fits(String name) {
            return switch (kind) {
                case EXACT -> name.equals(prefix);
                case START -> name.startsWith(prefix);
                case PACKAGE -> name.startsWith(prefix) && name.lastIndexOf('.') == prefix.length() - 1;
            };
        }
    }

    private enum Kind {
        EXACT, START, PACKAGE
    }

    private SerialFilterPattern(String text) {
        this.text = text;
    }

    static ObjectInputFilter parse(String text) {
        SerialFilterPattern filter = new SerialFilterPattern(text);
        boolean isEmpty = true;
        for (String part : text.split(";")) {
            if (!part.isEmpty()) {
                isEmpty = false;
                if (!filter.takeLimit(part)) {
                    filter.takeRule(part);
                }
            }
        }
        return isEmpty ? null : filter;
    }

    private boolean takeLimit(String part) {
        int at = part.indexOf('=');
        if (at < 0) {
            return false;
        }
        String value = part.substring(at + 1);
        long number;
        switch (part.substring(0, at)) {
            case "maxdepth" -> maxDepth = number(value);
            case "maxarray" -> maxArray = number(value);
            case "maxrefs" -> maxReferences = number(value);
            case "maxbytes" -> maxBytes = number(value);
            default -> throw new IllegalArgumentException("unknown limit: " + part.substring(0, at));
        }
        hasLimit = true;
        return true;
    }

    private static long number(String value) {
        long number = Long.parseLong(value);
        if (number < 0) {
            throw new IllegalArgumentException("negative limit: " + value);
        }
        return number;
    }

    private void takeRule(String part) {
        boolean allows = !part.startsWith("!");
        String rest = allows ? part : part.substring(1);
        int slash = rest.indexOf('/');
        if (slash == 0) {
            throw new IllegalArgumentException("module name is missing in: \"" + text + "\"");
        }
        if (slash > 0) {
            rest = rest.substring(slash + 1);
        }
        if (rest.isEmpty()) {
            throw new IllegalArgumentException("class or package missing in: \"" + text + "\"");
        }
        if (!rest.endsWith("*")) {
            rules.add(new Rule(allows, rest, Kind.EXACT));
        } else if (rest.endsWith(".*") || rest.endsWith(".**")) {
            boolean deep = rest.endsWith(".**");
            String prefix = rest.substring(0, rest.length() - (deep ? 2 : 1));
            if (prefix.length() < 2) {
                throw new IllegalArgumentException("package missing in: \"" + text + "\"");
            }
            rules.add(new Rule(allows, prefix, deep ? Kind.START : Kind.PACKAGE));
        } else {
            rules.add(new Rule(allows, rest.substring(0, rest.length() - 1), Kind.START));
        }
    }

    @Override
    public Status checkInput(FilterInfo info) {
        if (info.references() < 0 || info.depth() < 0 || info.streamBytes() < 0
                || info.references() > maxReferences || info.depth() > maxDepth || info.streamBytes() > maxBytes) {
            return Status.REJECTED;
        }
        Class<?> of = info.serialClass();
        if (of == null) {
            return Status.UNDECIDED;
        }
        if (of.isArray()) {
            if (info.arrayLength() >= 0 && info.arrayLength() > maxArray) {
                return Status.REJECTED;
            }
            of = SerialFilters.element(of);
        }
        if (of.isPrimitive()) {
            return Status.UNDECIDED;
        }
        String name = of.getName();
        for (Rule rule : rules) {
            if (rule.fits(name)) {
                return rule.allows() ? Status.ALLOWED : Status.REJECTED;
            }
        }
        return Status.UNDECIDED;
    }

    @Override
    public String toString() {
        return text;
    }
}
