// StringBuilder and StringBuffer: every commonly used method and its errors.
public class Builder {
    interface Act {
        void run();
    }

    static void show(Act act) {
        try {
            act.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(1).append('c').append("str").append(2L).append(1.5f).append(2.5).append(true).append((Object) null).append((String) null).append(new char[] {'x', 'y'}).append("abcdef", 2, 4).append(new char[] {'1', '2', '3'}, 1, 2);
        System.out.println(b + " " + b.length());
        b.insert(0, "start").insert(5, 99).insert(b.length(), '!').insert(1, true).insert(0, 1.5);
        System.out.println(b);
        b.delete(0, 3).deleteCharAt(0).replace(0, 4, "<>").setCharAt(0, '[');
        System.out.println(b + " " + b.charAt(1) + " " + b.indexOf("art") + " " + b.lastIndexOf("l") + " " + b.indexOf("l", 40) + " " + b.substring(3) .length() + " " + b.substring(2, 6) + " " + b.isEmpty());
        System.out.println(new StringBuilder("racecar").reverse() + " " + new StringBuilder("ab").compareTo(new StringBuilder("b")) + " " + new StringBuilder("x").equals(new StringBuilder("x")) + " " + "x".contentEquals(new StringBuilder("x")));
        b.setLength(3);
        b.setLength(5);
        System.out.println(b.length() + " " + (int) b.charAt(4));
        b.delete(0, 100);
        System.out.println("[" + b + "]");
        StringBuilder c = new StringBuilder("abc");
        show(() -> c.charAt(3));
        show(() -> c.setCharAt(-1, 'x'));
        show(() -> c.deleteCharAt(3));
        show(() -> c.delete(2, 1));
        show(() -> c.insert(4, "x"));
        show(() -> c.substring(2, 9));
        show(() -> c.replace(4, 5, "x"));
        show(() -> c.setLength(-1));
        show(() -> new StringBuilder(-1));
        StringBuilder big = new StringBuilder(2);
        for (int i = 0; i < 500; i++) {
            big.append(i % 10);
            if (i % 3 == 0) {
                big.insert(0, (char) ('a' + i % 26));
            }
        }
        System.out.println(big.length() + " " + big.toString().hashCode());
        StringBuffer f = new StringBuffer("buffer");
        f.append(1).insert(0, "string ").reverse();
        System.out.println(f + " " + f.length() + " " + f.indexOf("f"));
        StringBuilder chain = new StringBuilder("ab");
        System.out.println(chain.append(chain).append(chain.length()));
        CharSequence seq = chain;
        System.out.println(seq.length() + " " + seq.subSequence(1, 3) + " " + seq.charAt(0) + " " + (chain.capacity() >= chain.length()) + " " + "x".compareTo(seq.toString()));
    }
}
