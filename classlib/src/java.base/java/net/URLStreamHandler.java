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
        new URLParser(u, spec, start, limit).parse(this);
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
