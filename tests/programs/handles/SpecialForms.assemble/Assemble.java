import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes Assembled. */
class Assemble {
    static final ClassDesc SELF = ClassDesc.of("Assembled");
    static final ClassDesc SUPPLIER = ClassDesc.of("java.util.function.Supplier");

    static DynamicConstantDesc<?> staticFinal(String name, ClassDesc type, ConstantDesc... declaring) {
        MethodTypeDesc of = MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_MethodHandles_Lookup, ConstantDescs.CD_String,
            ConstantDescs.CD_Class);
        DirectMethodHandleDesc bootstrap = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC,
            ClassDesc.of("java.lang.invoke.ConstantBootstraps"), "getStaticFinal",
            declaring.length == 0 ? of : of.insertParameterTypes(3, ConstantDescs.CD_Class));
        return DynamicConstantDesc.ofNamed(bootstrap, name, type, declaring);
    }

    public static void main(String[] args) throws Exception {
        MethodTypeDesc noArguments = MethodTypeDesc.of(ConstantDescs.CD_String);
        DirectMethodHandleDesc own = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.SPECIAL, SELF, "toString", noArguments);
        DirectMethodHandleDesc metafactory = ConstantDescs.ofCallsiteBootstrap(ClassDesc.of("java.lang.invoke.LambdaMetafactory"),
            "metafactory", ConstantDescs.CD_CallSite, ConstantDescs.CD_MethodType, ConstantDescs.CD_MethodHandle, ConstantDescs.CD_MethodType);
        DynamicCallSiteDesc site = DynamicCallSiteDesc.of(metafactory, "get", MethodTypeDesc.of(SUPPLIER, SELF),
            MethodTypeDesc.of(ConstantDescs.CD_Object), own, noArguments);
        byte[] bytes = ClassFile.of().build(SELF, c -> {
            c.withMethodBody("<init>", ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC, code -> code.aload(0)
                .invokespecial(ConstantDescs.CD_Object, "<init>", ConstantDescs.MTD_void).return_());
            c.withMethodBody("toString", noArguments, ClassFile.ACC_PUBLIC, code -> code.ldc("own").areturn());
            c.withMethodBody("ownText", MethodTypeDesc.of(SUPPLIER), ClassFile.ACC_PUBLIC,
                code -> code.aload(0).invokedynamic(site).areturn());
            c.withMethodBody("largest", MethodTypeDesc.of(ConstantDescs.CD_int), ClassFile.ACC_STATIC,
                code -> code.ldc(staticFinal("MAX_VALUE", ConstantDescs.CD_int)).ireturn());
            c.withMethodBody("smallest", MethodTypeDesc.of(ConstantDescs.CD_long), ClassFile.ACC_STATIC,
                code -> code.ldc(staticFinal("MIN_VALUE", ConstantDescs.CD_long)).lreturn());
            c.withMethodBody("pi", MethodTypeDesc.of(ConstantDescs.CD_double), ClassFile.ACC_STATIC,
                code -> code.ldc(staticFinal("PI", ConstantDescs.CD_double, ClassDesc.of("java.lang.Math"))).dreturn());
            c.withMethodBody("letter", MethodTypeDesc.of(ConstantDescs.CD_char), ClassFile.ACC_STATIC,
                code -> code.ldc(staticFinal("MAX_HIGH_SURROGATE", ConstantDescs.CD_char)).ireturn());
        });
        Files.write(Path.of(args[0], "Assembled.class"), bytes);
    }
}
