import java.net.URI;
import java.net.URISyntaxException;
import java.util.*;

/** The parts of many URIs, and what is wrong with others. */
public class UriParts {
    static void show(String text) {
        try {
            URI uri = new URI(text);
            System.out.println(text + " -> " + uri.getScheme() + "|" + uri.getSchemeSpecificPart() + "|" + uri.getAuthority() + "|"
                    + uri.getUserInfo() + "|" + uri.getHost() + "|" + uri.getPort() + "|" + uri.getPath() + "|" + uri.getQuery() + "|"
                    + uri.getFragment() + "|" + uri.getRawPath() + "|" + uri.getRawQuery() + "|" + uri.isAbsolute() + uri.isOpaque()
                    + " " + uri.toASCIIString());
        } catch (URISyntaxException e) {
            System.out.println(text + " -> " + e.getMessage() + " [" + e.getReason() + ", " + e.getIndex() + "]");
        }
    }

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        String[] texts = {
            "http://example.com", "http://example.com/", "http://user:pw@example.com:8080/a/b.html?x=1&y=2#top", "mailto:a@b.c",
            "urn:isbn:12345", "file:///etc/passwd", "file:/etc/passwd", "relative/path", "/absolute?q", "#fragment", "?query", "",
            "http://[::1]:80/x", "http://[fe80::1%eth0]/", "http://[1:2:3:4:5:6:7:8]/", "http://[1::2::3]/", "http://[::1.2.3.4]/",
            "http://192.168.0.1:9/", "http://300.1.1.1/", "http://host:port/", "http://host:99999999999/", "http://a_b/", "http://-a/",
            "http://a-/", "http://a.1/", "http://a..b/", "http://a%20b/", "http:///path", "http://", "http:", ":x", "1a:x", "a b", "a%2",
            "a%zz", "http://x/a b", "http://x/?a b", "http://x/#a b", "http://x/^", "http://x/{}", "http://x/ä?ö#ü", "http://ä/",
            "x://a@b@c/", "x:[1]", "http://x/%41%42%C3%A4%FF", "http://x/a%2Fb?c%26d#e%23", "//host/path", "//host:80", "a:b:c", "a/b:c",
            "s+1.2-3:x", "s_1:x", "http://x?y", "http://x#y", "http://[::1", "http://[]/", "http://[g::1]/", "http://u@[::1]/", "http://h:/p",
            "http://h:8o/", "x\u00a0y", "x\u0080y", "jar:file:/a.jar!/b", "data:text/plain;base64,SGk=", "tel:+1-2", "a:/b//c", "http://h/a;b=c,d",
        };
        for (String text : texts) {
            show(text);
        }
        String base = "http://a/b/c/d;p?q";
        String[] references = {"g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", "g?y#s", ";x", "g;x", "", ".", "./", "..", "../", "../g",
            "../..", "../../", "../../g", "../../../g", "/./g", "/../g", "g.", ".g", "./../g", "./g/.", "g/./h", "g/../h", "mailto:x"};
        for (String reference : references) {
            System.out.println(reference + " => " + URI.create(base).resolve(reference));
        }
        System.out.println(URI.create("a/b").resolve("c") + " " + URI.create("http://h").resolve("x") + " " + URI.create("http://h/").resolve("x"));
        for (String path : new String[] {"a/./b", "a/../b", "../a", "/../a", "a/..", "./a:b", "a//b", "/a/b/../../c", "x:/a/./../b/", "a/b/..", "", ".", "./"}) {
            System.out.println("normal " + path + " => " + URI.create(path).normalize());
        }
        String[][] pairs = {{"http://h/a/", "http://h/a/b/c"}, {"http://h/a", "http://h/a/b"}, {"http://h/a", "http://h/a"}, {"http://h/", "http://i/"},
            {"http://h/a/b", "http://h/a/c"}, {"/x/", "/x/y?z#q"}, {"mailto:a", "mailto:b"}};
        for (String[] pair : pairs) {
            System.out.println("relative " + URI.create(pair[0]).relativize(URI.create(pair[1])));
        }
        attempt(() -> new URI("http", "user info", "host", 80, "/a path/ü", "q=ä b&c", "frag ment"));
        attempt(() -> new URI("http", null, "host", -1, null, null, null));
        attempt(() -> new URI("http", "host", "/p%20q", "f"));
        attempt(() -> new URI("http", "host", "relative", null));
        attempt(() -> new URI("mailto", "a b@c", "x"));
        attempt(() -> new URI("s", "auth:ority", "/p", "q", null));
        attempt(() -> new URI(null, null, "a b", null));
        attempt(() -> new URI("http", null, "::1", 8, "/", null, null));
        attempt(() -> new URI("1x", "host", "/", null));
        attempt(() -> URI.create("a b"));
        attempt(() -> new URI("x://a_b/").parseServerAuthority());
        attempt(() -> new URI(null));
        Set<URI> set = new HashSet<>(List.of(URI.create("HTTP://Host/a%2f"), URI.create("http://host/A")));
        System.out.println(set.contains(URI.create("http://hOST/a%2F")) + " " + set.contains(URI.create("http://host/a")));
        List<URI> sorted = new ArrayList<>();
        for (String text : new String[] {"b:x", "a:x", "/z", "http://h:2/", "http://h:1/", "http://g/", "#b", "#a", "?q", "B:w"}) {
            sorted.add(URI.create(text));
        }
        Collections.sort(sorted);
        System.out.println(sorted);
    }
}
