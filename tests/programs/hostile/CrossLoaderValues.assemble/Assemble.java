import static java.lang.constant.ConstantDescs.CD_Class;
import static java.lang.constant.ConstantDescs.CD_Enum;
import static java.lang.constant.ConstantDescs.CD_MethodHandles_Lookup;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Classes with a dynamic constant each. */
class Assemble {
    private static void write(String directory, String name, Consumer<CodeBuilder> get) throws Exception {
        byte[] bytes = ClassFile.of().build(ClassDesc.of(name), c -> c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER)
                .withMethodBody("get", MethodTypeDesc.of(CD_Object), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, get::accept));
        Files.write(Path.of(directory, name + ".class"), bytes);
    }

    public static void main(String[] args) throws Exception {
        ClassDesc foo = ClassDesc.of("CrossFooX");
        ClassDesc bootstraps = ClassDesc.of("java.lang.invoke.ConstantBootstraps");
        DirectMethodHandleDesc field = ConstantDescs.ofConstantBootstrap(bootstraps, "getStaticFinal", CD_Object, CD_Class);
        write(args[0], "CrossCallerX", b -> b.ldc(DynamicConstantDesc.ofNamed(field, "X", foo, ClassDesc.of("CrossFinal")))
                .getfield(foo, "arr", CD_int.arrayType()).areturn());
        DirectMethodHandleDesc constant = ConstantDescs.ofConstantBootstrap(bootstraps, "enumConstant", CD_Enum);
        write(args[0], "CrossEnumX", b -> b.ldc(DynamicConstantDesc.ofNamed(constant, "X", foo))
                .getfield(foo, "arr", CD_int.arrayType()).areturn());
        // A class that a machine may write for the constant, named before.
        DirectMethodHandleDesc own = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, ClassDesc.of("CrossFinal"),
                "bootstrap", MethodTypeDesc.of(CD_Object, CD_MethodHandles_Lookup, CD_String, CD_Class, CD_Object));
        for (int i = 0; i < 40; i++) {
            String name = "CrossNamed" + i;
            ClassDesc written = ClassDesc.ofInternalName(name + String.format("$$Linkage+0x%016x", i));
            write(args[0], name, b -> b.ldc(DynamicConstantDesc.ofNamed(own, "x", CD_Object, written)).areturn());
        }
    }
}
