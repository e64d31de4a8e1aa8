// stress: off
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;

/** Interfaces that have more methods together than one class can have. */
public class LargeProxies extends ClassLoader {
    static final int METHODS = 900;

    /** An interface with so many default methods, each of a name of its own. */
    Class<?> face(String name, int methods) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xcafebabe);
        out.writeInt(61);
        out.writeShort(7 + methods);
        for (String text : new String[] {name, "java/lang/Object"}) {
            out.writeByte(1);
            out.writeUTF(text);
            out.writeByte(7);
            out.writeShort(text == name ? 1 : 3);
        }
        for (String text : new String[] {"()V", "Code"}) {
            out.writeByte(1);
            out.writeUTF(text);
        }
        for (int i = 0; i < methods; i++) {
            out.writeByte(1);
            out.writeUTF(name + i);
        }
        for (int value : new int[] {0x601, 2, 4, 0, 0, methods}) {
            out.writeShort(value);
        }
        for (int i = 0; i < methods; i++) {
            for (int value : new int[] {1, 7 + i, 5, 1, 6, 0, 13, 0, 1, 0, 1}) {
                out.writeShort(value);
            }
            // return
            out.writeByte(0xb1);
            out.writeInt(0);
        }
        out.writeShort(0);
        return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }

    void made(String name, Class<?>... faces) {
        try {
            Proxy.newProxyInstance(this, faces, (proxy, method, arguments) -> null);
            System.out.println(name + ": made");
        } catch (IllegalArgumentException refused) {
            System.out.println(name + ": " + refused.getClass() + " " + (refused.getCause() == null));
        }
    }

    public static void main(String[] arguments) throws IOException {
        LargeProxies loader = new LargeProxies();
        Class<?> small = loader.face("small", 20);
        Class<?>[] large = new Class<?>[11];
        for (int i = 0; i < large.length; i++) {
            large[i] = loader.face("f" + i, METHODS);
        }
        loader.made("small", small);
        loader.made("large", large);
        loader.made("small after that", small, Runnable.class);
    }
}
