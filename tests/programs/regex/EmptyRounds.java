// Groups that match nothing, repeated greedily and lazily, and references to them.
import java.util.regex.*;
public class EmptyRounds {
    public static void main(String[] a) {
        String[] ps = {"(){0,3}?\\1{3}?", "(){0,3}?\\1", "(){0,3}?b\\1", "(x?){0,3}?\\1b", "(){0,3}\\1", "(){1,3}?\\1", "()??\\1", "()*?\\1", "(){0,1}?\\1", "(a|){0,3}?\\1b","(){0,3}?\\1{2}", "(){2,3}?\\1", "(x){0,3}?\\1", "(){0}?\\1", "(|x){0,3}?\\1", "()+?\\1","(){0,3}?\\1{3}"};
        String[] ts = {"", "a", "b", "ab", "xxb"};
        for (String p : ps) { StringBuilder s = new StringBuilder(p + ": ");
            for (String t : ts) { Matcher m = Pattern.compile(p).matcher(t);
                s.append(t).append(m.find() ? "=" + m.start() + "," + m.end() + "," + m.start(1) + "," + m.end(1) : "-").append(m.hitEnd()).append(' ');
                s.append(m.matches()).append(m.hitEnd()).append("; "); }
            System.out.println(s); }
    }
}
