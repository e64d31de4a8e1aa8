import java.lang.ref.Cleaner;
import java.util.*;
import java.util.concurrent.CountDownLatch;

/** Versions of Java as texts and in order; cleaners that run once. */
public class Versions {
    public static void main(String[] args) throws Exception {
        Runtime.Version own = Runtime.version();
        System.out.println(own.feature() + " " + (own.compareTo(Runtime.Version.parse("17")) > 0) + " " + own.equals(Runtime.Version.parse(own.toString())));
        List<Runtime.Version> all = new ArrayList<>();
        for (String text : new String[] {"17", "17.0.1", "9-ea", "11.0.2+9-LTS", "21-ea+5-x", "25+36-LTS", "1.8", "x", "17.0", "17..1", "9+-x", "10.0.1.2.3", "21-ea", "21-10", "21-9", "21+7", "21+8", "21+8-b", "9-x-y", "9+", "9-ea+-z", "", "09", "11-"}) {
            try {
                Runtime.Version v = Runtime.Version.parse(text);
                all.add(v);
                System.out.println(v + " " + v.feature() + v.interim() + v.update() + v.patch() + " " + v.version() + v.pre() + v.build() + v.optional() + v.hashCode());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        Collections.sort(all);
        System.out.println(all);
        System.out.println(all.get(0).equals(all.get(1)) + " " + Runtime.Version.parse("21+8").equalsIgnoreOptional(Runtime.Version.parse("21+8-b")) + Runtime.Version.parse("21+8").compareToIgnoreOptional(Runtime.Version.parse("21+8-b")));
        Cleaner cleaner = Cleaner.create();
        int[] count = new int[1];
        Object held = new Object();
        Cleaner.Cleanable cleanable = cleaner.register(held, () -> count[0]++);
        cleanable.clean();
        cleanable.clean();
        System.out.println(count[0]);
        CountDownLatch done = new CountDownLatch(1);
        cleaner.register(new Object(), done::countDown);
        for (int i = 0; i < 100 && done.getCount() > 0; i++) {
            System.gc();
            Thread.sleep(10);
        }
        System.out.println(done.getCount());
        try { cleaner.register(null, () -> { }); } catch (NullPointerException e) { System.out.println("object"); }
        try { cleaner.register("x", null); } catch (NullPointerException e) { System.out.println("action"); }
    }
}
