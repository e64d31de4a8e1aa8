import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes one class for each old version, without stack maps. */
class Assemble {
    /** A loop over category-2 values. */
    static void loop(CodeBuilder code) {
        Label head = code.newLabel(), end = code.newLabel();
        code.lconst_1().lstore(1);
        code.labelBinding(head).iload(0).ifeq(end);
        code.lload(1).iload(0).i2l().lmul().lstore(1).iinc(0, -1).goto_(head);
        code.labelBinding(end).lload(1).lreturn();
    }

    /** Two classes meet on the stack and in a local: their merged type is the common superclass Number. */
    static void merge(CodeBuilder code) {
        ClassDesc number = ClassDesc.of("java.lang.Number");
        Label other = code.newLabel(), meet = code.newLabel();
        code.iload(0).ifeq(other);
        code.bipush(5).invokestatic(ConstantDescs.CD_Integer, "valueOf", MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Integer;"));
        code.dup().astore(1).goto_(meet);
        code.labelBinding(other).ldc(7L).invokestatic(ConstantDescs.CD_Long, "valueOf", MethodTypeDesc.ofDescriptor("(J)Ljava/lang/Long;"));
        code.dup().astore(1);
        code.labelBinding(meet).invokevirtual(number, "intValue", MethodTypeDesc.of(ConstantDescs.CD_int));
        code.aload(1).invokevirtual(number, "intValue", MethodTypeDesc.of(ConstantDescs.CD_int)).iadd().ireturn();
    }

    /** A handler, whose stack holds the exception alone and whose locals are those of the whole range. */
    static void caught(CodeBuilder code) {
        code.iconst_0().istore(1);
        code.trying(
            body -> body.aload(0).invokevirtual(ConstantDescs.CD_String, "length", MethodTypeDesc.of(ConstantDescs.CD_int)).istore(1).iload(1).ireturn(),
            handlers -> handlers.catching(ClassDesc.of("java.lang.NullPointerException"), handler -> handler.pop().iload(1).iconst_1().isub().ireturn()));
    }

    public static void main(String[] args) throws Exception {
        ClassFile context = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS);
        for (int version = 45; version <= 49; version++) {
            int major = version;
            String name = "V" + version;
            byte[] bytes = context.build(ClassDesc.of(name), c -> c
                .withVersion(major, major == 45 ? 3 : 0)
                .withFlags(ClassFile.ACC_SUPER)
                .withMethodBody("loop", MethodTypeDesc.ofDescriptor("(I)J"), ClassFile.ACC_STATIC, Assemble::loop)
                .withMethodBody("merge", MethodTypeDesc.ofDescriptor("(Z)I"), ClassFile.ACC_STATIC, Assemble::merge)
                .withMethodBody("caught", MethodTypeDesc.ofDescriptor("(Ljava/lang/String;)I"), ClassFile.ACC_STATIC, Assemble::caught));
            Files.write(Path.of(args[0], name + ".class"), bytes);
        }
    }
}
