// packages: libbcel-java libcommons-lang3-java
// jars: bcel.jar commons-lang3.jar
import java.io.*;
import java.util.*;
import org.apache.bcel.Const;
import org.apache.bcel.classfile.*;
import org.apache.bcel.generic.*;

/** Class files read, listed, changed, made and executed. */
public class Driver {
    static class Loader extends ClassLoader {
        Class<?> define(String name, byte[] bytes) {
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    static int sample(int n, String text) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            try {
                sum += Integer.parseInt(text) / i;
            } catch (ArithmeticException e) {
                sum--;
            }
        }
        switch (sum) {
            case 1:
                return 10;
            case 100000:
                return 20;
            default:
                return sum;
        }
    }

    public static void main(String[] args) throws Exception {
        JavaClass parsed;
        try (InputStream in = Driver.class.getResourceAsStream("Driver.class")) {
            parsed = new ClassParser(in, "Driver.class").parse();
        }
        System.out.println(parsed.getClassName() + " " + parsed.getSuperclassName() + " " + parsed.getMajor() + " " + parsed.getMethods().length + " " + parsed.getSourceFileName());
        for (Method method : parsed.getMethods()) {
            if (method.getName().equals("sample")) {
                System.out.println(method + "\n" + method.getCode());
            }
        }
        ConstantPoolGen pool = new ConstantPoolGen(parsed.getConstantPool());
        for (Method method : parsed.getMethods()) {
            MethodGen made = new MethodGen(method, parsed.getClassName(), pool);
            InstructionList list = made.getInstructionList();
            Map<String, Integer> kinds = new TreeMap<>();
            for (InstructionHandle each : list) {
                kinds.merge(each.getInstruction().getClass().getSimpleName(), 1, Integer::sum);
            }
            made.setMaxStack();
            System.out.println(method.getName() + " " + made.getMaxStack() + " " + made.getMaxLocals() + " " + kinds);
        }
        ClassGen made = new ClassGen("made.Adder", "java.lang.Object", "Adder.java", Const.ACC_PUBLIC | Const.ACC_SUPER, new String[] {"java.util.function.IntBinaryOperator"});
        made.setMajor(50);
        ConstantPoolGen constants = made.getConstantPool();
        InstructionFactory factory = new InstructionFactory(made, constants);
        made.addEmptyConstructor(Const.ACC_PUBLIC);
        InstructionList code = new InstructionList();
        MethodGen apply = new MethodGen(Const.ACC_PUBLIC, Type.INT, new Type[] {Type.INT, Type.INT}, new String[] {"a", "b"}, "applyAsInt", "made.Adder", code, constants);
        LocalVariableGen sum = apply.addLocalVariable("sum", Type.INT, null, null);
        code.append(new PUSH(constants, 0));
        sum.setStart(code.append(new ISTORE(sum.getIndex())));
        InstructionHandle head = code.append(new ILOAD(1));
        BranchInstruction leave = InstructionFactory.createBranchInstruction(Const.IFLE, null);
        code.append(leave);
        code.append(new ILOAD(sum.getIndex()));
        code.append(new ILOAD(2));
        code.append(new IADD());
        code.append(new ISTORE(sum.getIndex()));
        code.append(new IINC(1, -1));
        code.append(new GOTO(head));
        leave.setTarget(code.append(factory.createFieldAccess("java.lang.System", "out", new ObjectType("java.io.PrintStream"), Const.GETSTATIC)));
        code.append(new PUSH(constants, "made code"));
        code.append(factory.createInvoke("java.io.PrintStream", "println", Type.VOID, new Type[] {Type.STRING}, Const.INVOKEVIRTUAL));
        code.append(new ILOAD(sum.getIndex()));
        code.append(new IRETURN());
        apply.setMaxStack();
        apply.setMaxLocals();
        made.addMethod(apply.getMethod());
        code.dispose();
        byte[] bytes = made.getJavaClass().getBytes();
        System.out.println(bytes.length + " " + Arrays.hashCode(bytes));
        Object adder = new Loader().define("made.Adder", bytes).getDeclaredConstructor().newInstance();
        System.out.println(((java.util.function.IntBinaryOperator) adder).applyAsInt(6, 7));
        new DescendingVisitor(new ClassParser(new ByteArrayInputStream(bytes), "Adder.class").parse(), new org.apache.bcel.classfile.EmptyVisitor() {
            @Override
            public void visitMethod(Method method) {
                System.out.println("visits " + method.getName() + method.getSignature());
            }

            @Override
            public void visitConstantUtf8(ConstantUtf8 text) {
                System.out.print(text.getBytes() + " ");
            }
        }).visit();
        System.out.println();
        System.out.println(Type.getType("[[Ljava/lang/String;") + " " + Type.getMethodSignature(Type.LONG, new Type[] {Type.DOUBLE, new ArrayType(Type.BYTE, 2)}) + " "
                + Utility.methodSignatureToString("(ILjava/util/List;)V", "m", "public") + " " + Utility.accessToString(0x19));
        try {
            new ClassParser(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5}), "x").parse();
        } catch (ClassFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
