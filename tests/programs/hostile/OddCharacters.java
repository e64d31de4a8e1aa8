// Texts that change, lie and throw while strings are made of them.
public class OddCharacters {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown.getClass().getName());
        }
    }
    /** A text whose length and characters are what one likes. */
    static CharSequence lying(int first, int then) {
        return new CharSequence() {
            int asked;

            @Override
            public int length() {
                return asked++ == 0 ? first : then;
            }

            @Override
            public char charAt(int index) {
                if (index == 5) {
                    throw new IllegalStateException("charAt");
                }
                return (char) ('a' + index);
            }

            @Override
            public CharSequence subSequence(int start, int end) {
                return this;
            }

            @Override
            public String toString() {
                return asked % 2 == 0 ? null : "text";
            }
        };
    }

    static final class Growing implements CharSequence {
        final StringBuilder to;

        Growing(StringBuilder to) {
            this.to = to;
        }

        @Override
        public int length() {
            to.append("length");
            return 3;
        }

        @Override
        public char charAt(int index) {
            to.setLength(0);
            to.trimToSize();
            to.append("xyz");
            return 'c';
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return this;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[][] lengths = {{0, 0}, {2, 2}, {2, 4}, {4, 2}, {-1, -1}, {3, -1}, {6, 6}, {0, 3}};
        for (int[] of : lengths) {
            String name = of[0] + "," + of[1];
            show(name + " append", () -> new StringBuilder("x").append(lying(of[0], of[1])).length() >= 0);
            show(name + " append part", () -> new StringBuilder("x").append(lying(of[0], of[1]), 0, 2));
            show(name + " contains", () -> "text".contains(lying(of[0], of[1])));
            show(name + " replace", () -> "text".replace(lying(of[0], of[1]), "b"));
            show(name + " replace by", () -> "text".replace("t", lying(of[0], of[1])));
            show(name + " format", () -> String.format("%s|%5.2s", lying(of[0], of[1]), lying(of[0], of[1])));
            show(name + " plus", () -> "a" + lying(of[0], of[1]));
            show(name + " valueOf", () -> String.valueOf(lying(of[0], of[1])));
            show(name + " compare", () -> CharSequence.compare("ab", lying(of[0], of[1])));
            show(name + " number", () -> Integer.parseInt(lying(of[0], of[1]), 0, 2, 36));
        }
        show("growing append", () -> {
            StringBuilder text = new StringBuilder("start");
            text.append(new Growing(text));
            return text.length() > 0;
        });
        show("growing insert", () -> {
            StringBuilder text = new StringBuilder("start");
            text.insert(2, new Growing(text));
            return text.length() > 0;
        });
        show("own append", () -> {
            StringBuilder text = new StringBuilder("ab");
            text.append(text).append(text, 1, 3).append((CharSequence) text);
            return text.insert(1, text);
        });
        show("negative length", () -> {
            new StringBuilder("ab").setLength(-1);
            return "set";
        });
        show("huge length", () -> {
            new StringBuilder("ab").setLength(Integer.MAX_VALUE);
            return "set";
        });
        show("huge capacity", () -> new StringBuilder(Integer.MAX_VALUE).length());
        show("negative capacity", () -> new StringBuilder(-1).length());
        show("repeat", () -> "ab".repeat(Integer.MAX_VALUE));
        show("repeat negative", () -> "ab".repeat(-1));
        show("chars", () -> new String(new char[] {'a'}, 0, 2));
        show("chars overflow", () -> new String(new char[] {'a'}, 1, Integer.MAX_VALUE));
        show("code points", () -> new String(new int[] {0x110000}, 0, 1));
        show("code points negative", () -> new String(new int[] {-1}, 0, 1));
        show("bytes", () -> new String(new byte[2], Integer.MAX_VALUE, 1, java.nio.charset.StandardCharsets.UTF_8));
        show("getChars", () -> {
            "text".getChars(1, 3, new char[1], 0);
            return "got";
        });
        show("getChars overflow", () -> {
            "text".getChars(0, 4, new char[4], Integer.MAX_VALUE);
            return "got";
        });
        show("getBytes", () -> {
            "text".getBytes(2, 1, new byte[1], 0);
            return "got";
        });
        char[] shared = new char[2000];
        Thread changing = new Thread(() -> {
            for (int i = 0; i < 200000; i++) {
                shared[i % 2000] = (char) (i % 3 == 0 ? 0x4e00 : 'a');
            }
        });
        changing.start();
        int bad = 0;
        while (changing.isAlive()) {
            String text = new String(shared);
            if (!text.equals(new String(text.toCharArray())) || text.hashCode() != new String(text.toCharArray()).hashCode()) {
                bad++;
            }
        }
        System.out.println("changed while copied: " + bad);
        StringBuilder together = new StringBuilder();
        Thread[] writers = new Thread[4];
        for (int i = 0; i < writers.length; i++) {
            int number = i;
            writers[i] = new Thread(() -> {
                for (int j = 0; j < 2000; j++) {
                    try {
                        together.append(number == 1 ? "\u4e00" : "abc").append(j).insert(0, 'x');
                        if (j % 50 == 0) {
                            together.setLength(0);
                            together.trimToSize();
                        }
                        together.toString().indexOf("zz");
                    } catch (RuntimeException expected) {
                        // What threads without a lock do to a builder is their own affair.
                    }
                }
            });
            writers[i].start();
        }
        for (Thread writer : writers) {
            writer.join();
        }
        System.out.println("ended");
    }
}
