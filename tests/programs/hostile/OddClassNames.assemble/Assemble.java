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
/** Classes of odd names, and classes that name them. */
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

    static void make(String name) throws Exception {
        byte[] bytes = ClassFile.of().build(ClassDesc.of("Placeholder"), c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
            c.withMethodBody("<init>", VOID, ClassFile.ACC_PUBLIC, b -> b.aload(0).invokespecial(OBJ, "<init>", VOID).return_());
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> b.ldc("ran").areturn());
        });
        save(name, renamed(bytes, "Placeholder", name));
    }

    static void use(String own, String name, int how) throws Exception {
        ClassDesc placeholder = ClassDesc.of("Placeholder");
        byte[] bytes = ClassFile.of().build(ClassDesc.of(own), c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
            c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> {
                switch (how) {
                    case 0 -> b.ldc(placeholder);
                    case 1 -> b.new_(placeholder).dup().invokespecial(placeholder, "<init>", VOID);
                    case 2 -> b.iconst_0().anewarray(placeholder);
                    case 3 -> b.ldc("text").checkcast(placeholder);
                    default -> b.iconst_0().iconst_0().multianewarray(placeholder, 2);
                }
                b.areturn();
            });
        });
        save(own, renamed(bytes, "Placeholder", name));
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        make("int");
        make("void");
        make("boolean");
        make("I");
        make("V");
        make("Q");
        make("L");
        make("java/util/Evil");
        make("javax/Evil");
        make("sun/Evil");
        make("module-info");
        make("package-info");
        make("odd/package-info");
        make("Odd$$Lambda+0x0000000000000001");
        make("OddClassNames$$Lambda+0x0000000000000001");
        make("a-b");
        make("a b");
        make("Lower");
        make("lower");
        make("a/b/c/d/Deep");
        make("\u00e9t\u00e9");
        make("a,b");
        make("<odd>");
        make("con");
        make("$");
        make("_");
        make("1");
        make("java");
        make("java/Evil");
        make("jav/a/lang/String");
        use("Ldc0", "a.b", 0);
        use("New0", "a.b", 1);
        use("Array0", "a.b", 2);
        use("Cast0", "a.b", 3);
        use("Many0", "a.b", 4);
        use("Ldc1", "a;b", 0);
        use("New1", "a;b", 1);
        use("Array1", "a;b", 2);
        use("Cast1", "a;b", 3);
        use("Many1", "a;b", 4);
        use("Ldc2", "[I", 0);
        use("New2", "[I", 1);
        use("Array2", "[I", 2);
        use("Cast2", "[I", 3);
        use("Many2", "[I", 4);
        use("Ldc3", "[a", 0);
        use("New3", "[a", 1);
        use("Array3", "[a", 2);
        use("Cast3", "[a", 3);
        use("Many3", "[a", 4);
        use("Ldc4", "a//b", 0);
        use("New4", "a//b", 1);
        use("Array4", "a//b", 2);
        use("Cast4", "a//b", 3);
        use("Many4", "a//b", 4);
        use("Ldc5", "/a", 0);
        use("New5", "/a", 1);
        use("Array5", "/a", 2);
        use("Cast5", "/a", 3);
        use("Many5", "/a", 4);
        use("Ldc6", "a/", 0);
        use("New6", "a/", 1);
        use("Array6", "a/", 2);
        use("Cast6", "a/", 3);
        use("Many6", "a/", 4);
        use("Ldc7", "", 0);
        use("New7", "", 1);
        use("Array7", "", 2);
        use("Cast7", "", 3);
        use("Many7", "", 4);
        use("Ldc8", "[LOddClassNames;", 0);
        use("New8", "[LOddClassNames;", 1);
        use("Array8", "[LOddClassNames;", 2);
        use("Cast8", "[LOddClassNames;", 3);
        use("Many8", "[LOddClassNames;", 4);
        use("Ldc9", "a[b", 0);
        use("New9", "a[b", 1);
        use("Array9", "a[b", 2);
        use("Cast9", "a[b", 3);
        use("Many9", "a[b", 4);
        use("Ldc50", "int", 0);
        use("New50", "int", 1);
        use("Array50", "int", 2);
        use("Cast50", "int", 3);
        use("Many50", "[[Lint;", 4);
        use("Ldc51", "void", 0);
        use("New51", "void", 1);
        use("Array51", "void", 2);
        use("Cast51", "void", 3);
        use("Many51", "[[Lvoid;", 4);
        use("Ldc52", "I", 0);
        use("New52", "I", 1);
        use("Array52", "I", 2);
        use("Cast52", "I", 3);
        use("Many52", "[[LI;", 4);
        use("Ldc53", "Lower", 0);
        use("New53", "Lower", 1);
        use("Array53", "Lower", 2);
        use("Cast53", "Lower", 3);
        use("Many53", "[[LLower;", 4);
        use("Ldc54", "LOWER", 0);
        use("New54", "LOWER", 1);
        use("Array54", "LOWER", 2);
        use("Cast54", "LOWER", 3);
        use("Many54", "[[LLOWER;", 4);
        use("Many55", "[[Ljava/lang/Evil;", 4);
        use("Many56", "[[Ljava/lang/Nothing;", 4);
        use("Ldc57", "module-info", 0);
        use("New57", "module-info", 1);
        use("Array57", "module-info", 2);
        use("Cast57", "module-info", 3);
        use("Many57", "[[Lmodule-info;", 4);
        use("Ldc58", "OddClassNames$$Lambda+0x0000000000000001", 0);
        use("New58", "OddClassNames$$Lambda+0x0000000000000001", 1);
        use("Array58", "OddClassNames$$Lambda+0x0000000000000001", 2);
        use("Cast58", "OddClassNames$$Lambda+0x0000000000000001", 3);
        use("Many58", "[[LOddClassNames$$Lambda+0x0000000000000001;", 4);
        use("Ldc59", "<odd>", 0);
        use("New59", "<odd>", 1);
        use("Array59", "<odd>", 2);
        use("Cast59", "<odd>", 3);
        use("Many59", "[[L<odd>;", 4);
    }
}
