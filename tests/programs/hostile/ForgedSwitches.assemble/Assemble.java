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
/** One call site of SwitchBootstraps each. */
class Assemble {
    static final ClassDesc OBJ = ConstantDescs.CD_Object, OWNER = ClassDesc.of("elsewhere.Holder");
    static final MethodTypeDesc RUN = MethodTypeDesc.ofDescriptor("()Ljava/lang/Object;");
    static String directory;
    static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;";

    static DirectMethodHandleDesc to(Kind kind, String owner, String name, String type) {
        return MethodHandleDesc.of(kind, ClassDesc.of(owner), name, type);
    }

    static void write(String name, Consumer<CodeBuilder> body) throws Exception {
        ClassDesc own = ClassDesc.of(name);
        byte[] bytes = ClassFile.of().build(own, c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER).withSuperclass(ClassDesc.of("elsewhere.Holder"));
            c.withField("text", ConstantDescs.CD_String, ClassFile.ACC_STATIC | ClassFile.ACC_FINAL).withField("number", ConstantDescs.CD_int, 0);
            c.withMethodBody("<init>", ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC, b ->
                    b.aload(0).invokespecial(OWNER, "<init>", ConstantDescs.MTD_void).return_());
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, body::accept);
        });
        Files.write(Path.of(directory, name + ".class"), bytes);
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        write("Texts", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), "a", "text")).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("Classes", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), ClassDesc.of("java.lang.Integer"), ClassDesc.of("java.lang.String"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("Numbers", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), 1, 2)).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("LongLabel", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), 5L)).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("FloatLabel", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), 1.5f)).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("DoubleLabel", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), 1.5)).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("HandleLabel", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), to(Kind.STATIC, "elsewhere.Holder", "openStatic", "()Ljava/lang/Object;"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("TypeLabel", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), MethodTypeDesc.ofDescriptor("()V"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("MissingLabel", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), ClassDesc.of("no.Such"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("InternalLabel", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), ClassDesc.of("jdk.internal.util.DecimalDigits"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("ArrayLabel", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), ClassDesc.of("java.lang.String").arrayType())).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("NoLabels", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("Negative", b -> b.ldc("text").iconst_m1().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), "a")).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("Beyond", b -> b.ldc("text").bipush(50).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), "a")).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("AtEnd", b -> b.ldc("text").iconst_1().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), "a")).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("NullSelector", b -> b.aconst_null().iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)I"), "a")).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("OneParameter", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)I"), "a")).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("ThreeParameters", b -> b.ldc("text").iconst_0().iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;II)I"), "a")).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("LongRestart", b -> b.ldc("text").lconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;J)I"), "a")).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("LongResult", b -> b.ldc("text").iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "typeSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)J"), "a")).invokestatic(ClassDesc.of("java.lang.Long"), "valueOf", MethodTypeDesc.ofDescriptor("(J)Ljava/lang/Long;")).areturn());
        write("EnumNames", b -> b.getstatic(ClassDesc.of("java.util.concurrent.TimeUnit"), "SECONDS", ClassDesc.of("java.util.concurrent.TimeUnit")).iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "enumSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/util/concurrent/TimeUnit;I)I"), "SECONDS", "NOTHING")).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("EnumNumber", b -> b.aconst_null().iconst_0().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.SwitchBootstraps", "enumSwitch", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/util/concurrent/TimeUnit;I)I"), 1)).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
    }
}
