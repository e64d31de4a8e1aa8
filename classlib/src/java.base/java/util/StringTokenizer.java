package java.util;

/** Splits a text at any of a set of characters. */
public class StringTokenizer implements Enumeration<Object> {
    private final String str;
    private String delimiters;
    private final boolean returnDelimiters;
    private final int end;
    private int position;

    public StringTokenizer(String str, String delim, boolean returnDelims) {
        this.str = str;
        end = str.length();
        this.delimiters = delim;
        this.returnDelimiters = returnDelims;
    }

    public StringTokenizer(String str, String delim) {
        this(str, delim, false);
    }

    public StringTokenizer(String str) {
        this(str, " \t\n\r\f", false);
    }

    private boolean isDelimiter(int at) {
        char c = str.charAt(at);
        return delimiters.indexOf(c < Character.MIN_SURROGATE ? c : str.codePointAt(at)) >= 0;
    }

    private int after(int at) {
        return str.charAt(at) < Character.MIN_SURROGATE ? at + 1 : at + Character.charCount(str.codePointAt(at));
    }

    private int skipDelimiters(int from) {
        if (delimiters == null) {
            throw new NullPointerException();
        }
        int i = from;
        if (!returnDelimiters) {
            while (i < end && isDelimiter(i)) {
                i = after(i);
            }
        }
        return i;
    }

    private int endOfToken(int from) {
        int i = from;
        while (i < end && !isDelimiter(i)) {
            i = after(i);
        }
        if (returnDelimiters && i == from && i < end) {
            i = after(i);
        }
        return i;
    }

    public boolean hasMoreTokens() {
        return skipDelimiters(position) < end;
    }

    public String nextToken() {
        int start = skipDelimiters(position);
        if (start >= end) {
            position = start;
            throw new NoSuchElementException();
        }
        position = endOfToken(start);
        return str.substring(start, position);
    }

    public String nextToken(String delim) {
        delimiters = delim;
        return nextToken();
    }

    @Override
    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    @Override
    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int n = 0;
        int at = skipDelimiters(position);
        while (at < end) {
            n++;
            at = skipDelimiters(endOfToken(at));
        }
        return n;
    }
}
