// multianewarray of every kind: partial dimensions, zero lengths, sharing, class names, deep nests.
public class Multi {
    static int n = 3;

    static String sizes(Object[] a) {
        StringBuilder s = new StringBuilder().append(a.length).append('(');
        for (Object e : a) {
            if (e instanceof Object[]) {
                s.append(sizes((Object[]) e));
            } else {
                s.append(e == null ? "null" : e.getClass().getName());
            }
            s.append(' ');
        }
        return s.append(')').toString();
    }

    public static void main(String[] args) {
        int[][] a = new int[n][n + 1];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a[i].length; j++) {
                a[i][j] = i * 10 + j;
            }
        }
        System.out.println(a[2][3] + " " + a[0][0] + " " + (a[0] != a[1]));
        System.out.println(sizes(new int[2][3]));
        System.out.println(sizes(new long[2][3][]));
        System.out.println(sizes(new String[2][][]));
        System.out.println(sizes(new byte[2][0][5]));
        System.out.println(sizes(new char[0][5]));
        System.out.println(sizes(new double[1][2][3]));
        System.out.println(sizes(new boolean[2][1][1][1]));
        System.out.println(sizes(new Object[2][2]));
        Object deep = new float[1][1][1][1][1][1][1][1][1][1];
        int depth = 0;
        for (Object o = deep; o instanceof Object[]; o = ((Object[]) o)[0]) {
            depth++;
        }
        System.out.println(depth + " " + deep.getClass().getName());
        int[][] ragged = {{}, {1}, {1, 2}, null};
        int sum = 0;
        for (int[] row : ragged) {
            if (row != null) {
                for (int v : row) {
                    sum += v;
                }
            }
        }
        System.out.println(sum);
        long[][] identity = new long[4][4];
        for (int i = 0; i < 4; i++) {
            identity[i][i]++;
            identity[i][3 - i] += 2L;
        }
        for (long[] row : identity) {
            System.out.println(row[0] + " " + row[1] + " " + row[2] + " " + row[3]);
        }
        Object o = a;
        System.out.println((o instanceof int[][]) + " " + (o instanceof Object[]) + " " + (o instanceof int[]) + " " + (o instanceof Object[][]) + " " + (deep instanceof Object[][][]));
        String[][] names = new String[2][2];
        names[1][0] = "here";
        Object[][] view = names;
        System.out.println(view[1][0] + " " + view[0][0] + " " + (view == (Object) names));
    }
}
