import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Writes the loops of Hot. */
class Assemble {
    /** A loop of so many rounds (local 0 at first), which it counts in a local; goes back by goto_w. */
    static void loop(CodeBuilder code, int counter, int limit, Runnable body) {
        Label head = code.newLabel(), end = code.newLabel();
        code.iload(0).istore(limit).iconst_0().istore(counter);
        code.labelBinding(head).iload(counter).iload(limit).if_icmpge(end);
        body.run();
        code.iinc(counter, 1).goto_w(head);
        code.labelBinding(end);
    }

    static void stack(CodeBuilder code) {
        int i = 300, limit = 301, sum = 302;
        code.lconst_0().lstore(sum);
        loop(code, i, limit, () -> {
            code.nop();
            code.iload(i).iconst_3().swap().isub().i2l().lload(sum).ladd().lstore(sum);
            code.iload(i).lload(sum).dup2_x1().pop2().i2l().ladd().lstore(sum);
            code.lload(sum).iload(i).i2l().dup2_x2().ladd().ladd().lstore(sum);
            code.iload(i).iload(i).iconst_2().dup2_x1().pop2().dup_x2().pop().iadd().iadd().i2l().lload(sum).lxor().lstore(sum);
            code.lload(sum).l2f().fconst_0().fsub().f2l().lload(sum).l2d().d2l().lor().lload(sum).ladd().lstore(sum);
        });
        code.lload(sum).lreturn();
    }

    /** Short forms of stores to locals 0 and 1, whose types change in each round. */
    static void locals(CodeBuilder code) {
        int i = 10, limit = 11, sum = 12, floats = 14;
        code.dconst_0().dstore(sum).iconst_4().newarray(TypeKind.FLOAT).astore(floats);
        loop(code, i, limit, () -> {
            code.ldc("text").astore(0).aload(0).astore(1).aload(1).pop();
            code.iload(i).i2f().fstore(0).fload(0).fneg().fstore(1).fload(1).fstore(3).fload(3).f2d().dload(sum).dadd().dstore(sum);
            code.iload(i).i2d().dstore(0).dload(0).dneg().dstore(1).dload(1).dload(sum).dsub().dstore(sum);
            code.iload(i).i2l().lstore(0).lload(0).lstore(1).lload(1).l2d().dload(sum).dadd().dstore(sum);
            code.aload(floats).iload(i).iconst_3().iand().iload(i).i2f().fastore();
            code.aload(floats).iconst_2().faload().f2d().dload(sum).dadd().dstore(sum);
            code.fconst_0().fload(3).fcmpl().i2d().dload(sum).dadd().dstore(sum);
        });
        code.dload(sum).dreturn();
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of().build(ClassDesc.of("Hot"), c -> {
            Consumer<CodeBuilder> stack = Assemble::stack, locals = Assemble::locals;
            c.withMethodBody("stack", MethodTypeDesc.ofDescriptor("(I)J"), ClassFile.ACC_STATIC, stack);
            c.withMethodBody("locals", MethodTypeDesc.ofDescriptor("(I)D"), ClassFile.ACC_STATIC, locals);
        });
        Files.write(Path.of(args[0], "Hot.class"), bytes);
    }
}
