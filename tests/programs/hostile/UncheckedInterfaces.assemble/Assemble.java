import module java.base;

/** Values of interface types that do not implement them: verifiers take every reference for an interface. */
class Assemble {
    static final ClassDesc OBJ = ConstantDescs.CD_Object, TEXT = ConstantDescs.CD_String, RUNNABLE = ClassDesc.of("java.lang.Runnable"),
            SHAPE = ClassDesc.of("UncheckedInterfaces$Shape"), SQUARE = ClassDesc.of("UncheckedInterfaces$Square"), INT = ConstantDescs.CD_int;
    static final MethodTypeDesc RUN = MethodTypeDesc.of(OBJ), VOID = ConstantDescs.MTD_void;

    interface Body {
        void write(CodeBuilder b, ClassDesc own);
    }

    static void write(String directory, String name, int version, Body body) throws Exception {
        ClassDesc own = ClassDesc.of(name);
        byte[] bytes = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS).build(own, c -> {
            c.withVersion(version, 0).withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
            c.withField("shape", SHAPE, ClassFile.ACC_STATIC).withField("array", SHAPE.arrayType(), ClassFile.ACC_STATIC);
            c.withField("text", TEXT, ClassFile.ACC_STATIC);
            c.withMethodBody("area", MethodTypeDesc.of(INT, SHAPE), ClassFile.ACC_STATIC,
                    b -> b.aload(0).invokeinterface(SHAPE, "area", MethodTypeDesc.of(INT)).ireturn());
            c.withMethodBody("forge", MethodTypeDesc.of(SHAPE, OBJ), ClassFile.ACC_STATIC, b -> b.aload(0).areturn());
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> body.write(b, own));
        });
        Files.write(Path.of(directory, name + ".class"), bytes);
    }

    static void box(CodeBuilder b) {
        b.invokestatic(ConstantDescs.CD_Integer, "valueOf", MethodTypeDesc.of(ConstantDescs.CD_Integer, INT)).areturn();
    }

    public static void main(String[] args) throws Exception {
        String d = args[0];
        for (int version : new int[] {49, 52}) {
            write(d, "Argument" + version, version, (b, own) -> {
                b.ldc("text").invokestatic(own, "area", MethodTypeDesc.of(INT, SHAPE));
                box(b);
            });
            write(d, "Field" + version, version, (b, own) -> {
                b.ldc("text").putstatic(own, "shape", SHAPE).getstatic(own, "shape", SHAPE).invokeinterface(SHAPE, "area", MethodTypeDesc.of(INT));
                box(b);
            });
            write(d, "Returned" + version, version, (b, own) -> b.ldc("text").invokestatic(own, "forge", MethodTypeDesc.of(SHAPE, OBJ)).areturn());
            write(d, "Array" + version, version, (b, own) -> b.iconst_1().anewarray(SHAPE).dup().iconst_0().ldc("text").aastore().areturn());
            write(d, "ArrayField" + version, version, (b, own) -> b.iconst_1().anewarray(TEXT).dup().iconst_0().ldc("a").aastore()
                    .putstatic(own, "array", SHAPE.arrayType()).getstatic(own, "array", SHAPE.arrayType()).iconst_0().aaload().areturn());
            write(d, "ArrayOfObjects" + version, version, (b, own) -> b.iconst_1().anewarray(OBJ).dup().iconst_0().ldc("a").aastore()
                    .putstatic(own, "array", SHAPE.arrayType()).getstatic(own, "array", SHAPE.arrayType()).iconst_0().aaload().areturn());
            write(d, "ArrayOfArrays" + version, version, (b, own) -> b.iconst_1().anewarray(INT.arrayType()).dup().iconst_0().iconst_1().newarray(TypeKind.INT).aastore()
                    .putstatic(own, "array", SHAPE.arrayType()).getstatic(own, "array", SHAPE.arrayType()).iconst_0().aaload().areturn());
            write(d, "ArrayOfNumbers" + version, version, (b, own) -> b.iconst_1().newarray(TypeKind.INT)
                    .putstatic(own, "array", SHAPE.arrayType()).aconst_null().areturn());
            write(d, "Numbers" + version, version, (b, own) -> {
                b.iconst_1().newarray(TypeKind.INT).invokestatic(own, "area", MethodTypeDesc.of(INT, SHAPE));
                box(b);
            });
            write(d, "Null" + version, version, (b, own) -> {
                b.aconst_null().invokestatic(own, "area", MethodTypeDesc.of(INT, SHAPE));
                box(b);
            });
            write(d, "Virtual" + version, version, (b, own) -> b.ldc("text").invokestatic(own, "forge", MethodTypeDesc.of(SHAPE, OBJ))
                    .invokevirtual(SHAPE, "toString", MethodTypeDesc.of(TEXT)).areturn());
            write(d, "ObjectMethod" + version, version, (b, own) -> b.ldc("text").invokestatic(own, "forge", MethodTypeDesc.of(SHAPE, OBJ))
                    .invokeinterface(SHAPE, "toString", MethodTypeDesc.of(TEXT)).areturn());
            write(d, "ObjectMethodNull" + version, version, (b, own) -> b.aconst_null().invokestatic(own, "forge", MethodTypeDesc.of(SHAPE, OBJ))
                    .invokeinterface(SHAPE, "toString", MethodTypeDesc.of(TEXT)).areturn());
            write(d, "ObjectFinal" + version, version, (b, own) -> b.ldc("text").invokestatic(own, "forge", MethodTypeDesc.of(SHAPE, OBJ))
                    .invokeinterface(SHAPE, "getClass", MethodTypeDesc.of(ConstantDescs.CD_Class)).areturn());
            write(d, "OwnDefault" + version, version, (b, own) -> b.ldc("text").invokestatic(own, "forge", MethodTypeDesc.of(SHAPE, OBJ))
                    .invokeinterface(SHAPE, "name", MethodTypeDesc.of(TEXT)).areturn());
            write(d, "Receiver" + version, version, (b, own) -> b.ldc("text").invokeinterface(ClassDesc.of("java.lang.CharSequence"), "toString",
                    MethodTypeDesc.of(TEXT)).areturn());
            write(d, "NotList" + version, version, (b, own) -> {
                b.ldc("text").invokeinterface(ConstantDescs.CD_List, "size", MethodTypeDesc.of(INT));
                box(b);
            });
            write(d, "ToLibrary" + version, version, (b, own) -> b.new_(ClassDesc.of("java.util.ArrayList")).dup().ldc("text")
                    .invokespecial(ClassDesc.of("java.util.ArrayList"), "<init>", MethodTypeDesc.of(ConstantDescs.CD_void, ClassDesc.of("java.util.Collection"))).areturn());
            write(d, "ToComparator" + version, version, (b, own) -> b.ldc("text").invokestatic(ClassDesc.of("java.util.Collections"), "reverseOrder",
                    MethodTypeDesc.of(ClassDesc.of("java.util.Comparator"), ClassDesc.of("java.util.Comparator"))).ldc("a").ldc("b")
                    .invokeinterface(ClassDesc.of("java.util.Comparator"), "compare", MethodTypeDesc.of(INT, OBJ, OBJ)).pop().aconst_null().areturn());
            write(d, "ToNative" + version, version, (b, own) -> b.ldc("text").invokestatic(ClassDesc.of("java.lang.String"), "valueOf",
                    MethodTypeDesc.of(TEXT, OBJ)).areturn());
            write(d, "Thrown" + version, version, (b, own) -> b.ldc("text").checkcast(RUNNABLE).areturn());
            write(d, "HotCalls" + version, version, (b, own) -> hot(b, own, version));
            write(d, "HotFields" + version, version, (b, own) -> {
                // A loop that calls by a field: real shapes for long, then a text.
                Label loop = b.newLabel(), end = b.newLabel(), keep = b.newLabel();
                b.iconst_0().istore(0).iconst_0().istore(1).new_(SQUARE).dup().invokespecial(SQUARE, "<init>", VOID).putstatic(own, "shape", SHAPE);
                if (version > 49) {
                    b.aconst_null().areturn();
                    return;
                }
                b.labelBinding(loop).iload(0).ldc(30001).if_icmpge(end).iload(0).ldc(30000).if_icmpne(keep)
                        .ldc("text").putstatic(own, "shape", SHAPE).labelBinding(keep)
                        .getstatic(own, "shape", SHAPE).invokeinterface(SHAPE, "area", MethodTypeDesc.of(INT)).iload(1).iadd().istore(1)
                        .iinc(0, 1).goto_(loop).labelBinding(end).iload(1);
                box(b);
            });
        }
    }

    static void hot(CodeBuilder b, ClassDesc own, int version) {
        if (version > 49) {
            b.aconst_null().areturn();
            return;
        }
        Label loop = b.newLabel(), end = b.newLabel(), other = b.newLabel(), call = b.newLabel();
        b.iconst_0().istore(0).iconst_0().istore(1).new_(SQUARE).dup().invokespecial(SQUARE, "<init>", VOID).astore(2);
        b.labelBinding(loop).iload(0).ldc(30001).if_icmpge(end).iload(0).ldc(30000).if_icmpeq(other).aload(2).goto_(call)
                .labelBinding(other).ldc("text").labelBinding(call).invokestatic(own, "area", MethodTypeDesc.of(INT, SHAPE)).iload(1).iadd().istore(1)
                .iinc(0, 1).goto_(loop).labelBinding(end).iload(1);
        box(b);
    }
}
