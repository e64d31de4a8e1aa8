import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_char;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_short;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Methods that find a null in ways that javac does not write. */
class Assemble {
    static final ClassDesc CASES = ClassDesc.of("Cases");
    static final ClassDesc ROW = CD_int.arrayType();
    static final ClassDesc ROWS = ROW.arrayType();
    static final MethodTypeDesc HASH_CODE = MethodTypeDesc.of(CD_int);
    static ClassBuilder cases;

    public static void main(String[] args) throws Exception {
        Files.write(Path.of(args[0], "Cases.class"), ClassFile.of().build(CASES, Assemble::build));
    }

    static void add(String name, String type, boolean isStatic, Consumer<CodeBuilder> code) {
        int flags = ClassFile.ACC_PUBLIC | (isStatic ? ClassFile.ACC_STATIC : 0);
        cases.withMethodBody(name, MethodTypeDesc.ofDescriptor(type), flags, code);
    }

    static void build(ClassBuilder builder) {
        cases = builder;
        int shared = ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC;
        cases.withField("f", CD_Object, ClassFile.ACC_PUBLIC);
        cases.withField("row", ROW, shared).withField("rows", ROWS, shared);
        cases.withField("ba", CD_byte.arrayType(), shared).withField("ca", CD_char.arrayType(), shared);
        cases.withField("sh", CD_short.arrayType(), shared);
        add("<init>", "()V", false, k -> k.aload(0).invokespecial(CD_Object, "<init>", MTD_void).return_());
        add("indexByte", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).getstatic(CASES, "ba", CD_byte.arrayType()).iconst_1().baload()
                .aaload().arraylength().pop().return_());
        add("indexChar", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).getstatic(CASES, "ca", CD_char.arrayType()).iconst_1().caload()
                .aaload().arraylength().pop().return_());
        add("indexShort", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).getstatic(CASES, "sh", CD_short.arrayType()).iconst_1().saload()
                .aaload().arraylength().pop().return_());
        add("indexInt", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).getstatic(CASES, "row", ROW).iconst_1().iaload()
                .aaload().arraylength().pop().return_());
        add("monitorexit", "()V", true,
            k -> k.aconst_null().monitorexit().return_());
        add("thisOverwritten", "(Ljava/lang/Object;)V", false,
            k -> k.aload(1).astore(0).aload(0).invokevirtual(CD_Object, "hashCode", HASH_CODE).pop().return_());
        add("paramOfInstance", "(Ljava/lang/Object;)V", false,
            k -> k.aload(1).invokevirtual(CD_Object, "hashCode", HASH_CODE).pop().return_());
        add("names", "()V", true,
            k -> k.aconst_null().aconst_null().aconst_null().invokestatic(CASES, "n", MethodTypeDesc.of(CD_Object, ClassDesc.of("xjava.lang.StringX"), ClassDesc.of("a.java.lang.Object"), ClassDesc.of("java.lang.Objects"))).invokevirtual(CD_Object, "hashCode", HASH_CODE).pop().return_());
        add("indexLdc", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).iconst_1().dup().iadd().aaload().arraylength().pop().return_());
        add("indexBipush5", "()V", true,
            k -> k.aconst_null().bipush(-5).aaload().arraylength().pop().return_());
        add("swap", "(Ljava/lang/Object;)V", true,
            k -> k.aload(0).iconst_1().swap().invokevirtual(CD_Object, "hashCode", HASH_CODE).pop2().return_());
        add("dup_x1", "(Ljava/lang/Object;)V", true,
            k -> k.iconst_1().aload(0).dup_x1().invokevirtual(CD_Object, "hashCode", HASH_CODE).pop2().pop().return_());
        add("dup2", "(Ljava/lang/Object;)V", true,
            k -> k.aload(0).iconst_1().dup2().pop().invokevirtual(CD_Object, "hashCode", HASH_CODE).pop().pop2().return_());
        add("dup_x2", "(Ljava/lang/Object;)V", true,
            k -> k.lconst_1().aload(0).dup_x2().pop().pop2().invokevirtual(CD_Object, "hashCode", HASH_CODE).pop().return_());
        add("dup2_x1", "(Ljava/lang/Object;)V", true,
            k -> k.aload(0).lconst_1().dup2_x1().pop2().invokevirtual(CD_Object, "hashCode", HASH_CODE).pop().pop2().return_());
        add("dup2_x2", "(Ljava/lang/Object;)V", true,
            k -> k.aload(0).iconst_1().lconst_1().dup2_x2().pop2().pop().invokevirtual(CD_Object, "hashCode", HASH_CODE).pop().pop2().return_());
        add("lstoreOverParams", "(Ljava/lang/Object;Ljava/lang/Object;)V", true,
            k -> k.aload(0).aload(1).lconst_1().lstore(0).monitorenter().return_());
        add("lstoreOverParams1", "(Ljava/lang/Object;Ljava/lang/Object;)V", true,
            k -> k.aload(1).lconst_1().lstore(0).monitorenter().return_());
        add("lstoreOverParams0", "(Ljava/lang/Object;Ljava/lang/Object;)V", true,
            k -> k.aload(0).lconst_1().lstore(0).monitorenter().return_());
        add("consumer", "(Ljava/lang/Object;Ljava/lang/Object;)V", true,
            k -> k.aload(0).aload(1).astore(0).monitorenter().return_());
        add("lvtDup", "(Ljava/lang/Object;)V", true,
            k -> { var s=k.newLabel(); var e=k.newLabel(); k.labelBinding(s); k.localVariable(0, "first", CD_Object, s, e).localVariable(0, "second", CD_Object, s, e); k.aload(0).monitorenter().return_().labelBinding(e); });
        add("lvtEndExclusive", "(Ljava/lang/Object;)V", true,
            k -> { var s=k.newLabel(); var e=k.newLabel(); k.labelBinding(s); k.localVariable(0, "first", CD_Object, s, e); k.nop().labelBinding(e).aload(0).monitorenter().return_(); });
        add("lvtStartAfter", "(Ljava/lang/Object;)V", true,
            k -> { var s=k.newLabel(); var e=k.newLabel(); k.localVariable(0, "first", CD_Object, s, e); k.aload(0).labelBinding(s).monitorenter().return_().labelBinding(e); });
        add("lvtThisRenamed", "()V", false,
            k -> { var s=k.newLabel(); var e=k.newLabel(); k.labelBinding(s); k.localVariable(0, "self", CASES, s, e); k.aload(0).getfield(CASES, "f", CD_Object).monitorenter().return_().labelBinding(e); });
        add("lvtOtherSlot", "()V", false,
            k -> { var s=k.newLabel(); var e=k.newLabel(); k.labelBinding(s); k.localVariable(1, "self", CD_int, s, e); k.iconst_0().istore(1).aload(0).getfield(CASES, "f", CD_Object).monitorenter().return_().labelBinding(e); });
        add("backward", "(ILjava/lang/Object;)V", true,
            k -> { var a=k.newLabel(); var b=k.newLabel(); k.goto_(b).labelBinding(a).aload(1).monitorenter().return_().labelBinding(b).aconst_null().astore(1).goto_(a); });
        add("backwardStack", "(ILjava/lang/Object;)V", true,
            k -> { var a=k.newLabel(); var b=k.newLabel(); var c=k.newLabel(); k.iload(0).ifeq(c).aload(1).goto_(a).labelBinding(c).aconst_null().goto_(b).labelBinding(a).monitorenter().return_().labelBinding(b).goto_(a); });
        add("backwardStack0", "(ILjava/lang/Object;)V", true,
            k -> { var a=k.newLabel(); var b=k.newLabel(); var c=k.newLabel(); k.iload(0).ifeq(c).aload(1).goto_(a).labelBinding(c).aconst_null().goto_(b).labelBinding(a).monitorenter().return_().labelBinding(b).goto_(a); });
        add("mergeSameStore", "(ILjava/lang/Object;)V", true,
            k -> { var a=k.newLabel(); var b=k.newLabel(); k.iload(0).ifeq(a).aload(1).goto_(b).labelBinding(a).aload(1).labelBinding(b).monitorenter().return_(); });
        add("checkcast", "(ILjava/lang/Object;)V", true,
            k -> k.aload(1).checkcast(CD_String).checkcast(CD_Object).monitorenter().return_());
        add("invokestaticOwnerArray", "(Ljava/lang/Object;)V", true,
            k -> k.aload(0).checkcast(ROW).invokevirtual(ROW, "clone", MethodTypeDesc.of(CD_Object)).pop().return_());
        add("wide", "(Ljava/lang/Object;)V", true,
            k -> k.aload(0).astore(300).aload(300).monitorenter().return_());
        add("athrowInHandler", "()V", true,
            k -> k.trying(t->t.aconst_null().athrow(), c->c.catchingAll(h->h.pop().aconst_null().athrow())));
        add("lloadIndexL2i", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).lconst_1().l2i().aaload().arraylength().pop().return_());
        add("indexArraylength", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).getstatic(CASES, "row", ROW).arraylength().aaload().arraylength().pop().return_());
        add("indexI2b", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).iconst_1().i2b().aaload().arraylength().pop().return_());
        add("indexInstanceof", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).aconst_null().instanceOf(CD_String).aaload().arraylength().pop().return_());
        add("indexLdcInt", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).ldc(1).aaload().arraylength().pop().return_());
        add("indexSipush", "()V", true,
            k -> k.getstatic(CASES, "rows", ROWS).sipush(2).aaload().arraylength().pop().return_());
        add("iincWrite", "(I)V", true,
            k -> k.iinc(0, 0).getstatic(CASES, "rows", ROWS).iload(0).aaload().arraylength().pop().return_());
        add("istoreWrite", "(I)V", true,
            k -> k.iload(0).istore(0).getstatic(CASES, "rows", ROWS).iload(0).aaload().arraylength().pop().return_());
        add("n", "(Lxjava/lang/StringX;La/java/lang/Object;Ljava/lang/Objects;)Ljava/lang/Object;", true,
            k -> k.aconst_null().areturn());
    }
}
