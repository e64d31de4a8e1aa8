import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;

/** A class with one call site in each method. */
class Assemble {
    static final ClassDesc FACTORY = ClassDesc.of("java.lang.invoke.LambdaMetafactory");
    static final String START = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;";
    static final DirectMethodHandleDesc SIMPLE = MethodHandleDesc.of(Kind.STATIC, FACTORY, "metafactory", START
            + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)"
            + "Ljava/lang/invoke/CallSite;");
    static final DirectMethodHandleDesc FULL = MethodHandleDesc.of(Kind.STATIC, FACTORY, "altMetafactory", START
            + "[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;");
    static final ClassDesc OWNER = ClassDesc.of("elsewhere.Owner");
    static final ClassDesc BASE = ClassDesc.of("ForgedLambdas$Base");
    static final ClassDesc SITES = ClassDesc.of("Sites");
    static final MethodTypeDesc GET = MethodTypeDesc.ofDescriptor("()Ljava/lang/Object;");
    static final MethodTypeDesc APPLY = MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)Ljava/lang/Object;");
    static ClassBuilder builder;

    static void raw(String method, String type, DirectMethodHandleDesc bootstrap, String name, ConstantDesc... arguments) {
        MethodTypeDesc described = MethodTypeDesc.ofDescriptor(type);
        builder.withMethodBody(method, described, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, b -> {
            for (int i = 0; i < described.parameterCount(); i++) {
                b.loadLocal(TypeKind.from(described.parameterType(i)), b.parameterSlot(i));
            }
            b.invokedynamic(DynamicCallSiteDesc.of(bootstrap, name, described, arguments));
            b.return_(TypeKind.from(described.returnType()));
        });
    }

    static void supplier(String method, String captured, DirectMethodHandleDesc target) {
        raw(method, "(" + captured + ")Ljava/util/function/Supplier;", SIMPLE, "get", GET, target, GET);
    }

    static void function(String method, DirectMethodHandleDesc target, String given) {
        raw(method, "()Ljava/util/function/Function;", SIMPLE, "apply", APPLY, target,
                MethodTypeDesc.ofDescriptor("(" + given + ")Ljava/lang/Object;"));
    }

    static DirectMethodHandleDesc to(Kind kind, ClassDesc owner, String name, String type) {
        return MethodHandleDesc.of(kind, owner, name, type);
    }

    public static void main(String[] args) throws Exception {
        String text = "()Ljava/lang/String;";
        String object = "Ljava/lang/Object;";
        String owner = "Lelsewhere/Owner;";
        String site = "LSites;";
        byte[] bytes = ClassFile.of().build(SITES, c -> {
            builder = c;
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER);
            c.withSuperclass(BASE);
            c.withMethodBody("<init>", ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC, b ->
                    b.aload(0).invokespecial(BASE, "<init>", ConstantDescs.MTD_void).return_());
            supplier("open", owner, to(Kind.VIRTUAL, OWNER, "open", text));
            supplier("openOwn", site, to(Kind.VIRTUAL, SITES, "open", text));
            supplier("cloneObject", object, to(Kind.VIRTUAL, ConstantDescs.CD_Object, "clone", "()Ljava/lang/Object;"));
            supplier("cloneOwner", owner, to(Kind.VIRTUAL, OWNER, "clone", "()Ljava/lang/Object;"));
            supplier("cloneSite", site, to(Kind.VIRTUAL, ConstantDescs.CD_Object, "clone", "()Ljava/lang/Object;"));
            function("cloneFunction", to(Kind.VIRTUAL, ConstantDescs.CD_Object, "clone", "()Ljava/lang/Object;"), object);
            supplier("finalizeObject", object, to(Kind.VIRTUAL, ConstantDescs.CD_Object, "finalize", "()V"));
            supplier("guarded", owner, to(Kind.VIRTUAL, OWNER, "guarded", text));
            supplier("guardedSite", site, to(Kind.VIRTUAL, OWNER, "guarded", text));
            function("guardedFunction", to(Kind.VIRTUAL, OWNER, "guarded", text), owner);
            supplier("near", owner, to(Kind.VIRTUAL, OWNER, "near", text));
            supplier("secret", owner, to(Kind.VIRTUAL, OWNER, "secret", text));
            supplier("nearStatic", "", to(Kind.STATIC, OWNER, "nearStatic", text));
            supplier("guardedStatic", "", to(Kind.STATIC, OWNER, "guardedStatic", text));
            supplier("guardedNew", "", to(Kind.CONSTRUCTOR, OWNER, "<init>", "()V"));
            supplier("openNew", "Ljava/lang/String;", to(Kind.CONSTRUCTOR, OWNER, "<init>", "(Ljava/lang/String;)V"));
            supplier("specialOwner", owner, to(Kind.SPECIAL, OWNER, "open", text));
            supplier("specialHash", object, to(Kind.SPECIAL, ConstantDescs.CD_Object, "toString", text));
            supplier("specialUnrelated", "Ljava/util/ArrayList;",
                    to(Kind.SPECIAL, ClassDesc.of("java.util.ArrayList"), "toString", text));
            function("specialFunction", to(Kind.SPECIAL, OWNER, "open", text), owner);
            supplier("abstractNew", "", to(Kind.CONSTRUCTOR, ClassDesc.of("java.lang.Number"), "<init>", "()V"));
            supplier("virtualOnStatic", owner, to(Kind.VIRTUAL, OWNER, "guardedStatic", text));
            supplier("staticOnVirtual", owner, to(Kind.STATIC, OWNER, "open", text));
            supplier("interfaceOnClass", owner, to(Kind.INTERFACE_VIRTUAL, OWNER, "open", text));
            supplier("missing", owner, to(Kind.VIRTUAL, OWNER, "nothing", text));
            supplier("missingClass", "", to(Kind.STATIC, ClassDesc.of("no.Such"), "nothing", text));
            supplier("tooFew", "", to(Kind.VIRTUAL, OWNER, "open", text));
            supplier("tooMany", owner + owner, to(Kind.VIRTUAL, OWNER, "open", text));
            supplier("wrongCaptured", "Ljava/lang/String;", to(Kind.VIRTUAL, OWNER, "open", text));
            DirectMethodHandleDesc gives = to(Kind.STATIC, OWNER, "guardedStatic", text);
            raw("nearInterface", "()Lelsewhere/NearFunction;", SIMPLE, "get", GET, gives, GET);
            raw("classForInterface", "()Ljava/lang/Object;", SIMPLE, "get", GET, gives, GET);
            raw("primitiveForInterface", "()I", SIMPLE, "get", GET, gives, GET);
            raw("arrayForInterface", "()[Ljava/util/function/Supplier;", SIMPLE, "get", GET, gives, GET);
            raw("voidForInterface", "()V", SIMPLE, "get", GET, gives, GET);
            supplier("voidResult", "", to(Kind.STATIC, ClassDesc.of("java.lang.System"), "gc", "()V"));
            raw("noArguments", "()Ljava/util/function/Supplier;", SIMPLE, "get");
            raw("wrongArguments", "()Ljava/util/function/Supplier;", SIMPLE, "get", "x", 5, 1.5);
            raw("initName", "()Ljava/util/function/Supplier;", SIMPLE, "toString", GET, gives, GET);
            supplier("internal", "", to(Kind.STATIC, ClassDesc.of("jdk.internal.util.DecimalDigits"), "size", "()I"));
            supplier("handleExact", "Ljava/lang/invoke/MethodHandle;",
                    to(Kind.VIRTUAL, ClassDesc.of("java.lang.invoke.MethodHandle"), "invokeExact", "()Ljava/lang/Object;"));
            supplier("lookup", "", to(Kind.STATIC, ClassDesc.of("java.lang.invoke.MethodHandles"), "lookup",
                    "()Ljava/lang/invoke/MethodHandles$Lookup;"));
            raw("objectMethod", "()Ljava/util/function/Supplier;", SIMPLE, "hashCode", MethodTypeDesc.ofDescriptor("()I"),
                    to(Kind.STATIC, ClassDesc.of("java.lang.Thread"), "activeCount", "()I"), MethodTypeDesc.ofDescriptor("()I"));
            raw("sealedInterface", "()Ljava/lang/constant/ClassDesc;", SIMPLE, "descriptorString",
                    MethodTypeDesc.ofDescriptor(text), gives, MethodTypeDesc.ofDescriptor(text));
            raw("annotation", "()Ljava/lang/Override;", SIMPLE, "toString", MethodTypeDesc.ofDescriptor(text), gives,
                    MethodTypeDesc.ofDescriptor(text));
            String full = "()Ljava/util/function/Supplier;";
            raw("markers", full, FULL, "get", GET, gives, GET, 2, 1, ClassDesc.of("java.lang.Cloneable"));
            raw("classMarker", full, FULL, "get", GET, gives, GET, 2, 1, ClassDesc.of("java.lang.Thread"));
            raw("wrongBridge", full, FULL, "get", GET, gives, GET, 4, 1, MethodTypeDesc.ofDescriptor("(IIJ)D"));
        });
        Files.write(Path.of(args[0], "Sites.class"), bytes);
    }
}
