import java.util.Arrays;

/** Methods as large as the format allows, and larger: code, switches, locals, stacks, arguments, dimensions, names. */
class Assemble {
    static Short two(int value) {
        return RawClass.two(value);
    }

    static void save(String directory, RawClass c) throws Exception {
        c.save(directory);
    }

    /** So many bytes of code that do nothing, and a result. */
    static byte[] nops(int length) {
        byte[] code = new byte[length];
        code[length - 2] = 0x01;
        code[length - 1] = (byte) 0xb0;
        return code;
    }

    public static void main(String[] args) throws Exception {
        String d = args[0];
        for (int length : new int[] {65535, 65536}) {
            save(d, new RawClass("Code" + length).run(1, 0, nops(length)));
        }
        save(d, new RawClass("CodeEmpty").run(1, 0));
        for (int count : new int[] {1, 16370}) {
            RawClass c = new RawClass("Table" + count).version(49);
            // tableswitch at 2: one pad byte, default, low, high, then all cases go to the end.
            int end = 4 + 12 + 4 * count;
            Object[] jumps = new Object[count];
            Arrays.fill(jumps, RawClass.four(end - 2));
            c.run(1, 1, 0x10, 5, 0xaa, 0, RawClass.four(end - 2), RawClass.four(0), RawClass.four(count - 1), RawClass.bytes(jumps), 0x13,
                    two(c.string("switched")), 0xb0);
            save(d, c);
        }
        for (long[] bounds : new long[][] {{5, 4}, {0, Integer.MAX_VALUE}, {Integer.MIN_VALUE, Integer.MAX_VALUE}, {Integer.MAX_VALUE, Integer.MIN_VALUE}, {-1, 0xffffffffL}}) {
            RawClass c = new RawClass("Bounds" + (bounds[0] & 0xffff) + "x" + (bounds[1] & 0xffff)).version(49);
            c.run(1, 1, 0x10, 5, 0xaa, 0, RawClass.four(18), RawClass.four(bounds[0]), RawClass.four(bounds[1]), RawClass.four(18), 0x01, 0xb0);
            save(d, c);
        }
        for (int[] keys : new int[][] {{1, 2, 3}, {3, 2, 1}, {1, 1}, {Integer.MIN_VALUE, Integer.MAX_VALUE}, {Integer.MAX_VALUE, Integer.MIN_VALUE}, {}}) {
            RawClass c = new RawClass("Keys" + Arrays.toString(keys).replaceAll("[^0-9]+", "_")).version(49);
            int end = 4 + 8 + 8 * keys.length;
            Object[] pairs = new Object[2 * keys.length];
            for (int i = 0; i < keys.length; i++) {
                pairs[2 * i] = RawClass.four(keys[i]);
                pairs[2 * i + 1] = RawClass.four(end - 2);
            }
            c.run(1, 1, 0x10, 5, 0xab, 0, RawClass.four(end - 2), RawClass.four(keys.length), RawClass.bytes(pairs), 0x13, two(c.string("looked up")), 0xb0);
            save(d, c);
        }
        for (long count : new long[] {-1, 0x20000000L, Integer.MAX_VALUE}) {
            RawClass c = new RawClass("Pairs" + (count & 0xffff)).version(49);
            c.run(1, 1, 0x10, 5, 0xab, 0, RawClass.four(10), RawClass.four(count), 0x01, 0xb0);
            save(d, c);
        }
        RawClass padded = new RawClass("Padding").version(49);
        padded.run(1, 1, 0x10, 5, 0xaa, 7, RawClass.four(18), RawClass.four(0), RawClass.four(0), RawClass.four(18), 0x13, two(padded.string("padded")), 0xb0);
        save(d, padded);
        for (int locals : new int[] {0, 1, 29999, 30000}) {
            RawClass c = new RawClass("Locals" + locals);
            c.run(2, locals, 0x08, 0xc4, 0x36, two(29999), 0xc4, 0x15, two(29999), 0xb8, two(c.method("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;")), 0xb0);
            save(d, c);
            RawClass wide = new RawClass("WideLocals" + locals);
            wide.run(2, locals, 0x0a, 0xc4, 0x37, two(65534), 0x01, 0xb0);
            save(d, wide);
        }
        for (int stack : new int[] {0, 1}) {
            RawClass c = new RawClass("Stack" + stack);
            c.run(stack, 0, 0x01, 0x01, 0x57, 0xb0);
            save(d, c);
        }
        for (int count : new int[] {254, 255, 256, 300}) {
            for (String type : new String[] {"I", "J"}) {
                for (boolean isStatic : new boolean[] {true, false}) {
                    int arguments = type.equals("J") ? count / 2 : count;
                    String descriptor = "(" + type.repeat(arguments) + (type.equals("J") && count % 2 == 1 ? "I" : "") + ")Ljava/lang/Object;";
                    RawClass c = new RawClass("Arguments" + count + type + isStatic).withConstructor("java/lang/Object");
                    c.withMethod(isStatic ? 9 : 1, "many", descriptor, c.code(1, count + 1, 0x13, two(c.string("called")), 0xb0));
                    byte[] values = new byte[type.equals("J") ? count / 2 + count % 2 : count];
                    Arrays.fill(values, (byte) (type.equals("J") ? 0x09 : 0x03));
                    if (type.equals("J") && count % 2 == 1) {
                        values[values.length - 1] = 0x03;
                    }
                    String own = "Arguments" + count + type + isStatic;
                    int member = c.method(own, "many", descriptor);
                    if (isStatic) {
                        c.run(300, 0, values, 0xb8, two(member), 0xb0);
                    } else {
                        c.run(310, 0, 0xbb, two(c.type(own)), 0x59, 0xb7, two(c.method(own, "<init>", "()V")), values, 0xb6, two(member), 0xb0);
                    }
                    save(d, c);
                }
            }
        }
        for (int dimensions : new int[] {1, 254, 255}) {
            for (int given : new int[] {0, 1, 2, 255}) {
                RawClass c = new RawClass("Dimensions" + dimensions + "x" + given);
                byte[] sizes = new byte[given];
                Arrays.fill(sizes, (byte) 0x04);
                c.run(256, 0, sizes, 0xc5, two(c.type("[".repeat(dimensions) + "I")), given, 0xb6, two(c.method("java/lang/Object", "getClass", "()Ljava/lang/Class;")), 0xb6,
                        two(c.method("java/lang/Class", "getName", "()Ljava/lang/String;")), 0xb6, two(c.method("java/lang/String", "length", "()I")), 0xb8,
                        two(c.method("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;")), 0xb0);
                save(d, c);
            }
        }
        RawClass deep = new RawClass("ArrayOfDeepest");
        deep.run(1, 0, 0x04, 0xbd, two(deep.type("[".repeat(255) + "I")), 0xb0);
        save(d, deep);
        RawClass object = new RawClass("MultiOfObject");
        object.run(1, 0, 0x04, 0xc5, two(object.type("java/lang/Object")), 1, 0xb0);
        save(d, object);
        for (int type : new int[] {0, 3, 4, 11, 12, 255}) {
            RawClass c = new RawClass("NewArray" + type);
            c.run(1, 0, 0x04, 0xbc, type, 0xb0);
            save(d, c);
        }
        RawClass longest = new RawClass("LongestNames");
        String name = "n".repeat(65535);
        longest.withField(9, name, "I").withMethod(9, name, "()Ljava/lang/Object;", longest.code(1, 0, 0x01, 0xb0));
        longest.run(1, 0, 0xb8, two(longest.method("LongestNames", name, "()Ljava/lang/Object;")), 0x57, 0x13, two(longest.string(name)), 0xb6,
                two(longest.method("java/lang/String", "length", "()I")), 0xb8, two(longest.method("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;")), 0xb0);
        save(d, longest);
        RawClass unknown = new RawClass("LongClassName");
        unknown.run(1, 0, 0x13, two(unknown.type("p/" + "N".repeat(65533))), 0xb0);
        save(d, unknown);
    }
}
