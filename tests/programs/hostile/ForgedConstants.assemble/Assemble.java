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
/** One dynamic constant each. */
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
        write("Made", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "make", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("MadeText", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "make", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/String;"))).areturn());
        write("MadeWrong", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "make", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Integer;"))).areturn());
        write("MadeArray", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "make", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("[I"))).areturn());
        write("MadeInt", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "makeInteger", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("MadeLong", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "makeInteger", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("J"))).invokestatic(ClassDesc.of("java.lang.Long"), "valueOf", MethodTypeDesc.ofDescriptor("(J)Ljava/lang/Long;")).areturn());
        write("MadeByte", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "makeInteger", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("B"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("MadeBoolean", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "makeInteger", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Z"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("TextAsInt", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "make", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("NullAsInt", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "makeNull", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("NullAsText", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "makeNull", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/String;"))).areturn());
        write("Failing", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "fail", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("FailingError", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "failError", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("Near", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "makeNear", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("Secret", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "makeSecret", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("TooMany", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "make", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"), 1, 2)).areturn());
        write("Many", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "makeMany", "(Ljava/lang/invoke/MethodHandles$Lookup;[Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Integer;"), 1, 2L, "a")).areturn());
        write("Instance", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.VIRTUAL, "elsewhere.Holder", "makeInstance", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("Getter", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC_GETTER, "elsewhere.Holder", "FIXED", "I"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("Constructor", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.CONSTRUCTOR, "java.lang.Object", "<init>", "()V"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("Lookup", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "makeLookup", "(" + LOOKUP + "Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("MissingBootstrap", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "nothing", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("MissingArgument", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "elsewhere.Holder", "make", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"), ClassDesc.of("no.Such"))).areturn());
        write("Null", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "nullConstant", "(" + LOOKUP + "Ljava/lang/Class;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
        write("NullInt", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "nullConstant", "(" + LOOKUP + "Ljava/lang/Class;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("NullArray", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "nullConstant", "(" + LOOKUP + "Ljava/lang/Class;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("[[I"))).areturn());
        write("EnumOf", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "enumConstant", "(" + LOOKUP + "Ljava/lang/Class;)Ljava/lang/Enum;"), "SECONDS", ClassDesc.ofDescriptor("Ljava/util/concurrent/TimeUnit;"))).areturn());
        write("Fixed", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "getStaticFinal", "(" + LOOKUP + "Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/Object;"), "FIXED", ClassDesc.ofDescriptor("I"), ClassDesc.of("elsewhere.Holder"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("FixedFrom", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "getStaticFinal", "(" + LOOKUP + "Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/Object;"), "MAX_VALUE", ClassDesc.ofDescriptor("I"), ClassDesc.of("java.lang.Integer"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("Primitive", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "primitiveClass", "(" + LOOKUP + "Ljava/lang/Class;)Ljava/lang/Class;"), "I", ClassDesc.ofDescriptor("Ljava/lang/Class;"))).areturn());
        write("Invoked", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "invoke", "(" + LOOKUP + "Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"), to(Kind.STATIC, "elsewhere.Holder", "openStatic", "()Ljava/lang/Object;"))).areturn());
        write("InvokedWrong", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "invoke", "(" + LOOKUP + "Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Integer;"), to(Kind.STATIC, "elsewhere.Holder", "openStatic", "()Ljava/lang/Object;"))).areturn());
        write("InvokedGuarded", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "invoke", "(" + LOOKUP + "Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"), to(Kind.CONSTRUCTOR, "elsewhere.Holder", "<init>", "()V"))).areturn());
        write("InvokedLookup", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "invoke", "(" + LOOKUP + "Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"), to(Kind.STATIC, "java.lang.invoke.MethodHandles", "lookup", "()Ljava/lang/invoke/MethodHandles$Lookup;"))).areturn());
        write("OpenVariable", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "fieldVarHandle", "(" + LOOKUP + "Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;"), "open", ClassDesc.ofDescriptor("Ljava/lang/invoke/VarHandle;"), ClassDesc.of("elsewhere.Holder"), ConstantDescs.CD_int)).pop().ldc("found").areturn());
        write("SecretVariable", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "fieldVarHandle", "(" + LOOKUP + "Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;"), "secret", ClassDesc.ofDescriptor("Ljava/lang/invoke/VarHandle;"), ClassDesc.of("elsewhere.Holder"), ConstantDescs.CD_int)).areturn());
        write("StringVariable", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "fieldVarHandle", "(" + LOOKUP + "Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;"), "value", ClassDesc.ofDescriptor("Ljava/lang/invoke/VarHandle;"), ConstantDescs.CD_String, ConstantDescs.CD_byte.arrayType())).areturn());
        write("NoArray", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.ConstantBootstraps", "arrayVarHandle", "(" + LOOKUP + "Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;"), "x", ClassDesc.ofDescriptor("Ljava/lang/invoke/VarHandle;"), ConstantDescs.CD_String)).areturn());
        write("Lambda", b -> b.ldc(DynamicConstantDesc.ofNamed(to(Kind.STATIC, "java.lang.invoke.MethodHandles", "lookup", "()Ljava/lang/invoke/MethodHandles$Lookup;"), "x", ClassDesc.ofDescriptor("Ljava/lang/Object;"))).areturn());
    }
}
