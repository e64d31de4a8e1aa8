package javax.naming;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** Parts of names of several naming systems, written with strokes between them, quotes, and escapes. */
public class CompositeName implements Name {
    private static final long serialVersionUID = 1667768148915813118L;

    private final transient List<String> parts = new ArrayList<>();

    public CompositeName() {
    }

    protected CompositeName(Enumeration<String> comps) {
        while (comps.hasMoreElements()) {
            parts.add(comps.nextElement());
        }
    }

    public CompositeName(String n) throws InvalidNameException {
        int at = 0;
        while (at < n.length()) {
            StringBuilder part = new StringBuilder();
            at = parsePart(n, at, part);
            boolean stroke = at < n.length();
            parts.add(part.toString());
            at++;
            // A stroke at the end is an empty part more, but where there are no others.
            if (stroke && at == n.length() && !hasOnlyEmpty()) {
                parts.add("");
            }
        }
    }

    private boolean hasOnlyEmpty() {
        for (String each : parts) {
            if (!each.isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Reads a part; gives the place of the stroke behind it, or the end. */
    private static int parsePart(String n, int from, StringBuilder part) throws InvalidNameException {
        int at = from;
        char first = n.charAt(at);
        if (first == '"' || first == '\'') {
            for (at++; ; at++) {
                if (at >= n.length()) {
                    throw new InvalidNameException(n + ": no close quote");
                }
                char c = n.charAt(at);
                if (c == first) {
                    break;
                }
                if (c == '\\' && at + 1 < n.length() && n.charAt(at + 1) == first) {
                    c = n.charAt(++at);
                }
                part.append(c);
            }
            at++;
            if (at < n.length() && n.charAt(at) != '/') {
                throw new InvalidNameException(n + ": close quote appears before end of component");
            }
            return at;
        }
        for (; at < n.length() && n.charAt(at) != '/'; at++) {
            char c = n.charAt(at);
            if (c == '\\') {
                if (at + 1 == n.length()) {
                    throw new InvalidNameException(n + ": unescaped \\ at end of component");
                }
                char next = n.charAt(at + 1);
                if (next == '/' || next == '\\' || next == '"' || next == '\'') {
                    c = next;
                    at++;
                }
            }
            part.append(c);
        }
        return at;
    }

    private static String written(String part) {
        if (part.indexOf('/') >= 0) {
            return '"' + part.replace("\"", "\\\"") + '"';
        }
        boolean quoted = !part.isEmpty() && (part.charAt(0) == '"' || part.charAt(0) == '\'');
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < part.length(); i++) {
            char c = part.charAt(i);
            boolean before = c == '\\' && (i + 1 == part.length() || "/\\\"'".indexOf(part.charAt(i + 1)) >= 0);
            if (before || quoted && i == 0) {
                text.append('\\');
            }
            text.append(c);
        }
        return text.toString();
    }

    @Override
    public String toString() {
        if (parts.size() == 1 && parts.get(0).isEmpty()) {
            return "/";
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            text.append(i == 0 ? "" : "/").append(written(parts.get(i)));
        }
        return hasOnlyEmpty() && parts.size() > 1 ? text.append('/').toString() : text.toString();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof CompositeName other && parts.equals(other.parts);
    }

    @Override
    public int hashCode() {
        int sum = 0;
        for (String each : parts) {
            sum += each.hashCode();
        }
        return sum;
    }

    @Override
    public int compareTo(Object obj) {
        if (!(obj instanceof CompositeName other)) {
            throw new ClassCastException("Not a CompositeName");
        }
        for (int i = 0; i < Math.min(size(), other.size()); i++) {
            int order = parts.get(i).compareTo(other.parts.get(i));
            if (order != 0) {
                return order;
            }
        }
        return size() - other.size();
    }

    @Override
    public Object clone() {
        return new CompositeName(getAll());
    }

    @Override
    public int size() {
        return parts.size();
    }

    @Override
    public boolean isEmpty() {
        return parts.isEmpty();
    }

    @Override
    public Enumeration<String> getAll() {
        return Collections.enumeration(parts);
    }

    private void check(int posn, int most) {
        if (posn < 0) {
            throw new ArrayIndexOutOfBoundsException(posn);
        }
        if (posn > most) {
            throw new ArrayIndexOutOfBoundsException(posn + " >= " + size());
        }
    }

    @Override
    public String get(int posn) {
        check(posn, size() - 1);
        return parts.get(posn);
    }

    private CompositeName part(int from, int to) {
        return new CompositeName(Collections.enumeration(parts.subList(from, to)));
    }

    @Override
    public Name getPrefix(int posn) {
        check(posn, size());
        return part(0, posn);
    }

    @Override
    public Name getSuffix(int posn) {
        check(posn, size());
        return part(posn, size());
    }

    private boolean has(int from, Name n) {
        return n instanceof CompositeName other && from >= 0 && other.size() <= size()
                && parts.subList(from, from + n.size()).equals(other.parts);
    }

    @Override
    public boolean startsWith(Name n) {
        return has(0, n);
    }

    @Override
    public boolean endsWith(Name n) {
        return n != null && has(size() - n.size(), n);
    }

    @Override
    public Name addAll(Name suffix) throws InvalidNameException {
        return addAll(size(), suffix);
    }

    @Override
    public Name addAll(int posn, Name n) throws InvalidNameException {
        if (!(n instanceof CompositeName other)) {
            throw new InvalidNameException("Not a composite name: " + n);
        }
        check(posn, size());
        parts.addAll(posn, other.parts);
        return this;
    }

    @Override
    public Name add(String comp) throws InvalidNameException {
        return add(size(), comp);
    }

    @Override
    public Name add(int posn, String comp) throws InvalidNameException {
        check(posn, size());
        parts.add(posn, comp);
        return this;
    }

    @Override
    public Object remove(int posn) throws InvalidNameException {
        check(posn, size() - 1);
        return parts.remove(posn);
    }
}
