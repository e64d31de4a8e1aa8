import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * A class file written byte by byte, for the programs' {@code Assemble.java}: it checks nothing, so that any index, tag,
 * length, descriptor and instruction may be wrong. Numbers in code and attributes are bytes if they are {@code Integer},
 * two bytes if {@code Short} and four if {@code Long}; arrays of bytes stand for themselves.
 */
public class RawClass {
    public static final int PUBLIC = 1, PRIVATE = 2, PROTECTED = 4, STATIC = 8, FINAL = 16, SUPER = 32, SYNCHRONIZED = 32,
            NATIVE = 256, INTERFACE = 512, ABSTRACT = 1024;

    private final String name;
    private final Map<String, Integer> known = new HashMap<>();
    private final ByteArrayOutputStream pool = new ByteArrayOutputStream();
    private final ByteArrayOutputStream fields = new ByteArrayOutputStream();
    private final ByteArrayOutputStream methods = new ByteArrayOutputStream();
    private final ByteArrayOutputStream attributes = new ByteArrayOutputStream();
    private int poolCount = 1;
    private int fieldCount;
    private int methodCount;
    private int attributeCount;
    private int version = 52;
    private int flags = PUBLIC | SUPER;
    private int thisClass;
    private int superClass;
    private int[] interfaces = {};

    public RawClass(String name) {
        this.name = name;
        thisClass = type(name);
        superClass = type("java/lang/Object");
    }

    public RawClass version(int version) {
        this.version = version;
        return this;
    }

    public RawClass flags(int flags) {
        this.flags = flags;
        return this;
    }

    /** The entry that names this class. */
    public RawClass own(int index) {
        thisClass = index;
        return this;
    }

    public RawClass parent(String name) {
        return parent(name == null ? 0 : type(name));
    }

    public RawClass parent(int index) {
        superClass = index;
        return this;
    }

    public RawClass interfaces(String... names) {
        interfaces = java.util.Arrays.stream(names).mapToInt(this::type).toArray();
        return this;
    }

    public RawClass interfaceEntries(int... entries) {
        interfaces = entries;
        return this;
    }

    /** Bytes of numbers: see the class. */
    public static byte[] bytes(Object... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Object part : parts) {
            switch (part) {
                case Integer one -> out.write(one);
                case Short two -> out.writeBytes(new byte[] {(byte) (two >> 8), (byte) (int) two});
                case Long four -> out.writeBytes(new byte[] {(byte) (four >> 24), (byte) (four >> 16), (byte) (four >> 8), (byte) (long) four});
                case byte[] bytes -> out.writeBytes(bytes);
                default -> throw new IllegalArgumentException(part.toString());
            }
        }
        return out.toByteArray();
    }

    /** A number of two bytes, for {@link #bytes}. */
    public static Short two(int value) {
        return (short) value;
    }

    /** A number of four bytes, for {@link #bytes}. */
    public static Long four(long value) {
        return value;
    }

    /** An entry of the constant pool with this tag and content, always a new one. */
    public int entry(int tag, Object... content) {
        pool.write(tag);
        pool.writeBytes(bytes(content));
        int index = poolCount;
        poolCount += tag == 5 || tag == 6 ? 2 : 1;
        return index;
    }

    private int shared(int tag, Object... content) {
        String key = tag + " " + java.util.Arrays.deepToString(content);
        Integer index = known.get(key);
        if (index == null) {
            index = entry(tag, content);
            known.put(key, index);
        }
        return index;
    }

    public int utf8(String text) {
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            new DataOutputStream(out).writeUTF(text);
            return shared(1, out.toByteArray());
        } catch (IOException thrown) {
            throw new UncheckedIOException(thrown);
        }
    }

    public int type(String name) {
        return shared(7, two(utf8(name)));
    }

    public int string(String text) {
        return shared(8, two(utf8(text)));
    }

    public int number(int value) {
        return shared(3, four(value));
    }

    public int nameAndType(String name, String descriptor) {
        return shared(12, two(utf8(name)), two(utf8(descriptor)));
    }

    public int field(String owner, String name, String descriptor) {
        return shared(9, two(type(owner)), two(nameAndType(name, descriptor)));
    }

    public int method(String owner, String name, String descriptor) {
        return shared(10, two(type(owner)), two(nameAndType(name, descriptor)));
    }

    public int interfaceMethod(String owner, String name, String descriptor) {
        return shared(11, two(type(owner)), two(nameAndType(name, descriptor)));
    }

    public int handle(int kind, int member) {
        return shared(15, kind, two(member));
    }

    public int methodType(String descriptor) {
        return shared(16, two(utf8(descriptor)));
    }

    /** An attribute: its name, length and content. */
    public byte[] attribute(String name, Object... content) {
        byte[] bytes = bytes(content);
        return bytes(two(utf8(name)), four(bytes.length), bytes);
    }

    /** An attribute of the class. */
    public RawClass with(String name, Object... content) {
        attributes.writeBytes(attribute(name, content));
        attributeCount++;
        return this;
    }

    public RawClass withField(int flags, String name, String descriptor, byte[]... attributes) {
        fieldCount++;
        fields.writeBytes(bytes(two(flags), two(utf8(name)), two(utf8(descriptor)), two(attributes.length), joined(attributes)));
        return this;
    }

    public RawClass withMethod(int flags, String name, String descriptor, byte[]... attributes) {
        methodCount++;
        methods.writeBytes(bytes(two(flags), two(utf8(name)), two(utf8(descriptor)), two(attributes.length), joined(attributes)));
        return this;
    }

    private static byte[] joined(byte[]... parts) {
        return bytes((Object[]) parts);
    }

    /** A {@code Code} attribute without handlers. */
    public byte[] code(int stack, int locals, Object... code) {
        return code(stack, locals, bytes(code), new int[][] {});
    }

    /** A {@code Code} attribute; a handler is start, end, target and the entry of its type. */
    public byte[] code(int stack, int locals, byte[] code, int[][] handlers, byte[]... attributes) {
        ByteArrayOutputStream table = new ByteArrayOutputStream();
        for (int[] handler : handlers) {
            for (int number : handler) {
                table.writeBytes(bytes(two(number)));
            }
        }
        return attribute("Code", two(stack), two(locals), four(code.length), code, two(handlers.length), table.toByteArray(),
                two(attributes.length), joined(attributes));
    }

    /** The method {@code public static Object run()}. */
    public RawClass run(int stack, int locals, Object... code) {
        return withMethod(PUBLIC | STATIC, "run", "()Ljava/lang/Object;", code(stack, locals, code));
    }

    /** A constructor that does nothing but call the superclass's. */
    public RawClass withConstructor(String parent) {
        return withMethod(PUBLIC, "<init>", "()V", code(1, 1, 0x2a, 0xb7, two(method(parent, "<init>", "()V")), 0xb1));
    }

    public byte[] toBytes() {
        ByteArrayOutputStream supers = new ByteArrayOutputStream();
        for (int entry : interfaces) {
            supers.writeBytes(bytes(two(entry)));
        }
        return bytes(four(0xcafebabeL), two(0), two(version), two(poolCount), pool.toByteArray(), two(flags), two(thisClass),
                two(superClass), two(interfaces.length), supers.toByteArray(), two(fieldCount), fields.toByteArray(), two(methodCount),
                methods.toByteArray(), two(attributeCount), attributes.toByteArray());
    }

    /** Writes the class below the directory, by its name. */
    public void save(String directory) throws IOException {
        save(directory, toBytes());
    }

    /** Writes these bytes in the place of the class. */
    public void save(String directory, byte[] bytes) throws IOException {
        Path path = Path.of(directory, name + ".class");
        Files.createDirectories(path.toAbsolutePath().getParent());
        Files.write(path, bytes);
    }
}
