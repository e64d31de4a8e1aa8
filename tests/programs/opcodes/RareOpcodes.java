// Instructions and operand values that javac does not emit: nop, goto_w, empty switches, stores and returns of ints too wide
// for their small type, monitorexit without monitorenter, short forms for local 0.
public class RareOpcodes {
    public static void main(String[] args) {
        System.out.println(Assembled.nops(41));
        System.out.println(Assembled.wideLoop(10) + " " + Assembled.wideLoop(0));
        System.out.println(Assembled.emptySwitch(5) + " " + Assembled.oneCase(7) + " " + Assembled.oneCase(8));
        System.out.println(Assembled.floatInSlot0(1.5f) + " " + Assembled.doubleInSlot0(2.5) + " " + Assembled.longInSlot0(3L) + " " + Assembled.referenceInSlot0("r"));
        for (int v : new int[] {0, 1, 2, 3, 255, 256, 300, 40000, 70000, -1, Integer.MIN_VALUE}) {
            boolean[] z = new boolean[1];
            byte[] b = new byte[1];
            short[] s = new short[1];
            char[] c = new char[1];
            Assembled.store(z, v);
            Assembled.store(b, v);
            Assembled.store(s, v);
            Assembled.store(c, v);
            System.out.println(v + " arrays " + z[0] + " " + b[0] + " " + s[0] + " " + (int) c[0]);
            System.out.println(v + " returns " + Assembled.booleanOf(v) + " " + Assembled.byteOf(v) + " " + Assembled.shortOf(v) + " " + (int) Assembled.charOf(v));
            Assembled.fields(v);
            System.out.println(v + " fields " + Assembled.z + " " + Assembled.b + " " + Assembled.s + " " + (int) Assembled.c);
        }
        try {
            Assembled.exitOnly(new Object());
        } catch (IllegalMonitorStateException e) {
            System.out.println("monitorexit without monitorenter");
        }
        try {
            Assembled.exitOnly(null);
        } catch (NullPointerException e) {
            System.out.println("monitorexit of null");
        }
        try {
            Assembled.throwArgument(null);
        } catch (Throwable t) {
            System.out.println(t.getClass().getName());
        }
    }
}
