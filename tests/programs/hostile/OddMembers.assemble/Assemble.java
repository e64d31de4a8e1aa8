import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.*;
import java.lang.constant.*;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
/** Members that differ in their descriptors only, natives with names of the library's, and locks that are not given back. */
class Assemble {
    static final ClassDesc OBJ = ConstantDescs.CD_Object;
    static final MethodTypeDesc RUN = MethodTypeDesc.ofDescriptor("()Ljava/lang/Object;"), VOID = ConstantDescs.MTD_void;
    static String directory;

    static void save(String name, byte[] bytes) throws Exception {
        Path path = Path.of(directory, name + ".class");
        Files.createDirectories(path.getParent());
        Files.write(path, bytes);
    }

    /** Replaces a name in the constant pool by another one. */
    static byte[] renamed(byte[] bytes, String from, String to) {
        byte[] old = utf8(from);
        byte[] by = utf8(to);
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        for (int i = 0; i < bytes.length; i++) {
            if (i + old.length <= bytes.length && java.util.Arrays.equals(bytes, i, i + old.length, old, 0, old.length)) {
                out.writeBytes(by);
                i += old.length - 1;
            } else {
                out.write(bytes[i]);
            }
        }
        return out.toByteArray();
    }

    static byte[] utf8(String text) {
        byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        byte[] entry = new byte[bytes.length + 3];
        entry[0] = 1;
        entry[1] = (byte) (bytes.length >> 8);
        entry[2] = (byte) bytes.length;
        System.arraycopy(bytes, 0, entry, 3, bytes.length);
        return entry;
    }

    static void one(String name, Consumer<ClassBuilder> members, Consumer<CodeBuilder> body) throws Exception {
        byte[] bytes = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS).build(ClassDesc.of(name), c -> {
            c.withVersion(49, 0).withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
            c.withMethodBody("<init>", VOID, ClassFile.ACC_PUBLIC, b -> b.aload(0).invokespecial(OBJ, "<init>", VOID).return_());
            members.accept(c);
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, body::accept);
        });
        save(name, bytes);
    }

    static final int SHARED = ClassFile.ACC_STATIC | ClassFile.ACC_PUBLIC;

    public static void main(String[] args) throws Exception {
        directory = args[0];
        ClassDesc integer = ClassDesc.of("java.lang.Integer");
        MethodTypeDesc box = MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;");
        one("FieldsOfOneName", c -> c.withField("x", ConstantDescs.CD_int, SHARED).withField("x", ConstantDescs.CD_long, SHARED)
                .withField("x", OBJ, SHARED).withField("x", ConstantDescs.CD_byte, SHARED),
                b -> {
                    ClassDesc own = ClassDesc.of("FieldsOfOneName");
                    b.iconst_5().putstatic(own, "x", ConstantDescs.CD_int).ldc(-1L).putstatic(own, "x", ConstantDescs.CD_long)
                            .ldc("x").putstatic(own, "x", OBJ).sipush(300).putstatic(own, "x", ConstantDescs.CD_byte)
                            .getstatic(own, "x", ConstantDescs.CD_int).getstatic(own, "x", ConstantDescs.CD_byte).iadd()
                            .invokestatic(integer, "valueOf", box).areturn();
                });
        one("SameField", c -> c.withField("x", ConstantDescs.CD_int, SHARED).withField("x", ConstantDescs.CD_int, SHARED),
                b -> b.aconst_null().areturn());
        one("SameMethod", c -> {
            c.withMethodBody("m", VOID, SHARED, b -> b.return_());
            c.withMethodBody("m", VOID, SHARED, b -> b.return_());
        }, b -> b.aconst_null().areturn());
        one("MethodsByResult", c -> {
            c.withMethodBody("m", MethodTypeDesc.ofDescriptor("()I"), SHARED, b -> b.iconst_1().ireturn());
            c.withMethodBody("m", MethodTypeDesc.ofDescriptor("()J"), SHARED, b -> b.lconst_1().lreturn());
            c.withMethodBody("m", RUN, SHARED, b -> b.ldc("object").areturn());
            c.withMethodBody("m", VOID, SHARED, b -> b.return_());
        }, b -> b.invokestatic(ClassDesc.of("MethodsByResult"), "m", VOID)
                .invokestatic(ClassDesc.of("MethodsByResult"), "m", RUN).areturn());
        for (String[] of : new String[][] {{"arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V"}, {"halt0", "(I)V"},
            {"registerNatives", "()V"}, {"currentThread", "()Ljava/lang/Thread;"}, {"identityHashCode", "(Ljava/lang/Object;)I"}}) {
            String name = "Native" + of[0];
            MethodTypeDesc type = MethodTypeDesc.ofDescriptor(of[1]);
            one(name, c -> c.withMethod(of[0], type, SHARED | ClassFile.ACC_NATIVE, m -> { }), b -> {
                for (ClassDesc parameter : type.parameterList()) {
                    if (parameter.isPrimitive()) {
                        b.iconst_0();
                    } else {
                        b.aconst_null();
                    }
                }
                b.invokestatic(ClassDesc.of(name), of[0], type).aconst_null().areturn();
            });
        }
        one("NativeHash", c -> c.withMethod("hashCode", MethodTypeDesc.ofDescriptor("()I"),
                ClassFile.ACC_PUBLIC | ClassFile.ACC_NATIVE, m -> { }), b -> b.new_(ClassDesc.of("NativeHash")).dup()
                .invokespecial(ClassDesc.of("NativeHash"), "<init>", VOID).invokevirtual(OBJ, "hashCode",
                MethodTypeDesc.ofDescriptor("()I")).invokestatic(integer, "valueOf", box).areturn());
        one("NativeInitialiser", c -> c.withMethod("<clinit>", VOID, ClassFile.ACC_STATIC | ClassFile.ACC_NATIVE, m -> { }),
                b -> b.aconst_null().areturn());
        one("NativeConstructor", c -> c.withMethod("<init>", MethodTypeDesc.ofDescriptor("(I)V"), ClassFile.ACC_NATIVE, m -> { }),
                b -> b.new_(ClassDesc.of("NativeConstructor")).dup().iconst_1().invokespecial(ClassDesc.of("NativeConstructor"), "<init>",
                MethodTypeDesc.ofDescriptor("(I)V")).areturn());
        one("NotLocked", c -> { }, b -> b.ldc("other").monitorexit().aconst_null().areturn());
        one("LockNull", c -> { }, b -> b.aconst_null().monitorenter().aconst_null().areturn());
        one("UnlockNull", c -> { }, b -> b.aconst_null().monitorexit().aconst_null().areturn());
        one("SelfCovering", c -> { }, b -> {
            Label start = b.newBoundLabel();
            b.ldc("self").pop();
            Label handler = b.newLabel();
            Label end = b.newLabel();
            b.iconst_1().iconst_0().idiv().pop().aconst_null().areturn();
            b.labelBinding(handler).pop().ldc("caught").areturn().labelBinding(end);
            b.exceptionCatchAll(start, end, handler);
        });
        one("WideLocals", c -> { }, b -> b.iconst_5().istore(30000).iinc(30000, 1000).iload(30000)
                .invokestatic(integer, "valueOf", box).areturn());
        one("LongOverInt", c -> { }, b -> b.iconst_1().istore(1).lconst_1().lstore(0).iload(1)
                .invokestatic(integer, "valueOf", box).areturn());
        one("HalfOfLong", c -> { }, b -> b.lconst_1().pop().invokestatic(integer, "valueOf", box).areturn());
        one("DupOfLong", c -> { }, b -> b.lconst_1().dup().pop2().pop2().aconst_null().areturn());
        one("FallOff", c -> { }, b -> b.iconst_0());
        one("Underflow", c -> { }, b -> b.pop().aconst_null().areturn());
        one("ReturnInt", c -> { }, b -> b.iconst_0().ireturn());
        one("ReturnNothing", c -> { }, b -> b.return_());
        one("IntAsObject", c -> { }, b -> b.ldc(0x41424344).areturn());
        one("ObjectAsInt", c -> { }, b -> b.ldc("text").invokestatic(integer, "valueOf", box).areturn());
        one("FloatAsInt", c -> { }, b -> b.fconst_1().invokestatic(integer, "valueOf", box).areturn());
        one("NoReceiver", c -> c.withMethodBody("self", RUN, 0, b -> b.aload(0).areturn()),
                b -> b.invokestatic(ClassDesc.of("NoReceiver"), "self", RUN).areturn());
        one("StaticWithReceiver", c -> c.withMethodBody("none", RUN, ClassFile.ACC_STATIC, b -> b.aconst_null().areturn()),
                b -> b.new_(ClassDesc.of("StaticWithReceiver")).dup().invokespecial(ClassDesc.of("StaticWithReceiver"), "<init>", VOID)
                .invokevirtual(ClassDesc.of("StaticWithReceiver"), "none", RUN).areturn());
        one("WrongInterface", c -> { }, b -> b.ldc("text").invokeinterface(ClassDesc.of("java.util.List"), "size",
                MethodTypeDesc.ofDescriptor("()I")).invokestatic(integer, "valueOf", box).areturn());
        one("WrongArray", c -> { }, b -> b.iconst_1().newarray(TypeKind.INT).iconst_0().aaload().areturn());
        one("LongArrayAsInt", c -> { }, b -> b.iconst_1().newarray(TypeKind.LONG).iconst_0().iaload()
                .invokestatic(integer, "valueOf", box).areturn());
        one("StoreInWrongArray", c -> { }, b -> b.iconst_1().anewarray(ConstantDescs.CD_String).iconst_0()
                .new_(OBJ).dup().invokespecial(OBJ, "<init>", VOID).aastore().aconst_null().areturn());
        one("BooleanAsByte", c -> { }, b -> b.iconst_1().newarray(TypeKind.BOOLEAN).dup().iconst_0().bipush(-2).bastore()
                .iconst_0().baload().invokestatic(integer, "valueOf", box).areturn());
        one("ThrowText", c -> { }, b -> b.ldc("text").athrow());
        one("CatchText", c -> { }, b -> {
            Label start = b.newBoundLabel();
            b.aconst_null().areturn();
            Label handler = b.newBoundLabel();
            b.areturn();
            b.exceptionCatch(start, handler, handler, ConstantDescs.CD_String);
        });
    }
}
