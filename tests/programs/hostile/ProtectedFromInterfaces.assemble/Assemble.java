import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Writes interfaces whose static methods call protected methods of Object. */
class Assemble {
    static final MethodTypeDesc COPIES = MethodTypeDesc.of(CD_Object, CD_Object);
    static final MethodTypeDesc CLONE = MethodTypeDesc.of(CD_Object);

    static void write(String directory, String name, Consumer<CodeBuilder> code) throws Exception {
        byte[] bytes = ClassFile.of(ClassFile.StackMapsOption.GENERATE_STACK_MAPS).build(ClassDesc.of(name), c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_INTERFACE | ClassFile.ACC_ABSTRACT);
            c.withInterfaceSymbols(ClassDesc.of("java.lang.Cloneable"));
            c.withMethodBody("copies", COPIES, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, code);
        });
        Files.write(Path.of(directory, name + ".class"), bytes);
    }

    public static void main(String[] args) throws Exception {
        ClassDesc thread = ClassDesc.of("java.lang.Thread");
        write(args[0], "VirtualOfObject", k -> k.aload(0).invokevirtual(CD_Object, "clone", CLONE).areturn());
        write(args[0], "SpecialOfObject", k -> k.aload(0).invokespecial(CD_Object, "clone", CLONE).areturn());
        write(args[0], "VirtualOfThread", k -> k.aload(0).checkcast(thread).invokevirtual(CD_Object, "clone", CLONE).areturn());
        write(args[0], "FinalizesObject", k -> k.aload(0).invokevirtual(CD_Object, "finalize", MTD_void).aload(0).areturn());
        write(args[0], "VirtualOfOwn", k -> k.aload(0).checkcast(ClassDesc.of("VirtualOfOwn")).invokevirtual(CD_Object, "clone", CLONE).areturn());
    }
}
