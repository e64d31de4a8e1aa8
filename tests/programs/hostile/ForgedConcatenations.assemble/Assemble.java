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
/** One concatenation each. */
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

    static CodeBuilder push(CodeBuilder b, int count) {
        for (int i = 0; i < count; i++) {
            b.iconst_1();
        }
        return b;
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        write("Plain", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/String;"), "a\1b")).areturn());
        write("TooFew", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/String;"), "ab")).areturn());
        write("TooMany", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/String;"), "\1\1")).areturn());
        write("Constant", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/String;"), "\1\2", "c")).areturn());
        write("MissingConstant", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/String;"), "\1\2")).areturn());
        write("SpareConstant", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/String;"), "\1", "c")).areturn());
        write("ClassConstant", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/String;"), "\1\2", ClassDesc.of("java.lang.String"))).areturn());
        write("NoRecipe", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/String;"))).areturn());
        write("IntegerResult", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/Integer;"), "\1")).areturn());
        write("VoidResult", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)V"), "\1")).aconst_null().areturn());
        write("NullArgument", b -> b.aconst_null().invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/String;"), "\1")).areturn());
        write("MissingClassConstant", b -> b.ldc("text").invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/String;"), "\1\2", ClassDesc.of("no.Such"))).areturn());
        write("JustEnough", b -> push(b, 200).invokedynamic(DynamicCallSiteDesc.of(to(Kind.STATIC, "java.lang.invoke.StringConcatFactory", "makeConcatWithConstants", "(" + LOOKUP + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), "x", MethodTypeDesc.ofDescriptor("" + "(" + "I".repeat(200) + ")Ljava/lang/String;" + ""), "\1".repeat(200))).areturn());
    }
}
