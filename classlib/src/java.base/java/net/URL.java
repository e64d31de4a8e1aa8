package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The place of a resource. Files and entries of jars can be opened; other protocols are known by name. */
public final class URL implements Serializable {
    private static final long serialVersionUID = -7627629688361524110L;

    private static final Map<String, URLStreamHandler> HANDLERS = new HashMap<>();
    private static URLStreamHandlerFactory factory;

    private String protocol;
    private String host;
    private int port = -1;
    private String file;
    private transient String query;
    private String authority;
    private transient String path;
    private transient String userInfo;
    private String ref;
    private int hashCode = -1;
    private transient URLStreamHandler handler;

    @Deprecated
    public URL(String protocol, String host, int port, String file) throws MalformedURLException {
        this(protocol, host, port, file, null);
    }

    @Deprecated
    public URL(String protocol, String host, String file) throws MalformedURLException {
        this(protocol, host, -1, file, null);
    }

    @Deprecated
    public URL(String protocol, String host, int port, String file, URLStreamHandler handler)
            throws MalformedURLException {
        this.protocol = protocol.toLowerCase(Locale.ROOT);
        if (host != null) {
            this.host = host.indexOf(':') >= 0 && !host.startsWith("[") ? "[" + host + "]" : host;
            if (port < -1) {
                throw new MalformedURLException("Invalid port number :" + port);
            }
            this.port = port;
            authority = port == -1 ? this.host : this.host + ":" + port;
        }
        int hash = file.indexOf('#');
        ref = hash < 0 ? null : file.substring(hash + 1);
        setFile(hash < 0 ? file : file.substring(0, hash));
        this.handler = handler != null ? handler : handler(this.protocol);
        if (this.handler == null) {
            throw new MalformedURLException("unknown protocol: " + protocol);
        }
    }

    @Deprecated
    public URL(String spec) throws MalformedURLException {
        this(null, spec);
    }

    @Deprecated
    public URL(URL context, String spec) throws MalformedURLException {
        this(context, spec, null);
    }

    @Deprecated
    public URL(URL context, String spec, URLStreamHandler handler) throws MalformedURLException {
        try {
            parse(context, spec, handler);
        } catch (MalformedURLException bad) {
            throw bad;
        } catch (RuntimeException bad) {
            MalformedURLException failure = new MalformedURLException(bad.getMessage());
            failure.initCause(bad);
            throw failure;
        }
    }

    private void parse(URL context, String spec, URLStreamHandler wanted) throws MalformedURLException {
        int limit = spec.length();
        int start = 0;
        while (limit > 0 && spec.charAt(limit - 1) <= ' ') {
            limit--;
        }
        while (start < limit && spec.charAt(start) <= ' ') {
            start++;
        }
        if (spec.regionMatches(true, start, "url:", 0, 4)) {
            start += 4;
        }
        boolean onlyRef = start < spec.length() && spec.charAt(start) == '#';
        String newProtocol = null;
        for (int i = start; !onlyRef && i < limit && spec.charAt(i) != '/'; i++) {
            if (spec.charAt(i) == ':') {
                String name = spec.substring(start, i).toLowerCase(Locale.ROOT);
                if (isProtocol(name)) {
                    newProtocol = name;
                    start = i + 1;
                }
                break;
            }
        }
        protocol = newProtocol;
        handler = wanted;
        if (context != null && (newProtocol == null || newProtocol.equalsIgnoreCase(context.protocol))) {
            if (handler == null) {
                handler = context.handler;
            }
            if (context.path != null && context.path.startsWith("/")) {
                newProtocol = null;
            }
            if (newProtocol == null) {
                set(context.protocol, context.host, context.port, context.authority, context.userInfo, context.path, null, null);
                file = context.file;
                if (spec.substring(start, limit).isEmpty() || onlyRef) {
                    query = context.query;
                    file = context.file;
                    ref = onlyRef ? null : context.ref;
                }
            }
        }
        if (protocol == null) {
            throw new MalformedURLException("no protocol: " + spec);
        }
        if (handler == null) {
            handler = handler(protocol);
            if (handler == null) {
                throw new MalformedURLException("unknown protocol: " + protocol);
            }
        }
        int hash = spec.indexOf('#', start);
        if (hash >= 0) {
            ref = spec.substring(hash + 1, Math.max(limit, hash + 1));
            limit = hash;
        }
        handler.parseURL(this, spec, start, limit);
    }

    public static URL of(URI uri, URLStreamHandler handler) throws MalformedURLException {
        if (!uri.isAbsolute()) {
            throw new IllegalArgumentException("URI is not absolute");
        }
        return new URL(null, uri.toString(), handler);
    }

    private static boolean isProtocol(String name) {
        if (name.isEmpty() || !Character.isLetter(name.charAt(0))) {
            return false;
        }
        for (int i = 1; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!Character.isLetterOrDigit(c) && c != '.' && c != '+' && c != '-') {
                return false;
            }
        }
        return true;
    }

    private static URLStreamHandler handler(String protocol) {
        synchronized (HANDLERS) {
            URLStreamHandler found = HANDLERS.get(protocol);
            if (found == null && factory != null) {
                found = factory.createURLStreamHandler(protocol);
            }
            if (found == null) {
                found = HostHandlers.of(protocol);
            }
            if (found != null) {
                HANDLERS.put(protocol, found);
            }
            return found;
        }
    }

    public static void setURLStreamHandlerFactory(URLStreamHandlerFactory fac) {
        synchronized (HANDLERS) {
            if (factory != null) {
                throw new Error("factory already defined");
            }
            HANDLERS.clear();
            factory = fac;
        }
    }

    private void setFile(String file) {
        this.file = file;
        int mark = file.lastIndexOf('?');
        query = mark < 0 ? null : file.substring(mark + 1);
        path = mark < 0 ? file : file.substring(0, mark);
    }

    void set(
            String protocol, String host, int port, String authority, String userInfo, String path, String query,
            String ref) {
        this.protocol = protocol;
        this.host = host;
        this.port = port;
        this.authority = authority;
        this.userInfo = userInfo;
        this.path = path;
        this.query = query;
        this.ref = ref;
        file = query == null ? path : path + "?" + query;
        hashCode = -1;
    }

    public String getQuery() {
        return query;
    }

    public String getPath() {
        return path;
    }

    public String getUserInfo() {
        return userInfo;
    }

    public String getAuthority() {
        return authority;
    }

    public int getPort() {
        return port;
    }

    public int getDefaultPort() {
        return handler.getDefaultPort();
    }

    public String getProtocol() {
        return protocol;
    }

    public String getHost() {
        return host;
    }

    public String getFile() {
        return file;
    }

    public String getRef() {
        return ref;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof URL && handler.equals(this, (URL) obj);
    }

    @Override
    public int hashCode() {
        if (hashCode == -1) {
            hashCode = handler.hashCode(this);
        }
        return hashCode;
    }

    public boolean sameFile(URL other) {
        return handler.sameFile(this, other);
    }

    @Override
    public String toString() {
        return toExternalForm();
    }

    public String toExternalForm() {
        return handler.toExternalForm(this);
    }

    public URI toURI() throws URISyntaxException {
        return new URI(toString());
    }

    public URLConnection openConnection() throws IOException {
        return handler.openConnection(this);
    }

    public InputStream openStream() throws IOException {
        return openConnection().getInputStream();
    }

    public Object getContent() throws IOException {
        return openConnection().getContent();
    }
}
