import java.util.Map;
import java.util.TreeMap;

/** Answers requests: the first line is the status. */
public class Handler {
    private static final Map<String, Integer> VISITS = new TreeMap<>();

    static String handle(String method, String path, String body) {
        if (path.equals("/spin")) {
            while (true) {
                VISITS.merge(path, 1, Integer::sum);
            }
        }
        if (path.equals("/visits")) {
            return "200\n" + VISITS;
        }
        if (path.equals("/divide")) {
            return "200\n" + 100 / Integer.parseInt(body.trim());
        }
        if (!method.equals("GET")) {
            return "405\nonly GET";
        }
        VISITS.merge(path, 1, Integer::sum);
        return "200\nHello, " + path.substring(1) + "!";
    }
}
