package java.io;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Comparator;

/** The number by which a stream's class is told from others of its name. */
final class SerialVersion {
    private static final int OF_CLASS = Modifier.PUBLIC | Modifier.FINAL | Modifier.INTERFACE | Modifier.ABSTRACT;
    private static final int OF_FIELD = Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED | Modifier.STATIC
            | Modifier.FINAL | Modifier.VOLATILE | Modifier.TRANSIENT;
    private static final int OF_METHOD = Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED | Modifier.STATIC
            | Modifier.FINAL | Modifier.SYNCHRONIZED | Modifier.NATIVE | Modifier.ABSTRACT | Modifier.STRICT;

    private SerialVersion() {
    }

    /** What the class itself says; null if it says nothing. */
    static Long declared(Class<?> of) {
        try {
            Field field = of.getDeclaredField("serialVersionUID");
            int wanted = Modifier.STATIC | Modifier.FINAL;
            if ((field.getModifiers() & wanted) == wanted) {
                field.setAccessible(true);
                return field.getLong(null);
            }
        } catch (ReflectiveOperationException | IllegalArgumentException none) {
            // It says nothing.
        }
        return null;
    }

    /** The number that the specification computes of the members. */
    static long computed(Class<?> of) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            writeHead(of, out);
            writeFields(of, out);
            if (SerialAccess.hasInitializer(of)) {
                writeMember(out, "<clinit>", Modifier.STATIC, "()V");
            }
            Constructor<?>[] constructors = of.getDeclaredConstructors();
            Arrays.sort(constructors, Comparator.comparing(SerialVersion::signature));
            for (Constructor<?> each : constructors) {
                writeMethod(out, "<init>", each);
            }
            Method[] methods = of.getDeclaredMethods();
            Arrays.sort(methods, Comparator.comparing(Method::getName).thenComparing(SerialVersion::signature));
            for (Method each : methods) {
                writeMethod(out, each.getName(), each);
            }
            byte[] digest = MessageDigest.getInstance("SHA").digest(bytes.toByteArray());
            long version = 0;
            for (int i = 7; i >= 0; i--) {
                version = version << 8 | digest[i] & 0xff;
            }
            return version;
        } catch (IOException | NoSuchAlgorithmException never) {
            throw new InternalError(never);
        }
    }

    private static void writeHead(Class<?> of, DataOutputStream out) throws IOException {
        out.writeUTF(of.getName());
        int flags = of.getModifiers() & OF_CLASS;
        if (of.isInterface()) {
            flags = of.getDeclaredMethods().length > 0 ? flags | Modifier.ABSTRACT : flags & ~Modifier.ABSTRACT;
        }
        out.writeInt(flags);
        if (of.isArray()) {
            return;
        }
        Class<?>[] interfaces = of.getInterfaces();
        String[] names = new String[interfaces.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = interfaces[i].getName();
        }
        Arrays.sort(names);
        for (String name : names) {
            out.writeUTF(name);
        }
    }

    private static void writeFields(Class<?> of, DataOutputStream out) throws IOException {
        Field[] fields = of.getDeclaredFields();
        Arrays.sort(fields, Comparator.comparing(Field::getName));
        for (Field field : fields) {
            int flags = field.getModifiers() & OF_FIELD;
            boolean isPrivate = (flags & Modifier.PRIVATE) != 0;
            if (!isPrivate || (flags & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                writeMember(out, field.getName(), flags, field.getType().descriptorString());
            }
        }
    }

    private static String signature(Executable of) {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> type : of.getParameterTypes()) {
            text.append(type.descriptorString());
        }
        return text.append(')').append(of instanceof Method method ? method.getReturnType().descriptorString() : "V")
                .toString();
    }

    private static void writeMethod(DataOutputStream out, String name, Executable of) throws IOException {
        int flags = of.getModifiers() & OF_METHOD;
        if ((flags & Modifier.PRIVATE) == 0) {
            writeMember(out, name, flags, signature(of).replace('/', '.'));
        }
    }

    private static void writeMember(DataOutputStream out, String name, int flags, String signature)
            throws IOException {
        out.writeUTF(name);
        out.writeInt(flags);
        out.writeUTF(signature);
    }
}
