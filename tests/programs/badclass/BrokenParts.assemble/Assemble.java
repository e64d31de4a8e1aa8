import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Breaks each class in its own way. */
class Assemble {
    public static void main(String[] args) throws Exception {
        Path magic = Path.of(args[0], "BadMagic.class");
        byte[] bytes = Files.readAllBytes(magic);
        bytes[0] = 0x12;
        Files.write(magic, bytes);
        Path truncated = Path.of(args[0], "Truncated.class");
        Files.write(truncated, Arrays.copyOf(Files.readAllBytes(truncated), 60));
        Path future = Path.of(args[0], "Future.class");
        bytes = Files.readAllBytes(future);
        bytes[6] = 1;
        Files.write(future, bytes);
        Files.write(Path.of(args[0], "Empty.class"), new byte[0]);
        // An int is returned as a reference.
        byte[] bad = ClassFile.of().build(ClassDesc.of("BadTypes"), c -> c.withMethodBody("f",
            MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Object;"), ClassFile.ACC_STATIC, code -> code.iload(0).areturn()));
        Files.write(Path.of(args[0], "BadTypes.class"), bad);
    }
}
