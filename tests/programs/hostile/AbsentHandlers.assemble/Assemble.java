/** Handlers whose types are absent, broken or no throwables, in class files of several versions. */
class Assemble {
    static Short two(int value) {
        return RawClass.two(value);
    }

    public static void main(String[] args) throws Exception {
        for (int version : new int[] {45, 49, 50, 52, 61}) {
            for (String type : new String[] {"no/Such", "java/lang/String", "java/lang/Runnable", "[I", "Broken", "java/lang/Object", "java/lang/Error", "Throwing" + version}) {
                for (String thrower : new String[] {"none", "divide", "null"}) {
                    String name = "H" + version + thrower + type.replaceAll(".*/|\\[", "");
                    RawClass c = new RawClass(name).version(version);
                    byte[] thrown = thrower.equals("divide") ? RawClass.bytes(0x04, 0x03, 0x6c, 0x57) : thrower.equals("null") ? RawClass.bytes(0x01, 0xb6,
                            two(c.method("java/lang/Object", "notify", "()V"))) : RawClass.bytes(0x00);
                    int end = thrown.length;
                    byte[] code = RawClass.bytes(thrown, 0x13, two(c.string("ended")), 0xb0, 0x57, 0x13, two(c.string("caught")), 0xb0);
                    // From version 50 on the handler needs a map: one value on the stack.
                    byte[] map = c.attribute("StackMapTable", two(1), 247, two(end + 4), 7, two(c.type("java/lang/Throwable")));
                    c.withMethod(9, "run", "()Ljava/lang/Object;", c.code(2, 0, code, new int[][] {{0, end, end + 4, c.type(type)}}, version < 50 ? new byte[0][] : new byte[][] {map}));
                    // Another method whose handler has another absent type: which is told depends on the order.
                    c.withMethod(9, "second", "()V", c.code(1, 0, RawClass.bytes(0x00, 0xb1, 0x57, 0xb1), new int[][] {{0, 1, 2, c.type(type.equals("no/Such") ? "no/Other" : "java/lang/Error")}},
                            version < 50 ? new byte[0][] : new byte[][] {c.attribute("StackMapTable", two(1), 66, 7, two(c.type("java/lang/Throwable")))}));
                    c.save(args[0]);
                }
            }
            new RawClass("Throwing" + version).version(version).parent("java/lang/Exception").withConstructor("java/lang/Exception").run(1, 0, 0x01, 0xb0).save(args[0]);
            // Types that methods only name: arguments, results, fields, casts of absent classes.
            for (String what : new String[] {"argument", "result", "assigned", "returned", "thrown", "merged", "array"}) {
                RawClass c = new RawClass("N" + version + what).version(version);
                c.withMethod(9, "take", "(Lno/Such;)V", c.code(0, 1, 0xb1));
                c.withMethod(9, "give", "()Lno/Such;", c.code(1, 0, 0x01, 0xb0));
                c.withMethod(9, "other", "()Lno/Other;", c.code(1, 0, 0x01, 0xb0));
                int take = c.method("N" + version + what, "take", "(Lno/Such;)V"), give = c.method("N" + version + what, "give", "()Lno/Such;"),
                        other = c.method("N" + version + what, "other", "()Lno/Other;");
                Object[] code = switch (what) {
                    case "argument" -> new Object[] {0xb8, two(give), 0xb8, two(take), 0x01, 0xb0};
                    case "result" -> new Object[] {0xb8, two(give), 0xb0};
                    case "assigned" -> new Object[] {0xb8, two(other), 0xb8, two(take), 0x01, 0xb0};
                    case "returned" -> new Object[] {0xb8, two(other), 0xc0, two(c.type("java/lang/String")), 0xb0};
                    case "thrown" -> new Object[] {0xb8, two(give), 0xbf};
                    case "merged" -> new Object[] {0x01, 0xb8, two(take), 0x01, 0xb0};
                    default -> new Object[] {0x04, 0xbd, two(c.type("no/Such")), 0xb0};
                };
                c.run(2, 2, code).save(args[0]);
            }
        }
        RawClass broken = new RawClass("Broken");
        broken.save(args[0], java.util.Arrays.copyOf(broken.toBytes(), 30));
    }
}
