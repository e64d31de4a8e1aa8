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
/** Classes that claim nests, sealed superclasses, records and enclosing classes that are not theirs. */
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

    static void nest(String name, String host, String owner) throws Exception {
        byte[] bytes = ClassFile.of().build(ClassDesc.of(name), c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER).with(NestHostAttribute.of(ClassDesc.of(host)));
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b ->
                    b.invokestatic(ClassDesc.of(owner), "secret", MethodTypeDesc.ofDescriptor("()Ljava/lang/String;")).areturn());
        });
        save(name.replace('.', '/'), bytes);
    }

    static void member(String name, String... members) throws Exception {
        byte[] bytes = ClassFile.of().build(ClassDesc.of(name), c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
            c.with(NestMembersAttribute.ofSymbols(java.util.Arrays.stream(members).map(ClassDesc::of).toList()));
            c.withMethodBody("secret", MethodTypeDesc.ofDescriptor("()Ljava/lang/String;"), ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC,
                    b -> b.ldc("secret of " + name).areturn());
        });
        save(name.replace('.', '/'), bytes);
    }

    static void under(String name, String parent, boolean isInterface) throws Exception {
        byte[] bytes = ClassFile.of().build(ClassDesc.of(name), c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
            if (isInterface) {
                c.withInterfaceSymbols(ClassDesc.of(parent));
            } else {
                c.withSuperclass(ClassDesc.of(parent));
            }
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> b.ldc("ran").areturn());
        });
        save(name, bytes);
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        member("Host", "Mate", "other.Stranger", "Missing");
        nest("Mate", "Host", "Host");
        nest("Uninvited", "Host", "Host");
        nest("other.Stranger", "Host", "Host");
        nest("OfMissing", "no.Such", "Host");
        nest("OfLibrary", "java.lang.String", "Host");
        nest("OfItself", "OfItself", "Host");
        member("Chain", "Link");
        nest("Link", "Mate", "Host");
        nest("OfTest", "FalseNests", "FalseNests");
        nest("Foreign", "FalseNests$Keeper", "FalseNests$Keeper");
        under("OfSealed", "FalseNests$Shut", false);
        under("OfSealedInterface", "FalseNests$ShutInterface", true);
        under("OfFinal", "java.lang.String", false);
        under("OfRecord", "java.lang.Record", false);
        under("OfEnum", "java.lang.Enum", false);
        under("OfHandle", "java.lang.invoke.MethodHandle", false);
        under("OfVariable", "java.lang.invoke.VarHandle", false);
        under("OfCallSite", "java.lang.invoke.CallSite", false);
        under("OfInterface", "java.lang.Runnable", false);
        under("OfClassAsInterface", "java.lang.Thread", true);
        under("OfMissingClass", "no.Such", false);
        under("OfOwn", "OfOwn", false);
        under("OfThread", "java.lang.Thread", false);
        under("OfObject", "java.lang.Object", false);
        under("OfClass", "java.lang.Class", false);
        under("OfArray", "java.lang.reflect.Array", false);
        under("OfMath", "java.lang.Math", false);
    }
}
