package java.net;

import java.io.IOException;
import java.util.Objects;

/** Knows how the URLs of a protocol are written and opened. */
public abstract class URLStreamHandler {
    public URLStreamHandler() {
    }

    protected abstract URLConnection openConnection(URL u) throws IOException;

    /** Takes apart what stands between {@code start} and {@code limit}, which the URL around it completes. */
    protected void parseURL(URL u, String spec, int start, int limit) {
        String host = u.getHost();
        String authority = u.getAuthority();
        String userInfo = u.getUserInfo();
        int port = u.getPort();
        String path = u.getPath();
        String query = u.getQuery();
        String ref = u.getRef();
        int at = start;
        int end = limit;
        boolean onlyQuery = false;
        if (start < limit) {
            int mark = spec.indexOf('?');
            onlyQuery = mark == start;
            if (mark >= 0 && mark < limit) {
                query = spec.substring(mark + 1, limit);
                end = mark;
                spec = spec.substring(0, mark);
            }
        }
        boolean hasAuthority = false;
        if (end - at >= 2 && spec.startsWith("//", at)) {
            hasAuthority = true;
            at += 2;
            int stop = spec.indexOf('/', at);
            if (stop < 0 || stop > end) {
                stop = end;
            }
            authority = spec.substring(at, stop);
            host = authority;
            int sign = authority.indexOf('@');
            userInfo = null;
            if (sign >= 0) {
                if (sign != authority.lastIndexOf('@')) {
                    authority = null;
                    host = null;
                } else {
                    userInfo = authority.substring(0, sign);
                    host = authority.substring(sign + 1);
                }
            }
            port = -1;
            if (host != null) {
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
            } else {
                host = "";
            }
            for (int i = 0; i < host.length(); i++) {
                if (host.charAt(i) <= ' ') {
                    throw new IllegalArgumentException("Illegal character found in host: '" + host.charAt(i) + "'");
                }
            }
            if (port < -1) {
                throw new IllegalArgumentException("Invalid port number :" + port);
            }
            at = stop;
            if (authority != null && !authority.isEmpty()) {
                path = "";
            }
        }
        if (host == null) {
            host = "";
        }
        if (at < end) {
            String rest = spec.substring(at, end);
            if (rest.startsWith("/")) {
                path = rest;
            } else if (path != null && !path.isEmpty()) {
                int slash = path.lastIndexOf('/');
                path = straight(slash < 0 && authority != null ? "/" + rest : path.substring(0, slash + 1) + rest);
            } else {
                path = authority != null && hasAuthority ? "/" + rest : rest;
            }
        } else if (onlyQuery && path != null) {
            path = path.substring(0, Math.max(path.lastIndexOf('/'), 0)) + "/";
        }
        setURL(u, u.getProtocol(), host, port, authority, userInfo, path == null ? "" : path, query, ref);
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

    protected int getDefaultPort() {
        return -1;
    }

    protected boolean equals(URL u1, URL u2) {
        return Objects.equals(u1.getRef(), u2.getRef()) && sameFile(u1, u2);
    }

    protected int hashCode(URL u) {
        int hash = u.getProtocol() == null ? 0 : u.getProtocol().hashCode();
        hash += u.getHost() == null ? 0 : u.getHost().toLowerCase(java.util.Locale.ROOT).hashCode();
        hash += u.getFile() == null ? 0 : u.getFile().hashCode();
        hash += u.getPort() == -1 ? getDefaultPort() : u.getPort();
        return hash + (u.getRef() == null ? 0 : u.getRef().hashCode());
    }

    protected boolean sameFile(URL u1, URL u2) {
        int port1 = u1.getPort() != -1 ? u1.getPort() : u1.getDefaultPort();
        int port2 = u2.getPort() != -1 ? u2.getPort() : u2.getDefaultPort();
        return u1.getProtocol().equalsIgnoreCase(u2.getProtocol()) && Objects.equals(u1.getFile(), u2.getFile())
                && port1 == port2 && hostsEqual(u1, u2);
    }

    /** By name; addresses are not looked up. */
    protected boolean hostsEqual(URL u1, URL u2) {
        String host = u1.getHost();
        return host == null ? u2.getHost() == null : host.equalsIgnoreCase(u2.getHost());
    }

    protected String toExternalForm(URL u) {
        String authority = u.getAuthority();
        return u.getProtocol() + ":" + (authority != null && !authority.isEmpty() ? "//" + authority : "")
                + (u.getPath() == null ? "" : u.getPath()) + (u.getQuery() == null ? "" : "?" + u.getQuery())
                + (u.getRef() == null ? "" : "#" + u.getRef());
    }

    protected void setURL(
            URL u, String protocol, String host, int port, String authority, String userInfo, String path, String query,
            String ref) {
        u.set(protocol, host, port, authority, userInfo, path, query, ref);
    }
}
