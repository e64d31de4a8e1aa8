// Every array type: default values, store and load, length, class names.
public class AllTypes {
    public static void main(String[] args) {
        boolean[] z = new boolean[3];
        byte[] b = new byte[3];
        short[] s = new short[3];
        char[] c = new char[3];
        int[] i = new int[3];
        long[] l = new long[3];
        float[] f = new float[3];
        double[] d = new double[3];
        Object[] o = new Object[3];
        System.out.println(z[0] + " " + b[0] + " " + s[0] + " " + (int) c[0] + " " + i[0] + " " + l[0] + " " + f[0] + " " + d[0] + " " + o[0]);
        z[1] = true;
        b[1] = -128;
        s[1] = -32768;
        c[1] = '\uFFFF';
        i[1] = Integer.MIN_VALUE;
        l[1] = Long.MIN_VALUE;
        f[1] = Float.MIN_VALUE;
        d[1] = Double.MAX_VALUE;
        o[1] = "one";
        System.out.println(z[1] + " " + b[1] + " " + s[1] + " " + (int) c[1] + " " + i[1] + " " + l[1] + " " + f[1] + " " + d[1] + " " + o[1]);
        System.out.println(z[2] + " " + b[2] + " " + s[2] + " " + (int) c[2] + " " + i[2] + " " + l[2] + " " + f[2] + " " + d[2] + " " + o[2]);
        Object[] arrays = {z, b, s, c, i, l, f, d, o, new String[0], new int[1][2], new Runnable[2][][], new AllTypes[0]};
        for (Object a : arrays) {
            System.out.println(a.getClass().getName() + " " + a.getClass().getSimpleName() + " " + a.getClass().getComponentType() + " " + a.getClass().isArray() + " " + (a instanceof Object[]) + " " + (a instanceof Cloneable) + " " + a.getClass().getSuperclass());
        }
        int[] copy = i.clone();
        copy[0] = 9;
        System.out.println(i[0] + " " + copy[0] + " " + copy[1] + " " + copy.length + " " + (copy.getClass() == i.getClass()) + " " + i.equals(copy));
        int[][] nested = {{1}, {2, 3}, {}};
        int[][] shallow = nested.clone();
        shallow[0][0] = 42;
        shallow[1] = null;
        System.out.println(nested[0][0] + " " + nested[1].length + " " + nested[2].length);
    }
}
