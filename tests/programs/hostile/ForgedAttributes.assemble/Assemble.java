/** Attributes of wrong lengths, in wrong places, twice, absent, and with entries that lie. */
class Assemble {
    static String directory;

    static Short two(int value) {
        return RawClass.two(value);
    }

    interface Change {
        void to(RawClass c);
    }

    static void one(String name, Change change) throws Exception {
        for (int version : new int[] {49, 65}) {
            RawClass c = new RawClass(name + version).version(version);
            change.to(c);
            c.run(1, 0, 0x01, 0xb0).save(directory);
        }
    }

    /** A class whose method has these attributes of its code. */
    static void coded(String name, java.util.function.Function<RawClass, byte[][]> attributes) throws Exception {
        for (int version : new int[] {49, 65}) {
            RawClass c = new RawClass(name + version).version(version);
            byte[][] all = attributes.apply(c);
            c.withMethod(9, "run", "()Ljava/lang/Object;", c.code(2, 2, RawClass.bytes(0x01, 0xb0), new int[][] {}, all)).save(directory);
        }
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        one("Unknown", c -> c.with("Unheard", 1, 2, 3));
        one("UnknownLong", c -> c.with("Unheard", new byte[3000]));
        one("SourceTwice", c -> c.with("SourceFile", two(c.utf8("a"))).with("SourceFile", two(c.utf8("b"))));
        one("SourceLong", c -> c.with("SourceFile", two(c.utf8("a")), 0));
        one("SourceNothing", c -> c.with("SourceFile", two(0)));
        one("SourceClass", c -> c.with("SourceFile", two(2)));
        one("SignatureWrong", c -> c.with("Signature", two(c.utf8("nonsense<<"))));
        one("SignatureNumber", c -> c.with("Signature", two(c.number(1))));
        one("Deprecated", c -> c.with("Deprecated", 1));
        one("Synthetic", c -> c.with("Synthetic", two(1)));
        one("InnerCount", c -> c.with("InnerClasses", two(2), two(2), two(0), two(0), two(0)));
        one("InnerItself", c -> c.with("InnerClasses", two(1), two(2), two(2), two(c.utf8("x")), two(1)));
        one("InnerTwice", c -> c.with("InnerClasses", two(2), two(2), two(0), two(0), two(1), two(2), two(0), two(0), two(1)));
        one("InnerArray", c -> c.with("InnerClasses", two(1), two(c.type("[I")), two(0), two(0), two(1)));
        one("InnerNumber", c -> c.with("InnerClasses", two(1), two(c.number(1)), two(0), two(0), two(1)));
        one("InnerFlags", c -> c.with("InnerClasses", two(1), two(2), two(0), two(0), two(0xffff)));
        one("InnerMissing", c -> c.with("InnerClasses", two(1), two(2), two(c.type("no/Such")), two(c.utf8("x")), two(1)));
        one("EnclosingWrong", c -> c.with("EnclosingMethod", two(c.type("no/Such")), two(c.nameAndType("x", "()V"))));
        one("EnclosingNumber", c -> c.with("EnclosingMethod", two(c.number(1)), two(0)));
        one("EnclosingTwice", c -> c.with("EnclosingMethod", two(4), two(0)).with("EnclosingMethod", two(4), two(0)));
        one("NestBoth", c -> c.with("NestHost", two(4)).with("NestMembers", two(1), two(2)));
        one("NestCount", c -> c.with("NestMembers", two(3), two(2)));
        one("NestNumber", c -> c.with("NestHost", two(c.number(1))));
        one("PermittedItself", c -> c.with("PermittedSubclasses", two(1), two(2)));
        one("PermittedNone", c -> c.with("PermittedSubclasses", two(0)));
        one("PermittedFinal", c -> c.flags(0x31).with("PermittedSubclasses", two(1), two(4)));
        one("PermittedCount", c -> c.with("PermittedSubclasses", two(9), two(4)));
        one("RecordOpen", c -> c.with("Record", two(0)));
        one("RecordFinal", c -> c.flags(0x31).parent("java/lang/Record").with("Record", two(1), two(c.utf8("x")), two(c.utf8("I")), two(0)));
        one("RecordType", c -> c.flags(0x31).parent("java/lang/Record").with("Record", two(1), two(c.utf8("x")), two(c.utf8("V")), two(0)));
        one("RecordName", c -> c.flags(0x31).parent("java/lang/Record").with("Record", two(1), two(c.utf8("a/b")), two(c.utf8("I")), two(0)));
        one("RecordTwice", c -> c.flags(0x31).parent("java/lang/Record").with("Record", two(0)).with("Record", two(0)));
        one("BootstrapTwice", c -> c.with("BootstrapMethods", two(0)).with("BootstrapMethods", two(0)));
        one("BootstrapNumber", c -> c.with("BootstrapMethods", two(1), two(c.number(1)), two(0)));
        one("BootstrapCut", c -> c.with("BootstrapMethods", two(1), two(2)));
        one("BootstrapArgument", c -> c.with("BootstrapMethods", two(1), two(c.handle(6, c.method("a/B", "m", "()V"))), two(1), two(9999)));
        one("Annotations", c -> c.with("RuntimeVisibleAnnotations", two(9), 1, 2, 3));
        one("Module", c -> c.with("Module", new byte[16]));
        for (String type : new String[] {"I", "J", "Ljava/lang/String;", "Ljava/lang/Object;", "F", "Z", "C", "[I"}) {
            String at = type.replaceAll("[^A-Za-z]", "").replace("Ljavalang", "");
            one("ValueInt" + at, c -> c.withField(9, "f", type, c.attribute("ConstantValue", two(c.number(70000)))));
            one("ValueText" + at, c -> c.withField(9, "f", type, c.attribute("ConstantValue", two(c.string("x")))));
            one("ValueLong" + at, c -> c.withField(9, "f", type, c.attribute("ConstantValue", two(c.entry(5, two(0), two(0), two(0), two(1))))));
            one("ValueOwn" + at, c -> c.withField(1, "f", type, c.attribute("ConstantValue", two(c.string("x")))));
        }
        one("ValueTwice", c -> c.withField(9, "f", "I", c.attribute("ConstantValue", two(c.number(1))), c.attribute("ConstantValue", two(c.number(2)))));
        one("ValueNothing", c -> c.withField(9, "f", "I", c.attribute("ConstantValue", two(0))));
        one("ValueLong3", c -> c.withField(9, "f", "I", c.attribute("ConstantValue", two(c.number(1)), 0)));
        one("CodeTwice", c -> c.withMethod(9, "m", "()V", c.code(0, 0, 0xb1), c.code(0, 0, 0xb1)));
        one("CodeAbsent", c -> c.withMethod(9, "m", "()V"));
        one("CodeOfAbstract", c -> c.flags(0x421).withMethod(0x401, "m", "()V", c.code(0, 1, 0xb1)));
        one("CodeLong", c -> c.withMethod(9, "m", "()V", c.attribute("Code", two(0), two(0), RawClass.four(1), 0xb1, two(0), two(0), 0)));
        one("CodeCut", c -> c.withMethod(9, "m", "()V", c.attribute("Code", two(0), two(0), RawClass.four(1), 0xb1, two(0))));
        one("CodeHuge", c -> c.withMethod(9, "m", "()V", c.attribute("Code", two(0), two(0), RawClass.four(0x7fffffffL), 0xb1, two(0), two(0))));
        one("CodeNegative", c -> c.withMethod(9, "m", "()V", c.attribute("Code", two(0), two(0), RawClass.four(-1), 0xb1, two(0), two(0))));
        one("HandlersMany", c -> c.withMethod(9, "m", "()V", c.attribute("Code", two(0), two(0), RawClass.four(1), 0xb1, two(65535), two(0))));
        one("FewLocals", c -> c.withMethod(9, "m", "(IJ)V", c.code(0, 2, 0xb1)));
        one("ThrownTwice", c -> c.withMethod(9, "m", "()V", c.code(0, 0, 0xb1), c.attribute("Exceptions", two(0)), c.attribute("Exceptions", two(0))));
        one("ThrownNumber", c -> c.withMethod(9, "m", "()V", c.code(0, 0, 0xb1), c.attribute("Exceptions", two(1), two(c.number(1)))));
        one("ThrownMissing", c -> c.withMethod(9, "m", "()V", c.code(0, 0, 0xb1), c.attribute("Exceptions", two(1), two(c.type("no/Such")))));
        one("ParametersMany", c -> c.withMethod(9, "m", "()V", c.code(0, 0, 0xb1), c.attribute("MethodParameters", 2, two(0), two(0))));
        coded("Lines", c -> new byte[][] {c.attribute("LineNumberTable", two(1), two(1), two(5))});
        coded("LinesBeyond", c -> new byte[][] {c.attribute("LineNumberTable", two(1), two(2), two(5))});
        coded("LinesCount", c -> new byte[][] {c.attribute("LineNumberTable", two(7), two(0), two(5))});
        coded("LocalsTwice", c -> new byte[][] {c.attribute("LocalVariableTable", two(2), two(0), two(2), two(c.utf8("a")), two(c.utf8("I")), two(0), two(0), two(2),
                two(c.utf8("a")), two(c.utf8("I")), two(0))});
        coded("LocalsBeyond", c -> new byte[][] {c.attribute("LocalVariableTable", two(1), two(0), two(9), two(c.utf8("a")), two(c.utf8("I")), two(0))});
        coded("LocalsIndex", c -> new byte[][] {c.attribute("LocalVariableTable", two(1), two(0), two(2), two(c.utf8("a")), two(c.utf8("I")), two(2))});
        coded("LocalsWide", c -> new byte[][] {c.attribute("LocalVariableTable", two(1), two(0), two(2), two(c.utf8("a")), two(c.utf8("J")), two(1))});
        coded("LocalsName", c -> new byte[][] {c.attribute("LocalVariableTable", two(1), two(0), two(2), two(c.utf8("a/b")), two(c.utf8("I")), two(0))});
        coded("LocalsType", c -> new byte[][] {c.attribute("LocalVariableTable", two(1), two(0), two(2), two(c.utf8("a")), two(c.utf8("Q")), two(0))});
        coded("TypesAlone", c -> new byte[][] {c.attribute("LocalVariableTypeTable", two(1), two(0), two(2), two(c.utf8("a")), two(c.utf8("TT;")), two(0))});
    }
}
