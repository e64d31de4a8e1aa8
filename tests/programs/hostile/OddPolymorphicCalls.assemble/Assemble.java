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
/** Calls of signature polymorphic methods by every instruction and with odd descriptors. */
class Assemble {
    static final ClassDesc HANDLE = ClassDesc.of("java.lang.invoke.MethodHandle"), VAR = ClassDesc.of("java.lang.invoke.VarHandle"),
            OBJ = ConstantDescs.CD_Object;
    static final MethodTypeDesc RUN = MethodTypeDesc.ofDescriptor("()Ljava/lang/Object;");
    static String directory;

    static void write(String name, Consumer<CodeBuilder> body) throws Exception {
        byte[] bytes = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS).build(ClassDesc.of(name), c -> {
            c.withVersion(49, 0).withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, body::accept);
        });
        // Method handles came with version 51; without frames a class of that version has no branches.
        bytes[7] = 51;
        Files.write(Path.of(directory, name + ".class"), bytes);
    }

    static CodeBuilder handle(CodeBuilder b) {
        return b.getstatic(ClassDesc.of("OddPolymorphicCalls"), "handle", HANDLE);
    }

    static CodeBuilder variable(CodeBuilder b) {
        return b.getstatic(ClassDesc.of("OddPolymorphicCalls"), "variable", VAR);
    }

    static MethodTypeDesc type(String descriptor) {
        return MethodTypeDesc.ofDescriptor(descriptor);
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        String array = "([Ljava/lang/Object;)Ljava/lang/Object;";
        String text = "(Ljava/lang/String;)Ljava/lang/String;";
        write("Virtual", b -> handle(b).ldc("a").invokevirtual(HANDLE, "invokeExact", type(text)).areturn());
        write("NullHandle", b -> b.aconst_null().ldc("a").invokevirtual(HANDLE, "invokeExact", type(text)).areturn());
        write("NullConverting", b -> b.aconst_null().ldc("a").invokevirtual(HANDLE, "invoke", type(text)).areturn());
        write("NullVariable", b -> b.aconst_null().invokevirtual(VAR, "get", RUN).areturn());
        write("NoArguments", b -> handle(b).invokevirtual(HANDLE, "invokeExact", RUN).areturn());
        write("ObjectResult", b -> handle(b).ldc("a").invokevirtual(HANDLE, "invokeExact",
                type("(Ljava/lang/String;)Ljava/lang/Object;")).areturn());
        write("ConvertedResult", b -> handle(b).ldc("a").invokevirtual(HANDLE, "invoke",
                type("(Ljava/lang/Object;)Ljava/lang/Object;")).areturn());
        write("WrongResult", b -> handle(b).ldc("a").invokevirtual(HANDLE, "invoke",
                type("(Ljava/lang/Object;)Ljava/lang/Integer;")).areturn());
        write("PrimitiveResult", b -> handle(b).ldc("a").invokevirtual(HANDLE, "invoke",
                type("(Ljava/lang/Object;)I")).pop().aconst_null().areturn());
        write("VoidResult", b -> handle(b).ldc("a").invokevirtual(HANDLE, "invoke",
                type("(Ljava/lang/Object;)V")).aconst_null().areturn());
        write("PrimitiveArgument", b -> handle(b).iconst_1().invokevirtual(HANDLE, "invoke",
                type("(I)Ljava/lang/Object;")).areturn());
        write("MissingType", b -> handle(b).aconst_null().invokevirtual(HANDLE, "invoke",
                type("(Lno/Such;)Ljava/lang/Object;")).areturn());
        write("MissingResult", b -> handle(b).aconst_null().invokevirtual(HANDLE, "invoke",
                type("(Ljava/lang/String;)Lno/Such;")).areturn());
        write("MissingArray", b -> handle(b).aconst_null().invokevirtual(HANDLE, "invoke",
                type("([[Lno/Such;)Ljava/lang/Object;")).areturn());
        write("InternalType", b -> handle(b).aconst_null().invokevirtual(HANDLE, "invoke",
                type("(Ljdk/internal/util/DecimalDigits;)Ljava/lang/Object;")).areturn());
        write("PrivateType", b -> handle(b).aconst_null().invokevirtual(HANDLE, "invoke",
                type("(Lelsewhere/Near;)Ljava/lang/Object;")).areturn());
        write("ManyArguments", b -> {
            handle(b);
            for (int i = 0; i < 254; i++) {
                b.iconst_1();
            }
            b.invokevirtual(HANDLE, "invokeExact", type("(" + "I".repeat(254) + ")Ljava/lang/Object;")).areturn();
        });
        write("ManyLongs", b -> {
            handle(b);
            for (int i = 0; i < 127; i++) {
                b.lconst_1();
            }
            b.invokevirtual(HANDLE, "invoke", type("(" + "J".repeat(127) + ")Ljava/lang/Object;")).areturn();
        });
        write("Type", b -> handle(b).invokevirtual(HANDLE, "type", type("(I)Ljava/lang/Object;")).areturn());
        write("GetVariable", b -> variable(b).invokevirtual(VAR, "get", RUN).areturn());
        write("GetAsInteger", b -> variable(b).invokevirtual(VAR, "get", type("()Ljava/lang/Integer;")).areturn());
        write("GetAsInt", b -> variable(b).invokevirtual(VAR, "get", type("()I")).pop().aconst_null().areturn());
        write("GetAsVoid", b -> variable(b).invokevirtual(VAR, "get", type("()V")).aconst_null().areturn());
        write("GetWithObject", b -> variable(b).ldc("x").invokevirtual(VAR, "get", type("(Ljava/lang/Object;)Ljava/lang/Object;")).areturn());
        write("SetInteger", b -> variable(b).ldc(5).invokevirtual(VAR, "set", type("(I)V")).aconst_null().areturn());
        write("SetObject", b -> variable(b).ldc("set").invokevirtual(VAR, "set", type("(Ljava/lang/Object;)V")).aconst_null().areturn());
        write("SetWrongObject", b -> variable(b).new_(OBJ).dup().invokespecial(OBJ, "<init>", ConstantDescs.MTD_void)
                .invokevirtual(VAR, "set", type("(Ljava/lang/Object;)V")).aconst_null().areturn());
        write("SetGivesResult", b -> variable(b).ldc("set").invokevirtual(VAR, "set", type("(Ljava/lang/String;)Ljava/lang/Object;")).areturn());
        write("CasAsObject", b -> variable(b).ldc("a").ldc("b").invokevirtual(VAR, "compareAndSet",
                type("(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;")).areturn());
        write("CasTooFew", b -> variable(b).ldc("a").invokevirtual(VAR, "compareAndSet", type("(Ljava/lang/String;)Z"))
                .pop().aconst_null().areturn());
        write("AddToText", b -> variable(b).ldc("a").invokevirtual(VAR, "getAndAdd",
                type("(Ljava/lang/String;)Ljava/lang/String;")).areturn());
        write("BitsOfText", b -> variable(b).ldc("a").invokevirtual(VAR, "getAndBitwiseOr",
                type("(Ljava/lang/String;)Ljava/lang/String;")).areturn());
    }
}
