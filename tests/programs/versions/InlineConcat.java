// javac: -XDstringConcat=inline
// Concatenation without invokedynamic in a current class file.
public class InlineConcat {
    public static void main(String[] args) {
        int i = 5;
        long l = -1L;
        Object none = null;
        char c = '\u03b1';
        String s = "a" + i + l + none + c + 1.5f + true + args.length;
        s += s.length() + "!" + c;
        System.out.println(s);
        record R(int x, String y) {
        }
        System.out.println(new R(1, "z") + "|" + (Runnable.class) + (i > 3 ? "x" + i : 'c'));
    }
}
