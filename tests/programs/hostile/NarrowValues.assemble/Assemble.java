import module java.base;

/** Numbers beyond the range of the narrow type that a descriptor promises. */
class Assemble {
    static final ClassDesc OBJ = ConstantDescs.CD_Object, TEXT = ConstantDescs.CD_String, INT = ConstantDescs.CD_int;
    static final ClassDesc[] NARROW = {ConstantDescs.CD_boolean, ConstantDescs.CD_byte, ConstantDescs.CD_char, ConstantDescs.CD_short};
    static final int[] VALUES = {2, 3, -1, 128, 256, 257, 0x12345, 0x10041, 0x7fffffff, 0x80000000};

    public static void main(String[] args) throws Exception {
        ClassDesc builder = ClassDesc.of("java.lang.StringBuilder");
        ClassDesc calls = ClassDesc.of("NarrowValues");
        for (ClassDesc type : NARROW) {
            String name = "Of" + type.displayName();
            ClassDesc own = ClassDesc.of(name);
            byte[] bytes = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS).build(own, c -> {
                c.withVersion(49, 0).withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
                c.withField("shared", type, ClassFile.ACC_STATIC).withField("own", type, 0);
                c.withMethodBody("<init>", ConstantDescs.MTD_void, 0, b -> b.aload(0).invokespecial(OBJ, "<init>", ConstantDescs.MTD_void).return_());
                MethodTypeDesc narrowing = MethodTypeDesc.of(type, INT), widening = MethodTypeDesc.of(INT, type);
                c.withMethodBody("narrow", narrowing, ClassFile.ACC_STATIC, b -> b.iload(0).ireturn());
                c.withMethodBody("wide", widening, ClassFile.ACC_STATIC, b -> b.iload(0).ireturn());
                c.withMethodBody("field", narrowing, ClassFile.ACC_STATIC, b -> b.iload(0).putstatic(own, "shared", type).getstatic(own, "shared", type).ireturn());
                c.withMethodBody("object", narrowing, ClassFile.ACC_STATIC, b -> b.new_(own).dup().invokespecial(own, "<init>", ConstantDescs.MTD_void)
                        .astore(1).aload(1).iload(0).putfield(own, "own", type).aload(1).getfield(own, "own", type).ireturn());
                TypeKind kind = TypeKind.from(type);
                c.withMethodBody("array", MethodTypeDesc.of(INT, INT), ClassFile.ACC_STATIC, b -> {
                    b.iconst_1().newarray(kind).astore(1).aload(1).iconst_0().iload(0);
                    b.arrayStore(kind).aload(1).iconst_0().arrayLoad(kind).ireturn();
                });
                c.withMethodBody("hot", narrowing, ClassFile.ACC_STATIC, b -> {
                    Label loop = b.newLabel(), end = b.newLabel();
                    b.iconst_0().istore(1).iconst_0().istore(2).labelBinding(loop).iload(1).sipush(20000).if_icmpge(end)
                            .iload(0).iload(1).iadd().invokestatic(own, "narrow", narrowing).invokestatic(own, "wide", widening)
                            .iload(2).iadd().istore(2).iinc(1, 1).goto_(loop).labelBinding(end).iload(2).ireturn();
                });
                c.withMethodBody("run", MethodTypeDesc.of(OBJ), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> {
                    b.new_(builder).dup().invokespecial(builder, "<init>", ConstantDescs.MTD_void);
                    MethodTypeDesc add = MethodTypeDesc.of(builder, INT);
                    for (int value : VALUES) {
                        b.ldc("\n  " + value + ":").invokevirtual(builder, "append", MethodTypeDesc.of(builder, TEXT));
                        for (String method : new String[] {"narrow", "field", "object", "hot"}) {
                            b.ldc(value).invokestatic(own, method, narrowing).invokevirtual(builder, "append", add)
                                    .bipush(' ').invokevirtual(builder, "append", MethodTypeDesc.of(builder, ConstantDescs.CD_char));
                        }
                        b.ldc(value).invokestatic(own, "array", MethodTypeDesc.of(INT, INT)).invokevirtual(builder, "append", add)
                                .bipush(' ').invokevirtual(builder, "append", MethodTypeDesc.of(builder, ConstantDescs.CD_char));
                        b.ldc(value).invokestatic(own, "wide", widening).invokevirtual(builder, "append", add)
                                .bipush(' ').invokevirtual(builder, "append", MethodTypeDesc.of(builder, ConstantDescs.CD_char));
                    }
                    b.invokevirtual(OBJ, "toString", MethodTypeDesc.of(TEXT)).areturn();
                });
            });
            Files.write(Path.of(args[0], name + ".class"), bytes);
            // The same values given to the library, which trusts its own descriptors.
            for (int value : VALUES) {
                String to = "Library" + type.displayName() + (value < 0 ? "m" + (value & 0xff) : value);
                byte[] library = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS).build(ClassDesc.of(to), c -> {
                    c.withVersion(49, 0).withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
                    c.withMethodBody("run", MethodTypeDesc.of(OBJ), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                            b -> b.ldc(value).invokestatic(calls, "use", MethodTypeDesc.of(TEXT, type)).areturn());
                });
                Files.write(Path.of(args[0], to + ".class"), library);
            }
        }
    }
}
