package java.net;

import java.io.ByteArrayOutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The name of a resource. */
public final class URI implements Comparable<URI>, Serializable {
    private static final long serialVersionUID = -6052424284110960213L;

    private transient String scheme;
    private transient String fragment;
    private transient String authority;
    private transient String userInfo;
    private transient String host;
    private transient int port = -1;
    private transient String path;
    private transient String query;
    private transient String schemeSpecificPart;
    private String string;

    private URI() {
    }

    public URI(String str) throws URISyntaxException {
        take(new URIParser(str, false), str);
    }

    private void take(URIParser parts, String text) {
        scheme = parts.scheme;
        fragment = parts.fragment;
        authority = parts.authority;
        userInfo = parts.userInfo;
        host = parts.host;
        port = parts.port;
        path = parts.path;
        query = parts.query;
        schemeSpecificPart = parts.schemeSpecificPart;
        string = text;
    }

    public URI(String scheme, String userInfo, String host, int port, String path, String query, String fragment)
            throws URISyntaxException {
        String text = joined(scheme, null, null, userInfo, host, port, path, query, fragment);
        checkPath(text, scheme, path);
        take(new URIParser(text, true), text);
    }

    public URI(String scheme, String authority, String path, String query, String fragment) throws URISyntaxException {
        String text = joined(scheme, null, authority, null, null, -1, path, query, fragment);
        checkPath(text, scheme, path);
        take(new URIParser(text, false), text);
    }

    public URI(String scheme, String host, String path, String fragment) throws URISyntaxException {
        this(scheme, null, host, -1, path, null, fragment);
    }

    public URI(String scheme, String ssp, String fragment) throws URISyntaxException {
        String text = joined(scheme, ssp, null, null, null, -1, null, null, fragment);
        take(new URIParser(text, false), text);
    }

    public static URI create(String str) {
        try {
            return new URI(str);
        } catch (URISyntaxException bad) {
            throw new IllegalArgumentException(bad.getMessage(), bad);
        }
    }

    private static void checkPath(String text, String scheme, String path) throws URISyntaxException {
        if (scheme != null && path != null && !path.isEmpty() && path.charAt(0) != '/') {
            throw new URISyntaxException(text, "Relative path in absolute URI");
        }
    }

    private static String joined(
            String scheme, String specific, String authority, String userInfo, String host, int port, String path,
            String query, String fragment) {
        StringBuilder text = new StringBuilder();
        if (scheme != null) {
            text.append(scheme).append(':');
        }
        if (specific != null) {
            int close = specific.startsWith("//[") ? specific.indexOf(']') : -1;
            int literal = close >= 0 ? close + 1 : 0;
            text.append(specific, 0, literal).append(quoted(specific.substring(literal), URIParser.URIC, true));
        } else {
            if (host != null) {
                text.append("//");
                if (userInfo != null) {
                    text.append(quoted(userInfo, URIParser.USER_INFO, true)).append('@');
                }
                boolean bare = host.indexOf(':') >= 0 && !host.startsWith("[") && !host.endsWith("]");
                text.append(bare ? "[" + host + "]" : host);
                if (port != -1) {
                    text.append(':').append(port);
                }
            } else if (authority != null) {
                text.append("//");
                int close = authority.startsWith("[") ? authority.indexOf(']') : -1;
                int literal = close >= 0 && authority.indexOf(':') >= 0 ? close + 1 : 0;
                text.append(authority, 0, literal)
                        .append(quoted(authority.substring(literal), URIParser.REGISTRY_NAME + "[]", true));
            }
            if (path != null) {
                text.append(quoted(path, URIParser.PATH, false));
            }
            if (query != null) {
                text.append('?').append(quoted(query, URIParser.URIC, true));
            }
        }
        if (fragment != null) {
            text.append('#').append(quoted(fragment, URIParser.URIC, true));
        }
        return text.toString();
    }

    private static void escape(StringBuilder target, byte b) {
        target.append('%').append("0123456789ABCDEF".charAt(b >> 4 & 0xf)).append("0123456789ABCDEF".charAt(b & 0xf));
    }

    /** With escapes for what is not legal; per cent signs are kept where escapes may stand already. */
    private static String quoted(String text, String marks, boolean keepsPercent) {
        StringBuilder quoted = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 128) {
                boolean legal = URIParser.isLetter(c) || URIParser.isDigit(c) || marks.indexOf(c) >= 0
                        || c == '%' && keepsPercent;
                if (legal) {
                    quoted.append(c);
                } else {
                    escape(quoted, (byte) c);
                }
            } else if (URIParser.isOther(c)) {
                quoted.append(c);
            } else {
                for (byte b : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) {
                    escape(quoted, b);
                }
            }
        }
        return quoted.toString();
    }

    /** Without escapes; bytes that are no UTF-8 become U+FFFD. */
    private static String decoded(String text, boolean keepsBrackets) {
        if (text == null || text.indexOf('%') < 0) {
            return text;
        }
        StringBuilder decoded = new StringBuilder();
        boolean inBrackets = false;
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            inBrackets = keepsBrackets && (c == '[' || inBrackets && c != ']');
            if (c != '%' || inBrackets) {
                decoded.append(c);
                at++;
                continue;
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            while (at + 2 < text.length() && text.charAt(at) == '%') {
                bytes.write(Integer.parseInt(text, at + 1, at + 3, 16));
                at += 3;
            }
            decoded.append(new String(bytes.toByteArray(), StandardCharsets.UTF_8));
        }
        return decoded.toString();
    }

    public URI parseServerAuthority() throws URISyntaxException {
        if (host == null && authority != null) {
            take(new URIParser(string, true), string);
        }
        return this;
    }

    public String getScheme() {
        return scheme;
    }

    public boolean isAbsolute() {
        return scheme != null;
    }

    public boolean isOpaque() {
        return path == null;
    }
    //#for Part part
    //#| SchemeSpecificPart | schemeSpecificPart
    //#| Authority | authority
    //#| UserInfo | userInfo

    public String getRaw$Part$() {
        return $part$;
    }

    public String get$Part$() {
        return decoded($part$, true);
    }
    //#end

    public String getHost() {
        return host;
    }

    public int getPort() {
        return port;
    }

    public String getRawPath() {
        return path;
    }

    public String getPath() {
        return decoded(path, false);
    }

    public String getRawQuery() {
        return query;
    }

    public String getQuery() {
        return decoded(query, false);
    }

    public String getRawFragment() {
        return fragment;
    }

    public String getFragment() {
        return decoded(fragment, false);
    }

    /** A URI with the parts of another, but for path, query and fragment. */
    private static URI with(URI base, String path, String query, String fragment) {
        URI made = new URI();
        made.scheme = base.scheme;
        made.authority = base.authority;
        made.userInfo = base.userInfo;
        made.host = base.host;
        made.port = base.port;
        made.path = path;
        made.query = query;
        made.fragment = fragment;
        made.complete();
        return made;
    }

    /** Sets the text, and what stands behind the scheme, of parts that are legal. */
    private void complete() {
        StringBuilder specific = new StringBuilder();
        if (authority != null) {
            specific.append("//").append(authority);
        }
        if (path != null) {
            specific.append(path);
        }
        if (query != null) {
            specific.append('?').append(query);
        }
        schemeSpecificPart = specific.toString();
        string = (scheme == null ? "" : scheme + ":") + schemeSpecificPart + (fragment == null ? "" : "#" + fragment);
    }

    public URI normalize() {
        if (isOpaque() || path.isEmpty()) {
            return this;
        }
        String normal = normalized(path);
        return normal.equals(path) ? this : with(this, normal, query, fragment);
    }

    /** Without {@code .}, and without names that {@code ..} follows. */
    private static String normalized(String path) {
        boolean absolute = path.startsWith("/");
        boolean directory = path.endsWith("/") || path.endsWith("/.") || path.endsWith("/..") || path.equals(".")
                || path.equals("..");
        List<String> kept = new ArrayList<>();
        boolean changed = path.contains("//");
        for (String name : path.split("/")) {
            if (name.isEmpty()) {
                continue;
            }
            if (name.equals(".")) {
                changed = true;
            } else if (name.equals("..") && !kept.isEmpty() && !kept.get(kept.size() - 1).equals("..")) {
                kept.remove(kept.size() - 1);
                changed = true;
            } else {
                kept.add(name);
            }
        }
        if (!changed) {
            return path;
        }
        StringBuilder normal = new StringBuilder(absolute ? "/" : "");
        // A first name with a colon would be read as a scheme.
        if (!absolute && !kept.isEmpty() && kept.get(0).indexOf(':') >= 0) {
            normal.append("./");
        }
        normal.append(String.join("/", kept));
        if (directory && !kept.isEmpty() && !kept.get(kept.size() - 1).equals("..")) {
            normal.append('/');
        } else if (directory && !kept.isEmpty() && path.endsWith("/")) {
            normal.append('/');
        }
        return normal.toString();
    }

    public URI resolve(URI uri) {
        if (uri.isOpaque() || isOpaque()) {
            return uri;
        }
        if (uri.scheme == null && uri.authority == null && uri.path.isEmpty() && uri.fragment != null && uri.query == null) {
            return Objects.equals(fragment, uri.fragment) ? this : with(this, path, query, uri.fragment);
        }
        if (uri.scheme != null) {
            return uri;
        }
        if (uri.authority != null) {
            URI made = with(uri, uri.path, uri.query, uri.fragment);
            made.scheme = scheme;
            made.complete();
            return made;
        }
        String resolved;
        if (uri.path.startsWith("/")) {
            resolved = uri.path;
        } else {
            int slash = path.lastIndexOf('/');
            String base = slash >= 0 ? path.substring(0, slash + 1) : "";
            if (base.isEmpty() && authority != null && !uri.path.isEmpty()) {
                base = "/";
            }
            resolved = normalized(base + uri.path);
        }
        return with(this, resolved, uri.query, uri.fragment);
    }

    public URI resolve(String str) {
        return resolve(create(str));
    }

    public URI relativize(URI uri) {
        if (uri.isOpaque() || isOpaque() || !equalIgnoringCase(scheme, uri.scheme)
                || !equalEscapes(authority, uri.authority)) {
            return uri;
        }
        String base = normalized(path);
        String target = normalized(uri.path);
        if (!base.equals(target)) {
            if (!base.endsWith("/")) {
                base += "/";
            }
            if (!target.startsWith(base)) {
                return uri;
            }
        }
        URI made = new URI();
        made.path = target.substring(base.length());
        made.query = uri.query;
        made.fragment = uri.fragment;
        made.complete();
        return made;
    }

    public URL toURL() throws MalformedURLException {
        return URL.of(this, null);
    }

    private static boolean equalIgnoringCase(String one, String other) {
        return one == null || other == null ? one == other : one.equalsIgnoreCase(other);
    }

    /** Equal but for the case of the digits of escapes. */
    private static boolean equalEscapes(String one, String other) {
        return one == null || other == null ? one == other : compareEscapes(one, other) == 0;
    }

    private static int compareEscapes(String one, String other) {
        if (one == null || other == null) {
            return one == other ? 0 : one == null ? -1 : 1;
        }
        return withUpperEscapes(one).compareTo(withUpperEscapes(other));
    }

    private static String withUpperEscapes(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        StringBuilder upper = new StringBuilder(text);
        for (int i = 0; i + 2 < text.length(); i++) {
            if (text.charAt(i) == '%') {
                upper.setCharAt(i + 1, Character.toUpperCase(text.charAt(i + 1)));
                upper.setCharAt(i + 2, Character.toUpperCase(text.charAt(i + 2)));
            }
        }
        return upper.toString();
    }

    @Override
    public boolean equals(Object ob) {
        if (!(ob instanceof URI)) {
            return false;
        }
        URI that = (URI) ob;
        if (isOpaque() != that.isOpaque() || !equalIgnoringCase(scheme, that.scheme)
                || !equalEscapes(fragment, that.fragment)) {
            return false;
        }
        if (isOpaque()) {
            return equalEscapes(schemeSpecificPart, that.schemeSpecificPart);
        }
        if (!equalEscapes(path, that.path) || !equalEscapes(query, that.query)) {
            return false;
        }
        if (host != null && that.host != null) {
            return equalEscapes(userInfo, that.userInfo) && host.equalsIgnoreCase(that.host) && port == that.port;
        }
        return equalEscapes(authority, that.authority);
    }

    @Override
    public int hashCode() {
        int hash = scheme == null ? 0 : scheme.toLowerCase(Locale.ROOT).hashCode();
        hash = 31 * hash + (fragment == null ? 0 : withUpperEscapes(fragment).hashCode());
        if (isOpaque()) {
            return 31 * hash + withUpperEscapes(schemeSpecificPart).hashCode();
        }
        hash = 31 * hash + withUpperEscapes(path).hashCode();
        hash = 31 * hash + (query == null ? 0 : withUpperEscapes(query).hashCode());
        if (host != null) {
            return 31 * (31 * hash + host.toLowerCase(Locale.ROOT).hashCode()) + port;
        }
        return 31 * hash + (authority == null ? 0 : withUpperEscapes(authority).hashCode());
    }

    private static int compareIgnoringCase(String one, String other) {
        if (one == null || other == null) {
            return one == other ? 0 : one == null ? -1 : 1;
        }
        return one.toLowerCase(Locale.ROOT).compareTo(other.toLowerCase(Locale.ROOT));
    }

    @Override
    public int compareTo(URI that) {
        int order = compareIgnoringCase(scheme, that.scheme);
        if (order != 0) {
            return order;
        }
        if (isOpaque()) {
            if (!that.isOpaque()) {
                return 1;
            }
            order = compareEscapes(schemeSpecificPart, that.schemeSpecificPart);
            return order != 0 ? order : compareEscapes(fragment, that.fragment);
        }
        if (that.isOpaque()) {
            return -1;
        }
        if (host != null && that.host != null) {
            order = compareEscapes(userInfo, that.userInfo);
            order = order != 0 ? order : compareIgnoringCase(host, that.host);
            order = order != 0 ? order : port - that.port;
        } else {
            order = compareEscapes(authority, that.authority);
        }
        order = order != 0 ? order : compareEscapes(path, that.path);
        order = order != 0 ? order : compareEscapes(query, that.query);
        return order != 0 ? order : compareEscapes(fragment, that.fragment);
    }

    @Override
    public String toString() {
        return string;
    }

    /** With escapes for all letters of other scripts. */
    public String toASCIIString() {
        StringBuilder ascii = new StringBuilder();
        String composed = Normalizer.normalize(string, Normalizer.Form.NFC);
        int at = 0;
        while (at < composed.length()) {
            int c = composed.codePointAt(at);
            if (c < 128) {
                ascii.append((char) c);
            } else {
                for (byte b : new String(Character.toChars(c)).getBytes(StandardCharsets.UTF_8)) {
                    escape(ascii, b);
                }
            }
            at += Character.charCount(c);
        }
        return ascii.toString();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        String read = (String) in.readFields().get("string", null);
        try {
            take(new URIParser(read, false), read);
        } catch (URISyntaxException wrong) {
            throw new java.io.InvalidObjectException("Invalid URI");
        }
    }
}
