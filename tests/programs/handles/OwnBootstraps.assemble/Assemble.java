import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
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
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Writes Sites. */
class Assemble {
    static final ClassDesc SELF = ClassDesc.of("Sites");
    static final ClassDesc PROGRAM = ClassDesc.of("OwnBootstraps");
    static final ClassDesc OBJECTS = CD_Object.arrayType();
    static final MethodTypeDesc TEXT = MethodTypeDesc.of(CD_String);

    static DirectMethodHandleDesc method(DirectMethodHandleDesc.Kind kind, ClassDesc owner, String name, ClassDesc result,
            ClassDesc... parameters) {
        return MethodHandleDesc.ofMethod(kind, owner, name, MethodTypeDesc.of(result, parameters));
    }

    static DirectMethodHandleDesc bootstrap(ClassDesc owner, String name, ClassDesc result, ClassDesc type, ClassDesc... more) {
        return method(DirectMethodHandleDesc.Kind.STATIC, owner, name, result,
            MethodTypeDesc.of(result, CD_MethodHandles_Lookup, CD_String, type).insertParameterTypes(3, more).parameterArray());
    }

    static DynamicCallSiteDesc site(String bootstrap, ClassDesc result, ClassDesc[] more, String name, MethodTypeDesc type,
            ConstantDesc... statics) {
        return DynamicCallSiteDesc.of(bootstrap(PROGRAM, bootstrap, result, CD_MethodType, more), name, type, statics);
    }

    static DynamicConstantDesc<?> constant(ClassDesc owner, String bootstrap, ClassDesc result, ClassDesc[] more, String name, ClassDesc type,
            ConstantDesc... statics) {
        return DynamicConstantDesc.ofNamed(bootstrap(owner, bootstrap, result, CD_Class, more), name, type, statics);
    }

    static final ClassDesc[] NONE = {};
    static final ClassDesc[] ANY = {OBJECTS};
    static final ClassDesc BOOTSTRAPS = ClassDesc.of("java.lang.invoke.ConstantBootstraps");
    static final ClassDesc THREAD = ClassDesc.of("java.lang.Thread");
    static final ClassDesc UNIT = ClassDesc.of("java.util.concurrent.TimeUnit");

    /** One method that tries the names in turn. */
    static void chosen(CodeBuilder code, Map<String, Consumer<CodeBuilder>> by) {
        by.forEach((name, build) -> {
            Label next = code.newLabel();
            code.aload(0).ldc(name).invokevirtual(CD_String, "equals", MethodTypeDesc.of(CD_boolean, CD_Object)).ifeq(next);
            build.accept(code);
            code.areturn().labelBinding(next);
        });
        code.aconst_null().areturn();
    }

    public static void main(String[] args) throws Exception {
        DirectMethodHandleDesc times = method(DirectMethodHandleDesc.Kind.STATIC, PROGRAM, "times", CD_int, CD_int, CD_int);
        DynamicConstantDesc<?> text = constant(PROGRAM, "constant", CD_Object, ANY, "text", CD_String, "static", 1);
        DynamicConstantDesc<?> number = constant(PROGRAM, "number", CD_int, new ClassDesc[] {CD_int}, "seven", CD_int, 7);
        MethodTypeDesc six = MethodTypeDesc.of(CD_String, CD_int, CD_String, CD_long, CD_double, CD_char, CD_boolean);

        Map<String, Consumer<CodeBuilder>> failing = new LinkedHashMap<>();
        for (String name : new String[] {"checked", "runtime", "error", "nothing"}) {
            failing.put(name, code -> code.invokedynamic(site("failing", CD_CallSite, NONE, name, TEXT)));
        }
        failing.put("mistyped", code -> code.iconst_1().invokedynamic(
            site("failing", CD_CallSite, NONE, "mistyped", MethodTypeDesc.of(CD_String, CD_int))));
        failing.put("noSite", code -> code.invokedynamic(site("noSite", CD_Object, NONE, "noSite", TEXT)));
        failing.put("arity", code -> code.invokedynamic(site("failing", CD_CallSite, NONE, "arity", TEXT, "too many")));
        failing.put("missing", code -> code.invokedynamic(site("absent", CD_CallSite, NONE, "missing", TEXT)));

        Map<String, Consumer<CodeBuilder>> handles = new LinkedHashMap<>();
        handles.put("getfield", code -> code.ldc(MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.GETTER, SELF, "field", CD_int)));
        handles.put("putfield", code -> code.ldc(MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.SETTER, SELF, "field", CD_int)));
        handles.put("getstatic", code -> code.ldc(MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.STATIC_GETTER, SELF, "word", CD_String)));
        handles.put("putstatic", code -> code.ldc(MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.STATIC_SETTER, SELF, "word", CD_String)));
        handles.put("invokestatic", code -> code.ldc(times));
        handles.put("invokevirtual", code -> code.ldc(method(DirectMethodHandleDesc.Kind.VIRTUAL, CD_Object, "toString", CD_String)));
        handles.put("invokeinterface", code -> code.ldc(method(DirectMethodHandleDesc.Kind.INTERFACE_VIRTUAL,
            ClassDesc.of("java.lang.CharSequence"), "length", CD_int)));
        handles.put("invokespecial", code -> code.ldc(method(DirectMethodHandleDesc.Kind.SPECIAL, SELF, "own", CD_String)));
        handles.put("newinvokespecial", code -> code.ldc(MethodHandleDesc.ofConstructor(ClassDesc.of("java.lang.StringBuilder"), CD_String)));
        handles.put("varargs", code -> code.ldc(method(DirectMethodHandleDesc.Kind.STATIC, CD_String, "format", CD_String, CD_String, OBJECTS)));
        handles.put("invoker", code -> code.ldc(method(DirectMethodHandleDesc.Kind.VIRTUAL, CD_MethodHandle, "invokeExact", CD_int, CD_int, CD_int)));
        handles.put("missing", code -> code.ldc(method(DirectMethodHandleDesc.Kind.STATIC, PROGRAM, "absent", CD_int)));
        handles.put("private", code -> code.ldc(method(DirectMethodHandleDesc.Kind.STATIC, PROGRAM, "hidden", CD_int)));

        byte[] bytes = ClassFile.of().build(SELF, c -> {
            c.withField("field", CD_int, 0).withField("word", CD_String, ClassFile.ACC_STATIC);
            c.withMethodBody("<init>", MTD_void, 0, code -> code.aload(0).invokespecial(CD_Object, "<init>", MTD_void).return_());
            c.withMethodBody("own", TEXT, ClassFile.ACC_PRIVATE, code -> code.ldc("own").areturn());
            c.withMethodBody("describe", six, ClassFile.ACC_STATIC, code -> code.iload(0).aload(1).lload(2).dload(4).iload(6).iload(7)
                .invokedynamic(site("describe", CD_CallSite, ANY, "described", six, "text", 1, 2L, 1.5f, 2.5, CD_int.arrayType(),
                    MethodTypeDesc.of(CD_void, CD_int), times)).areturn());
            c.withMethodBody("plain", TEXT, ClassFile.ACC_STATIC,
                code -> code.invokedynamic(site("describe", CD_CallSite, ANY, "plain", TEXT)).areturn());
            c.withMethodBody("typed", TEXT, ClassFile.ACC_STATIC, code -> code.invokedynamic(site("typed", CD_CallSite,
                new ClassDesc[] {CD_long, CD_Number, CD_Class, CD_MethodHandle, CD_MethodType}, "typed", TEXT, 1, 2.25, CD_List, times,
                MethodTypeDesc.of(CD_int.arrayType(), CD_String, CD_long))).areturn());
            c.withMethodBody("dynamicArgument", TEXT, ClassFile.ACC_STATIC,
                code -> code.invokedynamic(site("describe", CD_CallSite, ANY, "dynamic", TEXT, text, number, ConstantDescs.NULL)).areturn());
            c.withMethodBody("failing", MethodTypeDesc.of(CD_String, CD_String), ClassFile.ACC_STATIC, code -> chosen(code, failing));
            for (String name : new String[] {"first", "second"}) {
                c.withMethodBody(name, MethodTypeDesc.of(CD_int, CD_int), ClassFile.ACC_STATIC, code -> code.iload(0)
                    .invokedynamic(site("mutable", CD_CallSite, NONE, "mutable", MethodTypeDesc.of(CD_int, CD_int))).ireturn());
            }
            c.withMethodBody("text", TEXT, ClassFile.ACC_STATIC, code -> code.ldc(text).areturn());
            c.withMethodBody("nested", TEXT, ClassFile.ACC_STATIC,
                code -> code.ldc(constant(PROGRAM, "constant", CD_Object, ANY, "nested", CD_String, text, number)).areturn());
            c.withMethodBody("number", MethodTypeDesc.of(CD_int), ClassFile.ACC_STATIC, code -> code.ldc(number).ireturn());
            c.withMethodBody("wideNumber", MethodTypeDesc.of(CD_long), ClassFile.ACC_STATIC,
                code -> code.ldc(constant(PROGRAM, "number", CD_int, new ClassDesc[] {CD_int}, "four", CD_long, 1 << 30)).lreturn());
            c.withMethodBody("nothing", MethodTypeDesc.of(CD_Object), ClassFile.ACC_STATIC,
                code -> code.ldc(constant(PROGRAM, "thrown", CD_Object, NONE, "null", CD_Object)).areturn());
            c.withMethodBody("thrown", MethodTypeDesc.of(CD_Object), ClassFile.ACC_STATIC,
                code -> code.ldc(constant(PROGRAM, "thrown", CD_Object, NONE, "constant", CD_Object)).areturn());
            c.withMethodBody("wrong", MethodTypeDesc.of(THREAD), ClassFile.ACC_STATIC,
                code -> code.ldc(constant(PROGRAM, "constant", CD_Object, ANY, "wrong", THREAD)).areturn());
            c.withMethodBody("circular", MethodTypeDesc.of(CD_Object), ClassFile.ACC_STATIC,
                code -> code.ldc(constant(PROGRAM, "circular", CD_Object, NONE, "circular", CD_Object)).areturn());
            c.withMethodBody("type", MethodTypeDesc.of(CD_MethodType), ClassFile.ACC_STATIC,
                code -> code.ldc(MethodTypeDesc.of(CD_long, CD_int, CD_String.arrayType(), SELF)).areturn());
            c.withMethodBody("handle", MethodTypeDesc.of(CD_MethodHandle, CD_String), ClassFile.ACC_STATIC, code -> chosen(code, handles));
            c.withMethodBody("variable", MethodTypeDesc.of(CD_VarHandle), ClassFile.ACC_STATIC, code -> code.ldc(constant(BOOTSTRAPS,
                "fieldVarHandle", CD_VarHandle, new ClassDesc[] {CD_Class, CD_Class}, "field", CD_VarHandle, SELF, CD_int)).areturn());
            c.withMethodBody("elements", MethodTypeDesc.of(CD_VarHandle), ClassFile.ACC_STATIC, code -> code.ldc(constant(BOOTSTRAPS,
                "arrayVarHandle", CD_VarHandle, new ClassDesc[] {CD_Class}, "_", CD_VarHandle, CD_int.arrayType())).areturn());
            c.withMethodBody("invoked", MethodTypeDesc.of(CD_Object), ClassFile.ACC_STATIC, code -> code.ldc(constant(BOOTSTRAPS,
                "invoke", CD_Object, new ClassDesc[] {CD_MethodHandle, OBJECTS}, "_", CD_Object,
                method(DirectMethodHandleDesc.Kind.STATIC, CD_String, "format", CD_String, CD_String, OBJECTS), "%s and %s", 1, number)).areturn());
            c.withMethodBody("cast", MethodTypeDesc.of(CD_long), ClassFile.ACC_STATIC, code -> code.ldc(constant(BOOTSTRAPS,
                "explicitCast", CD_Object, new ClassDesc[] {CD_Object}, "_", CD_long, 12)).lreturn());
            c.withMethodBody("primitive", MethodTypeDesc.of(CD_Class), ClassFile.ACC_STATIC, code -> code.ldc(constant(BOOTSTRAPS,
                "primitiveClass", CD_Class, NONE, "J", CD_Class)).areturn());
            c.withMethodBody("unit", MethodTypeDesc.of(CD_Enum), ClassFile.ACC_STATIC, code -> code.ldc(constant(BOOTSTRAPS,
                "enumConstant", CD_Enum, NONE, "HOURS", UNIT)).areturn());
        });
        Files.write(Path.of(args[0], "Sites.class"), bytes);
    }
}
