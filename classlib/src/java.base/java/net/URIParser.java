package java.net;

/** The parts of a URI (RFC 2396, with what RFC 2732 says of IPv6 addresses, and other letters wherever escapes may stand). */
final class URIParser {
    private static final String UNRESERVED_MARKS = "_-!.~'()*";
    static final String URIC = UNRESERVED_MARKS + ";/?:@&=+$,[]";
    static final String PATH = UNRESERVED_MARKS + ":@&=+$,;/";
    static final String USER_INFO = UNRESERVED_MARKS + ";:&=+$,";
    static final String REGISTRY_NAME = UNRESERVED_MARKS + "$,;:@&=+";
    private static final String SERVER = UNRESERVED_MARKS + ";:&=+$,@-.[]";

    private final String input;
    private final boolean serverRequired;

    String scheme;
    String schemeSpecificPart;
    String authority;
    String userInfo;
    String host;
    int port = -1;
    String path;
    String query;
    String fragment;

    URIParser(String input, boolean serverRequired) throws URISyntaxException {
        this.input = input;
        this.serverRequired = serverRequired;
        parse();
    }

    private URISyntaxException failure(String reason, int at) {
        return new URISyntaxException(input, reason, at);
    }

    private boolean isAt(int at, int end, char c) {
        return at < end && input.charAt(at) == c;
    }

    /** The first of these characters; the end if there is none. */
    private int find(int from, int end, String stops) {
        int at = from;
        while (at < end && stops.indexOf(input.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Letters of other scripts, which stand for their escapes. */
    static boolean isOther(char c) {
        return c > 128 && !Character.isSpaceChar(c) && !Character.isISOControl(c);
    }

    private int escapeEnd(int at, int end) throws URISyntaxException {
        if (at + 2 < end && Character.digit(input.charAt(at + 1), 16) >= 0 && Character.digit(input.charAt(at + 2), 16) >= 0
                && input.charAt(at + 1) < 128 && input.charAt(at + 2) < 128) {
            return at + 3;
        }
        throw failure("Malformed escape pair", at);
    }

    /** Where characters end that are letters, digits, escapes, others, or among {@code marks}. */
    private int scan(int from, int end, String marks, boolean escapes) throws URISyntaxException {
        int at = from;
        while (at < end) {
            char c = input.charAt(at);
            if (isLetter(c) || isDigit(c) || c < 128 && marks.indexOf(c) >= 0) {
                at++;
            } else if (escapes && c == '%') {
                at = escapeEnd(at, end);
            } else if (escapes && isOther(c)) {
                at++;
            } else {
                break;
            }
        }
        return at;
    }

    private void check(int from, int end, String marks, String what) throws URISyntaxException {
        int at = scan(from, end, marks, true);
        if (at < end) {
            throw failure("Illegal character in " + what, at);
        }
    }

    private void parse() throws URISyntaxException {
        int end = input.length();
        int at = find(0, end, "/?#:");
        int specific = 0;
        if (isAt(at, end, ':')) {
            if (at == 0) {
                throw failure("Expected scheme name", 0);
            }
            if (!isLetter(input.charAt(0))) {
                throw failure("Illegal character in scheme name", 0);
            }
            int bad = scan(1, at, "+-.", false);
            if (bad < at) {
                throw failure("Illegal character in scheme name", bad);
            }
            scheme = input.substring(0, at);
            at++;
            specific = at;
            if (isAt(at, end, '/')) {
                at = parseHierarchical(at, end);
            } else {
                int hash = find(at, end, "#");
                if (hash <= at) {
                    throw failure("Expected scheme-specific part", at);
                }
                check(at, hash, URIC, "opaque part");
                at = hash;
            }
        } else {
            at = parseHierarchical(0, end);
        }
        schemeSpecificPart = input.substring(specific, at);
        if (isAt(at, end, '#')) {
            check(at + 1, end, URIC, "fragment");
            fragment = input.substring(at + 1, end);
        }
    }

    private int parseHierarchical(int start, int end) throws URISyntaxException {
        int at = start;
        if (isAt(at, end, '/') && isAt(at + 1, end, '/')) {
            at += 2;
            int stop = find(at, end, "/?#");
            if (stop > at) {
                at = parseAuthority(at, stop);
            } else if (stop >= end) {
                throw failure("Expected authority", at);
            }
        }
        int stop = find(at, end, "?#");
        check(at, stop, PATH, "path");
        path = input.substring(at, stop);
        at = stop;
        if (isAt(at, end, '?')) {
            stop = find(at + 1, end, "#");
            check(at + 1, stop, URIC, "query");
            query = input.substring(at + 1, stop);
            at = stop;
        }
        return at;
    }

    private int parseAuthority(int start, int end) throws URISyntaxException {
        int at = start;
        boolean hasBrackets = find(at, end, "]") > at && find(at, end, "]") < end;
        boolean server = hasBrackets ? scan(at, end, SERVER + "%", true) == end : scan(at, end, SERVER, true) == end;
        boolean registry = scan(at, end, REGISTRY_NAME, true) == end;
        if (registry && !server) {
            authority = input.substring(start, end);
            return end;
        }
        URISyntaxException failure = null;
        if (server) {
            try {
                at = parseServer(start, end);
                if (at < end) {
                    throw failure("Expected end of authority", at);
                }
                authority = input.substring(start, end);
            } catch (URISyntaxException noServer) {
                userInfo = null;
                host = null;
                port = -1;
                if (serverRequired) {
                    throw noServer;
                }
                failure = noServer;
                at = start;
            }
        }
        if (at < end) {
            if (registry) {
                authority = input.substring(start, end);
            } else if (failure != null) {
                throw failure;
            } else {
                throw failure("Illegal character in authority", scan(start, end, SERVER, true));
            }
        }
        return end;
    }

    private int parseServer(int start, int end) throws URISyntaxException {
        int at = start;
        int sign = find(at, end, "/?#@");
        if (isAt(sign, end, '@')) {
            check(at, sign, USER_INFO, "user info");
            userInfo = input.substring(at, sign);
            at = sign + 1;
        }
        if (isAt(at, end, '[')) {
            int close = find(at + 1, end, "/?#]");
            if (!isAt(close, end, ']') || close <= at + 1) {
                throw failure("Expected closing bracket for IPv6 address", close);
            }
            int scope = find(at + 1, close, "%");
            checkIpv6(at + 1, scope);
            if (scope < close) {
                if (scope + 1 == close) {
                    throw failure("Expected scope id", scope + 1);
                }
                int bad = scan(scope + 1, close, "_.", false);
                if (bad < close) {
                    throw failure("Illegal character in scope id", bad);
                }
            }
            host = input.substring(at, close + 1);
            at = close + 1;
        } else {
            int address = scanIpv4(at, end);
            at = address > at ? address : parseHostName(at, end);
        }
        if (isAt(at, end, ':')) {
            at++;
            int stop = find(at, end, "/");
            if (stop > at) {
                for (int i = at; i < stop; i++) {
                    if (!isDigit(input.charAt(i))) {
                        throw failure("Illegal character in port number", i);
                    }
                }
                try {
                    port = Integer.parseInt(input, at, stop, 10);
                } catch (NumberFormatException large) {
                    throw failure("Malformed port number", at);
                }
                at = stop;
            }
        } else if (at < end) {
            throw failure("Expected port number", at);
        }
        return at;
    }

    /** The end of four numbers with points between them before a port or the end; {@code start} if there are none. */
    private int scanIpv4(int start, int end) {
        int at = start;
        for (int part = 0; part < 4; part++) {
            if (part > 0) {
                if (!isAt(at, end, '.')) {
                    return start;
                }
                at++;
            }
            int from = at;
            int value = 0;
            while (at < end && isDigit(input.charAt(at)) && at - from < 3) {
                value = 10 * value + input.charAt(at++) - '0';
            }
            if (at == from || value > 255) {
                return start;
            }
        }
        if (at < end && input.charAt(at) != ':') {
            return start;
        }
        host = input.substring(start, at);
        return at;
    }

    private int parseHostName(int start, int end) throws URISyntaxException {
        int at = start;
        int label = -1;
        while (at < end) {
            int from = at;
            at = scan(at, end, "", false);
            if (at <= from) {
                break;
            }
            label = from;
            at = scan(at, end, "-", false);
            if (input.charAt(at - 1) == '-') {
                throw failure("Illegal character in hostname", at - 1);
            }
            if (!isAt(at, end, '.')) {
                break;
            }
            at++;
        }
        if (at < end && input.charAt(at) != ':') {
            throw failure("Illegal character in hostname", at);
        }
        if (label < 0) {
            throw failure("Expected hostname", start);
        }
        if (label > start && !isLetter(input.charAt(label))) {
            throw failure("Illegal character in hostname", label);
        }
        host = input.substring(start, at);
        return at;
    }

    private void checkIpv6(int start, int end) throws URISyntaxException {
        int groups = 0;
        boolean compressed = false;
        int at = start;
        if (end - start < 2) {
            throw failure("Malformed IPv6 address", start);
        }
        if (isAt(at, end, ':')) {
            if (!isAt(at + 1, end, ':')) {
                throw failure("Malformed IPv6 address", start);
            }
            compressed = true;
            at += 2;
        }
        while (at < end) {
            int from = at;
            while (at < end && at - from < 5 && Character.digit(input.charAt(at), 16) >= 0) {
                at++;
            }
            if (isAt(at, end, '.')) {
                if (scanIpv4Part(from, end) != end) {
                    throw failure("Malformed IPv4 address", from);
                }
                groups += 2;
                at = end;
                break;
            }
            if (at == from || at - from > 4) {
                throw failure("Malformed IPv6 address", start);
            }
            groups++;
            if (at == end) {
                break;
            }
            if (!isAt(at, end, ':')) {
                throw failure("Malformed IPv6 address", at);
            }
            at++;
            if (isAt(at, end, ':')) {
                if (compressed) {
                    throw failure("Expected hex digits or IPv4 address", at);
                }
                compressed = true;
                at++;
            } else if (at == end) {
                throw failure("Malformed IPv6 address", start);
            }
        }
        if (groups > 8) {
            throw failure("IPv6 address too long", start);
        }
        if (!compressed && groups < 8) {
            throw failure("IPv6 address too short", start);
        }
        if (compressed && groups == 8) {
            throw failure("Malformed IPv6 address", start);
        }
    }

    private int scanIpv4Part(int start, int end) {
        String before = host;
        int at = scanIpv4(start, end);
        host = before;
        return at;
    }
}
