package java.net;

/** Takes apart the text of a URL, from left to right. Parts that it lacks are those that the URL has already. */
final class URLParser {
    private final URL url;
    private final String spec;
    private final int limit;

    /** Where the part begins that is next. */
    private int at;

    /** Where the path ends. */
    private int end;

    private String authority;
    private String userInfo;
    private String host;
    private int port;
    private String path;
    private String query;

    URLParser(URL url, String spec, int start, int limit) {
        this.url = url;
        this.spec = spec;
        this.limit = limit;
        at = start;
        end = limit;
        authority = url.getAuthority();
        userInfo = url.getUserInfo();
        host = url.getHost();
        port = url.getPort();
        path = url.getPath();
        query = url.getQuery();
    }

    /** Has the handler set what is found. */
    void parse(URLStreamHandler handler) {
        boolean onlyQuery = parseQuery();
        if (end - at >= 2 && spec.startsWith("//", at)) {
            parseAuthority();
        }
        parsePath(onlyQuery);
        handler.setURL(
                url, url.getProtocol(), host == null ? "" : host, port, authority, userInfo, path == null ? "" : path,
                query, url.getRef());
    }

    /** Whether nothing stands before the query. */
    private boolean parseQuery() {
        int mark = at < limit ? spec.indexOf('?') : -1;
        if (mark < 0) {
            return false;
        }
        if (mark < limit) {
            query = spec.substring(mark + 1, limit);
            end = mark;
        }
        return mark == at;
    }

    private void parseAuthority() {
        at += 2;
        int stop = spec.indexOf('/', at);
        if (stop < 0 || stop > end) {
            stop = end;
        }
        authority = spec.substring(at, stop);
        at = stop;
        parseUserInfo();
        parseHostAndPort();
        if (authority != null && !authority.isEmpty()) {
            path = "";
        }
    }

    /** Leaves the host with its port. With two signs there is neither an authority nor a host. */
    private void parseUserInfo() {
        int sign = authority.indexOf('@');
        userInfo = null;
        host = authority;
        if (sign != authority.lastIndexOf('@')) {
            authority = null;
            host = "";
        } else if (sign >= 0) {
            userInfo = authority.substring(0, sign);
            host = authority.substring(sign + 1);
        }
    }

    private void parseHostAndPort() {
        port = -1;
        int close = host.startsWith("[") ? host.indexOf(']') : -1;
        if (host.startsWith("[") && close <= 2) {
            throw new IllegalArgumentException("Invalid authority field: " + authority);
        }
        int colon = host.indexOf(':', Math.max(close, 0));
        if (colon >= 0) {
            if (host.length() > colon + 1) {
                port = Integer.parseInt(host, colon + 1, host.length(), 10);
            }
            host = host.substring(0, colon);
        }
        for (int i = 0; i < host.length(); i++) {
            if (host.charAt(i) <= ' ') {
                throw new IllegalArgumentException("Illegal character found in host: '" + host.charAt(i) + "'");
            }
        }
        if (port < -1) {
            throw new IllegalArgumentException("Invalid port number :" + port);
        }
    }

    private void parsePath(boolean onlyQuery) {
        if (at < end) {
            String rest = spec.substring(at, end);
            if (rest.startsWith("/")) {
                path = rest;
            } else if (path != null && !path.isEmpty()) {
                int slash = path.lastIndexOf('/');
                path = straight(slash < 0 && authority != null ? "/" + rest : path.substring(0, slash + 1) + rest);
            } else {
                path = authority != null ? "/" + rest : rest;
            }
        } else if (onlyQuery && path != null) {
            path = path.substring(0, Math.max(path.lastIndexOf('/'), 0)) + "/";
        }
    }

    /** Without {@code .} and {@code ..}. */
    private static String straight(String path) {
        String text = path;
        for (int at = text.indexOf("/./"); at >= 0; at = text.indexOf("/./")) {
            text = text.substring(0, at) + text.substring(at + 2);
        }
        int from = 0;
        for (int at = text.indexOf("/../", from); at >= 0; at = text.indexOf("/../", from)) {
            int before = at > 0 ? text.lastIndexOf('/', at - 1) : -1;
            if (before >= 0 && !text.startsWith("/../", before)) {
                text = text.substring(0, before) + text.substring(at + 3);
                from = 0;
            } else {
                from = at + 3;
            }
        }
        while (text.endsWith("/..")) {
            int at = text.length() - 3;
            int before = at > 0 ? text.lastIndexOf('/', at - 1) : -1;
            if (before < 0) {
                break;
            }
            text = text.substring(0, before + 1);
        }
        if (text.startsWith("./") && text.length() > 2) {
            text = text.substring(2);
        }
        return text.endsWith("/.") ? text.substring(0, text.length() - 1) : text;
    }
}
