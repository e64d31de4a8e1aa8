// stress: seventh
import java.beans.PropertyChangeEvent;
import java.beans.PropertyVetoException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.nio.file.AtomicMoveNotSupportedException;
import java.security.cert.CertificateEncodingException;
import java.util.Arrays;
import java.util.HexFormat;
import javax.naming.BinaryRefAddr;
import javax.naming.Binding;
import javax.naming.NameClassPair;
import javax.naming.NamingException;
import javax.naming.StringRefAddr;
import javax.xml.namespace.QName;

/** Names, addresses, events' exceptions and classes in streams, byte for byte as HotSpot writes them. */
public class NamesAndPermissions {
    public static void main(String[] arguments) throws Exception {
        show(String.class, int[].class, Class.class);
        show(new QName("urn:a", "local", "p"));
        show(new NameClassPair("name", "some.Class", false), new Binding("bound", "an object"));
        show(new StringRefAddr("type", "text"), new BinaryRefAddr("bytes", new byte[] {1, 2, 3}));
        for (Throwable each : new Throwable[] {new NamingException("naming"), new CertificateEncodingException("code"),
            new AtomicMoveNotSupportedException("a", "b", "reason"),
            new PropertyVetoException("no", new PropertyChangeEvent("bean", "property", 1, 2))}) {
            each.setStackTrace(new StackTraceElement[0]);
            System.out.println(ObjectStreamClass.lookup(each.getClass()));
            System.out.println(((Throwable) read(write(each))).getMessage());
        }
        for (String name : new String[] {"AllPermission", "BasicPermission", "Permission"}) {
            System.out.println(ObjectStreamClass.lookup(Class.forName("java.security." + name)));
        }
    }

    private static byte[] write(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream output = new ObjectOutputStream(bytes)) {
            output.writeObject(object);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream input = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return input.readObject();
        }
    }

    private static void show(Object... objects) throws IOException, ClassNotFoundException {
        for (Object object : objects) {
            byte[] bytes = write(object);
            System.out.println(HexFormat.of().formatHex(bytes));
            Object back = read(bytes);
            System.out.println(back + " " + back.equals(object) + " " + Arrays.equals(bytes, write(back)));
        }
    }
}
