import static java.lang.constant.ConstantDescs.*;
import java.lang.classfile.*;
import java.lang.constant.*;
import java.nio.file.*;
import java.util.*;
/** Writes Sites: call sites of LambdaMetafactory that no compiler writes. */
class Assemble {
    static final ClassDesc META = ClassDesc.of("java.lang.invoke.LambdaMetafactory");
    static final DirectMethodHandleDesc METAFACTORY = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, META, "metafactory",
        MethodTypeDesc.of(CD_CallSite, CD_MethodHandles_Lookup, CD_String, CD_MethodType, CD_MethodType, CD_MethodHandle, CD_MethodType));
    static final DirectMethodHandleDesc ALT = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, META, "altMetafactory",
        MethodTypeDesc.of(CD_CallSite, CD_MethodHandles_Lookup, CD_String, CD_MethodType, CD_Object.arrayType()));
    static final ClassDesc FUNCTION = ClassDesc.of("java.util.function.Function");
    static final ClassDesc SUP = ClassDesc.of("java.util.function.Supplier");
    static final MethodTypeDesc OBJECTS = MethodTypeDesc.of(CD_Object, CD_Object);
    static final ClassDesc SELF = ClassDesc.of("Sites");
    static MethodTypeDesc t(ClassDesc r, ClassDesc... p) { return MethodTypeDesc.of(r, p); }
    static DirectMethodHandleDesc st(String n, MethodTypeDesc t) { return MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, SELF, n, t); }
    record Case(String name, DirectMethodHandleDesc boot, String method, MethodTypeDesc site, ConstantDesc[] args) {}
    static List<Case> cases = new ArrayList<>();
    static void m(String name, String method, MethodTypeDesc site, ConstantDesc... args) { cases.add(new Case(name, METAFACTORY, method, site, args)); }
    static void a(String name, String method, MethodTypeDesc site, ConstantDesc... args) { cases.add(new Case(name, ALT, method, site, args)); }
    public static void main(String[] args) throws Exception {
        DirectMethodHandleDesc any = st("any", OBJECTS), join = st("join", t(CD_String, CD_String, CD_Object)), twice = st("twice", t(CD_int, CD_int));
        ClassDesc absent = ClassDesc.of("Absent");
        m("plain", "apply", t(FUNCTION), OBJECTS, any, OBJECTS);
        m("class", "apply", t(CD_String), OBJECTS, any, OBJECTS);
        m("primitive", "apply", t(CD_int), OBJECTS, any, OBJECTS);
        m("array", "apply", t(CD_int.arrayType()), OBJECTS, any, OBJECTS);
        m("voided", "apply", t(CD_void), OBJECTS, any, OBJECTS);
        m("arity", "apply", t(FUNCTION), OBJECTS, join, OBJECTS);
        m("arity2", "apply", t(FUNCTION, CD_String), OBJECTS, any, OBJECTS);
        m("dynamic", "apply", t(FUNCTION), OBJECTS, any, t(CD_Object));
        m("captured", "apply", t(FUNCTION, CD_Integer), OBJECTS, join, OBJECTS);
        m("capturedSub", "apply", t(FUNCTION, CD_String), OBJECTS, st("two", t(CD_Object, CD_Object, CD_Object)), OBJECTS);
        m("argument", "apply", t(FUNCTION), OBJECTS, twice, t(CD_Integer, CD_String));
        m("argument1", "apply", t(FUNCTION, CD_int), OBJECTS, st("two2", t(CD_Object, CD_int, CD_String)), t(CD_Object, CD_Integer));
        m("result", "apply", t(FUNCTION), OBJECTS, twice, t(CD_String, CD_Integer));
        m("resultVoid", "apply", t(FUNCTION), OBJECTS, st("nothing", t(CD_void, CD_Object)), OBJECTS);
        m("dynparam", "apply", t(FUNCTION), t(CD_Object, CD_String), any, t(CD_Object, CD_Object));
        m("few", "apply", t(FUNCTION), OBJECTS, any);
        m("many", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, 1);
        m("absentType", "apply", t(FUNCTION), OBJECTS, any, t(absent, CD_Object));
        m("absentParam", "apply", t(FUNCTION), OBJECTS, st("any", OBJECTS), t(CD_Object, absent));
        m("absentSite", "apply", t(absent), OBJECTS, any, OBJECTS);
        m("absentImpl", "apply", t(FUNCTION), OBJECTS, MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, absent, "x", OBJECTS), OBJECTS);
        m("absentMethod", "apply", t(FUNCTION), OBJECTS, st("nope", OBJECTS), OBJECTS);
        m("absentImplType", "apply", t(FUNCTION), OBJECTS, st("takesAbsent", t(CD_Object, absent)), t(CD_Object, absent));
        m("wrongKind", "apply", t(FUNCTION), OBJECTS, MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.VIRTUAL, SELF, "any", OBJECTS), t(CD_Object, CD_Object));
        m("getter", "get", t(SUP), t(CD_Object), MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.STATIC_GETTER, SELF, "f", CD_Object), t(CD_Object));
        a("altPlain", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, 0);
        a("altFew", "apply", t(FUNCTION), OBJECTS, any, OBJECTS);
        a("altFew2", "apply", t(FUNCTION), OBJECTS, any);
        a("altFlags", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, "x");
        a("altFlagsLong", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, 0L);
        a("altNegative", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, 2, -1);
        a("altMissing", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, 2, 2, CD_Runnable());
        a("altMarkerClass", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, 2, 1, CD_String);
        a("altMarkerText", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, 2, 1, "x");
        a("altMore", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, 0, 1);
        a("altBridge", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, 4, 1, t(CD_Object));
        a("altBridge2", "apply", t(FUNCTION), OBJECTS, any, t(CD_Object, CD_String), 4, 1, t(CD_Object, CD_Integer));
        a("altUnknown", "apply", t(FUNCTION), OBJECTS, any, OBJECTS, 8);
        byte[] b = ClassFile.of().build(SELF, c -> {
            c.withField("f", CD_Object, ClassFile.ACC_STATIC);
            c.withMethodBody("any", OBJECTS, ClassFile.ACC_STATIC, k -> k.aload(0).areturn());
            c.withMethodBody("two", t(CD_Object, CD_Object, CD_Object), ClassFile.ACC_STATIC, k -> k.aload(0).areturn());
            c.withMethodBody("two2", t(CD_Object, CD_int, CD_String), ClassFile.ACC_STATIC, k -> k.aload(1).areturn());
            c.withMethodBody("takesAbsent", t(CD_Object, absent), ClassFile.ACC_STATIC, k -> k.aload(0).areturn());
            c.withMethodBody("join", t(CD_String, CD_String, CD_Object), ClassFile.ACC_STATIC, k -> k.aload(0).areturn());
            c.withMethodBody("twice", t(CD_int, CD_int), ClassFile.ACC_STATIC, k -> k.iload(0).ireturn());
            c.withMethodBody("nothing", t(CD_void, CD_Object), ClassFile.ACC_STATIC, k -> k.return_());
            for (Case x : cases) c.withMethodBody(x.name, t(CD_void), ClassFile.ACC_STATIC | ClassFile.ACC_PUBLIC, k -> {
                for (ClassDesc p : x.site.parameterList()) if (p.isPrimitive()) k.iconst_0(); else k.aconst_null();
                k.invokedynamic(DynamicCallSiteDesc.of(x.boot, x.method, x.site, x.args));
                if (x.site.returnType() != CD_void) k.pop();
                k.return_(); });
            c.withMethodBody("run", t(CD_void, CD_String), ClassFile.ACC_STATIC | ClassFile.ACC_PUBLIC, k -> {
                for (Case x : cases) { Label n = k.newLabel(); k.aload(0).ldc(x.name).invokevirtual(CD_String, "equals", t(CD_boolean, CD_Object)).ifeq(n).invokestatic(SELF, x.name, t(CD_void)).return_().labelBinding(n); }
                k.return_(); });
            c.withMethodBody("names", t(CD_String), ClassFile.ACC_STATIC | ClassFile.ACC_PUBLIC, k -> k.ldc(String.join(" ", cases.stream().map(Case::name).toList())).areturn());
        });
        Files.write(Path.of(args[0], "Sites.class"), b);
    }
    static ClassDesc CD_Runnable() { return ClassDesc.of("java.lang.Runnable"); }
}
