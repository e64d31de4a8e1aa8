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
/** One method handle constant each. */
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
        write("SecretGetter", b -> b.ldc(to(Kind.GETTER, "elsewhere.Holder", "secret", "I")).areturn());
        write("NearGetter", b -> b.ldc(to(Kind.GETTER, "elsewhere.Holder", "near", "I")).areturn());
        write("GuardedGetter", b -> b.ldc(to(Kind.GETTER, "elsewhere.Holder", "guarded", "I")).areturn());
        write("OpenGetter", b -> b.ldc(to(Kind.GETTER, "elsewhere.Holder", "open", "I")).areturn());
        write("OpenSetter", b -> b.ldc(to(Kind.SETTER, "elsewhere.Holder", "open", "I")).areturn());
        write("FixedSetter", b -> b.ldc(to(Kind.SETTER, "elsewhere.Holder", "fixed", "I")).areturn());
        write("GuardedSetter", b -> b.ldc(to(Kind.SETTER, "elsewhere.Holder", "guarded", "I")).areturn());
        write("SecretStatic", b -> b.ldc(to(Kind.STATIC_GETTER, "elsewhere.Holder", "secretStatic", "I")).areturn());
        write("GuardedStatic", b -> b.ldc(to(Kind.STATIC_GETTER, "elsewhere.Holder", "guardedStatic", "I")).areturn());
        write("FixedStaticSetter", b -> b.ldc(to(Kind.STATIC_SETTER, "elsewhere.Holder", "FIXED", "I")).areturn());
        write("WrongType", b -> b.ldc(to(Kind.GETTER, "elsewhere.Holder", "open", "J")).areturn());
        write("MissingField", b -> b.ldc(to(Kind.GETTER, "elsewhere.Holder", "nothing", "I")).areturn());
        write("Hide", b -> b.ldc(to(Kind.VIRTUAL, "elsewhere.Holder", "hide", "()V")).areturn());
        write("Guard", b -> b.ldc(to(Kind.VIRTUAL, "elsewhere.Holder", "guard", "()V")).areturn());
        write("GuardSpecial", b -> b.ldc(to(Kind.SPECIAL, "elsewhere.Holder", "guard", "()V")).areturn());
        write("HideSpecial", b -> b.ldc(to(Kind.SPECIAL, "elsewhere.Holder", "hide", "()V")).areturn());
        write("GuardedNew", b -> b.ldc(to(Kind.CONSTRUCTOR, "elsewhere.Holder", "<init>", "()V")).areturn());
        write("ObjectClone", b -> b.ldc(to(Kind.VIRTUAL, "java.lang.Object", "clone", "()Ljava/lang/Object;")).areturn());
        write("ObjectFinalize", b -> b.ldc(to(Kind.VIRTUAL, "java.lang.Object", "finalize", "()V")).areturn());
        write("StringValue", b -> b.ldc(to(Kind.GETTER, "java.lang.String", "value", "[B")).areturn());
        write("StringHash", b -> b.ldc(to(Kind.SETTER, "java.lang.String", "hash", "I")).areturn());
        write("ThreadSpecial", b -> b.ldc(to(Kind.SPECIAL, "java.lang.Thread", "run", "()V")).areturn());
        write("ObjectSpecial", b -> b.ldc(to(Kind.SPECIAL, "java.lang.Object", "toString", "()Ljava/lang/String;")).areturn());
        write("ListSpecial", b -> b.ldc(to(Kind.SPECIAL, "java.util.ArrayList", "size", "()I")).areturn());
        write("ClassNew", b -> b.ldc(to(Kind.CONSTRUCTOR, "java.lang.Object", "<init>", "()V")).areturn());
        write("AbstractNew", b -> b.ldc(to(Kind.CONSTRUCTOR, "java.lang.Number", "<init>", "()V")).areturn());
        write("MissingClass", b -> b.ldc(to(Kind.STATIC, "no.Such", "m", "()V")).areturn());
        write("MissingType", b -> b.ldc(to(Kind.STATIC, "java.lang.String", "valueOf", "(Lno/Such;)V")).areturn());
        write("InterfaceStatic", b -> b.ldc(to(Kind.INTERFACE_STATIC, "java.util.List", "of", "()Ljava/util/List;")).areturn());
        write("OpenStatic", b -> b.ldc(to(Kind.STATIC, "elsewhere.Holder", "openStatic", "()Ljava/lang/Object;")).areturn());
        write("OpenStaticVirtual", b -> b.ldc(to(Kind.VIRTUAL, "elsewhere.Holder", "openStatic", "()Ljava/lang/Object;")).areturn());
        write("Lookup", b -> b.ldc(to(Kind.STATIC, "java.lang.invoke.MethodHandles", "lookup", "()Ljava/lang/invoke/MethodHandles$Lookup;")).areturn());
        write("SystemExit", b -> b.ldc(to(Kind.STATIC, "java.lang.System", "exit", "(I)V")).areturn());
        write("Internal", b -> b.ldc(to(Kind.STATIC, "jdk.internal.util.DecimalDigits", "size", "()I")).areturn());
        write("ThreadStart", b -> b.ldc(to(Kind.VIRTUAL, "java.lang.Thread", "start0", "()V")).areturn());
        write("ClassPrivate", b -> b.ldc(to(Kind.STATIC, "java.lang.Class", "forName0", "()V")).areturn());
    }
}
