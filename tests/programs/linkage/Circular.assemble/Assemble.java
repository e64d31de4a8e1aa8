import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;

/** Closes the circles, which javac refuses to do: Top extends B, and J extends I. */
class Assemble {
    public static void main(String[] args) throws Exception {
        byte[] top = ClassFile.of().build(ClassDesc.of("Top"), c -> c.withSuperclass(ClassDesc.of("B")));
        byte[] j = ClassFile.of().build(ClassDesc.of("J"), c -> c
            .withFlags(ClassFile.ACC_INTERFACE | ClassFile.ACC_ABSTRACT).withInterfaceSymbols(ClassDesc.of("I")));
        Files.write(Path.of(args[0], "Top.class"), top);
        Files.write(Path.of(args[0], "J.class"), j);
    }
}
