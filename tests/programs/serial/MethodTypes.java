import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodType;
import java.util.HexFormat;

/** Types of methods in streams: their form, and that no stream keeps a hand on a type's parameters. */
public class MethodTypes {
    public static void main(String[] arguments) throws Exception {
        MethodType type = MethodType.methodType(String.class, int.class, Object.class);
        byte[] written = write(type, new Object[] {type, MethodType.methodType(void.class)});
        System.out.println(HexFormat.of().formatHex(written));
        try (ObjectInputStream input = new ObjectInputStream(new ByteArrayInputStream(written))) {
            Object first = input.readObject();
            Object[] more = (Object[]) input.readObject();
            System.out.println(first + " " + (first == type) + " " + (more[0] == type) + " " + more[1]);
        }
        sharedParameters(type);
        own();
    }

    private static byte[] write(Object... objects) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream output = new ObjectOutputStream(bytes)) {
            for (Object object : objects) {
                output.writeObject(object);
            }
        }
        return bytes.toByteArray();
    }

    /** Behind the type the stream names the array of its parameters once more. */
    private static void sharedParameters(MethodType type) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(write(type));
        bytes.write(new byte[] {0x71, 0x00, 0x7e, 0x00, 0x05});
        try (ObjectInputStream input = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            Object read = input.readObject();
            Class<?>[] parameters = (Class<?>[]) input.readObject();
            System.out.println(parameters.length + " " + parameters[1]);
            parameters[1] = String.class;
            System.out.println(read + " " + type + " " + read.equals(type));
        }
    }

    /** A class of the program's own in a type. */
    private static void own() throws Exception {
        MethodType type = MethodType.methodType(MethodTypes.class, MethodTypes[].class);
        try (ObjectInputStream input = new ObjectInputStream(new ByteArrayInputStream(write(type)))) {
            System.out.println(input.readObject().equals(type));
        }
    }
}
