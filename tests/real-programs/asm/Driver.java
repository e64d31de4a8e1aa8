// packages: libasm-java
// release: 17
// jars: asm.jar asm-tree.jar asm-analysis.jar asm-util.jar asm-commons.jar
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.objectweb.asm.*;
import org.objectweb.asm.commons.*;
import org.objectweb.asm.tree.*;
import org.objectweb.asm.tree.analysis.*;
import org.objectweb.asm.util.*;

/** Classes read, written, changed, printed, analysed and run. */
public class Driver {
    public static class Sample implements Comparable<Sample> {
        private int value = 3;

        public int twice(int x) {
            int sum = 0;
            for (int i = 0; i < x; i++) {
                sum += i % 2 == 0 ? value : -1;
            }
            return sum;
        }

        public String text(Object o) {
            try {
                return "sample " + o.toString();
            } catch (NullPointerException e) {
                return "null";
            }
        }

        @Override
        public int compareTo(Sample other) {
            return Integer.compare(value, other.value);
        }
    }

    static final class Defining extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass(null, bytes, 0, bytes.length);
        }
    }

    static byte[] sample() throws Exception {
        try (InputStream in = Driver.class.getResourceAsStream("Driver$Sample.class")) {
            return in.readAllBytes();
        }
    }

    static byte[] generated() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, "made/Power", null, "java/lang/Object",
                new String[] {"java/util/function/IntBinaryOperator"});
        GeneratorAdapter init = new GeneratorAdapter(Opcodes.ACC_PUBLIC, Method.getMethod("void <init> ()"), null, null, writer);
        init.loadThis();
        init.invokeConstructor(Type.getType(Object.class), Method.getMethod("void <init> ()"));
        init.returnValue();
        init.endMethod();
        MethodVisitor power = writer.visitMethod(Opcodes.ACC_PUBLIC, "applyAsInt", "(II)I", null, null);
        power.visitCode();
        Label loop = new Label();
        Label done = new Label();
        power.visitInsn(Opcodes.ICONST_1);
        power.visitVarInsn(Opcodes.ISTORE, 3);
        power.visitLabel(loop);
        power.visitVarInsn(Opcodes.ILOAD, 2);
        power.visitJumpInsn(Opcodes.IFLE, done);
        power.visitVarInsn(Opcodes.ILOAD, 3);
        power.visitVarInsn(Opcodes.ILOAD, 1);
        power.visitInsn(Opcodes.IMUL);
        power.visitVarInsn(Opcodes.ISTORE, 3);
        power.visitIincInsn(2, -1);
        power.visitJumpInsn(Opcodes.GOTO, loop);
        power.visitLabel(done);
        power.visitVarInsn(Opcodes.ILOAD, 3);
        power.visitInsn(Opcodes.IRETURN);
        power.visitMaxs(0, 0);
        power.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        IntBinaryOperator power = (IntBinaryOperator) new Defining().define(generated()).getDeclaredConstructor().newInstance();
        System.out.println(power.applyAsInt(3, 5) + " " + power.getClass().getName());
        ClassReader reader = new ClassReader(sample());
        System.out.println(reader.getClassName() + " " + reader.getSuperName() + " " + List.of(reader.getInterfaces()));
        List<String> seen = new ArrayList<>();
        reader.accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                seen.add(name + Type.getArgumentTypes(descriptor).length + Type.getReturnType(descriptor).getClassName());
                return null;
            }
        }, 0);
        System.out.println(seen);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
                return !name.equals("twice") ? next : new MethodVisitor(Opcodes.ASM9, next) {
                    @Override
                    public void visitInsn(int opcode) {
                        if (opcode == Opcodes.IRETURN) {
                            super.visitIntInsn(Opcodes.SIPUSH, 1000);
                            super.visitInsn(Opcodes.IADD);
                        }
                        super.visitInsn(opcode);
                    }
                };
            }
        }, 0);
        Class<?> changed = new Defining().define(writer.toByteArray());
        Object object = changed.getDeclaredConstructor().newInstance();
        System.out.println(changed.getMethod("twice", int.class).invoke(object, 7) + " " + new Sample().twice(7) + " "
                + changed.getMethod("text", Object.class).invoke(object, 5));
        ClassNode node = new ClassNode();
        reader.accept(node, 0);
        for (MethodNode method : node.methods) {
            Analyzer<BasicValue> analyzer = new Analyzer<>(new BasicVerifier());
            Frame<BasicValue>[] frames = analyzer.analyze(node.name, method);
            int deepest = 0;
            for (Frame<BasicValue> frame : frames) {
                deepest = frame == null ? deepest : Math.max(deepest, frame.getStackSize());
            }
            System.out.println(method.name + " " + method.instructions.size() + " " + method.maxLocals + " " + deepest + " "
                    + method.tryCatchBlocks.size());
        }
        StringWriter text = new StringWriter();
        new ClassReader(generated()).accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)), 0);
        System.out.println(text);
        text.getBuffer().setLength(0);
        CheckClassAdapter.verify(new ClassReader(generated()), Driver.class.getClassLoader(), false, new PrintWriter(text));
        System.out.println("verified: " + text);
        ClassWriter mapped = new ClassWriter(0);
        reader.accept(new ClassRemapper(mapped, new SimpleRemapper("Driver$Sample", "renamed/Sample")), 0);
        System.out.println(new Defining().define(mapped.toByteArray()).getName());
        try {
            new Analyzer<>(new BasicVerifier()).analyze("x", broken());
        } catch (AnalyzerException e) {
            System.out.println(e.getMessage());
        }
    }

    static MethodNode broken() {
        MethodNode method = new MethodNode(Opcodes.ACC_STATIC, "broken", "()I", null, null);
        method.instructions.add(new InsnNode(Opcodes.ACONST_NULL));
        method.instructions.add(new InsnNode(Opcodes.IRETURN));
        method.maxStack = 1;
        return method;
    }
}
