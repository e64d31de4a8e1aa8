import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Writes the bodies of Assembled. */
class Assemble {
    static final ClassDesc SELF = ClassDesc.of("Assembled");

    static void method(ClassBuilder c, String name, String type, Consumer<CodeBuilder> body) {
        c.withMethodBody(name, MethodTypeDesc.ofDescriptor(type), ClassFile.ACC_STATIC, body);
    }

    static void wideLoop(CodeBuilder code) {
        Label head = code.newLabel(), end = code.newLabel();
        code.iconst_0().istore(1);
        code.labelBinding(head).iload(0).ifle(end);
        code.iload(1).iload(0).iadd().istore(1).iinc(0, -1).goto_w(head);
        code.labelBinding(end).iload(1).ireturn();
    }

    static void emptySwitch(CodeBuilder code) {
        Label end = code.newLabel();
        code.iload(0).lookupswitch(end, List.of());
        code.labelBinding(end).iload(0).ireturn();
    }

    static void oneCase(CodeBuilder code) {
        Label seven = code.newLabel(), other = code.newLabel();
        code.iload(0).tableswitch(7, 7, other, List.of(SwitchCase.of(7, seven)));
        code.labelBinding(seven).bipush(70).ireturn();
        code.labelBinding(other).iconst_m1().ireturn();
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of().build(SELF, c -> {
            c.withField("z", ConstantDescs.CD_boolean, ClassFile.ACC_STATIC);
            c.withField("b", ConstantDescs.CD_byte, ClassFile.ACC_STATIC);
            c.withField("s", ConstantDescs.CD_short, ClassFile.ACC_STATIC);
            c.withField("c", ConstantDescs.CD_char, ClassFile.ACC_STATIC);
            method(c, "nops", "(I)I", code -> code.nop().iload(0).nop().nop().iconst_1().nop().iadd().nop().ireturn());
            method(c, "wideLoop", "(I)I", Assemble::wideLoop);
            method(c, "emptySwitch", "(I)I", Assemble::emptySwitch);
            method(c, "oneCase", "(I)I", Assemble::oneCase);
            method(c, "floatInSlot0", "(F)F", code -> code.fload(0).fneg().fstore(0).fload(0).freturn());
            method(c, "doubleInSlot0", "(D)D", code -> code.dload(0).dneg().dstore(0).dload(0).dreturn());
            method(c, "longInSlot0", "(J)J", code -> code.lload(0).l2f().f2l().lneg().lstore(0).lload(0).lreturn());
            method(c, "referenceInSlot0", "(Ljava/lang/Object;)Ljava/lang/Object;", code -> code.aload(0).astore(0).aload(0).areturn());
            method(c, "store", "([ZI)V", code -> code.aload(0).iconst_0().iload(1).bastore().return_());
            method(c, "store", "([BI)V", code -> code.aload(0).iconst_0().iload(1).bastore().return_());
            method(c, "store", "([SI)V", code -> code.aload(0).iconst_0().iload(1).sastore().return_());
            method(c, "store", "([CI)V", code -> code.aload(0).iconst_0().iload(1).castore().return_());
            method(c, "booleanOf", "(I)Z", code -> code.iload(0).ireturn());
            method(c, "byteOf", "(I)B", code -> code.iload(0).ireturn());
            method(c, "shortOf", "(I)S", code -> code.iload(0).ireturn());
            method(c, "charOf", "(I)C", code -> code.iload(0).ireturn());
            method(c, "fields", "(I)V", code -> code
                .iload(0).putstatic(SELF, "z", ConstantDescs.CD_boolean).iload(0).putstatic(SELF, "b", ConstantDescs.CD_byte)
                .iload(0).putstatic(SELF, "s", ConstantDescs.CD_short).iload(0).putstatic(SELF, "c", ConstantDescs.CD_char).return_());
            method(c, "exitOnly", "(Ljava/lang/Object;)V", code -> code.aload(0).monitorexit().return_());
            method(c, "throwArgument", "(Ljava/lang/Throwable;)V", code -> code.aload(0).athrow());
        });
        Files.write(Path.of(args[0], "Assembled.class"), bytes);
    }
}
