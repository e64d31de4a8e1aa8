// Nothing inserted where nothing can be: which of the two is told of, by each way to insert, append and replace.

import java.util.concurrent.Callable;

public class InsertedNulls {
    static int number;

    static void show(Callable<Object> action) {
        number++;
        try {
            System.out.println(number + " " + action.call());
        } catch (Exception e) {
            System.out.println(number + " " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int at : new int[] {-1, 0, 2, 3, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            show(() -> new StringBuffer("ab").insert(at, (char[]) null));
            show(() -> new StringBuffer("ab").insert(at, (String) null));
            show(() -> new StringBuffer("ab").insert(at, (Object) null));
            show(() -> new StringBuffer("ab").insert(at, (CharSequence) null));
            show(() -> new StringBuffer("ab").insert(at, (CharSequence) null, 1, 3));
            show(() -> new StringBuffer("ab").insert(at, (CharSequence) null, 3, 1));
            show(() -> new StringBuffer("ab").insert(at, (char[]) null, 0, 1));
            show(() -> new StringBuffer("ab").insert(at, new char[2], -1, 1));
            show(() -> new StringBuffer("ab").insert(at, "xyz", 1, 4));
            show(() -> new StringBuffer("ab").insert(at, true).insert(at, 'c').insert(at, 1));
            show(() -> new StringBuffer("ab").insert(at, 1L).insert(at, 1f));
            show(() -> new StringBuffer("ab").insert(at, 1d));
            show(() -> new StringBuffer("ab").replace(at, 1, null));
            show(() -> new StringBuffer("ab").replace(at, 1, "c"));
            show(() -> new StringBuilder("ab").insert(at, (char[]) null));
            show(() -> new StringBuilder("ab").insert(at, (String) null));
            show(() -> new StringBuilder("ab").insert(at, (Object) null));
            show(() -> new StringBuilder("ab").insert(at, (CharSequence) null));
            show(() -> new StringBuilder("ab").insert(at, (CharSequence) null, 1, 3));
            show(() -> new StringBuilder("ab").insert(at, (CharSequence) null, 3, 1));
            show(() -> new StringBuilder("ab").insert(at, (char[]) null, 0, 1));
            show(() -> new StringBuilder("ab").insert(at, new char[2], -1, 1));
            show(() -> new StringBuilder("ab").insert(at, "xyz", 1, 4));
            show(() -> new StringBuilder("ab").insert(at, true).insert(at, 'c').insert(at, 1));
            show(() -> new StringBuilder("ab").insert(at, 1L).insert(at, 1f));
            show(() -> new StringBuilder("ab").insert(at, 1d));
            show(() -> new StringBuilder("ab").replace(at, 1, null));
            show(() -> new StringBuilder("ab").replace(at, 1, "c"));
        }
        show(() -> new StringBuffer("ab").append((char[]) null));
        show(() -> new StringBuffer("ab").append((char[]) null, 0, 0));
        show(() -> new StringBuffer("ab").append((CharSequence) null, 0, 2));
        show(() -> new StringBuffer("ab").append((CharSequence) null, -1, 2));
        show(() -> new StringBuffer("ab").append((StringBuffer) null));
        show(() -> new StringBuilder("ab").append((char[]) null));
        show(() -> new StringBuilder("ab").append((char[]) null, 0, 0));
        show(() -> new StringBuilder("ab").append((CharSequence) null, 0, 2));
        show(() -> new StringBuilder("ab").append((CharSequence) null, -1, 2));
        show(() -> new StringBuilder("ab").append((StringBuffer) null));
    }
}
