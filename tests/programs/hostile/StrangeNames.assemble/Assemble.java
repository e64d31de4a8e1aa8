/** Members with names and descriptors that no source could have. */
class Assemble {
    static Short two(int value) {
        return RawClass.two(value);
    }

    static final String[] NAMES = {"", " ", "a b", "a.b", "a;b", "a[b", "a/b", "<a>", "a<", ">", "<init>", "<clinit>", "<init", "\u0000", "\n", "\ud800", "\udc00\ud800",
        "\u202e", "\u00e9", "\ud83d\ude00", "int", "class", "-", "(", ")", "1", "java/lang/Object", "()V", "a".repeat(300), "\uffff", "this", "L;", "\\", "'", "\""};
    static final String[] TYPES = {"", "V", "I", "II", "X", "L", "L;", "La", "La;", "La;;", "La.b;", "La/b;", "L/a;", "La/;", "La//b;", "[", "[I", "[V", "[[I", "[La;", "[L;", "La[;", "()V",
        "Ljava.lang.Object;", "L<a>;", "L ;", "L\u0000;", "TT;", "[".repeat(255) + "I", "[".repeat(256) + "I", "Q", "i", "La;I", "La/1;", "L1;", "L/1;", "L//a;", "L/;", "L//;", "La/\u00e9/;", "L\u00e9//a;", "[L/a;"};
    static final String[] METHODS = {"", "V", "()", "()V", "()VV", "(V)V", "(I)", "(I", "I)V", "(II)V", "(La;)V", "(La)V", "(L;)V", "([I)V", "([V)V", "([)V", "()[V", "()[I", "()X", "(X)V",
        "()La", "()La;b", "(())V", ")V(", "() V", "(I,I)V", "()\u0000", "(" + "[".repeat(256) + "I)V", "([" + "[".repeat(254) + "I)V"};

    public static void main(String[] args) throws Exception {
        for (int version : new int[] {45, 48, 49, 69}) {
            for (int i = 0; i < NAMES.length; i++) {
                if (version < 49 && NAMES[i].contains("\ud800")) {
                    continue;
                }
                String name = NAMES[i];
                RawClass field = new RawClass("F" + version + "n" + i).version(version);
                field.withField(9, name, "I").run(2, 1, 0x08, 0xb3, two(field.field("F" + version + "n" + i, name, "I")), 0xb2, two(field.field("F" + version + "n" + i, name, "I")), 0xb8,
                        two(field.method("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;")), 0xb0).save(args[0]);
                RawClass method = new RawClass("M" + version + "n" + i).version(version);
                method.withMethod(9, name, "()V", method.code(0, 0, 0xb1)).run(2, 1, 0xb8, two(method.method("M" + version + "n" + i, name, "()V")), 0x13, two(method.string("called")), 0xb0)
                        .save(args[0]);
            }
            if (version != 48) {
                for (int i = 0; i < TYPES.length; i++) {
                    new RawClass("F" + version + "t" + i).version(version).withField(9, "f", TYPES[i]).run(1, 0, 0x01, 0xb0).save(args[0]);
                }
                for (int i = 0; i < METHODS.length; i++) {
                    RawClass c = new RawClass("M" + version + "t" + i).version(version);
                    c.withMethod(0x401, "m", METHODS[i]).flags(0x421).run(1, 0, 0x01, 0xb0).save(args[0]);
                }
            }
        }
    }
}
