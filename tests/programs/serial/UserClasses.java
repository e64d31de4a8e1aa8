import java.io.*;
import java.util.Arrays;
import java.util.HexFormat;

/** Classes of a program's own, written byte for byte as HotSpot writes them, and read back. */
public class UserClasses {
    static class Plain implements Serializable {
        boolean z = true;
        byte b = -7;
        char c = 'x';
        short s = -300;
        int i = 123456;
        long j = -1L << 40;
        float f = 1.5f;
        double d = Double.NaN;
        String text = "text";
        transient int skipped = 9;
        static int shared = 3;
        int[] ints = {1, 2, 3};
        Object[][] nested = {{"a", null}, {}};
        Plain self = this;
    }

    static class Base {
        int base;

        Base() {
            base = 42;
            System.out.println("Base()");
        }
    }

    static class Derived extends Base implements Serializable {
        private static final long serialVersionUID = 77;
        final String name;
        private final int number;

        Derived(String name, int number) {
            this.name = name;
            this.number = number;
            base = number;
        }

        @Override
        public String toString() {
            return name + " " + number + " " + base;
        }
    }

    static class Custom implements Serializable {
        private static final long serialVersionUID = 1L;
        private int kept = 5;
        private transient String extra = "extra";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeUTF(extra);
            out.writeInt(17);
            out.writeObject(new int[] {4});
            out.write(new byte[300]);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            extra = in.readUTF();
            int number = in.readInt();
            int[] array = (int[]) in.readObject();
            System.out.println(number + " " + array[0] + " " + in.available());
            // What is left is skipped.
        }
    }

    static class Named implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("first", String.class), new ObjectStreamField("age", int.class),
            new ObjectStreamField("absent", Object.class, true),
        };
        transient String given = "Ada";
        int years = 36;

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            fields.put("first", given);
            fields.put("age", years);
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField fields = in.readFields();
            given = (String) fields.get("first", null) + "!";
            years = fields.get("age", 0) + 1;
            System.out.println(fields.defaulted("age") + " " + fields.get("absent", "x"));
            try {
                fields.get("nothing", 1);
            } catch (IllegalArgumentException expected) {
                System.out.println(expected.getMessage());
            }
        }
    }

    public static class External implements Externalizable {
        int value;
        Object friend;

        public External() {
            System.out.println("External()");
        }

        External(int value) {
            this.value = value;
            friend = this;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(value);
            out.writeObject(friend);
            out.writeByte(3);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            value = in.readInt();
            friend = in.readObject();
        }
    }

    enum Colour {
        RED, GREEN {
            @Override
            public String toString() {
                return "green!";
            }
        }
    }

    record Point(int x, double y, String label, Point next) implements Serializable {
        Point {
            if (x < 0) {
                throw new IllegalArgumentException("negative: " + x);
            }
        }
    }

    static class Single implements Serializable {
        static final Single ONLY = new Single();

        private Object readResolve() {
            return ONLY;
        }
    }

    static class Replaced implements Serializable {
        int n = 8;

        protected Object writeReplace() {
            return new Stand(n);
        }
    }

    static class Stand implements Serializable {
        final int n;

        Stand(int n) {
            this.n = n;
        }

        private Object readResolve() throws ObjectStreamException {
            Replaced made = new Replaced();
            made.n = n + 1;
            return made;
        }
    }

    static class SubReplaced extends Replaced {
    }

    static byte[] write(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    static Object read(byte[] bytes) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    static Object show(Object object) throws Exception {
        byte[] bytes = write(object);
        System.out.println(object.getClass().getName() + " " + bytes.length);
        System.out.println(HexFormat.of().formatHex(bytes));
        return read(bytes);
    }

    public static void main(String[] args) throws Exception {
        Plain plain = (Plain) show(new Plain());
        System.out.println(plain.z + " " + plain.b + " " + plain.c + " " + plain.s + " " + plain.i + " " + plain.j + " "
                + plain.f + " " + plain.d + " " + plain.text + " " + plain.skipped + " " + Arrays.toString(plain.ints)
                + " " + Arrays.deepToString(plain.nested) + " " + (plain.self == plain));
        System.out.println(show(new Derived("n", 3)));
        Custom custom = (Custom) show(new Custom());
        System.out.println(custom.kept + " " + custom.extra);
        Named named = (Named) show(new Named());
        System.out.println(named.given + " " + named.years);
        External external = (External) show(new External(4));
        System.out.println(external.value + " " + (external.friend == external));
        System.out.println(show(Colour.RED) == Colour.RED);
        System.out.println(show(Colour.GREEN) == Colour.GREEN);
        System.out.println(show(new Colour[] {Colour.RED, Colour.GREEN, Colour.RED}) instanceof Colour[]);
        System.out.println(show(new Point(1, 2.5, "p", new Point(2, -0.0, null, null))));
        System.out.println(show(Single.ONLY) == Single.ONLY);
        System.out.println(((Replaced) show(new Replaced())).n);
        System.out.println(((Replaced) show(new SubReplaced())).getClass());
        System.out.println(show(Plain.class));
        System.out.println(show(int.class));
        System.out.println(show(int[][].class));
        System.out.println(show(ObjectStreamClass.lookup(Plain.class)));
        System.out.println(show("x".repeat(70000)).hashCode());
        System.out.println(show("caf\u00e9 \u20ac \u0000 \ud83d\ude00"));
        String same = "same";
        Object[] shared = (Object[]) show(new Object[] {same, same, "oth" + "er", null, 'c', 1, 2L, 3.0f, 4.0, true, (byte) 1, (short) 2});
        System.out.println(shared[0] == shared[1]);
        System.out.println(Arrays.toString(shared));
        for (Object array : new Object[] {new byte[] {1, -1}, new boolean[] {true, false}, new char[] {'a', '\uffff'},
            new short[] {-1}, new long[] {Long.MIN_VALUE}, new float[] {Float.NaN, -0f}, new double[] {1e300}, new String[0][0]}) {
            show(array);
        }
        Object[] cycle = new Object[2];
        cycle[0] = cycle;
        cycle[1] = new Object[] {cycle};
        Object[] back = (Object[]) show(cycle);
        System.out.println(back[0] == back && ((Object[]) back[1])[0] == back);
        for (Class<?> each : new Class<?>[] {Plain.class, Derived.class, Custom.class, External.class, Colour.class, Point.class,
            Single.class, Runnable.class, Object.class, int[].class, Serializable.class, String[].class, Replaced.class}) {
            ObjectStreamClass described = ObjectStreamClass.lookupAny(each);
            System.out.println(described + " " + Arrays.toString(described.getFields()) + " " + described.forClass());
            System.out.println(ObjectStreamClass.lookup(each) == null);
        }
    }
}
