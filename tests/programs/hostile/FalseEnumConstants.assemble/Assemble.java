import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Enums with numbers and objects of other classes in static fields that are marked as constants. */
class Assemble {
    static final int MARKED = ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC | ClassFile.ACC_ENUM;
    static final ClassDesc ENUM = ClassDesc.of("java.lang.Enum");

    static void write(String directory, String name, Consumer<ClassBuilder> more, Consumer<java.lang.classfile.CodeBuilder> start)
            throws Exception {
        ClassDesc own = ClassDesc.of(name);
        byte[] bytes = ClassFile.of().build(own, c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL | ClassFile.ACC_SUPER | ClassFile.ACC_ENUM);
            c.withSuperclass(ENUM);
            c.withField("A", own, MARKED);
            more.accept(c);
            c.withMethodBody("<init>", MethodTypeDesc.ofDescriptor("(Ljava/lang/String;I)V"), ClassFile.ACC_PRIVATE, b ->
                    b.aload(0).aload(1).iload(2).invokespecial(ENUM, "<init>",
                            MethodTypeDesc.ofDescriptor("(Ljava/lang/String;I)V")).return_());
            c.withMethodBody("values", MethodTypeDesc.of(own.arrayType()), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b ->
                    b.iconst_1().anewarray(own).dup().iconst_0().getstatic(own, "A", own).aastore().areturn());
            c.withMethodBody("<clinit>", ConstantDescs.MTD_void, ClassFile.ACC_STATIC, b -> {
                b.new_(own).dup().ldc("A").iconst_0().invokespecial(own, "<init>",
                        MethodTypeDesc.ofDescriptor("(Ljava/lang/String;I)V")).putstatic(own, "A", own);
                start.accept(b);
                b.return_();
            });
        });
        Files.write(Path.of(directory, name + ".class"), bytes);
    }

    public static void main(String[] args) throws Exception {
        ClassDesc forged = ClassDesc.of("ForgedEnum");
        write(args[0], "ForgedEnum", c -> c.withField("number", ConstantDescs.CD_int, MARKED),
                b -> b.loadConstant(0x41424344).putstatic(forged, "number", ConstantDescs.CD_int));
        ClassDesc words = ClassDesc.of("ForgedWords");
        write(args[0], "ForgedWords", c -> {
            c.withField("number", ConstantDescs.CD_long, MARKED);
            c.withField("ratio", ConstantDescs.CD_double, MARKED);
        }, b -> b.loadConstant(0x4142434445464748L).putstatic(words, "number", ConstantDescs.CD_long)
                .loadConstant(1.5e300).putstatic(words, "ratio", ConstantDescs.CD_double));
        ClassDesc others = ClassDesc.of("ForgedOthers");
        write(args[0], "ForgedOthers", c -> c.withField("number", ConstantDescs.CD_Object, MARKED),
                b -> b.ldc("number").putstatic(others, "number", ConstantDescs.CD_Object));
    }
}
