// release: 8
// Private access between nested classes before nestmates: synthetic accessors and constructors.
public class LegacyNesting {
    private int count = 3;
    private static long total = 5;

    private int twice(int x) {
        return 2 * x + count;
    }

    static class Friend {
        private String name = "friend";
        private double d = 0.5;

        private Friend() {
        }

        private Friend(int n) {
            name += n;
        }

        int use(LegacyNesting o) {
            o.count++;
            o.count += 4;
            int r = o.count-- + o.twice(o.count);
            total <<= 2;
            total++;
            return r + (int) total;
        }
    }

    class Inner {
        private int x = count * 2;

        Runnable maker() {
            return new Runnable() {
                @Override
                public void run() {
                    x += count;
                    System.out.println(x + " " + twice(x));
                }
            };
        }
    }

    public static void main(String[] args) {
        LegacyNesting o = new LegacyNesting();
        Friend f = new Friend();
        System.out.println(f.use(o) + " " + o.count + " " + total);
        f.name += "!";
        f.d *= 3;
        System.out.println(f.name + f.d + new Friend(2).name);
        Inner i = o.new Inner();
        Runnable r = i.maker();
        r.run();
        r.run();
        i.x = 0;
        r.run();
    }
}
