import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.*;
import java.lang.constant.*;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
/** Classes that use objects before their constructors have run. */
class Assemble {
    static final ClassDesc OBJ = ConstantDescs.CD_Object;
    static final MethodTypeDesc VOID = ConstantDescs.MTD_void, TEXT = MethodTypeDesc.ofDescriptor("()Ljava/lang/String;"),
            TAKE = MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)V"), RUN = MethodTypeDesc.ofDescriptor("()Ljava/lang/Object;");

    interface Body {
        void write(CodeBuilder b, ClassDesc own);
    }

    static void write(String directory, String name, boolean isConstructor, Body body) throws Exception {
        for (int version : new int[] {49, 52}) {
            // The old verifier infers types; the new one takes what the frames say, which are dropped where there are none to make.
            ClassFile maker = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS, ClassFile.DeadCodeOption.KEEP_DEAD_CODE);
            String full = name + version;
            ClassDesc own = ClassDesc.of(full);
            byte[] bytes = maker.build(own, c -> {
                c.withVersion(version, 0).withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
                c.withSuperclass(name.equals("Grandparent") ? ClassDesc.of("UninitialisedObjects") : OBJ);
                c.withField("kept", OBJ, ClassFile.ACC_STATIC).withField("value", OBJ, 0);
                c.withMethodBody("take", TAKE, ClassFile.ACC_STATIC, b -> b.return_());
                c.withMethodBody("<init>", VOID, 0, b -> {
                    if (isConstructor) {
                        body.write(b, own);
                    } else {
                        b.aload(0).invokespecial(OBJ, "<init>", VOID).return_();
                    }
                });
                c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> {
                    if (isConstructor) {
                        b.new_(own).dup().invokespecial(own, "<init>", VOID).pop().ldc("made").areturn();
                    } else {
                        body.write(b, own);
                    }
                });
            });
            Files.write(Path.of(directory, full + ".class"), bytes);
        }
    }

    public static void main(String[] args) throws Exception {
        write(args[0], "StoredInField", false, (b, own) -> {
            b.new_(OBJ).putstatic(own,"kept",OBJ).aconst_null().areturn();
        });
        write(args[0], "StoredInArray", false, (b, own) -> {
            b.iconst_1().anewarray(OBJ).iconst_0().new_(OBJ).aastore().aconst_null().areturn();
        });
        write(args[0], "Passed", false, (b, own) -> {
            b.new_(OBJ).invokestatic(own,"take",TAKE).aconst_null().areturn();
        });
        write(args[0], "Returned", false, (b, own) -> {
            b.new_(OBJ).areturn();
        });
        write(args[0], "Thrown", false, (b, own) -> {
            b.new_(ClassDesc.of("java.lang.Error")).athrow();
        });
        write(args[0], "Cast", false, (b, own) -> {
            b.new_(OBJ).checkcast(OBJ).areturn();
        });
        write(args[0], "InstanceOf", false, (b, own) -> {
            b.new_(OBJ).instanceOf(OBJ).pop().aconst_null().areturn();
        });
        write(args[0], "Twice", false, (b, own) -> {
            b.new_(OBJ).dup().dup().invokespecial(OBJ,"<init>",VOID).invokespecial(OBJ,"<init>",VOID).areturn();
        });
        write(args[0], "Once", false, (b, own) -> {
            b.new_(OBJ).dup().invokespecial(OBJ,"<init>",VOID).areturn();
        });
        write(args[0], "OtherClass", false, (b, own) -> {
            b.new_(ClassDesc.of("java.lang.Error")).dup().invokespecial(OBJ,"<init>",VOID).areturn();
        });
        write(args[0], "OfSuperclass", false, (b, own) -> {
            b.new_(OBJ).dup().invokespecial(ClassDesc.of("java.lang.Error"),"<init>",VOID).areturn();
        });
        write(args[0], "Called", false, (b, own) -> {
            b.new_(OBJ).invokevirtual(OBJ,"toString",TEXT).areturn();
        });
        write(args[0], "GotField", false, (b, own) -> {
            b.new_(own).getfield(own,"value",OBJ).areturn();
        });
        write(args[0], "PutField", false, (b, own) -> {
            b.new_(own).aconst_null().putfield(own,"value",OBJ).aconst_null().areturn();
        });
        write(args[0], "Concatenated", false, (b, own) -> {
            b.new_(OBJ).ifnull(b.newBoundLabel()).aconst_null().areturn();
        });
        write(args[0], "LoopHeld", false, (b, own) -> {
            b.new_(OBJ).astore(0);
            Label l=b.newBoundLabel();
            b.iconst_1().ifeq(l).aload(0).invokespecial(OBJ,"<init>",VOID).aload(0).areturn();
        });
        write(args[0], "TwoOfOne", false, (b, own) -> {
            b.iconst_0().istore(1).aconst_null().astore(0);
            Label l=b.newBoundLabel();
            Label e=b.newLabel();
            b.iload(1).ifne(e).new_(OBJ).astore(0).iinc(1,1).goto_(l).labelBinding(e).aload(0).invokespecial(OBJ,"<init>",VOID).aload(0).areturn();
        });
        write(args[0], "InHandler", false, (b, own) -> {
            Label s=b.newLabel(),e=b.newLabel(),h=b.newLabel();
            b.new_(OBJ).astore(0).labelBinding(s).iconst_1().iconst_0().idiv().pop().labelBinding(e).aconst_null().areturn().labelBinding(h).pop().aload(0).areturn();
            b.exceptionCatchAll(s,e,h);
        });
        write(args[0], "DeadCode", false, (b, own) -> {
            b.aconst_null().areturn().new_(OBJ).areturn();
        });
        write(args[0], "JumpOver", false, (b, own) -> {
            Label l=b.newLabel();
            b.new_(OBJ).goto_(l).labelBinding(l).dup().invokespecial(OBJ,"<init>",VOID).areturn();
        });
        write(args[0], "Interface", false, (b, own) -> {
            b.new_(ClassDesc.of("java.lang.Runnable")).dup().invokespecial(OBJ,"<init>",VOID).areturn();
        });
        write(args[0], "Abstract", false, (b, own) -> {
            b.new_(ClassDesc.of("java.lang.Number")).dup().invokespecial(ClassDesc.of("java.lang.Number"),"<init>",VOID).areturn();
        });
        write(args[0], "MirrorMade", false, (b, own) -> {
            b.new_(ClassDesc.of("java.lang.Class")).areturn();
        });
        write(args[0], "MirrorConstructed", false, (b, own) -> {
            b.new_(ClassDesc.of("java.lang.Class")).dup().invokespecial(ClassDesc.of("java.lang.Class"),"<init>",VOID).areturn();
        });
        write(args[0], "EnumMade", false, (b, own) -> {
            b.new_(ClassDesc.of("java.lang.Enum")).dup().aconst_null().iconst_0().invokespecial(ClassDesc.of("java.lang.Enum"),"<init>",MethodTypeDesc.ofDescriptor("(Ljava/lang/String;I)V")).areturn();
        });
        write(args[0], "NoSuper", true, (b, own) -> {
            b.return_();
        });
        write(args[0], "SuperTwice", true, (b, own) -> {
            b.aload(0).invokespecial(OBJ,"<init>",VOID).aload(0).invokespecial(OBJ,"<init>",VOID).return_();
        });
        write(args[0], "LeakBefore", true, (b, own) -> {
            b.aload(0).putstatic(own,"kept",OBJ).aload(0).invokespecial(OBJ,"<init>",VOID).return_();
        });
        write(args[0], "FieldBefore", true, (b, own) -> {
            b.aload(0).aconst_null().putfield(own,"value",OBJ).aload(0).invokespecial(OBJ,"<init>",VOID).return_();
        });
        write(args[0], "ReadBefore", true, (b, own) -> {
            b.aload(0).getfield(own,"value",OBJ).pop().aload(0).invokespecial(OBJ,"<init>",VOID).return_();
        });
        write(args[0], "CaughtSuper", true, (b, own) -> {
            Label s=b.newLabel(),e=b.newLabel(),h=b.newLabel();
            b.labelBinding(s).aload(0).invokespecial(OBJ,"<init>",VOID).labelBinding(e).return_().labelBinding(h).pop().return_();
            b.exceptionCatchAll(s,e,h);
        });
        write(args[0], "CaughtLeak", true, (b, own) -> {
            Label s=b.newLabel(),e=b.newLabel(),h=b.newLabel();
            b.labelBinding(s).aload(0).invokespecial(OBJ,"<init>",VOID).labelBinding(e).return_().labelBinding(h).pop().aload(0).putstatic(own,"kept",OBJ).return_();
            b.exceptionCatchAll(s,e,h);
        });
        write(args[0], "Conditional", true, (b, own) -> {
            Label l=b.newLabel();
            b.iconst_0().ifeq(l).aload(0).invokespecial(OBJ,"<init>",VOID).labelBinding(l).return_();
        });
        write(args[0], "Endless", true, (b, own) -> {
            Label l=b.newBoundLabel();
            b.iconst_1().ifeq(l).aconst_null().athrow();
        });
        write(args[0], "Grandparent", true, (b, own) -> {
            b.aload(0).invokespecial(OBJ,"<init>",VOID).return_();
        });
        write(args[0], "ItselfForever", true, (b, own) -> {
            b.aload(0).invokespecial(own,"<init>",VOID).return_();
        });
        write(args[0], "ReplacedThis", true, (b, own) -> {
            b.aload(0).invokespecial(OBJ,"<init>",VOID).aconst_null().astore(0).return_();
        });
        write(args[0], "OtherThis", true, (b, own) -> {
            b.new_(own).dup().invokespecial(own,"<init>",VOID).pop().return_();
        });
        write(args[0], "Ordinary", true, (b, own) -> {
            b.aload(0).invokespecial(OBJ,"<init>",VOID).return_();
        });
    }
}
