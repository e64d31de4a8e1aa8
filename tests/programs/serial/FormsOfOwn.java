// Serialised forms that classes make themselves: fields by name, replacements, externalised, validated, versions that differ.
import java.io.*;
import java.util.*;

public class FormsOfOwn {
    static class Named implements Serializable {
        private static final long serialVersionUID = 7;
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("first", String.class), new ObjectStreamField("count", int.class), new ObjectStreamField("gone", Object.class)};
        transient String whole;

        Named(String whole) {
            this.whole = whole;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            fields.put("first", whole.substring(0, 1));
            fields.put("count", whole.length());
            out.writeFields();
            out.writeUTF(whole.substring(1));
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField fields = in.readFields();
            whole = fields.get("first", "?") + in.readUTF() + fields.get("count", -1) + fields.get("gone", "default") + fields.defaulted("gone");
            try {
                fields.get("nothing", 1);
            } catch (IllegalArgumentException e) {
                whole += " no such field";
            }
        }
    }

    static class Money implements Externalizable {
        long cents;

        public Money() {
            cents = -1;
        }

        Money(long cents) {
            this.cents = cents;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeLong(cents);
            out.writeObject("note " + cents);
            out.write(new byte[] {1, 2, 3}, 1, 2);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            cents = in.readLong();
            cents += ((String) in.readObject()).length() * 1000 + in.read() + in.skip(1) + in.read();
        }
    }

    static class Single implements Serializable {
        static final Single ONLY = new Single("only");
        final String name;

        Single(String name) {
            this.name = name;
        }

        private Object writeReplace() {
            return new Stand(name);
        }

        private record Stand(String name) implements Serializable {
            private Object readResolve() {
                return name.equals("only") ? ONLY : new Single("resolved " + name);
            }
        }
    }

    static class Base {
        int base = 5;

        Base() {
            base = 50;
        }
    }

    static class Checked extends Base implements Serializable, ObjectInputValidation {
        int low;
        int high;
        transient String seen = "initial";
        static final List<String> LOG = new ArrayList<>();

        Checked(int low, int high) {
            this.low = low;
            this.high = high;
            base = 500;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(this, low);
            in.defaultReadObject();
            LOG.add("read " + low);
        }

        @Override
        public void validateObject() throws InvalidObjectException {
            LOG.add("validated " + low);
            if (low > high) {
                throw new InvalidObjectException(low + " > " + high);
            }
        }
    }

    record Pair(Object left, int right) implements Serializable {
        Pair {
            if (right < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    enum Level { LOW, HIGH { @Override public String toString() { return "very high"; } } }

    static class Silent implements Serializable {
        private final Object lost = new Object();
    }

    static byte[] written(Object... values) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ObjectOutputStream objects = new ObjectOutputStream(out)) {
            for (Object value : values) {
                objects.writeObject(value);
            }
        }
        return out.toByteArray();
    }

    static List<Object> read(byte[] bytes, int count) throws Exception {
        List<Object> all = new ArrayList<>();
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            for (int i = 0; i < count; i++) {
                all.add(in.readObject());
            }
        }
        return all;
    }

    static void refused(String what, java.util.concurrent.Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Named shared = new Named("word");
        List<Object> named = read(written(shared, shared, new Named("x")), 3);
        System.out.println(((Named) named.get(0)).whole + " " + (named.get(0) == named.get(1)) + " " + ((Named) named.get(2)).whole);
        System.out.println(((Money) read(written(new Money(250)), 1).get(0)).cents);
        List<Object> singles = read(written(Single.ONLY, new Single("other")), 2);
        System.out.println((singles.get(0) == Single.ONLY) + " " + ((Single) singles.get(1)).name);
        Checked checked = (Checked) read(written(new Checked(1, 2)), 1).get(0);
        System.out.println(checked.low + " " + checked.high + " " + checked.base + " " + checked.seen + Checked.LOG);
        refused("invalid", () -> read(written(new Checked(3, 2)), 1));
        System.out.println(read(written(new Pair(List.of(1, "a"), 4), Level.HIGH, Level.LOW, new Level[] {Level.LOW}.length), 4) + " " + (read(written(Level.HIGH), 1).get(0) == Level.HIGH));
        refused("not serialisable", () -> written(new Silent()));
        refused("in a list", () -> written(List.of(new Object())));
        byte[] pair = written(new Pair("p", 4));
        for (int i = 0; i < pair.length; i++) {
            if (pair[i] == 4 && i > 20 && pair[i - 1] == 0 && pair[i - 2] == 0 && pair[i - 3] == 0) {
                pair[i - 3] = (byte) 0x80;
            }
        }
        refused("a record's rule", () -> read(pair, 1));
        byte[] bytes = written(new Named("abc"));
        int at = new String(bytes, "ISO-8859-1").indexOf("Named") + 5;
        bytes[at + 7] = 9;
        refused("another version", () -> read(bytes, 1));
        refused("cut", () -> read(Arrays.copyOf(bytes, 30), 1));
        refused("no stream", () -> read(new byte[] {1, 2, 3, 4, 5}, 1));
        refused("at the end", () -> read(written(), 1));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ObjectOutputStream objects = new ObjectOutputStream(out);
        int[] numbers = {1};
        objects.writeObject(numbers);
        numbers[0] = 2;
        objects.writeObject(numbers);
        objects.writeUnshared(numbers);
        objects.reset();
        objects.writeObject(numbers);
        objects.writeInt(7);
        objects.writeChars("hi");
        objects.flush();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(out.toByteArray()));
        System.out.println(((int[]) in.readObject())[0] + " " + ((int[]) in.readObject())[0] + " " + ((int[]) in.readObject())[0] + " " + ((int[]) in.readObject())[0] + " " + in.available() + in.readInt() + in.readChar());
        refused("primitive data", in::readObject);
        System.out.println(ObjectStreamClass.lookup(Named.class) + " " + Arrays.toString(ObjectStreamClass.lookup(Named.class).getFields()) + " " + ObjectStreamClass.lookup(Object.class) + " " + ObjectStreamClass.lookup(Level.class).getSerialVersionUID());
    }
}
