import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Writes enums that no compiler writes. */
class Assemble {
    static final MethodTypeDesc CONSTRUCTOR = MethodTypeDesc.of(CD_void, CD_String, CD_int);
    static final int ENUM_STATIC = ClassFile.ACC_STATIC | ClassFile.ACC_PUBLIC | ClassFile.ACC_ENUM;

    static void write(String directory, String name, Consumer<ClassBuilder> body) throws Exception {
        byte[] bytes = ClassFile.of().build(ClassDesc.of(name), c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL | ClassFile.ACC_SUPER | ClassFile.ACC_ENUM).withSuperclass(CD_Enum);
            c.withMethodBody("<init>", CONSTRUCTOR, ClassFile.ACC_PUBLIC,
                code -> code.aload(0).aload(1).iload(2).invokespecial(CD_Enum, "<init>", CONSTRUCTOR).return_());
            body.accept(c);
        });
        Files.write(Path.of(directory, name + ".class"), bytes);
    }

    /** A method `values` that gives an array of new constants of these names. */
    static void values(ClassBuilder c, String name, int flags, String... names) {
        ClassDesc self = ClassDesc.of(name);
        c.withMethodBody("values", MethodTypeDesc.of(self.arrayType()), flags, code -> {
            code.bipush(names.length).anewarray(self);
            for (int i = 0; i < names.length; i++) {
                code.dup().bipush(i);
                if (names[i] == null) {
                    code.aconst_null();
                } else {
                    code.new_(self).dup().ldc(names[i]).bipush(i).invokespecial(self, "<init>", CONSTRUCTOR);
                }
                code.aastore();
            }
            code.areturn();
        });
    }

    /** An enum whose method `values` gives an array of another type, with one constant and null. */
    static void array(String directory, String name, ClassDesc element) throws Exception {
        ClassDesc self = ClassDesc.of(name);
        write(directory, name, c -> c.withMethodBody("values", MethodTypeDesc.of(element.arrayType()),
            ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, code -> code.bipush(2).anewarray(element).dup().iconst_0()
                .new_(self).dup().ldc("X").iconst_0().invokespecial(self, "<init>", CONSTRUCTOR).aastore().areturn()));
    }

    public static void main(String[] args) throws Exception {
        int open = ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC;
        write(args[0], "IntField", c -> c.withField("A", CD_int, ENUM_STATIC).withField("B", CD_long, ENUM_STATIC));
        write(args[0], "OtherField", c -> {
            c.withField("A", CD_String, ENUM_STATIC).withField("B", CD_int, ENUM_STATIC);
            values(c, "OtherField", open, "X", "Y");
        });
        write(args[0], "NoFields", c -> values(c, "NoFields", open, "X", "Y"));
        write(args[0], "Doubled", c -> values(c, "Doubled", open, "X", "X"));
        write(args[0], "WithNull", c -> values(c, "WithNull", open, "X", null));
        write(args[0], "InstanceValues", c -> values(c, "InstanceValues", ClassFile.ACC_PUBLIC, "X"));
        write(args[0], "ThrowingValues", c -> c.withMethodBody("values",
            MethodTypeDesc.of(ClassDesc.of("ThrowingValues").arrayType()), open, code -> code.aconst_null().athrow()));
        write(args[0], "NullValues", c -> c.withMethodBody("values",
            MethodTypeDesc.of(ClassDesc.of("NullValues").arrayType()), open, code -> code.aconst_null().areturn()));
        write(args[0], "NoValues", c -> { });
        write(args[0], "PrivateValues", c -> values(c, "PrivateValues", ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC, "X"));
        write(args[0], "PackageValues", c -> values(c, "PackageValues", ClassFile.ACC_STATIC, "X"));
        array(args[0], "ObjectValues", CD_Object);
        array(args[0], "EnumValues", CD_Enum);
        write(args[0], "StringValues", c -> c.withMethodBody("values", MethodTypeDesc.of(CD_String), open,
            code -> code.ldc("X").areturn()));
        write(args[0], "IntValues", c -> c.withMethodBody("values", MethodTypeDesc.of(CD_int), open,
            code -> code.iconst_1().ireturn()));
        write(args[0], "AbsentSignature", c -> {
            values(c, "AbsentSignature", open, "X");
            MethodTypeDesc absent = MethodTypeDesc.of(CD_void, ClassDesc.of("Absent"));
            c.withMethodBody("secret", absent, ClassFile.ACC_PRIVATE, code -> code.return_());
            c.withMethodBody("other", absent, ClassFile.ACC_PUBLIC, code -> code.return_());
        });
    }
}
