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
/** Writes of final fields, and of fields that are none of the writer's. */
class Assemble {
    static final ClassDesc OBJ = ConstantDescs.CD_Object, INT = ConstantDescs.CD_int;
    static final MethodTypeDesc RUN = MethodTypeDesc.ofDescriptor("()Ljava/lang/Object;");
    static String directory;

    public static void main(String[] args) throws Exception {
        directory = args[0];
        ClassDesc base = ClassDesc.of("FinalFieldWrites$Base"), constants = ClassDesc.of("FinalFieldWrites$Constants");
        for (int version : new int[] {49, 52, 53, 65}) {
            ClassDesc own = ClassDesc.of("OwnStatic" + version), instance = ClassDesc.of("OwnInstance" + version);
            MethodTypeDesc toObject = MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;");
            ClassDesc integer = ClassDesc.of("java.lang.Integer");
            one(own, version, OBJ, c -> { }, b -> b.bipush(5).putstatic(own, "fixedStatic", INT).getstatic(own, "fixedStatic", INT)
                    .invokestatic(integer, "valueOf", toObject).areturn());
            one(instance, version, OBJ, c -> { }, b -> b.new_(instance).dup().invokespecial(instance, "<init>", ConstantDescs.MTD_void)
                    .dup().astore(0).bipush(5).putfield(instance, "fixed", INT).aload(0).getfield(instance, "fixed", INT)
                    .invokestatic(integer, "valueOf", toObject).areturn());
            ClassDesc derived = ClassDesc.of("OfBase" + version);
            one(derived, version, base, c -> { }, b -> b.new_(derived).dup().invokespecial(derived, "<init>", ConstantDescs.MTD_void)
                    .bipush(5).putfield(base, "guarded", INT).aconst_null().areturn());
            ClassDesc sub = ClassDesc.of("OfBaseInConstructor" + version);
            byte[] bytes = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS).build(sub, c -> {
                c.withVersion(version, 0).withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER).withSuperclass(base);
                c.withMethodBody("<init>", ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC, b -> b.aload(0)
                        .invokespecial(base, "<init>", ConstantDescs.MTD_void).aload(0).bipush(7).putfield(base, "guarded", INT).return_());
                c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> b.new_(sub).dup()
                        .invokespecial(sub, "<init>", ConstantDescs.MTD_void).pop().aconst_null().areturn());
            });
            Files.write(Path.of(directory, sub.displayName() + ".class"), bytes);
            one(ClassDesc.of("InterfaceField" + version), version, OBJ, c -> { }, b -> b.bipush(5).putstatic(constants, "NUMBER", INT)
                    .aconst_null().areturn());
            one(ClassDesc.of("InterfaceThrough" + version), version, OBJ, c -> c.withInterfaceSymbols(constants),
                    b -> b.bipush(5).putstatic(ClassDesc.of("InterfaceThrough" + version), "NUMBER", INT).aconst_null().areturn());
            one(ClassDesc.of("StaticAsInstance" + version), version, base, c -> { }, b -> b.new_(base).dup()
                    .invokespecial(base, "<init>", ConstantDescs.MTD_void).getfield(base, "shared", INT).pop().aconst_null().areturn());
            one(ClassDesc.of("InstanceAsStatic" + version), version, base, c -> { }, b -> b.getstatic(base, "open", INT)
                    .pop().aconst_null().areturn());
            one(ClassDesc.of("WrongType" + version), version, base, c -> { }, b -> b.getstatic(base, "shared", ConstantDescs.CD_long)
                    .pop2().aconst_null().areturn());
            one(ClassDesc.of("LibraryFinal" + version), version, OBJ, c -> { }, b -> b.iconst_0()
                    .putstatic(integer, "MAX_VALUE", INT).aconst_null().areturn());
            one(ClassDesc.of("LibraryPrivate" + version), version, OBJ, c -> { }, b -> b.ldc("text")
                    .getfield(ClassDesc.of("java.lang.String"), "value", ConstantDescs.CD_byte.arrayType()).areturn());
            one(ClassDesc.of("LibraryHash" + version), version, OBJ, c -> { }, b -> b.ldc("text").iconst_5()
                    .putfield(ClassDesc.of("java.lang.String"), "hash", INT).aconst_null().areturn());
            one(ClassDesc.of("ArrayLength" + version), version, OBJ, c -> { }, b -> b.iconst_5().newarray(TypeKind.INT)
                    .arraylength().invokestatic(integer, "valueOf", toObject).areturn());
            one(ClassDesc.of("StandardOutput" + version), version, OBJ, c -> { }, b -> b.aconst_null()
                    .putstatic(ClassDesc.of("java.lang.System"), "out", ClassDesc.of("java.io.PrintStream")).aconst_null().areturn());
        }
    }

    static void one(ClassDesc own, int version, ClassDesc parent, Consumer<ClassBuilder> members, Consumer<CodeBuilder> body)
            throws Exception {
        byte[] bytes = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS).build(own, c -> {
            c.withVersion(version, 0).withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER).withSuperclass(parent);
            c.withMethodBody("<init>", ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC, b ->
                    b.aload(0).invokespecial(parent, "<init>", ConstantDescs.MTD_void).return_());
            c.withField("fixed", INT, ClassFile.ACC_FINAL).withField("fixedStatic", INT, ClassFile.ACC_FINAL | ClassFile.ACC_STATIC);
            members.accept(c);
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, body::accept);
        });
        Files.write(Path.of(directory, own.displayName() + ".class"), bytes);
    }
}
