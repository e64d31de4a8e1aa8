import java.io.*;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.*;

/** Streams that lie, classes that do not fit, calls out of turn, filters. */
public class Misuse {
    static class NoConstructor {
        NoConstructor(int i) {
        }
    }

    static class BadBase extends NoConstructor implements Serializable {
        BadBase() {
            super(1);
        }
    }

    static class BadExternal implements Externalizable {
        @Override
        public void writeExternal(ObjectOutput out) {
        }

        @Override
        public void readExternal(ObjectInput in) {
        }
    }

    static class Holder implements Serializable {
        private static final long serialVersionUID = 5;
        Object held;

        Holder(Object held) {
            this.held = held;
        }
    }

    static class Checked implements Serializable, ObjectInputValidation {
        int n = 3;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            in.registerValidation(this, 1);
            in.registerValidation(() -> System.out.println("first"), 9);
            try {
                in.defaultReadObject();
            } catch (NotActiveException expected) {
                System.out.println(expected);
            }
            try {
                in.registerValidation(null, 1);
            } catch (InvalidObjectException expected) {
                System.out.println(expected);
            }
        }

        @Override
        public void validateObject() throws InvalidObjectException {
            throw new InvalidObjectException("not valid");
        }
    }

    record Pair(int a, Object b) implements Serializable {
        Pair {
            if (a > 5) {
                throw new IllegalArgumentException("a is " + a);
            }
        }
    }

    static class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 6;

        @Override
        public Object invoke(Object proxy, java.lang.reflect.Method method, Object[] args) {
            return method.getName() + (args == null ? 0 : args.length);
        }
    }

    interface Named {
        String name();
    }

    static byte[] write(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        return new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
    }

    static void expect(String what, byte[] bytes) {
        try {
            System.out.println(what + ": " + String.valueOf(read(bytes)).replaceAll("@.*", ""));
        } catch (Throwable thrown) {
            System.out.println(what + ": " + thrown + (thrown.getCause() == null ? "" : " / " + thrown.getCause()));
        }
    }

    static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    static byte[] replaced(byte[] in, String from, String to) {
        String text = new String(in, java.nio.charset.StandardCharsets.ISO_8859_1);
        return text.replace(from, to).getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
    }

    static void streams() throws Exception {
        expect("empty", new byte[0]);
        expect("short", hex("aced"));
        expect("magic", hex("aced0006"));
        expect("nothing", hex("aced0005"));
        expect("code", hex("aced0005 01"));
        expect("code", hex("aced0005 7f"));
        expect("null", hex("aced0005 70"));
        expect("handle", hex("aced0005 71 00000000"));
        expect("handle", hex("aced0005 71 007e0000"));
        expect("block", hex("aced0005 77 01 05 70"));
        expect("end", hex("aced0005 78"));
        expect("long block", hex("aced0005 7a ffffffff"));
        expect("cut block", hex("aced0005 77 05 01"));
        expect("reset", hex("aced0005 79 70"));
        expect("string", hex("aced0005 74 0002 c3"));
        expect("malformed", hex("aced0005 74 0002 c3c3"));
        expect("malformed", hex("aced0005 74 0001 c3"));
        byte[] ints = write(new int[] {1, 2});
        ints[ints.length - 12] = (byte) 0xff;
        expect("negative length", ints);
        ints[ints.length - 12] = 0x7f;
        expect("string as class", replaced(write(new Holder(null)), "Misuse$Holder", "java.lang.Str"));
        expect("unknown class", replaced(write(new Holder(null)), "Misuse$Holder", "Misuse$Absent"));
        expect("unknown inside", replaced(write(new Holder(new Handler())), "Misuse$Handler", "Misuse$Handles"));
        expect("version", replaced(write(new Holder(null)), "\0\0\0\0\5", "\0\0\0\0\6"));
        expect("record", write(new Pair(1, "b")));
        expect("record", replaced(write(new Pair(1, "b")), "xp\0\0\0\1", "xp\0\0\0\7"));
        expect("component", replaced(write(new Pair(1, "b")), "I\0\1a", "I\0\1c"));
        for (int length = 0; length < 120; length += 7) {
            expect("cut at " + length, Arrays.copyOf(write(new Holder(new int[] {1})), length));
        }
    }

    static void classes() throws Exception {
        for (Object each : new Object[] {new BadBase(), new BadExternal(), new Holder(new Object()), new Checked()}) {
            try {
                expect(each.getClass().getName(), write(each));
            } catch (IOException failed) {
                System.out.println(failed);
            }
        }
        Named proxy = (Named) Proxy.newProxyInstance(Misuse.class.getClassLoader(), new Class<?>[] {Named.class}, new Handler());
        byte[] bytes = write(proxy);
        System.out.println(HexFormat.of().formatHex(bytes));
        System.out.println(((Named) read(bytes)).name());
        try (ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream())) {
            for (int i = 0; i < 4; i++) {
                try {
                    switch (i) {
                        case 0 -> out.defaultWriteObject();
                        case 1 -> out.putFields();
                        case 2 -> out.writeFields();
                        default -> out.useProtocolVersion(3);
                    }
                } catch (Exception expected) {
                    System.out.println(expected);
                }
            }
        }
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(write("s")));
        for (int i = 0; i < 3; i++) {
            try {
                switch (i) {
                    case 0 -> in.defaultReadObject();
                    case 1 -> in.readFields();
                    default -> in.registerValidation(null, 1);
                }
            } catch (Exception expected) {
                System.out.println(expected);
            }
        }
    }

    static void blocks() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeInt(5);
        out.writeObject("a");
        out.writeUTF("text");
        out.flush();
        out.writeChars("xy");
        out.writeBytes("zz");
        out.writeDouble(1.5);
        out.writeUnshared("a");
        out.reset();
        out.writeObject("a");
        out.write(new byte[2000]);
        out.close();
        System.out.println(HexFormat.of().formatHex(bytes.toByteArray()));
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        try {
            in.readObject();
        } catch (OptionalDataException expected) {
            System.out.println(expected + " " + expected.length + " " + expected.eof);
        }
        System.out.println(in.available() + " " + in.readInt() + " " + in.available());
        System.out.println(in.read());
        System.out.println(in.readObject());
        System.out.println(in.readUTF() + in.readChar() + in.readChar() + (char) in.readByte() + (char) in.read() + in.readDouble());
        System.out.println(in.readUnshared());
        System.out.println(in.readObject());
        System.out.println(in.skipBytes(1500) + " " + in.available() + " " + in.read(new byte[600]) + " " + in.read(new byte[600]));
        try {
            in.readInt();
        } catch (EOFException expected) {
            System.out.println(expected);
        }
    }

    static void filters() throws Exception {
        byte[] bytes = write(new Holder(new Object[] {"a", new int[3], 7}));
        for (String pattern : new String[] {"*", "!*", "Misuse$Holder;!*", "java.lang.*;Misuse$*;!*", "maxdepth=1", "maxarray=2",
            "maxrefs=3", "maxbytes=50", "java.base/java.lang.Integer;!java.**", "!java.lang.Number"}) {
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes));
            ObjectInputFilter filter = ObjectInputFilter.Config.createFilter(pattern);
            in.setObjectInputFilter(filter);
            try {
                System.out.println(filter + " " + in.readObject().getClass());
            } catch (InvalidClassException refused) {
                System.out.println(filter + " " + refused);
            }
        }
        for (String pattern : new String[] {"maxdepth=-1", "maxfoo=1", "maxdepth=x", "/a", "a/", "!", ".*", "", ";"}) {
            try {
                System.out.println(ObjectInputFilter.Config.createFilter(pattern));
            } catch (IllegalArgumentException wrong) {
                System.out.println(wrong);
            }
        }
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes));
        in.setObjectInputFilter(info -> {
            System.out.println(info.serialClass() + " " + info.arrayLength() + " " + info.depth() + " " + info.references());
            return ObjectInputFilter.Status.UNDECIDED;
        });
        in.readObject();
        try {
            in.setObjectInputFilter(null);
        } catch (IllegalStateException expected) {
            System.out.println(expected.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        streams();
        classes();
        blocks();
        filters();
    }
}
