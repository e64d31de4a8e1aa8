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
/** Classes, methods and fields whose flags contradict each other. */
class Assemble {
    static final ClassDesc OBJ = ConstantDescs.CD_Object;
    static final MethodTypeDesc RUN = MethodTypeDesc.ofDescriptor("()Ljava/lang/Object;"), VOID = ConstantDescs.MTD_void;
    static String directory;

    static void save(String name, byte[] bytes) throws Exception {
        Path path = Path.of(directory, name + ".class");
        Files.createDirectories(path.getParent());
        Files.write(path, bytes);
    }

    /** Replaces a name in the constant pool by another one. */
    static byte[] renamed(byte[] bytes, String from, String to) {
        byte[] old = utf8(from);
        byte[] by = utf8(to);
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        for (int i = 0; i < bytes.length; i++) {
            if (i + old.length <= bytes.length && java.util.Arrays.equals(bytes, i, i + old.length, old, 0, old.length)) {
                out.writeBytes(by);
                i += old.length - 1;
            } else {
                out.write(bytes[i]);
            }
        }
        return out.toByteArray();
    }

    static byte[] utf8(String text) {
        byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        byte[] entry = new byte[bytes.length + 3];
        entry[0] = 1;
        entry[1] = (byte) (bytes.length >> 8);
        entry[2] = (byte) bytes.length;
        System.arraycopy(bytes, 0, entry, 3, bytes.length);
        return entry;
    }

    static void type(String name, int flags) throws Exception {
        byte[] bytes = ClassFile.of().build(ClassDesc.of(name), c -> {
            c.withFlags(flags);
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> b.ldc("ran").areturn());
        });
        save(name, bytes);
    }

    static void member(String name, int flags, boolean hasCode) throws Exception {
        byte[] bytes = ClassFile.of().build(ClassDesc.of(name), c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER | ClassFile.ACC_ABSTRACT);
            c.withMethod("odd", VOID, flags, m -> {
                if (hasCode) {
                    m.withCode(b -> b.return_());
                }
            });
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> b.ldc("ran").areturn());
        });
        save(name, bytes);
    }

    static void field(String name, int flags) throws Exception {
        byte[] bytes = ClassFile.of().build(ClassDesc.of(name), c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
            c.withField("odd", ConstantDescs.CD_int, flags);
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> b.ldc("ran").areturn());
        });
        save(name, bytes);
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        type("AbstractFinal", 0x0431);
        type("InterfaceConcrete", 0x0201);
        type("InterfaceFinal", 0x0611);
        type("InterfaceEnum", 0x4601);
        type("AnnotationAlone", 0x2021);
        type("AnnotationInterface", 0x2601);
        type("NoSuper", 0x0001);
        type("Module", 0x8000);
        type("ModuleClass", 0x8021);
        type("Unknown", 0x0021 | 0x1000);
        type("All", 0xffff);
        type("Private", 0x0022);
        type("Static", 0x0029);
        member("MPublicPrivate", 0x0003, false);
        member("CPublicPrivate", 0x0003, true);
        member("MAllAccess", 0x0007, false);
        member("CAllAccess", 0x0007, true);
        member("MAbstractFinal2", 0x0411, false);
        member("CAbstractFinal2", 0x0411, true);
        member("MAbstractStatic", 0x0408, false);
        member("CAbstractStatic", 0x0408, true);
        member("MAbstractNative", 0x0500, false);
        member("CAbstractNative", 0x0500, true);
        member("MAbstractPrivate", 0x0402, false);
        member("CAbstractPrivate", 0x0402, true);
        member("MAbstractSync", 0x0420, false);
        member("CAbstractSync", 0x0420, true);
        member("MVolatileField", 0x0050, false);
        member("CVolatileField", 0x0050, true);
        member("MAbstractCode", 0x0401, false);
        member("CAbstractCode", 0x0401, true);
        member("MNativeCode", 0x0101, false);
        member("CNativeCode", 0x0101, true);
        member("MStrictMethod", 0x0801, false);
        member("CStrictMethod", 0x0801, true);
        field("FFinalVolatile", 0x0050);
        field("FTwoAccess", 0x0003);
        field("FThree", 0x0007);
        field("FAbstract", 0x0400);
        field("FEnumField", 0x4008);
        field("FEverything", 0xffff);
        field("FBridge", 0x0040);
    }
}
