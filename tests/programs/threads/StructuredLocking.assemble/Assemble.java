import static java.lang.constant.ConstantDescs.*;
import java.lang.classfile.*;
import java.lang.constant.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;
/** Writes Locks. */
class Assemble {
    static final ClassDesc SELF = ClassDesc.of("Locks");
    static final MethodTypeDesc TAKES = MethodTypeDesc.of(CD_void, CD_Object);
    static void put(ClassBuilder c, String name, Consumer<CodeBuilder> code) { c.withMethodBody(name, TAKES, ClassFile.ACC_STATIC, code); }
    public static void main(String[] args) throws Exception {
        byte[] b = ClassFile.of().build(SELF, c -> {
            put(c, "heldAtReturn", k -> k.aload(0).monitorenter().return_());
            put(c, "heldTwice", k -> k.aload(0).monitorenter().aload(0).monitorenter().aload(0).monitorexit().return_());
            put(c, "leavesCallers", k -> k.aload(0).monitorexit().return_());
            put(c, "leavesTooOften", k -> k.aload(0).monitorenter().aload(0).monitorexit().aload(0).monitorexit().return_());
            put(c, "heldAtThrow", k -> k.aload(0).monitorenter().new_(ClassDesc.of("java.lang.IllegalStateException")).dup().invokespecial(ClassDesc.of("java.lang.IllegalStateException"), "<init>", MethodTypeDesc.of(CD_void)).athrow());
            put(c, "crossed", k -> { k.new_(CD_Object).dup().invokespecial(CD_Object, "<init>", MethodTypeDesc.of(CD_void)).astore(1).aload(0).monitorenter().aload(1).monitorenter().aload(0).monitorexit().aload(1).monitorexit().return_(); });
            put(c, "another", k -> { k.new_(CD_Object).dup().invokespecial(CD_Object, "<init>", MethodTypeDesc.of(CD_void)).astore(1).aload(0).monitorenter().aload(1).monitorexit().return_(); });
            put(c, "swapped", k -> { k.new_(CD_Object).dup().invokespecial(CD_Object, "<init>", MethodTypeDesc.of(CD_void)).astore(1).aload(1).monitorenter().aload(0).monitorexit().return_(); });
            put(c, "null", k -> k.aconst_null().monitorenter().return_());
            put(c, "nullExit", k -> k.aconst_null().monitorexit().return_());
            put(c, "loop", k -> { Label l = k.newLabel(); k.iconst_0().istore(1).labelBinding(l).aload(0).monitorenter().iinc(1, 1).iload(1).iconst_3().if_icmplt(l).aload(0).monitorexit().aload(0).monitorexit().aload(0).monitorexit().return_(); });
            put(c, "balanced", k -> k.aload(0).monitorenter().aload(0).monitorenter().aload(0).monitorexit().aload(0).monitorexit().return_());
            put(c, "handler", k -> { Label s = k.newLabel(), e = k.newLabel(), h = k.newLabel(); k.trying(t -> t.aload(0).monitorenter().aconst_null().athrow(), x -> x.catchingAll(y -> y.pop().aload(0).monitorexit())); k.return_(); });
            put(c, "handlerKeeps", k -> { k.trying(t -> t.aload(0).monitorenter().aconst_null().athrow(), x -> x.catchingAll(y -> y.pop())); k.return_(); });
            put(c, "handlerExitFails", k -> { k.trying(t -> t.aload(0).monitorexit(), x -> x.catchingAll(y -> y.pop())); k.return_(); });
            put(c, "returnCaught", k -> k.aload(0).monitorenter().trying(t -> t.return_(), x -> x.catchingAll(y -> y.pop().aload(0).monitorexit().return_())));
            put(c, "returnCaughtAndKept", k -> k.aload(0).monitorenter().trying(t -> t.return_(), x -> x.catchingAll(y -> y.pop().return_())));
            put(c, "returnCaughtByAnother", k -> k.aload(0).monitorenter().trying(t -> t.return_(), x -> x.catching(ClassDesc.of("java.lang.NullPointerException"), y -> y.pop().aload(0).monitorexit().return_())));
            put(c, "returnCaughtOnce", k -> { Label again = k.newLabel(); k.iconst_3().istore(1).aload(0).monitorenter().aload(0).monitorenter().aload(0).monitorenter();
                k.labelBinding(again).trying(t -> t.return_(), x -> x.catchingAll(y -> y.pop().aload(0).monitorexit().iinc(1, -1).goto_(again))); });
            c.withMethodBody("returnCaughtSynchronized", TAKES, ClassFile.ACC_STATIC | ClassFile.ACC_SYNCHRONIZED, k -> k.aload(0).monitorenter().trying(t -> t.return_(), x -> x.catchingAll(y -> y.pop().aload(0).monitorexit().return_())));
            c.withMethodBody("leavesOwnCaught", TAKES, ClassFile.ACC_STATIC | ClassFile.ACC_SYNCHRONIZED, k -> k.ldc(SELF).monitorexit().trying(t -> t.return_(), x -> x.catchingAll(y -> y.pop().ldc(SELF).monitorenter().return_())));
            c.withMethodBody("heldWithResult", MethodTypeDesc.of(CD_int, CD_Object), ClassFile.ACC_STATIC, k -> k.aload(0).monitorenter().bipush(42).ireturn());
            c.withMethodBody("heldSynchronized", MethodTypeDesc.of(CD_void, CD_Object), ClassFile.ACC_STATIC | ClassFile.ACC_SYNCHRONIZED, k -> k.aload(0).monitorenter().return_());
            c.withMethodBody("leavesOwn", MethodTypeDesc.of(CD_void, CD_Object), ClassFile.ACC_STATIC | ClassFile.ACC_SYNCHRONIZED, k -> k.ldc(SELF).monitorexit().return_());
            c.withMethodBody("leavesOwnAndEnters", MethodTypeDesc.of(CD_void, CD_Object), ClassFile.ACC_STATIC | ClassFile.ACC_SYNCHRONIZED, k -> k.ldc(SELF).monitorexit().ldc(SELF).monitorenter().return_());
            c.withMethodBody("run", MethodTypeDesc.of(CD_void, CD_String, CD_Object), ClassFile.ACC_STATIC, k -> {
                for (String n : "heldAtReturn heldTwice leavesCallers leavesTooOften heldAtThrow crossed another swapped null nullExit loop balanced handler handlerKeeps handlerExitFails heldSynchronized leavesOwn leavesOwnAndEnters returnCaught returnCaughtAndKept returnCaughtByAnother returnCaughtOnce returnCaughtSynchronized leavesOwnCaught".split(" ")) {
                    Label l = k.newLabel(); k.aload(0).ldc(n).invokevirtual(CD_String, "equals", MethodTypeDesc.of(CD_boolean, CD_Object)).ifeq(l).aload(1).invokestatic(SELF, n, TAKES).return_().labelBinding(l);
                }
                k.aload(1).invokestatic(SELF, "heldWithResult", MethodTypeDesc.of(CD_int, CD_Object)).pop().return_();
            });
        });
        Files.write(Path.of(args[0], "Locks.class"), b);
    }
}
