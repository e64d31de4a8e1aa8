// Builders put into themselves, and into by texts that look at them and change them while they are asked.
public class BuildersInThemselves {
    /** A text of another's characters, or of {@code xyz...}, that tells what the builder is each time it is asked. */
    record Watching(StringBuilder seen, boolean same, String added, char odd) implements CharSequence {
        @Override
        public int length() {
            return 3;
        }

        @Override
        public char charAt(int index) {
            System.out.print(seen.length() + printable(seen) + seen.capacity() + " ");
            if (index == 1) {
                seen.append(added);
            }
            return index == 1 && odd != 0 ? odd : same ? seen.charAt(index) : (char) ('x' + index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return seen.subSequence(start, end);
        }
    }

    static String printable(CharSequence text) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            shown.append(c >= ' ' && c < 127 ? "" + c : "\\" + Integer.toHexString(c));
        }
        return shown.toString();
    }

    static StringBuilder start(int capacity, String text) {
        return new StringBuilder(capacity).append(text);
    }

    static void show(String name, StringBuilder text) {
        System.out.println(name + " = " + printable(text) + " " + text.length() + " " + text.capacity());
    }

    public static void main(String[] args) {
        for (int capacity : new int[] {6, 11, 12, 13, 100}) {
            for (String text : new String[] {"abcdef", "abcde\u1234", "\u1234bcdef"}) {
                String name = capacity + " " + printable(text) + " ";
                StringBuilder all = start(capacity, text);
                show(name + "insert", all.insert(1, all));
                StringBuilder part = start(capacity, text);
                show(name + "insert part", part.insert(1, part, 0, 3));
                StringBuilder end = start(capacity, text);
                show(name + "insert end", end.insert(2, end, 2, 6));
                StringBuilder behind = start(capacity, text);
                show(name + "insert behind", behind.insert(6, behind, 1, 6));
                StringBuilder after = start(capacity, text);
                show(name + "append", after.append(after).append((CharSequence) after).append(after, 1, 3));
                StringBuffer buffer = new StringBuffer(capacity).append(text);
                buffer.insert(1, buffer).append(buffer, 1, 4).insert(2, buffer, 2, 5);
                System.out.println(name + "buffer = " + printable(buffer) + " " + buffer.capacity());
            }
        }
        for (int capacity : new int[] {3, 6, 7, 100}) {
            for (String added : new String[] {"", "Q", "longer than there is room"}) {
                for (char odd : new char[] {0, '\u00e9', '\u1234'}) {
                    for (boolean same : new boolean[] {false, true}) {
                        String name = capacity + " " + printable(added) + " " + printable("" + odd) + " " + same;
                        StringBuilder into = start(capacity, "abc");
                        show(name + " insert", into.insert(1, new Watching(into, same, added, odd)));
                        StringBuilder part = start(capacity, "abc");
                        show(name + " insert part", part.insert(3, new Watching(part, same, added, odd), 1, 3));
                        StringBuilder to = start(capacity, "abc");
                        show(name + " append", to.append(new Watching(to, same, added, odd)));
                        StringBuilder wide = start(capacity, "ab\u2345");
                        show(name + " wide insert", wide.insert(1, new Watching(wide, same, added, odd)));
                        StringBuilder widened = start(capacity, "ab\u2345");
                        show(name + " wide append", widened.append(new Watching(widened, same, added, odd)));
                    }
                }
            }
        }
    }
}
