import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Each method loads its parameters, does one stack instruction, and passes what is then on the stack to show. */
class Assemble {
    static void method(ClassBuilder c, String name, String parameters, Consumer<CodeBuilder> op, String shown) {
        String string = ConstantDescs.CD_String.descriptorString();
        MethodTypeDesc type = MethodTypeDesc.ofDescriptor("(" + parameters + ")" + string);
        c.withMethodBody(name, type, ClassFile.ACC_STATIC, code -> {
            int slot = 0;
            for (ClassDesc p : type.parameterArray()) {
                TypeKind kind = TypeKind.from(p);
                code.loadLocal(kind, slot);
                slot += kind.slotSize();
            }
            op.accept(code);
            code.invokestatic(ClassDesc.of("OperandStack"), "show", MethodTypeDesc.ofDescriptor("(" + shown + ")" + string));
            code.areturn();
        });
    }

    public static void main(String[] args) throws Exception {
        String s = "Ljava/lang/String;";
        byte[] bytes = ClassFile.of().build(ClassDesc.of("Assembled"), c -> {
            method(c, "swap", "II", CodeBuilder::swap, "II");
            method(c, "swapMixed", s + "I", CodeBuilder::swap, "I" + s);
            method(c, "dupX1", "II", CodeBuilder::dup_x1, "III");
            method(c, "dupX1Mixed", "F" + s, CodeBuilder::dup_x1, s + "F" + s);
            method(c, "dupX2", "III", CodeBuilder::dup_x2, "IIII");
            method(c, "dupX2Wide", "JI", CodeBuilder::dup_x2, "IJI");
            method(c, "dup2", "II", CodeBuilder::dup2, "IIII");
            method(c, "dup2Wide", "J", CodeBuilder::dup2, "JJ");
            method(c, "dup2X1", "III", CodeBuilder::dup2_x1, "IIIII");
            method(c, "dup2X1Wide", "IJ", CodeBuilder::dup2_x1, "JIJ");
            method(c, "dup2X2", "IIII", CodeBuilder::dup2_x2, "IIIIII");
            method(c, "dup2X2Form2", "IIJ", CodeBuilder::dup2_x2, "JIIJ");
            method(c, "dup2X2Form3", "JII", CodeBuilder::dup2_x2, "IIJII");
            method(c, "dup2X2Form4", "JD", CodeBuilder::dup2_x2, "DJD");
            method(c, "pop2", "III", CodeBuilder::pop2, "I");
            method(c, "pop2Wide", "IJ", CodeBuilder::pop2, "I");
            method(c, "pop", "I" + s, CodeBuilder::pop, "I");
        });
        Files.write(Path.of(args[0], "Assembled.class"), bytes);
    }
}
