/** Constant pools with entries of every kind that are wrong, or named by what may not name them. */
class Assemble {
    static String directory;

    interface Content {
        void add(RawClass c);
    }

    static Short two(int value) {
        return RawClass.two(value);
    }

    /** A class that is fine but for an entry which nothing names. */
    static void spare(String name, int version, Content content) throws Exception {
        RawClass c = new RawClass(name).version(version);
        content.add(c);
        c.run(1, 0, 0x01, 0xb0).save(directory);
    }

    /** A class whose code names an entry. */
    static void used(String name, int version, java.util.function.Function<RawClass, Object[]> code) throws Exception {
        RawClass c = new RawClass(name).version(version);
        Object[] written = code.apply(c);
        c.run(4, 4, written).save(directory);
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        for (int tag : new int[] {0, 2, 13, 14, 21, 255}) {
            spare("Tag" + tag, 52, c -> c.entry(tag, two(1)));
        }
        for (int version : new int[] {50, 51, 55, 69}) {
            spare("Handle" + version, version, c -> c.handle(6, c.method("java/lang/Math", "abs", "(I)I")));
            spare("Type" + version, version, c -> c.methodType("()V"));
            spare("Dynamic" + version, version, c -> {
                c.entry(17, two(0), two(c.nameAndType("x", "I")));
                c.with("BootstrapMethods", two(1), two(c.handle(6, c.method("no/Such", "m", "()I"))), two(0));
            });
            spare("Indy" + version, version, c -> {
                c.entry(18, two(0), two(c.nameAndType("x", "()I")));
                c.with("BootstrapMethods", two(1), two(c.handle(6, c.method("no/Such", "m", "()I"))), two(0));
            });
            spare("Module" + version, version, c -> c.entry(19, two(c.utf8("m"))));
            spare("Package" + version, version, c -> c.entry(20, two(c.utf8("p"))));
        }
        for (int kind : new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255}) {
            spare("KindField" + kind, 52, c -> c.handle(kind, c.field("a/B", "f", "I")));
            spare("KindMethod" + kind, 52, c -> c.handle(kind, c.method("a/B", "m", "()V")));
            spare("KindInterface" + kind, 52, c -> c.handle(kind, c.interfaceMethod("a/B", "m", "()V")));
            spare("KindConstructor" + kind, 52, c -> c.handle(kind, c.method("a/B", "<init>", "()V")));
        }
        spare("KindInterface51", 51, c -> c.handle(6, c.interfaceMethod("a/B", "m", "()V")));
        spare("KindInitialiser", 52, c -> c.handle(6, c.method("a/B", "<clinit>", "()V")));
        spare("ClassOfString", 52, c -> c.entry(7, two(c.string("x"))));
        spare("ClassOfNothing", 52, c -> c.entry(7, two(0)));
        spare("ClassBeyond", 52, c -> c.entry(7, two(9999)));
        spare("ClassOfItself", 52, c -> c.entry(7, two(5)));
        spare("StringOfNumber", 52, c -> c.entry(8, two(c.number(1))));
        spare("StringOfHalf", 52, c -> {
            int big = c.entry(5, two(0), two(0), two(0), two(1));
            c.entry(8, two(big + 1));
        });
        spare("LongAtEnd", 52, c -> c.entry(5, two(0), two(0), two(0), two(1)));
        spare("NameOfClass", 52, c -> c.entry(12, two(1), two(c.utf8("I"))));
        spare("TypeOfClass", 52, c -> c.entry(12, two(c.utf8("x")), two(2)));
        spare("FieldOfName", 52, c -> c.entry(9, two(c.utf8("x")), two(c.nameAndType("x", "I"))));
        spare("FieldOfClasses", 52, c -> c.entry(9, two(c.type("x")), two(c.type("x"))));
        spare("FieldOfMethodType", 52, c -> c.field("a/B", "f", "()V"));
        spare("MethodOfFieldType", 52, c -> c.method("a/B", "f", "I"));
        spare("InterfaceOfFieldType", 52, c -> c.interfaceMethod("a/B", "f", "I"));
        spare("MethodOfArray", 52, c -> c.method("[I", "clone", "()Ljava/lang/Object;"));
        spare("MethodTypeOfField", 52, c -> c.methodType("I"));
        spare("MethodTypeOfNothing", 52, c -> c.methodType(""));
        spare("ConstructorResult", 52, c -> c.method("a/B", "<init>", "()I"));
        spare("InterfaceConstructor", 52, c -> c.interfaceMethod("a/B", "<init>", "()V"));
        spare("SpecialName", 52, c -> c.method("a/B", "<other>", "()V"));
        spare("ClassName", 52, c -> c.type("a//B"));
        spare("ClassDots", 52, c -> c.type("a.B"));
        spare("ClassSemicolon", 52, c -> c.type("La/B;"));
        spare("ClassArray", 52, c -> c.type("[La/B;"));
        spare("ClassArrayOpen", 52, c -> c.type("[La/B"));
        spare("ClassArrayVoid", 52, c -> c.type("[V"));
        spare("ClassArrayDeep", 52, c -> c.type("[".repeat(255) + "I"));
        spare("ClassArrayDeeper", 52, c -> c.type("[".repeat(256) + "I"));
        spare("ClassEmpty", 52, c -> c.type(""));
        spare("Utf8Zero", 52, c -> c.entry(1, two(1), 0));
        spare("Utf8High", 52, c -> c.entry(1, two(1), 0xf0));
        spare("Utf8Cut", 52, c -> c.entry(1, two(1), 0xc3));
        spare("Utf8Lone", 52, c -> c.entry(1, two(1), 0x80));
        spare("Utf8Long", 52, c -> c.entry(1, two(2), 0xc1, 0x81));
        spare("Utf8Surrogate", 52, c -> c.entry(1, two(3), 0xed, 0xa0, 0x80));
        spare("OwnOfName", 52, c -> c.own(c.utf8("x")));
        spare("OwnOfNothing", 52, c -> c.own(0));
        spare("OwnOfArray", 52, c -> c.own(c.type("[I")));
        spare("ParentOfArray", 52, c -> c.parent("[I"));
        spare("ParentOfName", 52, c -> c.parent(c.utf8("java/lang/Object")));
        spare("ParentBeyond", 52, c -> c.parent(9999));
        spare("InterfaceOfArray", 52, c -> c.interfaces("[I"));
        spare("InterfaceOfNumber", 52, c -> c.interfaceEntries(c.number(1)));
        spare("InterfaceOfNothing", 52, c -> c.interfaceEntries(0));
        spare("InterfaceTwice", 52, c -> c.interfaces("java/lang/Runnable", "java/lang/Runnable"));
        // Instructions that name entries of kinds which they do not take.
        String[] kinds = {"Utf8", "Number", "Long", "Class", "String", "Field", "Method", "Interface", "Pair", "Handle", "Type", "Zero", "Beyond"};
        int[] opcodes = {0x13, 0x14, 0xb2, 0xb4, 0xb6, 0xb7, 0xb8, 0xb9, 0xba, 0xbb, 0xbd, 0xc0, 0xc1, 0xc5};
        for (int opcode : opcodes) {
            for (int kind = 0; kind < kinds.length; kind++) {
                int chosen = kind;
                used("Op" + Integer.toHexString(opcode) + kinds[kind], 52, c -> {
                    int index = switch (chosen) {
                        case 0 -> c.utf8("x");
                        case 1 -> c.number(7);
                        case 2 -> c.entry(5, two(0), two(0), two(0), two(1));
                        case 3 -> c.type("java/lang/Integer");
                        case 4 -> c.string("text");
                        case 5 -> c.field("java/lang/Integer", "MAX_VALUE", "I");
                        case 6 -> c.method("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;");
                        case 7 -> c.interfaceMethod("java/util/List", "of", "()Ljava/util/List;");
                        case 8 -> c.nameAndType("x", "I");
                        case 9 -> c.handle(6, c.method("java/lang/Math", "abs", "(I)I"));
                        case 10 -> c.methodType("()V");
                        case 11 -> 0;
                        default -> 60000;
                    };
                    Object[] tail = opcode == 0xb9 || opcode == 0xba ? new Object[] {opcode == 0xb9 ? 1 : 0, 0} : opcode == 0xc5 ? new Object[] {1} : new Object[] {};
                    // What the instruction would need on the stack, if its entry were of the right kind.
                    boolean isNumber = opcode == 0xb8 || opcode == 0xbd || opcode == 0xc5;
                    return new Object[] {isNumber ? 0x04 : 0x01, opcode, two(index), RawClass.bytes(tail), 0x01, 0xb0};
                });
            }
        }
    }
}
