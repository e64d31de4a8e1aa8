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
/** One call site of ObjectMethods each. */
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
        write("Plain", b -> b.new_(ClassDesc.of("Plain")).dup().invokespecial(ClassDesc.of("Plain"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "hashCode", MethodTypeDesc.ofDescriptor("(LPlain;)I"), ClassDesc.of("Plain"), "number", to(Kind.GETTER, "Plain", "number", "I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("Open", b -> b.new_(ClassDesc.of("Open")).dup().invokespecial(ClassDesc.of("Open"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "hashCode", MethodTypeDesc.ofDescriptor("(LOpen;)I"), ClassDesc.of("Open"), "open", to(Kind.GETTER, "elsewhere.Holder", "open", "I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("Secret", b -> b.new_(ClassDesc.of("Secret")).dup().invokespecial(ClassDesc.of("Secret"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "hashCode", MethodTypeDesc.ofDescriptor("(LSecret;)I"), ClassDesc.of("Secret"), "secret", to(Kind.GETTER, "elsewhere.Holder", "secret", "I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("Near", b -> b.new_(ClassDesc.of("Near")).dup().invokespecial(ClassDesc.of("Near"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "hashCode", MethodTypeDesc.ofDescriptor("(LNear;)I"), ClassDesc.of("Near"), "near", to(Kind.GETTER, "elsewhere.Holder", "near", "I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("StringValue", b -> b.new_(ClassDesc.of("StringValue")).dup().invokespecial(ClassDesc.of("StringValue"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "hashCode", MethodTypeDesc.ofDescriptor("(LStringValue;)I"), ClassDesc.of("StringValue"), "value", to(Kind.GETTER, "java.lang.String", "value", "[B"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("StaticHandle", b -> b.new_(ClassDesc.of("StaticHandle")).dup().invokespecial(ClassDesc.of("StaticHandle"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "hashCode", MethodTypeDesc.ofDescriptor("(LStaticHandle;)I"), ClassDesc.of("StaticHandle"), "x", to(Kind.STATIC, "elsewhere.Holder", "openStatic", "()Ljava/lang/Object;"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("SetterHandle", b -> b.new_(ClassDesc.of("SetterHandle")).dup().invokespecial(ClassDesc.of("SetterHandle"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "hashCode", MethodTypeDesc.ofDescriptor("(LSetterHandle;)I"), ClassDesc.of("SetterHandle"), "open", to(Kind.SETTER, "elsewhere.Holder", "open", "I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("NoNames", b -> b.new_(ClassDesc.of("NoNames")).dup().invokespecial(ClassDesc.of("NoNames"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "hashCode", MethodTypeDesc.ofDescriptor("(LNoNames;)I"), ClassDesc.of("NoNames"), "")).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("WrongName", b -> b.new_(ClassDesc.of("WrongName")).dup().invokespecial(ClassDesc.of("WrongName"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "finalize", MethodTypeDesc.ofDescriptor("(LWrongName;)I"), ClassDesc.of("WrongName"), "number", to(Kind.GETTER, "WrongName", "number", "I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("WrongResult", b -> b.new_(ClassDesc.of("WrongResult")).dup().invokespecial(ClassDesc.of("WrongResult"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "toString", MethodTypeDesc.ofDescriptor("(LWrongResult;)I"), ClassDesc.of("WrongResult"), "number", to(Kind.GETTER, "WrongResult", "number", "I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("OtherClass", b -> b.new_(ClassDesc.of("OtherClass")).dup().invokespecial(ClassDesc.of("OtherClass"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "hashCode", MethodTypeDesc.ofDescriptor("(LOtherClass;)I"), ClassDesc.of("java.lang.String"), "number", to(Kind.GETTER, "OtherClass", "number", "I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
        write("TextOf", b -> b.new_(ClassDesc.of("TextOf")).dup().invokespecial(ClassDesc.of("TextOf"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "toString", MethodTypeDesc.ofDescriptor("(LTextOf;)Ljava/lang/String;"), ClassDesc.of("TextOf"), "number", to(Kind.GETTER, "TextOf", "number", "I"))).areturn());
        write("MethodHandleOf", b -> b.new_(ClassDesc.of("MethodHandleOf")).dup().invokespecial(ClassDesc.of("MethodHandleOf"), "<init>", ConstantDescs.MTD_void).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.runtime.ObjectMethods", "bootstrap", "(" + LOOKUP + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"), "hashCode", MethodTypeDesc.ofDescriptor("(LMethodHandleOf;)I"), ClassDesc.of("MethodHandleOf"), "h", to(Kind.VIRTUAL, "java.lang.Object", "hashCode", "()I"))).invokestatic(ClassDesc.of("java.lang.Integer"), "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;")).areturn());
    }
}
