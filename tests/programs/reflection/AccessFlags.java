import java.lang.reflect.*;
import java.util.Arrays;

/** The flags of members as a set. */
public class AccessFlags {
    protected static final int F = 1;
    private transient volatile Object v;
    enum E { A }

    synchronized strictfp final void m(String... a) {
    }

    static native void n();

    interface Face<T> {
        T of(T t);
    }

    static class Bridged implements Face<String> {
        @Override
        public String of(String s) {
            return s;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(AccessFlags.class.getDeclaredField("F").accessFlags());
        System.out.println(AccessFlags.class.getDeclaredField("v").accessFlags());
        System.out.println(E.class.getField("A").accessFlags());
        System.out.println(AccessFlags.class.getDeclaredMethod("m", String[].class).accessFlags());
        System.out.println(AccessFlags.class.getDeclaredMethod("n").accessFlags());
        System.out.println(AccessFlags.class.getConstructor().accessFlags());
        System.out.println(AccessFlags.class.getDeclaredMethod("m", String[].class).getParameters()[0].accessFlags());
        System.out.println(Bridged.class.getMethod("of", Object.class).accessFlags());
        for (AccessFlag flag : AccessFlag.values()) {
            System.out.println(flag + " " + flag.mask() + " " + flag.sourceModifier() + " " + new java.util.TreeSet<>(flag.locations()));
        }
        for (AccessFlag.Location location : AccessFlag.Location.values()) {
            for (int mask : new int[] {0, 1, 0x20, 0x1011, 0x8000, 0x10000}) {
                try {
                    System.out.println(location + " " + AccessFlag.maskToAccessFlags(mask, location));
                } catch (IllegalArgumentException wrong) {
                    System.out.println(wrong.getMessage());
                }
            }
        }
    }
}
