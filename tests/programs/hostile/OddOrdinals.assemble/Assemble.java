import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;

/** Enums whose initialisers give their constants whatever ordinals and names. */
class Assemble {
    static final ClassDesc ENUM = ClassDesc.of("java.lang.Enum");
    static final MethodTypeDesc MAKE = MethodTypeDesc.ofDescriptor("(Ljava/lang/String;I)V");

    static void write(String directory, String name, int first, int second, boolean isNamed) throws Exception {
        ClassDesc own = ClassDesc.of(name);
        int marked = ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC | ClassFile.ACC_FINAL
                | (name.equals("NoConstants") ? 0 : ClassFile.ACC_ENUM);
        byte[] bytes = ClassFile.of().build(own, c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL | ClassFile.ACC_SUPER | ClassFile.ACC_ENUM);
            c.withSuperclass(ENUM);
            c.withField("A", own, marked).withField("B", own, marked);
            c.withMethodBody("<init>", MAKE, ClassFile.ACC_PRIVATE, b ->
                    b.aload(0).aload(1).iload(2).invokespecial(ENUM, "<init>", MAKE).return_());
            if (!name.equals("NoValues")) {
                c.withMethodBody("values", MethodTypeDesc.of(own.arrayType()), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> {
                    switch (name) {
                        case "NullValues" -> b.aconst_null().areturn();
                        case "ThrowingValues" -> b.new_(ClassDesc.of("java.lang.IllegalStateException")).dup()
                                .invokespecial(ClassDesc.of("java.lang.IllegalStateException"), "<init>", ConstantDescs.MTD_void).athrow();
                        default -> b.iconst_2().anewarray(own).dup().iconst_0().getstatic(own, "A", own).aastore()
                                .dup().iconst_1().getstatic(own, "B", own).aastore().areturn();
                    }
                });
            }
            c.withMethodBody("<clinit>", ConstantDescs.MTD_void, ClassFile.ACC_STATIC, b -> {
                make(b, own, "A", first, isNamed);
                make(b, own, "B", second, isNamed);
                b.return_();
            });
        });
        Files.write(Path.of(directory, name + ".class"), bytes);
    }

    static void make(CodeBuilder b, ClassDesc own, String name, int ordinal, boolean isNamed) {
        b.new_(own).dup();
        if (isNamed) {
            b.ldc(name);
        } else {
            b.aconst_null();
        }
        b.loadConstant(ordinal).invokespecial(own, "<init>", MAKE).putstatic(own, name, own);
    }

    public static void main(String[] args) throws Exception {
        write(args[0], "Negative", -1, Integer.MIN_VALUE, true);
        write(args[0], "Huge", 64, Integer.MAX_VALUE, true);
        write(args[0], "Twins", 0, 0, true);
        write(args[0], "NullName", 0, 1, false);
        for (String name : new String[] {"NullValues", "WrongValues", "ThrowingValues", "NoValues", "NoConstants"}) {
            write(args[0], name, 0, 1, true);
        }
    }
}
