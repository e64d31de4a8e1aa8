/** Stack maps that say what is not so, at the wrong place, or in no form that there is. */
class Assemble {
    static String directory;

    static Short two(int value) {
        return RawClass.two(value);
    }

    interface Frames {
        Object[] of(RawClass c);
    }

    /** {@code if (flag) ...; return local}: iconst_0, istore_0, "text", astore_1, iload_0, ifeq 11, nop, nop; 11: aload_1, areturn. */
    static void one(String name, int count, Frames frames) throws Exception {
        for (int version : new int[] {52, 69}) {
            RawClass c = new RawClass(name + version).version(version);
            byte[] map = c.attribute("StackMapTable", two(count), RawClass.bytes(frames.of(c)));
            c.withMethod(9, "run", "()Ljava/lang/Object;", c.code(2, 2, RawClass.bytes(0x03, 0x3b, 0x12, c.string("text"), 0x4c, 0x1a, 0x99, two(5), 0x00, 0x00,
                    0x2b, 0xb0), new int[][] {}, map));
            c.save(directory);
        }
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        one("Right", 1, c -> new Object[] {253, two(11), 1, 7, two(c.type("java/lang/String"))});
        one("RightObject", 1, c -> new Object[] {253, two(11), 1, 7, two(c.type("java/lang/Object"))});
        one("None", 0, c -> new Object[] {});
        one("Other", 1, c -> new Object[] {253, two(11), 1, 7, two(c.type("java/lang/Integer"))});
        one("Missing", 1, c -> new Object[] {253, two(11), 1, 7, two(c.type("no/Such"))});
        one("Interface", 1, c -> new Object[] {253, two(11), 1, 7, two(c.type("java/lang/Runnable"))});
        one("Array", 1, c -> new Object[] {253, two(11), 1, 7, two(c.type("[I"))});
        one("Null", 1, c -> new Object[] {253, two(11), 1, 5});
        one("This", 1, c -> new Object[] {253, two(11), 1, 6});
        one("New", 1, c -> new Object[] {253, two(11), 1, 8, two(0)});
        one("NewBeyond", 1, c -> new Object[] {253, two(11), 1, 8, two(60000)});
        one("Int", 1, c -> new Object[] {253, two(11), 1, 1});
        one("Top", 1, c -> new Object[] {253, two(11), 1, 0});
        one("Long", 1, c -> new Object[] {253, two(11), 1, 4});
        one("Double", 1, c -> new Object[] {253, two(11), 3, 1});
        one("Tag9", 1, c -> new Object[] {253, two(11), 1, 9});
        one("NoConstant", 1, c -> new Object[] {253, two(11), 1, 7, two(0)});
        one("NumberConstant", 1, c -> new Object[] {253, two(11), 1, 7, two(c.number(1))});
        one("Same", 1, c -> new Object[] {11});
        one("Chop", 1, c -> new Object[] {250, two(11)});
        one("Reserved", 1, c -> new Object[] {200, two(11)});
        one("Stacked", 1, c -> new Object[] {247, two(11), 1});
        one("Full", 1, c -> new Object[] {255, two(11), two(2), 1, 7, two(c.type("java/lang/String")), two(0)});
        one("FullStack", 1, c -> new Object[] {255, two(11), two(2), 1, 7, two(c.type("java/lang/String")), two(1), 1});
        one("FullMany", 1, c -> new Object[] {255, two(11), two(65535), 1});
        one("FullStackMany", 1, c -> new Object[] {255, two(11), two(2), 1, 7, two(c.type("java/lang/String")), two(65535), 1});
        one("ThreeLocals", 1, c -> new Object[] {254, two(11), 1, 7, two(c.type("java/lang/String")), 1});
        one("Early", 1, c -> new Object[] {253, two(10), 1, 7, two(c.type("java/lang/String"))});
        one("Late", 1, c -> new Object[] {253, two(12), 1, 7, two(c.type("java/lang/String"))});
        one("Inside", 1, c -> new Object[] {253, two(3), 1, 7, two(c.type("java/lang/String"))});
        one("AtEnd", 1, c -> new Object[] {253, two(13), 1, 7, two(c.type("java/lang/String"))});
        one("Beyond", 1, c -> new Object[] {253, two(60000), 1, 7, two(c.type("java/lang/String"))});
        one("Twice", 2, c -> new Object[] {253, two(11), 1, 7, two(c.type("java/lang/String")), 255, two(65535), two(0), two(0)});
        one("More", 2, c -> new Object[] {253, two(5), 1, 7, two(c.type("java/lang/String")), 5});
        one("MoreWrong", 2, c -> new Object[] {253, two(5), 1, 7, two(c.type("java/lang/Integer")), 5});
        one("Counted", 5, c -> new Object[] {253, two(11), 1, 7, two(c.type("java/lang/String"))});
        one("CountedFew", 0, c -> new Object[] {253, two(11), 1, 7, two(c.type("java/lang/String"))});
        one("CountedMost", 65535, c -> new Object[] {});
        one("Cut", 1, c -> new Object[] {253, two(11), 1, 7});
        one("CutMore", 1, c -> new Object[] {253, 0});
        // Long and double that lose a half, and locals beyond the limit.
        for (String[] frame : new String[][] {{"LongHalf", "4 0"}, {"LongWhole", "4"}, {"DoubleWhole", "3"}, {"LongOver", "1 4"}, {"Ints", "1 1"}}) {
            RawClass c = new RawClass(frame[0]);
            String[] tags = frame[1].split(" ");
            Object[] locals = java.util.Arrays.stream(tags).map(Integer::valueOf).toArray();
            byte[] map = c.attribute("StackMapTable", two(1), 255, two(6), two(tags.length), RawClass.bytes(locals), two(0));
            c.withMethod(9, "run", "()Ljava/lang/Object;", c.code(2, 2, RawClass.bytes(0x09, 0x3f, 0x03, 0x99, two(3), 0x1e, 0x58, 0x01, 0xb0), new int[][] {}, map));
            c.save(directory);
        }
        // A constructor whose map says that the object is made.
        for (int flag : new int[] {6, 7}) {
            RawClass c = new RawClass("Constructor" + flag);
            byte[] map = c.attribute("StackMapTable", two(1), 255, two(4), two(1), flag, flag == 7 ? RawClass.bytes(two(c.type("Constructor7"))) : new byte[0], two(0));
            c.withMethod(1, "<init>", "()V", c.code(1, 1, RawClass.bytes(0x03, 0x99, two(3), flag == 7 ? new byte[] {(byte) 0xb1} : RawClass.bytes(0x2a, 0xb7,
                    two(c.method("java/lang/Object", "<init>", "()V")), 0xb1)), new int[][] {}, map));
            c.run(2, 0, 0xbb, two(c.type("Constructor" + flag)), 0x59, 0xb7, two(c.method("Constructor" + flag, "<init>", "()V")), 0x57, 0x13, two(c.string("made")), 0xb0);
            c.save(directory);
        }
        // Dead code without a map, and two maps.
        RawClass dead = new RawClass("Dead");
        dead.run(1, 0, 0x01, 0xb0, 0x00, 0x01, 0xb0).save(directory);
        RawClass twice = new RawClass("TwoMaps");
        byte[] empty = twice.attribute("StackMapTable", two(0));
        twice.withMethod(9, "run", "()Ljava/lang/Object;", twice.code(1, 0, RawClass.bytes(0x01, 0xb0), new int[][] {}, empty, empty)).save(directory);
    }
}
